import { isObject, isSame, type JsonObject, type JsonValue } from "#schemas/json.ts";

/** The member for keys that are not part of the content model. It exists only while it has keys. */
const UNMAPPED = "unmapped";

/**
 * Applies a JSON Merge Patch (RFC 7396): a value replaces, null removes, and a list replaces the whole list. Differs from the
 * RFC in that an `unmapped` without keys is removed.
 * Neither argument is modified. Unchanged parts of the result are shared with `target`, so an empty change returns
 * `target` itself.
 */
export function mergePatch(target: JsonValue | undefined, patch: JsonObject): JsonObject {
  if (!isObject(target)) return withoutNulls(patch);
  let merged = target;
  for (const key of Object.keys(patch)) {
    const before = Object.hasOwn(target, key) ? target[key] : undefined;
    const after = withoutEmpty(key, mergeMember(before, patch[key] ?? null));
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

function withoutEmpty<Value extends JsonValue | undefined>(key: string, value: Value): Value | undefined {
  return key === UNMAPPED && isObject(value) && Object.keys(value).length === 0 ? undefined : value;
}

/** Returns the patch applied to an empty object. A patch without nulls is returned as is. */
function withoutNulls(patch: JsonObject): JsonObject {
  let merged = patch;
  for (const key in patch) {
    const value = patch[key] ?? null;
    const cleaned = withoutEmpty(key, isObject(value) ? withoutNulls(value) : value);
    if (cleaned === value && value !== null) continue;
    if (merged === patch) merged = { ...patch };
    if (cleaned === null || cleaned === undefined) delete merged[key];
    else merged[key] = cleaned;
  }
  return merged;
}
