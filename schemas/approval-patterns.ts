/** The pages and fields that an approval rule of the site settings names. */
import { type DocumentId, resolvePage } from "./page-ids.ts";

/** Checks whether an id, an address, or a pattern such as `medicare/*` means a page. */
export function matchesPage(pattern: string, page: DocumentId): boolean {
  const [, section] = /^\/?(.*?)\/?\*$/.exec(pattern) ?? [];
  if (section !== undefined) return section === "" || page === section || page.startsWith(`${section}/`);
  return page === pattern || page === resolvePage(pattern);
}

/** Returns the name of a field with dots between its keys: `hero.title` for `/hero/title`. */
export function fieldNameOf(pointer: string): string {
  return pointer.replace(/^\//, "").replaceAll("/", ".");
}
