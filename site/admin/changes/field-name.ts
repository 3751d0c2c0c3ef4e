import { type Pointer, segments } from "#schemas/json.ts";

/** Names of keys that are unclear on their own. */
const NAMES: Readonly<Record<string, string>> = {
  buttonUrl: "Button link",
  cta: "Call to action",
  ctaText: "Button text",
  ctaUrl: "Button link",
  faq: "Questions",
  id: "ID",
  image: "Image",
  imageAlt: "Image description",
  linkedIn: "LinkedIn",
  mapEmbed: "Map",
  meta: "Search engines",
  noIndex: "Hidden from search engines",
  officeInfo: "Office",
  og: "Social sharing",
  src: "Source",
  unmapped: "Unrecognized fields",
  url: "Link",
  zip: "ZIP code",
};

/** The key whose content has keys that are not part of the content model. */
const UNMAPPED = "unmapped";

/**
 * Returns the names along the path to a field, such as "Questions", "3" and "Answer" for `/faq/items/2/answer`. Items are
 * counted from 1, and the key `items` before an index is left out.
 */
export function fieldName(pointer: Pointer): string[] {
  const keys = segments(pointer);
  const unmapped = keys.indexOf(UNMAPPED);
  const isKnown = (index: number) => unmapped < 0 || index <= unmapped;
  const names = keys.flatMap((key, index) => {
    if (!isKnown(index)) return [key];
    if (isIndex(key)) return [String(Number(key) + 1)];
    return key === "items" && isIndex(keys[index + 1]) ? [] : [keyName(key)];
  });
  return names.length === 0 ? ["Whole page"] : names;
}

function isIndex(key: string | undefined): boolean {
  return key !== undefined && /^\d+$/.test(key);
}

/** Returns "Service areas" for `serviceAreas`, and a key that is not in camel case unchanged. */
function keyName(key: string): string {
  if (Object.hasOwn(NAMES, key)) return NAMES[key] ?? key;
  if (!/^[a-z]+(?:[A-Z][a-z]*)*$/.test(key)) return key;
  const words = key.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
