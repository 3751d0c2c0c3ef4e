import type { LintDocument } from "#content/lint/model/lint-document.ts";
import type { Rule, RuleFinding } from "#content/lint/model/rule.ts";
import type { ShownDefaults } from "#content/store/default-documents.ts";
import { shapeFor, walk } from "#schemas/content-shape.ts";
import { child, isObject } from "#schemas/json.ts";
import { phoneHref } from "#schemas/values/phone-href.ts";

export const sampleContent: Rule = {
  code: "production/sample",
  severity: "error",
  title: "Sample content cannot be published",
  why: "Visitors would read about invented people and an invented agency. Invented testimonials are unlawful.",
  fix: "Replace the sample with real content and remove its `sample` field, or remove the whole entry.",
  source: "16 CFR 465.2",
  isForProduction: true,
  checkDocument: (document, { defaults }) => [...findMarks(document), ...findSampleAgency(document, defaults)],
};

/** Finds content that is marked as a sample. */
function findMarks({ page, content }: LintDocument): RuleFinding[] {
  return [...walk(content, shapeFor(page))].flatMap(({ pointer, value, shape }) => {
    if (shape.kind !== "object" || !isObject(value) || value.sample !== true) return [];
    const message = `${value.name ?? value.author ?? "This entry"} is marked as a sample.`;
    return [{ page, pointer: child(pointer, "sample"), message }];
  });
}

/** Finds texts that identify the agency of the default content, whether or not they are marked. */
function findSampleAgency({ page, texts }: LintDocument, defaults: ShownDefaults | undefined): RuleFinding[] {
  if (defaults === undefined || defaults.documents.has(page)) return [];
  const { name, phone, email, url, address } = defaults.site;
  const identity = [name, phone, phoneHref(phone), email, url, address.street].filter((text) => text !== undefined);
  return texts.flatMap((text) => {
    const found = identity.find((part) => text.stored.includes(part));
    if (found === undefined) return [];
    return [{ page, pointer: text.pointer, message: `"${found}" belongs to the invented sample agency.` }];
  });
}
