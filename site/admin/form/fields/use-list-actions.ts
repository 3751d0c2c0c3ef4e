import { type RefObject, useEffect, useRef, useState } from "react";
import { type UseFieldArrayReturn, useFieldArray, useFormContext } from "react-hook-form";
import { formatCount } from "#content/documents/format-number.ts";
import { type Facts, replaceReferences } from "#content/facts/facts.ts";
import { child, type JsonObject, type Pointer } from "#schemas/json.ts";
import type { FieldDefinition, ListDefinition } from "#site/admin/fields/field-definition.ts";
import { type EditorContext, toggle, useEditor } from "../state/editor-context.ts";
import { ITEM_VALUE, nextItemId, toFormPath, toItemValue } from "../state/form-values.ts";

export type ListActions = ReturnType<typeof useListActions>;

/** A list of the form, as its actions need it. */
export interface EditedList extends Pick<EditorContext, "facts" | "open" | "announce"> {
  definition: ListDefinition;
  pointer: Pointer;
  array: Pick<UseFieldArrayReturn, "append" | "insert" | "move" | "remove">;
  length: number;
  values(): JsonObject[];
  setValues(values: JsonObject[]): void;
  setRemoved(removed: Removed | undefined): void;
  /** Focuses a part of an item after the next rendering. */
  focus(index: number, part: string): void;
}

interface Removed {
  text: string;
  /** The length of the list without the items. */
  length: number;
  onUndo(): void;
}

/** Changes a list of the form, keeps the focus on the item, and announces each change. */
export function useListActions(definition: ListDefinition, pointer: Pointer, element: RefObject<HTMLElement | null>) {
  const { root, facts, open, announce } = useEditor();
  const { getValues, setValue } = useFormContext();
  const path = toFormPath(root, pointer);
  const { fields, ...array } = useFieldArray({ name: path, keyName: "key" });
  const { length } = fields;
  const [removed, setRemoved] = useState<Removed>();
  const nextFocus = useRef("");

  useEffect(() => {
    if (nextFocus.current !== "") element.current?.querySelector<HTMLElement>(nextFocus.current)?.focus();
    nextFocus.current = "";
  });

  const list: EditedList = {
    ...{ facts, open, announce, definition, pointer, array, length, setRemoved },
    values: () => [...(getValues(path) ?? [])],
    setValues: (values) => setValue(path, values),
    focus(index, part) {
      nextFocus.current = `:scope > ol > li:nth-child(${index + 1}) ${part}`;
    },
  };
  return {
    /** The items, each with a key that stays the same when the item moves. */
    items: fields,
    // Another length means that the form has got other content, which may have the items.
    removed: removed?.length === length ? removed : undefined,
    titleOf: (index: number) => titleOf(list, index),
    add: () => addItem(list),
    duplicate: (index: number) => duplicateItem(list, index),
    move: (from: number, to: number) => moveItem(list, from, to),
    removeItems: (indexes: readonly number[]) => removeItems(list, indexes),
  };
}

function titleOf({ definition, values, facts }: EditedList, index: number): string {
  return itemTitle(definition, values()[index] ?? {}, index, facts);
}

function addItem(list: EditedList): void {
  const { definition, length } = list;
  insertItem(list, length, toItemValue(definition.item, undefined));
  list.announce(`Added ${definition.itemName} ${length + 1}.`);
}

function duplicateItem(list: EditedList, index: number): void {
  insertItem(list, index + 1, structuredClone(list.values()[index] ?? {}));
  list.announce(`Duplicated as ${list.definition.itemName} ${index + 2}.`);
}

/** Inserts an item, with a new ID if the items have one. */
function insertItem(list: EditedList, index: number, value: JsonObject): void {
  const { definition, pointer, array, open } = list;
  const item = hasId(definition.item) ? { ...value, id: nextItemId(list.values(), definition.path) } : value;
  list.setRemoved(undefined);
  renumber(list, (order) => order.toSpliced(index, 0, ADDED));
  toggle(open, [child(pointer, index)], true);
  list.focus(index, ":is(input, textarea, select)");
  if (index === list.length) array.append(item, { shouldFocus: false });
  else array.insert(index, item, { shouldFocus: false });
}

