import { expect, test } from "vitest";
import { pluralize } from "./pluralize.ts";

test.each([
  [0, "0 pages"],
  [1, "1 page"],
  [10_000, "10,000 pages"],
])("counts %i", (number, expected) => {
  expect(pluralize(number, "page")).toBe(expected);
});
