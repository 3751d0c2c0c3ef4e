import type { JsonObject } from "#schemas/json.ts";

/** Returns the known key that differs from `key` only in case, such as HERO_TITLE for hero_title. */
export function findRespelling(key: string, known: readonly string[]): string | undefined {
  const lowerCase = key.toLowerCase();
  return known.find((candidate) => candidate.toLowerCase() === lowerCase);
}

/**
 * Renames the keys of an object that differ from a known key only in case, unless the object has that key too. Returns
 * the same object if it has no unknown key.
 * @param isUnknown selects the keys that may be renamed
 * @param onRenamed called for each renamed key
 */
export function respellKeys(
  object: JsonObject,
  known: readonly string[],
  isUnknown: (key: string) => boolean,
  onRenamed: (key: string, respelled: string) => void,
): JsonObject {
  if (!Object.keys(object).some(isUnknown)) return object;
  const renamed: JsonObject = {};
  for (const [key, value] of Object.entries(object)) {
    const respelled = isUnknown(key) ? findRespelling(key, known) : undefined;
    if (respelled === undefined || Object.hasOwn(object, respelled) || Object.hasOwn(renamed, respelled)) {
      renamed[key] = value;
    } else {
      onRenamed(key, respelled);
      renamed[respelled] = value;
    }
  }
  return renamed;
}
