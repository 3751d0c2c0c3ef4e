import { endOfString } from "#content/findings/json-scanner.ts";
import { straightenQuotes } from "#content/importer/parse/curly-quotes.ts";
import type { Diagnostic } from "#schemas/diagnostics.ts";
import { correctionOf } from "../findings/correction-of.ts";

/** A replacement of a part of a text, by UTF-16 offsets. */
export type TextEdit = { from: number; to: number; insert: string };

/**
 * Returns the edit that corrects a finding: the string at its place gets another value, the key another name, or the text
 * straight quotes.
 * @param text the text that the finding is about
 * @returns undefined if the finding has no correction, or no string is at its place
 */
export function fixEdit(text: string, finding: Diagnostic): TextEdit | undefined {
  const { code, line, column } = finding;
  const fix = correctionOf(finding);
  if (code === "json/curly-quotes") {
    const insert = straightenQuotes(text);
    return insert === undefined ? undefined : { from: 0, to: text.length, insert };
  }
  if (fix === undefined || line === undefined || column === undefined) return undefined;
  const linesBefore = text.split("\n").slice(0, line - 1);
  const from = linesBefore.reduce((sum, { length }) => sum + length + 1, column - 1);
  if (text[from] !== '"') return undefined;
  return { from, to: endOfString(text, from), insert: JSON.stringify("key" in fix ? fix.key : fix.value) };
}
