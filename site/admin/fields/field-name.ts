import { type Pointer, segments } from "#schemas/json.ts";
import { fieldLabel } from "./field-labels.ts";

/** The key whose content has keys that are not part of the content model. */
const UNMAPPED = "unmapped";

/**
 * Returns the names along the path to a field, such as "Questions", "3" and "Answer" for `/faq/items/2/answer`. Items are
 * counted from 1. The keys `items` before an index and `days` before a day are left out.
 */
export function fieldName(pointer: Pointer): string[] {
  const keys = segments(pointer);
  const unmapped = keys.indexOf(UNMAPPED);
  const isKnown = (index: number) => unmapped < 0 || index <= unmapped;
  const names = keys.flatMap((key, index) => {
    if (!isKnown(index)) return [key];
    if (isIndex(key)) return [String(Number(key) + 1)];
    if (key === "items" && isIndex(keys[index + 1])) return [];
    if (key === "days" && keys[index - 1] === "hours" && index + 1 < keys.length) return [];
    return [fieldLabel(keys.slice(0, index + 1).filter((part) => !isIndex(part)))];
  });
  return names.length === 0 ? ["Whole page"] : names;
}

function isIndex(key: string | undefined): boolean {
  return key !== undefined && /^\d+$/.test(key);
}
