import { type ComponentType, type ReactNode, useRef } from "react";
import { useController } from "react-hook-form";
import { child, type JsonValue, type Pointer } from "#schemas/json.ts";
import type { FieldDefinition, GroupDefinition, ListDefinition } from "#site/admin/fields/field-definition.ts";
import type { ControlProps } from "#site/admin/ui/controls/control.ts";
import { Button } from "../../ui/controls/button.tsx";
import { type ControlOverrides, useEditor, useOpen } from "../state/editor-context.ts";
import { contentOf, toFormPath, toFormValue } from "../state/form-values.ts";
import { FindingsWithin } from "./field-findings.tsx";
import { FieldRow } from "./field-row.tsx";
import { ItemCard } from "./item-card.tsx";
import { LeafField } from "./leaf-field.tsx";
import { SelectionActions, useSelection } from "./selection-actions.tsx";
import { UndoNotice } from "./undo-notice.tsx";
import { useListActions } from "./use-list-actions.ts";

interface FieldViewProps {
  definition: FieldDefinition;
  pointer: Pointer;
  /** If true, the field has no visible label, because it is the only one of its item. */
  isLabelHidden?: boolean;
}

function FieldView({ definition, pointer, isLabelHidden = false }: FieldViewProps): ReactNode {
  const { controls } = useEditor();
  const Control = controls[pointer];
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

interface GroupProps {
  definition: GroupDefinition;
  pointer: Pointer;
}

function GroupField({ definition, pointer }: GroupProps): ReactNode {
  return (
    <fieldset className="field-group">
      <legend>{definition.label}</legend>
      {definition.help && <p className="field-hint">{definition.help}</p>}
      <Fields definition={definition} pointer={pointer} />
    </fieldset>
  );
}

/** The fields of a group: first the ones that people need often, then the others in a box that opens. */
export function Fields({ definition: { fields }, pointer }: GroupProps): ReactNode {
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
function ListField({ definition, pointer }: { definition: ListDefinition; pointer: Pointer }): ReactNode {
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

interface OverrideFieldProps {
  definition: FieldDefinition;
  pointer: Pointer;
  Control: ControlOverrides[string];
}

/** A field, a group or a list with a control that its document supplies. The control gets and returns content. */
function OverrideField({ definition, pointer, Control }: OverrideFieldProps): ReactNode {
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
