import { mergePatch } from "#content/documents/merge-patch.ts";
import { isObject, type JsonObject, type JsonValue, type Pointer, replaceAt, segments } from "#schemas/json.ts";
import { type DocumentId, isSettings } from "#schemas/page-ids.ts";

export type FieldFix = { pointer: Pointer; value: JsonValue };

/**
 * Returns the patch (RFC 7396) that corrects fields of a document. It has only these fields or, if a field is within a
 * list, the whole list.
 */
export function createFixPatch(content: JsonObject, fixes: readonly FieldFix[]): JsonObject {
  return fixes.reduce<JsonObject>(
    (patch, { pointer, value }) => mergePatch(patch, patchAt(mergePatch(content, patch), segments(pointer), value)),
    {},
  );
}

export function createFixInput(content: JsonObject, { page, ...fix }: FieldFix & { page: DocumentId }): string {
  const patch = createFixPatch(content, [fix]);
  return JSON.stringify(isSettings(page) ? { [page]: patch } : { pages: { [page]: patch } });
}

function patchAt(object: JsonObject, [key = "", ...rest]: readonly string[], value: JsonValue): JsonObject {
  const current = object[key];
  if (rest.length === 0) return { [key]: value };
  if (Array.isArray(current)) return { [key]: replaceAt(current, rest, value) };
  return { [key]: patchAt(isObject(current) ? current : {}, rest, value) };
}
