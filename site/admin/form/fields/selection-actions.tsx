import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { formatCount } from "#content/documents/format-number.ts";
import { DialogActions, Modal } from "#site/admin/ui/modal.tsx";
import { Button } from "../../ui/controls/button.tsx";
import type { ListActions } from "./use-list-actions.ts";

type SelectionActionsProps = { label: string; actions: ListActions; selection: Selection };

/** The buttons that select several items of a list and remove them after a question. */
export function SelectionActions({ label, actions, selection }: SelectionActionsProps) {
  const [isAsking, setAsking] = useState(false);
  const { items, titleOf, removeItems } = actions;
  const { isOn, indexes, start, end, selectAll } = selection;
  const keep = () => setAsking(false);

  function remove(): void {
    setAsking(false);
    removeItems(indexes);
    end();
  }

  if (!isOn) {
    return (
      items.length > 1 && (
        <Button look="quiet" className="start-selection" text="Select Several" about={` in ${label}`} onClick={start} />
      )
    );
  }
  return (
    <>
      <span className="count" role="status">
        {indexes.length} of {items.length} selected
      </span>
      <Button
        look="secondary"
        text="Remove Selected"
        about={` from ${label}`}
        opensDialog
        disabled={indexes.length === 0}
        onClick={() => setAsking(true)}
      />
      <Button look="quiet" text="Select All" about={` in ${label}`} onClick={selectAll} />
      <Button look="quiet" text="Cancel" about={` selection in ${label}`} onClick={end} />
      {isAsking && (
        <Modal title={`Remove ${formatCount(indexes.length, "item")}?`} onClose={keep}>
          <ul className="lines removed-items">
            {indexes.map((index) => (
              <li key={index}>{titleOf(index)}</li>
            ))}
          </ul>
          <p>You can undo this. Visitors see it only after you publish.</p>
          <DialogActions action="Remove" onAct={remove} cancel="Keep" onCancel={keep} />
        </Modal>
      )}
    </>
  );
}

/** The items of a list that are selected to be removed. */
export type Selection = ReturnType<typeof useSelection>;

const NO_KEYS: ReadonlySet<string> = new Set();

/** Selects items of a list. The focus goes to the first check box at the start, and back to the button at the end. */
export function useSelection({ items }: Pick<ListActions, "items">, list: RefObject<HTMLElement | null>) {
  const [selected, setSelected] = useState<ReadonlySet<string>>();
  const nextFocus = useRef("");
  const keys = selected ?? NO_KEYS;

  useLayoutEffect(() => {
    if (nextFocus.current !== "")
      (list.current?.querySelector<HTMLElement>(nextFocus.current) ?? list.current)?.focus();
    nextFocus.current = "";
  });

  const set = (next: ReadonlySet<string> | undefined, focus = "") => {
    nextFocus.current = focus;
    setSelected(next);
  };

  return {
    /** True while the items have check boxes. */
    isOn: selected !== undefined,
    /** The indexes of the selected items, in the order of the list. */
    indexes: items.flatMap(({ key }, index) => (keys.has(key) ? [index] : [])),
    has: (index: number) => keys.has(items[index]?.key ?? ""),
    toggle(index: number) {
      const key = items[index]?.key ?? "";
      set(keys.has(key) ? new Set([...keys].filter((other) => other !== key)) : new Set([...keys, key]));
    },
    selectAll: () => set(new Set(items.map(({ key }) => key))),
    start: () => set(NO_KEYS, ".card-select input"),
    end: () => set(undefined, ".start-selection"),
  };
}
