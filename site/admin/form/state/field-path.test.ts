import { expect, test } from "vitest";
import { definitionOf } from "#site/admin/fields/field-definition.ts";
import { matchesPattern, pathTo, toFormPath } from "./field-path.ts";

test.each([
  ["/faq/items/2/answer", "faq.items.2.answer"],
  ["/checklist/items/2", "checklist.items.2.value"],
  ["/checklist/items", "checklist.items"],
])("the form has %s at %s", (pointer, path) => {
  expect(toFormPath(definitionOf("home"), pointer)).toBe(path);
});

test.each([
  ["/claims/*/value", "/claims/3/value", true],
  ["/claims/*/value", "/claims/3/id", false],
  ["/hours", "/hours", true],
  ["/hours", "/hours/display", false],
])("%s matches %s: %s", (pattern, pointer, isMatch) => {
  expect(matchesPattern(pattern, pointer)).toBe(isMatch);
});

test("lists everything that has to open for a field", () => {
  expect(pathTo("/faq/items/2")).toEqual(["/faq", "/faq/items", "/faq/items/2"]);
});
