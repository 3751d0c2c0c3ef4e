/** Characters that no text of the site may contain, because they can hide or reorder what people see. */

/** Control characters except tab and line ends, overrides of the writing direction, and halves of surrogate pairs. */
const FORBIDDEN = /[^\P{Cc}\t\n\r]|[\u202a-\u202e\u2066-\u2069\p{Cs}]/u;

/**
 * Removes the character references of an HTML text that stand for forbidden characters, such as &#x202E;. References to
 * C1 controls stay: browsers read &#150; as a dash (HTML Standard, section 13.2.5.84).
 * @param removed receives the removed references
 */
export function removeControlReferences(html: string, removed: string[]): string {
  if (!html.includes("&#")) return html;
  return html.replace(/&#(x[0-9a-f]+|[0-9]+);?/gi, (reference, digits: string) => {
    const code = Number(digits.replace(/^x/i, "0x"));
    if (code > 0x10ffff || (code >= 0x80 && code <= 0x9f) || !FORBIDDEN.test(String.fromCodePoint(code))) {
      return reference;
    }
    removed.push(reference);
    return "";
  });
}

/** Returns the first forbidden character of a text in Unicode notation, such as U+202E. */
export function findControlCharacter(text: string): string | undefined {
  const code = FORBIDDEN.exec(text)?.[0]?.codePointAt(0);
  return code === undefined ? undefined : `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
}
