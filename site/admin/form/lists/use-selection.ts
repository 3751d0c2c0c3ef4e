import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import type { ListActions } from "./use-list-actions.ts";

/** The items of a list that are selected to be removed. */
export interface Selection {
  /** True while the items have check boxes. */
  isOn: boolean;
  /** The indexes of the selected items, in the order of the list. */
  indexes: readonly number[];
  has(index: number): boolean;
  toggle(index: number): void;
  selectAll(): void;
  start(): void;
  end(): void;
}

const NO_KEYS: ReadonlySet<string> = new Set();

/** Selects items of a list. The focus goes to the first check box at the start, and back to the button at the end. */
export function useSelection({ items }: Pick<ListActions, "items">, list: RefObject<HTMLElement | null>): Selection {
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
    isOn: selected !== undefined,
    indexes: items.flatMap(({ key }, index) => (keys.has(key) ? [index] : [])),
    has: (index) => keys.has(items[index]?.key ?? ""),
    toggle(index) {
      const key = items[index]?.key ?? "";
      set(keys.has(key) ? new Set([...keys].filter((other) => other !== key)) : new Set([...keys, key]));
    },
    selectAll: () => set(new Set(items.map(({ key }) => key))),
    start: () => set(NO_KEYS, ".card-select input"),
    end: () => set(undefined, ".start-selection"),
  };
}
