/** Sources that the Content Security Policy of pages allows in addition to the site's own files. */

/** Origins of the maps that pages may embed. */
export const MAP_ORIGINS: readonly string[] = ["https://www.openstreetmap.org", "https://www.google.com"];

/** Hashes of inline styles and scripts: the SHA-256 of each text in base64. */
export interface InlineHashes {
  styles: readonly string[];
  scripts: readonly string[];
  /** Inline styles that only the admin page has. */
  adminStyles: readonly string[];
}
