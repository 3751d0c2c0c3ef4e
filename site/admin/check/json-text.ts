import { type Edit, format } from "jsonc-parser";
import { findTokenKey } from "#content/importer/formats/read-documents.ts";
import { isObject } from "#schemas/json.ts";

export interface TextKind {
  isJson: boolean;
  /** True for the tokens of one page, whose name only the target page can supply. */
  isTokenOnly: boolean;
}

export function inspectText(text: string): TextKind {
  try {
    const parsed: unknown = JSON.parse(text.replace(/^\uFEFF/, ""));
    return { isJson: true, isTokenOnly: isObject(parsed) && findTokenKey(parsed) !== undefined };
  } catch {
    return { isJson: false, isTokenOnly: false };
  }
}

/**
 * Puts each member and item of a JSON text on a separate line. Only white space changes, so numbers, escapes and
 * duplicate keys stay as they are.
 * @returns undefined if the text is not JSON
 */
export function tidyJson(text: string): string | undefined {
  if (!inspectText(text).isJson) return undefined;
  return applyEdits(text, format(text, undefined, { insertSpaces: true, tabSize: 2, eol: "\n" }));
}

/** Applies edits in one pass. The function of jsonc-parser copies the whole text for each edit. */
function applyEdits(text: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const { offset, length, content } of edits) {
    parts.push(text.slice(from, offset), content);
    from = offset + length;
  }
  return parts.join("") + text.slice(from);
}
