/** Returns the source of a regular expression that matches a text with any white space, dashes and apostrophes, also in HTML. */
export function textPattern(text: string): string {
  return text
    .replace(/[.*+?^${}()|[\]\\/]/g, "\\$&")
    .replace(/\s*[-\u2010-\u2015]\s*/g, "\\s*[-\\u2010-\\u2015]\\s*")
    .replace(/\s+/g, "(?:\\s|&nbsp;)+")
    .replace(/['’]/g, "['’]")
    .replace(/&(?!nbsp;\))/g, "(?:&amp;|&)");
}
