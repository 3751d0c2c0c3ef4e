import { expect, test } from "vitest";
import { movedIndex } from "./use-list-actions.ts";

test.each([
  [1, 3, [0, 3, 1, 2, 4]],
  [3, 1, [0, 2, 3, 1, 4]],
  [2, 2, [0, 1, 2, 3, 4]],
])("moving item %i to %i gives the items the indexes %j", (from, to, indexes) => {
  expect([0, 1, 2, 3, 4].map((index) => movedIndex(index, from, to))).toEqual(indexes);
});
