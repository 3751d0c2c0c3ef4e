import type { UseFormReturn } from "react-hook-form";
import type { GroupDefinition } from "#site/admin/fields/field-definition.ts";
import type { FormValues } from "../document/use-document-form.ts";
import { toFormValue } from "../values/form-values.ts";

/** Adds a section with blank fields, unless the document has it. As long as they are blank, nothing has changed. */
export function addSection(
  { getValues, setValue }: Pick<UseFormReturn<FormValues>, "getValues" | "setValue">,
  { fields }: GroupDefinition,
  key: string,
): void {
  const field = fields.find((candidate) => candidate.key === key);
  if (field !== undefined && getValues(key) === null) setValue(key, toFormValue(field, undefined));
}
