import { expect, test } from "vitest";
import { planImport } from "#content/importer/import-content.ts";
import type { Diagnostic } from "#schemas/diagnostics.ts";
import { DEFAULT_PAGES } from "#tests/support/site/default-pages.ts";
import { memoryStore } from "#tests/support/store/memory-store.ts";
import { fixEdit } from "./fix-edit.ts";

/** Returns the text after the correction of each finding, the last one first, so that the earlier places stay. */
async function correctAll(text: string): Promise<string> {
  const readPages = async () => DEFAULT_PAGES;
  const { result } = await memoryStore().withSnapshot((state) =>
    planImport([{ raw: text, file: "a.json" }], {}, state, { readPages }),
  );
  return result.diagnostics.reduceRight((corrected, diagnostic) => {
    const edit = fixEdit(corrected, diagnostic);
    return edit === undefined ? corrected : corrected.slice(0, edit.from) + edit.insert + corrected.slice(edit.to);
  }, text);
}

test("replaces the value or the key that a finding corrects, and nothing else", async () => {
  expect(await correctAll('{\n  "about": {\n    "hero": { "ctaUrl": "contact", "subTitle": "é" }\n  }\n}')).toBe(
    '{\n  "about": {\n    "hero": { "ctaUrl": "/contact", "subtitle": "é" }\n  }\n}',
  );
});

test("changes nothing in a page that is a string with JSON", async () => {
  const text = JSON.stringify({ about: JSON.stringify({ hero: { ctaUrl: "contact" } }) });
  expect(await correctAll(text)).toBe(text);
});

test.each([
  ["without a correction", { line: 1, column: 1 }],
  ["at a line that does not exist", { line: 3, column: 1, fix: { value: "x" } }],
  ["where no string begins", { line: 1, column: 2, fix: { value: "x" } }],
])("returns undefined for a finding %s", (_, place) => {
  const diagnostic: Diagnostic = { code: "content/value", severity: "error", message: "", ...place };
  expect(fixEdit('"a"\n', diagnostic)).toBeUndefined();
});

test("gives a page that is misspelled the name of the nearest one", async () => {
  expect(await correctAll('{ "pages": { "personal/aut": { "hero": { "title": "Cars" } } } }')).toBe(
    '{ "pages": { "personal/auto": { "hero": { "title": "Cars" } } } }',
  );
});

test("gives a name that is not recognized the nearest one", async () => {
  expect(await correctAll('{ "about": { "hero": { "titel": "About Us" } } }')).toBe(
    '{ "about": { "hero": { "title": "About Us" } } }',
  );
});