/** @internal exported for tests */
export function moveItem(list: EditedList, from: number, to: number): void {
  const last = list.length - 1;
  if (to < 0 || to > last) return;
  list.setRemoved(undefined);
  renumber(list, (order) => order.toSpliced(from, 1).toSpliced(to, 0, from));
  const isAtEnd = to === 0 || to === last;
  const direction = to < from !== isAtEnd ? "up" : "down";
  list.focus(to, `[data-move="${direction}"]`);
  list.array.move(from, to);
  list.announce(`Moved to position ${to + 1} of ${last + 1}.`);
}

/** @internal exported for tests */
export function removeItems(list: EditedList, indexes: readonly number[]): void {
  const all = list.values();
  const gone = indexes.map((index) => [index, all[index] ?? {}] as const);
  const name = indexes.length === 1 ? `“${titleOf(list, indexes[0] ?? 0)}”` : formatCount(indexes.length, "item");
  renumber(list, (order) => order.filter((index) => !indexes.includes(index)));
  list.array.remove([...indexes]);
  list.setRemoved({
    text: `Removed ${name}.`,
    length: all.length - indexes.length,
    onUndo: () => restoreItems(list, gone, `Restored ${name}.`),
  });
}

/** @param removed the items by the indexes that they had, in the order of the list */
function restoreItems(list: EditedList, removed: readonly (readonly [number, JsonObject])[], message: string): void {
  const restored = list.values();
  for (const [index, value] of removed) restored.splice(index, 0, value);
  renumber(list, (order) => removed.reduce((changed, [index]) => changed.toSpliced(index, 0, ADDED), order));
  list.setRemoved(undefined);
  list.focus(removed[0]?.[0] ?? 0, "button");
  list.setValues(restored);
  list.announce(message);
}

function hasId(item: ListDefinition["item"]): boolean {
  return item.kind === "group" && item.fields.some(({ key }) => key === "id");
}

/** A new item among the indexes that the items of a list had. */
const ADDED = -1;

/**
 * Keeps the items of a list open or closed when their indexes change.
 * @param reorder gets the indexes of the items, and returns them in the new order
 */
function renumber(
  { open, pointer: list, values }: Pick<EditedList, "open" | "pointer" | "values">,
  reorder: (order: number[]) => number[],
): void {
  const order = reorder([...values().keys()]);
  const start = `${list}/`;
  const pointers = [...open.get()].flatMap((pointer) => {
    const [index = "", ...rest] = pointer.startsWith(start) ? pointer.slice(start.length).split("/") : [];
    if (!/^\d+$/.test(index)) return [pointer];
    const next = order.indexOf(Number(index));
    return next < 0 ? [] : [[list, next, ...rest].join("/")];
  });
  open.set(new Set(pointers));
}

/** The keys that name an item, the best one first. */
const TITLE_KEYS = ["name", "question", "title", "author", "label", "subject", "quote", "text", "id"] as const;

export function titleKeyOf(item: FieldDefinition): string {
  if (item.kind !== "group") return ITEM_VALUE;
  const shown = item.fields.filter(({ place, key }) => place !== "hidden" || key === "id");
  return TITLE_KEYS.find((key) => shown.some((field) => field.key === key)) ?? "";
}

/** Returns the name of an item as visitors read it, without markup, or a name by its position if it has none yet. */
export function itemTitle({ item, itemName }: ListDefinition, value: JsonObject, index: number, facts: Facts): string {
  const title = value[titleKeyOf(item)];
  const text = typeof title === "string" ? replaceReferences(title.replace(/<[^<>]*>/g, "").trim(), facts) : "";
  return text || `${itemName} ${index + 1}`;
}
