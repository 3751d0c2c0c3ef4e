import type { UseFormReturn } from "react-hook-form";
import { type DocumentId, FIXED_PAGES } from "#schemas/page-ids.ts";
import { definitionOf, type GroupDefinition } from "#site/admin/fields/field-definition.ts";
import type { FormValues } from "./document/use-document-form.ts";
import { toFormValue } from "./state/form-values.ts";

/** A part of a form that opens and closes: one or several fields at the top of the document. */
export interface FormSection {
  /** The keys of the fields at the top of the document. */
  keys: readonly string[];
  label: string;
}

/** The key that comes last on the form of a page, because visitors do not see it there. */
const LAST = "meta";

/** Returns the sections of a document: those of a page in the order in which visitors see them. */
export function formSectionsOf(document: DocumentId): readonly FormSection[] {
  // The order of these pages is fixed.
  const omitted = FIXED_PAGES.has(document) ? "layout" : "";
  const fields = definitionOf(document).fields.filter(({ key, place }) => place !== "hidden" && key !== omitted);
  const ordered = [...fields.filter(({ key }) => key !== LAST), ...fields.filter(({ key }) => key === LAST)];
  return ordered.map(({ key, label }) => ({ keys: [key], label }));
}

/** Adds a section with blank fields, unless the document has it. As long as they are blank, nothing has changed. */
export function addSection(
  { getValues, setValue }: Pick<UseFormReturn<FormValues>, "getValues" | "setValue">,
  { fields }: GroupDefinition,
  key: string,
): void {
  const field = fields.find((candidate) => candidate.key === key);
  if (field !== undefined && getValues(key) === null) setValue(key, toFormValue(field, undefined));
}
