/** The findings of a check by the fields of a document. */
import type { Diagnostic } from "#schemas/diagnostics.ts";
import { child, isWithin, type JsonValue, type Pointer, segments, valueAt } from "#schemas/json.ts";
import { type DocumentId, isSettings } from "#schemas/page-ids.ts";
import { groupBy } from "#schemas/values/group-by.ts";
import { useEditor, useStore } from "./editor-context.ts";

/** The key of the findings that are not about a field of the document. */
export const ELSEWHERE = "";

const NONE: readonly Diagnostic[] = [];

/** Returns the field of a document that a finding is about, or undefined if it is about something else. */
function fieldOf({ pointer, page }: Diagnostic, document: DocumentId): Pointer | undefined {
  const start = `${isSettings(document) ? child("", document) : child("/pages", document)}/`;
  if (pointer === undefined || (page !== undefined && page !== document)) return undefined;
  return pointer.startsWith(start) ? pointer.slice(start.length - 1) : undefined;
}

export function findingsByField(findings: readonly Diagnostic[], document: DocumentId) {
  return groupBy(findings, (finding) => fieldOf(finding, document) ?? ELSEWHERE);
}

/** Returns the findings of a field. A field that is still empty has none before the user has been there. */
export function useFieldFindings(pointer: Pointer, value: unknown, isTouched: boolean): readonly Diagnostic[] {
  const { findings, hasTried } = useEditor();
  const found = useStore(findings, (all) => all.get(pointer) ?? NONE);
  const isShown = useStore(hasTried, (tried) => tried) || isTouched || (value !== "" && value !== null);
  return isShown ? found : NONE;
}

/**
 * Returns the findings of a field and of the fields in it, by their pointers. A field that is still empty has none before
 * the user has tried to publish.
 */
export function useFindingsWithin(
  pointer: Pointer,
  value: JsonValue | undefined,
): readonly (readonly [Pointer, Diagnostic])[] {
  const { findings, hasTried } = useEditor();
  const all = useStore(findings, (state) => state);
  const isTried = useStore(hasTried, (tried) => tried);
  return [...all].flatMap(([field, found]) => {
    if (!isWithin(field, pointer)) return [];
    const isEmpty = !valueAt(value, segments(field.slice(pointer.length)));
    return isEmpty && !isTried ? [] : found.map((finding) => [field, finding] as const);
  });
}

/** Returns the number of errors in the fields of a section or item. */
export function useErrorCount(...pointers: readonly Pointer[]): number {
  const { findings } = useEditor();
  const isInside = (field: Pointer) => pointers.some((pointer) => isWithin(field, pointer));
  return useStore(findings, (all) => {
    const found = [...all].flatMap(([field, inField]) => (isInside(field) ? inField : []));
    return found.filter(({ severity }) => severity === "error").length;
  });
}
