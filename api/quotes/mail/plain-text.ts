/** Plain-text layout shared by the emails. */
import type { Detail } from "./layout.ts";

/** Width of a line in characters: RFC 5322, section 2.1.1, allows 78 at most. */
const MAX_WIDTH = 76;

/** Formats details, one per line, with their values in one column. */
export function detailLines(details: readonly Detail[]): string {
  const column = Math.max(...details.map(({ label }) => label.length)) + 2;
  return details.map(({ label, value }) => hangingIndent(label.padEnd(column), value)).join("\n");
}

/** Wraps text after a prefix, and indents the following lines by the width of the prefix. */
export function hangingIndent(prefix: string, text: string): string {
  return prefix + wrap(text, MAX_WIDTH - prefix.length).replaceAll("\n", `\n${" ".repeat(prefix.length)}`);
}

/** Breaks text into lines of at most `width` characters. Longer words get a line each. */
export function wrap(text: string, width = MAX_WIDTH): string {
  let column = 0;
  const words = text.split(" ").map((word) => {
    const separator = column === 0 ? "" : column + 1 + word.length > width ? "\n" : " ";
    column = (separator === " " ? column + 1 : 0) + word.length;
    return separator + word;
  });
  return words.join("");
}
