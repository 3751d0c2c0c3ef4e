/** The name or email address that the user last signed in with, kept in the browser's storage. */
import type { FirstField } from "./access.ts";

const keyOf = (field: FirstField) => `admin-${field}`;

/** Returns the stored name or address, or "" if there is none or the browser blocks its storage. */
export function readRememberedName(field: FirstField): string {
  try {
    return localStorage.getItem(keyOf(field)) ?? "";
  } catch {
    return "";
  }
}

export function saveRememberedName(field: FirstField, name: string): void {
  try {
    localStorage.setItem(keyOf(field), name);
  } catch {
    // The browser blocks its storage, so the user types the name again next time.
  }
}
