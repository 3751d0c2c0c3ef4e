import { expect, test } from "vitest";
import { definitionOf } from "#site/admin/fields/field-definition.ts";
import { pathTo, toFormPath } from "./field-path.ts";

test.each([
  ["/faq/items/2/answer", "faq.items.2.answer"],
  ["/checklist/items/2", "checklist.items.2.value"],
  ["/checklist/items", "checklist.items"],
])("the form has %s at %s", (pointer, path) => {
  expect(toFormPath(definitionOf("home"), pointer)).toBe(path);
});

test("lists everything that has to open for a field", () => {
  expect(pathTo("/faq/items/2")).toEqual(["/faq", "/faq/items", "/faq/items/2"]);
});
