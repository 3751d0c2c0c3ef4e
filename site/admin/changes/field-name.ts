/** The names of fields as people say them. */
import { type Pointer, segments } from "#schemas/json.ts";

/** Keys that do not say by themselves what they are. */
const NAMES: Readonly<Record<string, string>> = {
  buttonUrl: "Button address",
  cta: "Call to action",
  ctaText: "Button text",
  ctaUrl: "Button address",
  faq: "Questions",
  id: "ID",
  image: "Picture",
  imageAlt: "Picture in words",
  linkedIn: "LinkedIn",
  mapEmbed: "Map",
  meta: "For search engines",
  noIndex: "Hidden from search engines",
  officeInfo: "Office",
  og: "Shared links",
  src: "Address",
  unmapped: "Other keys",
  url: "Address",
  zip: "ZIP code",
};

/** What is below it came from elsewhere, with keys of its own. */
const FREE = "unmapped";

/**
 * The names on the way to a field, as "Questions", "3" and "Answer" of `/faq/items/2/answer`: items are counted from 1,
 * and that a list has them goes without saying.
 */
export function fieldName(pointer: Pointer): string[] {
  const keys = segments(pointer);
  const free = keys.indexOf(FREE);
  const isKnown = (index: number) => free < 0 || index <= free;
  const names = keys.flatMap((key, index) => {
    if (!isKnown(index)) return [key];
    if (isIndex(key)) return [String(Number(key) + 1)];
    return key === "items" && isIndex(keys[index + 1]) ? [] : [nameOf(key)];
  });
  return names.length === 0 ? ["The whole page"] : names;
}

function isIndex(key: string | undefined): boolean {
  return key !== undefined && /^\d+$/.test(key);
}

/** "Service areas" for `serviceAreas`; a key of another kind is its own name. */
function nameOf(key: string): string {
  if (Object.hasOwn(NAMES, key)) return NAMES[key] ?? key;
  if (!/^[a-z]+(?:[A-Z][a-z]*)*$/.test(key)) return key;
  const words = key.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
