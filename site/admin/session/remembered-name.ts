/** The name that the user last signed in with, kept in the browser's storage. */

const KEY = "admin-name";

/** Returns the stored name, or "" if there is none or the browser blocks its storage. */
export function readRememberedName(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

export function saveRememberedName(name: string): void {
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // The browser blocks its storage, so the user types the name again next time.
  }
}
