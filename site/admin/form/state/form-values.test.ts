import { expect, test } from "vitest";
import { createPatch, mergePatch } from "#content/documents/merge-patch.ts";
import type { JsonObject } from "#schemas/json.ts";
import { definitionOf } from "#site/admin/fields/field-definition.ts";
import { readSampleDocument } from "#tests/support/sample-agency.ts";
import { DEFAULT_PAGES } from "#tests/support/site/default-pages.ts";
import { nextItemId, toContent, toFormPath, toFormValues } from "./form-values.ts";

const page = definitionOf("home");

/** Returns the patch that a form makes from changed values. */
function patchAfter(content: JsonObject, change: (values: JsonObject) => void): JsonObject {
  const values = toFormValues(page, content);
  const before = toContent(page, values);
  change(values);
  return createPatch(before, toContent(page, values));
}

test.each([...DEFAULT_PAGES, "site"])("keeps the content of %s, without blank fields, when nothing was typed", (id) => {
  const withoutBlanks = (_: string, value: unknown) => (value === "" ? undefined : value);
  const content = JSON.parse(JSON.stringify(readSampleDocument(id)), withoutBlanks);
  expect(toContent(definitionOf(id), toFormValues(definitionOf(id), content))).toEqual(content);
});

test("patches only the field that was typed", () => {
  const content = { hero: { title: "Farm", subtitle: "Old" } };
  const patch = patchAfter(content, ({ hero }) => Object.assign(hero as JsonObject, { subtitle: "New" }));
  expect(patch).toEqual({ hero: { subtitle: "New" } });
});

test("removes an emptied field, and keeps an emptied required one as an empty text", () => {
  const content = { hero: { title: "Farm", subtitle: "Old" } };
  const patch = patchAfter(content, ({ hero }) => Object.assign(hero as JsonObject, { title: "", subtitle: "" }));
  expect(patch).toEqual({ hero: { title: "", subtitle: null } });
});

test("sends a list as a whole, with the values that the form does not show", () => {
  const items = [{ id: "faq_1", question: "A?", answer: "A.", unmapped: { x: 1 } }];
  const patch = patchAfter({ faq: { items } }, ({ faq }) => {
    ((faq as JsonObject).items as JsonObject[]).push({ id: "faq_2", question: "B?", answer: "" });
  });
  expect(patch).toEqual({ faq: { items: [...items, { id: "faq_2", question: "B?", answer: "" }] } });
});

test("edits a list of texts as a list of objects", () => {
  const content = { checklist: { items: ["One", "Two"] } };
  expect(toFormValues(page, content).checklist).toMatchObject({ items: [{ value: "One" }, { value: "Two" }] });
  const patch = patchAfter(content, ({ checklist }) => ((checklist as JsonObject).items as JsonObject[]).reverse());
  expect(patch).toEqual({ checklist: { items: ["Two", "One"] } });
});

test("removes a section, and adds none that stays empty", () => {
  const content = { faq: { title: "Questions" } };
  expect(patchAfter(content, (values) => Object.assign(values, { faq: null }))).toEqual({ faq: null });
  const added = toFormValues(page, { cta: {} }).cta ?? null;
  expect(patchAfter(content, (values) => Object.assign(values, { cta: added }))).toEqual({});
});

test("keeps a week in which all days are closed", () => {
  const site = definitionOf("site");
  const content = { offices: [{ hours: { days: { monday: [], tuesday: [] } } }] };
  expect(toContent(site, toFormValues(site, content)).offices).toMatchObject(content.offices);
});

test.each<[string, JsonObject, JsonObject, JsonObject]>([
  ["nothing between equal documents", { a: { b: [1] } }, { a: { b: [1] } }, {}],
  ["a changed field", { a: { b: 1, c: 2 } }, { a: { b: 3, c: 2 } }, { a: { b: 3 } }],
  ["an added and a removed field", { a: 1 }, { b: 2 }, { a: null, b: 2 }],
  ["a list as a whole", { a: [1, 2] }, { a: [1, 3] }, { a: [1, 3] }],
  ["a removed group", { a: { b: 1 } }, {}, { a: null }],
])("patches %s", (_, before, after, patch) => {
  expect(createPatch(before, after)).toEqual(patch);
  expect(mergePatch(before, patch)).toEqual(after);
});

test.each([
  [["feature_1", "feature_2"], "feature_3"],
  [["faq_4", "faq_1", "summary"], "faq_5"],
  [["Step2"], "Step3"],
  [[], "member_1"],
  [["links", "security"], "member_1"],
  [[1, 7], 8],
])("continues %j with %j", (ids, next) => {
  expect(
    nextItemId(
      ids.map((id) => ({ id })),
      ["team", "members"],
    ),
  ).toBe(next);
});

test("names the IDs of a new list after its section", () => {
  expect(nextItemId([], ["faq", "items"])).toBe("faq_1");
});

test.each([
  ["/faq/items/2/answer", "faq.items.2.answer"],
  ["/checklist/items/2", "checklist.items.2.value"],
  ["/checklist/items", "checklist.items"],
])("the form has %s at %s", (pointer, path) => {
  expect(toFormPath(page, pointer)).toBe(path);
});
