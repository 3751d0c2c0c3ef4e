import { expect, test } from "vitest";
import { createStore } from "../state/editor-context.ts";
import { type EditedList, moveItem, removeItems } from "./use-list-actions.ts";

/** Returns the index of an item of five after a change of the list, or undefined if the item is gone. */
function indexAfter(index: number, change: (list: EditedList) => void): string | undefined {
  const open = createStore<ReadonlySet<string>>(new Set(["/faq", `/items/${index}/cta`]));
  const nothing = () => {};
  change({
    definition: { kind: "list", path: "items", item: { kind: "group", fields: [] }, itemName: "item" } as never,
    ...{ pointer: "/items", length: 5, open, facts: new Map(), values: () => Array(5).fill({}) },
    array: { append: nothing, insert: nothing, move: nothing, remove: nothing },
    ...{ setValues: nothing, setRemoved: nothing, focus: nothing, announce: nothing },
  });
  const [faq, item] = [...open.get()];
  expect(faq).toBe("/faq");
  return item?.replace(/^\/items\/(\d)\/cta$/, "$1");
}

test.each([
  [1, 3, "03124"],
  [3, 1, "02314"],
  [2, 2, "01234"],
])("moving item %i to %i gives the items the indexes %s", (from, to, indexes) => {
  expect([0, 1, 2, 3, 4].map((index) => indexAfter(index, (list) => moveItem(list, from, to))).join("")).toBe(indexes);
});

test("items behind removed ones come forward, and go back when they are restored", () => {
  const remove = (list: EditedList) => removeItems(list, [1, 2]);
  expect([0, 1, 2, 3, 4].map((index) => indexAfter(index, remove))).toEqual(["0", undefined, undefined, "1", "2"]);
  const restore = (list: EditedList) => removeItems({ ...list, setRemoved: (removed) => removed?.onUndo() }, [1, 2]);
  expect([0, 3, 4].map((index) => indexAfter(index, restore))).toEqual(["0", "3", "4"]);
});
