import { type ComponentType, type KeyboardEvent, type ReactNode, useRef } from "react";
import { useController, useWatch } from "react-hook-form";
import { formatCount } from "#content/documents/format-number.ts";
import { child, type JsonValue, type Pointer } from "#schemas/json.ts";
import type { FieldDefinition, GroupDefinition, ListDefinition } from "#site/admin/fields/field-definition.ts";
import type { ControlProps } from "#site/admin/ui/controls/control.ts";
import { Button } from "../../ui/controls/button.tsx";
import { type ControlOverrides, useEditor, useOpen } from "../state/editor-context.ts";
import { useErrorCount } from "../state/findings.ts";
import { contentOf, toFormPath, toFormValue } from "../state/form-values.ts";
import { FieldRow, FindingsWithin } from "./field-row.tsx";
import { LeafField } from "./leaf-field.tsx";
import { type Selection, SelectionActions, useSelection } from "./selection-actions.tsx";
import { UndoNotice } from "./undo-notice.tsx";
import { itemTitle, type ListActions, titleKeyOf, useListActions } from "./use-list-actions.ts";

interface FieldViewProps {
  definition: FieldDefinition;
  pointer: Pointer;
  /** If true, the field has no visible label, because it is the only one of its item. */
  isLabelHidden?: boolean;
}

function FieldView({ definition, pointer, isLabelHidden = false }: FieldViewProps) {
  const { controls } = useEditor();
  const Control = controls[pointer.replace(/\/\d+(?=\/|$)/g, "/*")];
  if (Control !== undefined) return <OverrideField {...{ definition, pointer, Control }} />;
  switch (definition.kind) {
    case "hidden":
      return null;
    case "group":
      return <GroupField definition={definition} pointer={pointer} />;
    case "list":
      return <ListField definition={definition} pointer={pointer} />;
    default:
      return <LeafField definition={definition} pointer={pointer} isLabelHidden={isLabelHidden} />;
  }
}

type GroupProps = { definition: GroupDefinition; pointer: Pointer };

function GroupField({ definition, pointer }: GroupProps) {
  return (
    <fieldset className="field-group">
      <legend>{definition.label}</legend>
      {definition.help && <p className="field-hint">{definition.help}</p>}
      <Fields definition={definition} pointer={pointer} />
    </fieldset>
  );
}

/** The fields of a group: first the ones that people need often, then the others in a box that opens. */
export function Fields({ definition: { fields }, pointer }: GroupProps) {
  const advanced = fields.filter(({ place }) => place === "advanced");
  const [isOpen, setOpen] = useOpen(...advanced.map(({ key }) => child(pointer, key)));
  const renderField = (field: GroupDefinition["fields"][number]) => (
    <FieldView key={field.key} definition={field} pointer={child(pointer, field.key)} />
  );
  return (
    <div className="fields">
      {fields.filter(({ place }) => place === "main").map(renderField)}
      {advanced.length > 0 && (
        <details className="advanced" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>More Settings</summary>
          {isOpen && <div className="fields">{advanced.map(renderField)}</div>}
        </details>
      )}
    </div>
  );
}

/** A list whose items can be added, edited, moved, duplicated and removed. */
function ListField({ definition, pointer }: { definition: ListDefinition; pointer: Pointer }) {
  const { item, itemName, label, help } = definition;
  const list = useRef<HTMLFieldSetElement>(null);
  const actions = useListActions(definition, pointer, list);
  const selection = useSelection(actions, list);
  return (
    <fieldset className="list-field" ref={list} data-pointer={pointer} tabIndex={-1}>
      <legend>{label}</legend>
      {help && <p className="field-hint">{help}</p>}
      <ol className={item.kind === "group" ? "cards" : "texts"}>
        {actions.items.map(({ key }, index) => (
          <ItemCard key={key} {...{ definition, pointer, index, actions, selection }}>
            {item.kind === "group" ? (
              <Fields definition={item} pointer={child(pointer, index)} />
            ) : (
              <FieldView
                definition={{ ...item, label: `${itemName} ${index + 1}` }}
                pointer={child(pointer, index)}
                isLabelHidden
              />
            )}
          </ItemCard>
        ))}
      </ol>
      {actions.removed && <UndoNotice {...actions.removed} removal={actions.removed} />}
      <div className="actions">
        {!selection.isOn && <Button look="secondary" text={`Add ${itemName}`} onClick={actions.add} />}
        <SelectionActions {...{ label, actions, selection }} />
      </div>
    </fieldset>
  );
}

