import { expect, test } from "vitest";
import type { JsonObject } from "#schemas/json.ts";
import { KNOWN_PAGES, pathOf } from "#schemas/page-ids.ts";
import { definitionOf } from "#site/admin/fields/field-definition.ts";
import { readSampleDocument } from "#tests/support/sample-agency.ts";
import { createPatch } from "./create-patch.ts";
import { toContent, toFormValues } from "./form-values.ts";

const page = definitionOf("home");

/** Returns the patch that a form makes from changed values. */
function patchAfter(content: JsonObject, change: (values: JsonObject) => void): JsonObject {
  const values = toFormValues(page, content);
  const before = toContent(page, values);
  change(values);
  return createPatch(before, toContent(page, values));
}

test.each([...KNOWN_PAGES.filter((id) => pathOf(id) !== undefined), "site"])(
  "keeps the content of %s, without blank fields, when nothing was typed",
  (id) => {
    const withoutBlanks = (_: string, value: unknown) => (value === "" ? undefined : value);
    const content = JSON.parse(JSON.stringify(readSampleDocument(id)), withoutBlanks);
    expect(toContent(definitionOf(id), toFormValues(definitionOf(id), content))).toEqual(content);
  },
);

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
  const content = { hours: { days: { monday: [], tuesday: [] } } };
  expect(toContent(site, toFormValues(site, content)).hours).toEqual(content.hours);
});
