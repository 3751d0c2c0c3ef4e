import { isObject, type JsonObject, type JsonValue } from "#schemas/json.ts";

/**
 * RFC 7396, JSON Merge Patch: a given key replaces, null removes, lists are replaced whole.
 * Neither argument is changed; the outcome shares with them what is the same.
 */
export function mergePatch(target: JsonValue | undefined, patch: JsonObject): JsonObject {
  if (!isObject(target)) return withoutNulls(patch);
  const merged = { ...target };
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete merged[key];
    else merged[key] = isObject(value) ? mergePatch(merged[key], value) : value;
  }
  return merged;
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
