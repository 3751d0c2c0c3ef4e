import { isObject, type JsonObject, type JsonValue, segments } from "#schemas/json.ts";
import { type DocumentId, SITE } from "#schemas/page-ids.ts";

/** The correction of one field. */
export interface FieldFix {
  page: DocumentId;
  pointer: string;
  value: JsonValue;
}

/**
 * Returns the text to import for the correction of a field: a patch (RFC 7396) that has only this field or, if the field is
 * within a list, the whole list.
 * @param content the content of the document
 */
export function createFixInput(content: JsonObject, { page, pointer, value }: FieldFix): string {
  const patch = patchAt(content, segments(pointer), value);
  return JSON.stringify(page === SITE ? { site: patch } : { pages: { [page]: patch } });
}

function patchAt(current: JsonValue | undefined, [key, ...rest]: readonly string[], value: JsonValue): JsonValue {
  if (key === undefined) return value;
  if (Array.isArray(current)) return replaceAt(current, [key, ...rest], value);
  return { [key]: patchAt(isObject(current) ? current[key] : undefined, rest, value) };
}

/** Returns a copy with another value at a path. */
function replaceAt(current: JsonValue | undefined, [key, ...rest]: readonly string[], value: JsonValue): JsonValue {
  if (key === undefined) return value;
  if (Array.isArray(current)) return current.with(Number(key), replaceAt(current[Number(key)], rest, value));
  const object = isObject(current) ? current : {};
  return { ...object, [key]: replaceAt(object[key], rest, value) };
}
