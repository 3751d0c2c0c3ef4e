import { expect, test } from "vitest";
import { count } from "./count.ts";

test.each([
  [0, "0 pages"],
  [1, "1 page"],
  [10_000, "10,000 pages"],
])("counts %i", (number, expected) => {
  expect(count(number, "page")).toBe(expected);
});
