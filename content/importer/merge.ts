import { isObject, type JsonObject, type JsonValue } from "#schemas/json.ts";

/**
 * RFC 7396, JSON Merge Patch: a given key replaces, null removes, lists are replaced whole.
 * Neither argument is changed; what the patch does not touch is shared with the target.
 */
export function mergePatch(target: JsonValue | undefined, patch: JsonObject): JsonObject {
  const merged: JsonObject = isObject(target) ? { ...target } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete merged[key];
    else merged[key] = isObject(value) ? mergePatch(merged[key], value) : value;
  }
  return merged;
}
