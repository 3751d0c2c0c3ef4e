import { detect } from "#content/importer/formats/detect.ts";
import { tokens } from "#content/importer/formats/tokens.ts";
import { isObject } from "#schemas/json.ts";

/** Returns true for a JSON text with the tokens of one page, whose name only the target page can supply. */
export function isTokenOnly(text: string): boolean {
  const parsed = parse(text);
  return isObject(parsed) && detect(parsed)?.format === tokens;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return undefined;
  }
}
