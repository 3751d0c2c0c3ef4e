import { isObject, isSame, type JsonObject, type JsonValue } from "#schemas/json.ts";

/**
 * RFC 7396, JSON Merge Patch: a given key replaces, null removes, lists are replaced whole.
 * Neither argument is changed; what the patch leaves as it was is the target's own, up to the target itself.
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

/** A patch merged into nothing; the patch itself where it removes nothing. */
function withoutNulls(patch: JsonObject): JsonObject {
  let merged = patch;
  for (const key of Object.keys(patch)) {
    const value = patch[key] ?? null;
    const kept = isObject(value) ? withoutNulls(value) : value;
    if (kept === value && value !== null) continue;
    if (merged === patch) merged = { ...patch };
    if (kept === null) delete merged[key];
    else merged[key] = kept;
  }
  return merged;
}
