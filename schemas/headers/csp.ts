/** What pages may have beside files of the site. */

/** Where the maps of pages come from: no page can show one from elsewhere. */
export const MAP_ORIGINS: readonly string[] = ["https://www.openstreetmap.org", "https://www.google.com"];

/** What may stand inside pages, by the SHA-256 of its text in base64. */
export interface InlineHashes {
  styles: readonly string[];
  scripts: readonly string[];
  /** What stands as styles inside the page of the admin alone. */
  adminStyles: readonly string[];
}
