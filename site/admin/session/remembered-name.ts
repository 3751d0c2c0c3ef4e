/** The name that somebody last signed in with in this browser. */

const KEY = "admin-name";

/** Empty where there is none, or where the storage is blocked. */
export function rememberedName(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

export function rememberName(name: string): void {
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // It is typed again next time.
  }
}
