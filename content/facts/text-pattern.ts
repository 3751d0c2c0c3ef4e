/** Sources of regular expressions for texts. */

/** Returns the source that matches a text with any white space, dashes and apostrophes, also in HTML. */
export function textPattern(text: string): string {
  return text.split(/\s+/).map(wordPattern).join("(?:\\s|&nbsp;)+");
}

function wordPattern(word: string): string {
  return word
    .replace(/[.*+?^${}()|[\]\\/]/g, "\\$&")
    .replace(/[-\u2010-\u2015]/g, "\\s*[-\\u2010-\\u2015]\\s*")
    .replace(/['’]/g, "['’]")
    .replaceAll("&", "(?:&amp;|&)");
}

/** Returns the source that matches any of the texts. */
export function anyOf(texts: readonly string[]): string {
  return texts.length === 0 ? "(?!)" : [...new Set(texts)].map(textPattern).join("|");
}
