/** The name or email address that the user last signed in with, kept in the browser's storage. */
import type { SignInField } from "../api/request.ts";

const keyOf = (field: SignInField) => `admin-${field}`;

/** Returns the stored name or address, or "" if there is none or the browser blocks its storage. */
export function readRememberedName(field: SignInField): string {
  try {
    return localStorage.getItem(keyOf(field)) ?? "";
  } catch {
    return "";
  }
}

export function saveRememberedName(field: SignInField, name: string): void {
  try {
    localStorage.setItem(keyOf(field), name);
  } catch {
    // The browser blocks its storage, so the user types the name again next time.
  }
}