/** A field, a group or a list with a control that its document supplies. The control gets and returns content. */
function OverrideField({ definition, pointer, Control }: FieldViewProps & { Control: ControlOverrides[string] }) {
  const { root } = useEditor();
  const { field, fieldState } = useController({ name: toFormPath(root, pointer) });
  const value = contentOf(definition, field.value ?? null);
  const ContentControl = Control as ComponentType<ControlProps<JsonValue>>;
  return (
    <FieldRow
      definition={definition}
      pointer={pointer}
      value={field.value}
      isTouched={fieldState.isTouched}
      below={
        <FindingsWithin
          pointer={pointer}
          value={value}
          isShownHere={(field) => field !== pointer && !Control?.shownFindings?.test(field)}
        />
      }
    >
      {(attributes) => (
        <ContentControl
          {...attributes}
          name={pointer}
          value={value}
          onChange={(next) => field.onChange(toFormValue(definition, next))}
          onBlur={field.onBlur}
        />
      )}
    </FieldRow>
  );
}

interface ItemCardProps {
  definition: ListDefinition;
  pointer: Pointer;
  index: number;
  actions: ListActions;
  selection: Selection;
  children: ReactNode;
}

/**
 * An item of a list: its title, which opens its fields, and the buttons that move, duplicate and remove it, or the check box
 * that selects it.
 */
function ItemCard({ definition, pointer, index, actions, selection, children }: ItemCardProps) {
  const isGroup = definition.item.kind === "group";
  const title = useItemTitle(definition, pointer, index);
  const [isOpen, setOpen] = useOpen(child(pointer, index));
  const errors = useErrorCount(child(pointer, index));

  function moveByKey(event: KeyboardEvent): void {
    const move = MOVES.find(({ key }) => key === event.key);
    if (!event.altKey || move === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    actions.move(index, index + move.step);
  }

  return (
    <li className="card" onKeyDown={moveByKey}>
      <div className="card-head">
        {selection.isOn && (
          <label className="card-select">
            <input type="checkbox" checked={selection.has(index)} onChange={() => selection.toggle(index)} />
            <span className="visually-hidden">Select {title}</span>
          </label>
        )}
        {isGroup && (
          <button className="card-title" type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <span>{title}</span>
            {errors > 0 && <strong className="status error">{formatCount(errors, "problem")}</strong>}
          </button>
        )}
        {!isGroup && <div className="card-field">{children}</div>}
        {!selection.isOn && <MoveButtons title={title} index={index} actions={actions} />}
        {!selection.isOn && !isGroup && <RemoveButton title={title} onClick={() => actions.removeItems([index])} />}
      </div>
      {isGroup && isOpen && (
        <div className="card-body">
          {children}
          <div className="actions">
            <Button look="quiet" text="Duplicate" about={` ${title}`} onClick={() => actions.duplicate(index)} />
            <RemoveButton title={title} onClick={() => actions.removeItems([index])} />
          </div>
        </div>
      )}
    </li>
  );
}

/** The moves by a button, or by Alt and a key. */
const MOVES = [
  { name: "Move Up", direction: "up", sign: "↑", key: "ArrowUp", step: -1 },
  { name: "Move Down", direction: "down", sign: "↓", key: "ArrowDown", step: 1 },
] as const;

function useItemTitle(definition: ListDefinition, pointer: Pointer, index: number): string {
  const { root, facts } = useEditor();
  const key = titleKeyOf(definition.item);
  const value: unknown = useWatch({ name: `${toFormPath(root, pointer)}.${index}.${key}` });
  return itemTitle(definition, { [key]: typeof value === "string" ? value : "" }, index, facts);
}

type MoveButtonsProps = Pick<ItemCardProps, "index" | "actions"> & { title: string };

function MoveButtons({ title, index, actions: { items, move } }: MoveButtonsProps) {
  return (
    <div className="move-buttons">
      {MOVES.map(({ name, direction, sign, step }) => (
        <Button
          key={direction}
          look="quiet"
          className="icon"
          about={`${name} ${title}`}
          data-move={direction}
          title={name}
          disabled={items[index + step] === undefined}
          onClick={() => move(index, index + step)}
        >
          <span aria-hidden="true">{sign}</span>
        </Button>
      ))}
    </div>
  );
}

function RemoveButton({ title, onClick }: { title: string; onClick(): void }) {
  return <Button look="quiet" className="remove" text="Remove" about={` ${title}`} onClick={onClick} />;
}
