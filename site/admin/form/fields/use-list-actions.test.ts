import { expect, test } from "vitest";
import { createStore } from "../state/editor-context.ts";
import { renumber } from "./use-list-actions.ts";

/** Returns the index of an item of five after a change of their order, or undefined if the item is gone. */
function indexAfter(index: number, reorder: (order: number[]) => number[]): string | undefined {
  const open = createStore<ReadonlySet<string>>(new Set(["/faq", `/items/${index}/cta`]));
  renumber({ open, pointer: "/items", values: () => Array(5).fill({}) }, reorder);
  const [faq, item] = [...open.get()];
  expect(faq).toBe("/faq");
  return item?.replace(/^\/items\/(\d)\/cta$/, "$1");
}

test.each([
  [1, 3, "03124"],
  [3, 1, "02314"],
  [2, 2, "01234"],
])("moving item %i to %i gives the items the indexes %s", (from, to, indexes) => {
  const move = (order: number[]) => order.toSpliced(from, 1).toSpliced(to, 0, from);
  expect([0, 1, 2, 3, 4].map((index) => indexAfter(index, move)).join("")).toBe(indexes);
});

test("items behind a removed one come forward", () => {
  const remove = (order: number[]) => order.toSpliced(2, 1);
  expect([0, 1, 2, 3, 4].map((index) => indexAfter(index, remove))).toEqual(["0", "1", undefined, "2", "3"]);
});
