import { type RefObject, useEffect, useRef, useState } from "react";
import { useFieldArray, useFormContext } from "react-hook-form";
import { type Facts, replaceReferences } from "#content/facts/facts.ts";
import { child, isObject, type JsonObject, type JsonValue, type Pointer } from "#schemas/json.ts";
import type { FieldDefinition, ListDefinition } from "#site/admin/fields/field-definition.ts";
import { pluralize } from "#site/admin/ui/pluralize.ts";
import { type EditorContext, toggle, useEditor } from "../state/editor-context.ts";
import { toFormPath } from "../state/field-path.ts";
import { ITEM_VALUE, nextItemId, toFormValue } from "../state/form-values.ts";

/** The part of an item that takes the focus after an action. */
type FocusTarget = { index: number; selector: string };

export interface ListActions {
  /** The items, each with a key that stays the same when the item moves. */
  items: readonly { key: string }[];
  add(): void;
  duplicate(index: number): void;
  move(from: number, to: number): void;
  removeItems(indexes: readonly number[]): void;
  /** Returns the name of an item. */
  titleOf(index: number): string;
  /** The items that were removed last. */
  removed: { text: string; onUndo(): void } | undefined;
}

/** Changes a list of the form, keeps the focus on the item, and announces each change. */
export function useListActions(
  { item, itemName, path: keys }: ListDefinition,
  pointer: Pointer,
  list: RefObject<HTMLElement | null>,
): ListActions {
  const { root, facts, open, announce } = useEditor();
  const { getValues, setValue } = useFormContext();
  const path = toFormPath(root, pointer);
  const { fields, append, insert, move, remove } = useFieldArray({ name: path, keyName: "key" });
  const [removed, setRemoved] = useState<ListActions["removed"] & { length: number }>();
  const focusTarget = useRef<FocusTarget>(undefined);

  useEffect(() => {
    const { index, selector } = focusTarget.current ?? {};
    focusTarget.current = undefined;
    if (index === undefined) return;
    const element = list.current?.querySelectorAll(":scope > ol > li")[index];
    element?.querySelector<HTMLElement>(selector ?? "")?.focus();
  });

  const values = (): JsonObject[] => [...(getValues(path) ?? [])];

  function insertItem(index: number, value: JsonObject): void {
    setRemoved(undefined);
    renumber(open, pointer, (old) => (old < index ? old : old + 1));
    toggle(open, [child(pointer, index)], true);
    focusTarget.current = { index, selector: "input, textarea, select" };
    if (index === fields.length) append(value, { shouldFocus: false });
    else insert(index, value, { shouldFocus: false });
  }

  function titleOf(index: number): string {
    return itemTitle(item, values()[index], facts) || `${itemName} ${index + 1}`;
  }

  /** @param removedItems the items by the indexes that they had, in the order of the list */
  function restoreItems(removedItems: readonly (readonly [number, JsonObject])[], message: string): void {
    const restored = values();
    for (const [index, value] of removedItems) {
      restored.splice(index, 0, value);
      renumber(open, pointer, (old) => (old < index ? old : old + 1));
    }
    setRemoved(undefined);
    focusTarget.current = { index: removedItems[0]?.[0] ?? 0, selector: "button" };
    setValue(path, restored);
    announce(message);
  }

  return {
    items: fields,
    // Another length means that the form has got other content, which may have the items.
    removed: removed?.length === fields.length ? removed : undefined,
    add() {
      const id = hasId(item) && { id: nextItemId(values(), keys) };
      insertItem(fields.length, { ...emptyItem(item), ...id });
      announce(`Added ${itemName} ${fields.length + 1}.`);
    },
    duplicate(index) {
      const id = hasId(item) && { id: nextItemId(values(), keys) };
      insertItem(index + 1, { ...structuredClone(values()[index]), ...id });
      announce(`Duplicated as ${itemName} ${index + 2}.`);
    },
    move(from, to) {
      if (to < 0 || to >= fields.length) return;
      setRemoved(undefined);
      renumber(open, pointer, (old) => movedIndex(old, from, to));
      const isAtEnd = to === 0 || to === fields.length - 1;
      const direction = to < from !== isAtEnd ? "up" : "down";
      focusTarget.current = { index: to, selector: `[data-move="${direction}"]` };
      move(from, to);
      announce(`Moved to position ${to + 1} of ${fields.length}.`);
    },
    titleOf,
    removeItems(indexes) {
      const all = values();
      const gone = indexes.map((index) => [index, all[index] ?? {}] as const);
      const name = indexes.length === 1 ? `“${titleOf(indexes[0] ?? 0)}”` : pluralize(indexes.length, "item");
      renumber(open, pointer, (old) =>
        indexes.includes(old) ? undefined : old - indexes.filter((index) => index < old).length,
      );
      remove([...indexes]);
      setRemoved({
        text: `Removed ${name}.`,
        length: all.length - indexes.length,
        onUndo: () => restoreItems(gone, `Restored ${name}.`),
      });
    },
  };
}

function hasId(item: ListDefinition["item"]): boolean {
  return item.kind === "group" && item.fields.some(({ key }) => key === "id");
}

function emptyItem(item: ListDefinition["item"]): JsonObject {
  const value: JsonValue = toFormValue(item, undefined);
  return isObject(value) ? value : { [ITEM_VALUE]: value };
}

/**
 * Returns the index that an item has after a move within its list.
 * @internal exported for tests
 */
export function movedIndex(index: number, from: number, to: number): number {
  if (index === from) return to;
  if (from < index && index <= to) return index - 1;
  return to <= index && index < from ? index + 1 : index;
}

/** Keeps the items of a list open or closed when their indexes change. */
function renumber(open: EditorContext["open"], list: Pointer, newIndex: (index: number) => number | undefined): void {
  const start = `${list}/`;
  const pointers = [...open.get()].flatMap((pointer) => {
    const [index = "", ...rest] = pointer.startsWith(start) ? pointer.slice(start.length).split("/") : [];
    if (!/^\d+$/.test(index)) return [pointer];
    const next = newIndex(Number(index));
    return next === undefined ? [] : [[list, next, ...rest].join("/")];
  });
  open.set(new Set(pointers));
}

/** The keys that name an item, the best one first. */
const TITLE_KEYS = ["name", "question", "title", "author", "label", "subject", "quote", "text", "id"] as const;

/** Returns the key of the field that names the items of a list. */
export function titleKeyOf(item: FieldDefinition): string {
  if (item.kind !== "group") return ITEM_VALUE;
  const shown = item.fields.filter(({ place, key }) => place !== "hidden" || key === "id");
  return TITLE_KEYS.find((key) => shown.some((field) => field.key === key)) ?? "";
}

/** Returns the name of an item as visitors read it, without markup, or "" if it has none yet. */
export function itemTitle(item: FieldDefinition, value: JsonValue | undefined, facts: Facts): string {
  const title = isObject(value) ? value[titleKeyOf(item)] : undefined;
  return typeof title === "string" ? replaceReferences(title.replace(/<[^<>]*>/g, "").trim(), facts) : "";
}
