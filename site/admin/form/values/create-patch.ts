import { isObject, isSame, type JsonObject, type JsonValue } from "#schemas/json.ts";

/**
 * Returns the JSON Merge Patch (RFC 7396) that leads from one document to another: only the fields that differ, lists
 * as a whole, and null for a removed field.
 */
export function createPatch(before: JsonObject, after: JsonObject): JsonObject {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const members = keys.flatMap((key): [string, JsonValue][] => {
    const [old, value] = [before[key], after[key]];
    if (isSame(old, value)) return [];
    if (value === undefined) return [[key, null]];
    return [[key, isObject(old) && isObject(value) ? createPatch(old, value) : value]];
  });
  return Object.fromEntries(members);
}
