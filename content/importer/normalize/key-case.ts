import type { JsonObject } from "#schemas/json.ts";

/** Returns the known key that differs from `key` only in case, such as HERO_TITLE for hero_title. */
export function findCaseVariant(key: string, known: readonly string[]): string | undefined {
  const lowerCase = key.toLowerCase();
  return known.find((candidate) => candidate.toLowerCase() === lowerCase);
}

/**
 * Returns the known key for each unknown key of an object that differs from it only in case. A known key that the object
 * has already, or that two keys would get, is left out.
 */
export function findRenames(
  object: JsonObject,
  known: readonly string[],
  isUnknown: (key: string) => boolean,
): Map<string, string> {
  const renames = new Map<string, string>();
  const variants = new Map(known.map((candidate) => [candidate.toLowerCase(), candidate]));
  const taken = new Set(Object.keys(object));
  for (const key of Object.keys(object).filter(isUnknown)) {
    const variant = variants.get(key.toLowerCase());
    if (variant === undefined || taken.has(variant)) continue;
    taken.add(variant);
    renames.set(key, variant);
  }
  return renames;
}
