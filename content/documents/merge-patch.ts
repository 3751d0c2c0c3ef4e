import { isObject, isSame, type JsonObject, type JsonValue, ownMember } from "#schemas/json.ts";

/** The member for keys that are not part of the content model. It exists only while it has keys. */
const UNMAPPED = "unmapped";

/**
 * Applies a JSON Merge Patch (RFC 7396): a value replaces, null removes, and a list replaces the whole list. Differs from the
 * RFC in that an `unmapped` without keys is removed.
 * Neither argument is modified. Unchanged parts of the result are shared with `target`, so an empty change returns
 * `target` itself.
 */
export function mergePatch(target: JsonValue | undefined, patch: JsonObject): JsonObject {
  const before = isObject(target) ? target : undefined;
  // Without a target, the patch itself is the result, unless it contains a null.
  const start = before ?? patch;
  let merged = start;
  for (const key of Object.keys(patch)) {
    const after = mergeMember(key, before && ownMember(before, key), patch[key] ?? null);
    if (after === ownMember(start, key)) continue;
    if (merged === start) merged = { ...start };
    if (after === undefined) delete merged[key];
    else merged[key] = after;
  }
  return merged;
}

function mergeMember(key: string, before: JsonValue | undefined, patch: JsonValue): JsonValue | undefined {
  if (patch === null) return undefined;
  if (!isObject(patch)) return isSame(before, patch) ? before : patch;
  const merged = mergePatch(before, patch);
  return key === UNMAPPED && Object.keys(merged).length === 0 ? undefined : merged;
}

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
