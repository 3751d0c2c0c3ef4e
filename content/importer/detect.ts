/** Which of the four formats an input is in, and why. */
import type { JsonObject } from "#schemas/json.ts";
import type { Format } from "./formats/format-types.ts";
import { nestedTokens } from "./formats/nested-tokens.ts";
import { siteExport } from "./formats/site-export.ts";
import { string } from "./formats/string.ts";
import { tokens } from "./formats/tokens.ts";

/** The first that matches counts. */
const FORMATS: readonly Format[] = [tokens, string, nestedTokens, siteExport];

export const FORMAT_NAMES: readonly string[] = FORMATS.map(({ name }) => name);

export interface Detected {
  format: Format;
  /** As the end of a sentence: "It is tokens because …". */
  why: string;
}

export function detect(input: JsonObject): Detected | undefined {
  for (const format of FORMATS) {
    const why = format.matches(input);
    if (why !== undefined) return { format, why };
  }
  return undefined;
}

export function formatNamed(name: string): Format | undefined {
  return FORMATS.find((format) => format.name === name);
}
