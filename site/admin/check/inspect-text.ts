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
