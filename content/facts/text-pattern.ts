const SPACE = String.raw`(?:\s|&nbsp;)+`;

/** White space or tags. */
export const SPACE_OR_TAGS = String.raw`(?:\s|&nbsp;|<[^>]*>)+`;

/**
 * Returns the source of a regular expression that matches a text with any white space, dashes and apostrophes, also in HTML.
 * @param space the source for the white space between words
 */
export function textPattern(text: string, space = SPACE): string {
  return text
    .split(/\s+/)
    .map((word) =>
      word
        .replace(/[.*+?^${}()|[\]\\/]/g, "\\$&")
        .replace(/[-\u2010-\u2015]/g, "\\s*[-\\u2010-\\u2015]\\s*")
        .replace(/['’]/g, "['’]")
        .replace(/&/g, "(?:&amp;|&)"),
    )
    .join(space);
}
