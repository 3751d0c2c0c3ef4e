import { isObject, isSame, type JsonObject, type JsonValue } from "#schemas/json.ts";

/**
 * Applies a JSON Merge Patch (RFC 7396): a value replaces, null removes, and a list replaces the whole list.
 * Neither argument is modified. Unchanged parts of the result are shared with `target`, so an empty change returns
 * `target` itself.
 */
export function mergePatch(target: JsonValue | undefined, patch: JsonObject): JsonObject {
  if (!isObject(target)) return withoutNulls(patch);
  let merged = target;
  for (const key of Object.keys(patch)) {
    const before = Object.hasOwn(target, key) ? target[key] : undefined;
    const after = mergeMember(before, patch[key] ?? null);
    if (after === before) continue;
    if (merged === target) merged = { ...target };
    if (after === undefined) delete merged[key];
    else merged[key] = after;
  }
  return merged;
}

function mergeMember(before: JsonValue | undefined, patch: JsonValue): JsonValue | undefined {
  if (patch === null) return undefined;
  if (isObject(patch)) return mergePatch(before, patch);
  return isSame(before, patch) ? before : patch;
}

/** Returns the patch applied to an empty object. A patch without nulls is returned as is. */
function withoutNulls(patch: JsonObject): JsonObject {
  let merged = patch;
  for (const key in patch) {
    const value = patch[key] ?? null;
    const cleaned = isObject(value) ? withoutNulls(value) : value;
    if (cleaned === value && value !== null) continue;
    if (merged === patch) merged = { ...patch };
    if (cleaned === null) delete merged[key];
    else merged[key] = cleaned;
  }
  return merged;
}
