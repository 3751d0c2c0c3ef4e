import { expect, test } from "vitest";
import { formatCount } from "./format-number.ts";

test.each([
  [0, "0 pages"],
  [1, "1 page"],
  [10_000, "10,000 pages"],
])("formats %i as %s", (count, expected) => {
  expect(formatCount(count, "page")).toBe(expected);
});
