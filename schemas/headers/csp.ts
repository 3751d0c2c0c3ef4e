/** Origins that the Content Security Policy lets pages frame. The map on a page can only come from one of these. */
export const MAP_ORIGINS: readonly string[] = ["https://www.openstreetmap.org", "https://www.google.com"];

/** SHA-256 hashes, in base64, of the inline styles and scripts that the Content Security Policy allows. */
export interface InlineHashes {
  styles: readonly string[];
  scripts: readonly string[];
  /** Inline styles that only the admin page contains. */
  adminStyles: readonly string[];
}

/** Name of the Trusted Types policy of our scripts, the only one outside of `/admin`. https://www.w3.org/TR/trusted-types/ */
export const TRUSTED_TYPES_POLICY = "agency";

/**
 * Start of a style element that depends on the content of the site. The policy of a page allows the elements that the page
 * has. No text of the content can become one, because pages escape texts and clean HTML.
 */
export const CONTENT_STYLE_START = "<style data-content>";
