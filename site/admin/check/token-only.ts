import { detect } from "#content/importer/detect.ts";
import { tokens } from "#content/importer/formats/tokens.ts";
import { isObject } from "#schemas/json.ts";

/** Whether a text is one page as a record of tokens: Target Page says which. An input of another kind says so itself. */
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
