import type { KeyboardEvent, ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { formatCount } from "#content/documents/format-number.ts";
import { child, type Pointer } from "#schemas/json.ts";
import type { ListDefinition } from "#site/admin/fields/field-definition.ts";
import { Button } from "../../ui/controls/button.tsx";
import { useEditor, useOpen } from "../state/editor-context.ts";
import { useErrorCount } from "../state/findings.ts";
import { toFormPath } from "../state/form-values.ts";
import type { Selection } from "./selection-actions.tsx";
import { itemTitle, type ListActions, titleKeyOf } from "./use-list-actions.ts";

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
export function ItemCard({ definition, pointer, index, actions, selection, children }: ItemCardProps): ReactNode {
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

interface MoveButtonsProps {
  title: string;
  index: number;
  actions: ListActions;
}

function MoveButtons({ title, index, actions: { items, move } }: MoveButtonsProps): ReactNode {
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

function RemoveButton({ title, onClick }: { title: string; onClick(): void }): ReactNode {
  return <Button look="quiet" className="remove" text="Remove" about={` ${title}`} onClick={onClick} />;
}
