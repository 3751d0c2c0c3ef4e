/** Hashes of the styles and scripts inside the pages that do not depend on the content, for the Content Security Policy. */
import { hash } from "node:crypto";
import type { InlineHashes } from "#schemas/headers/csp.ts";
import { adminStylesheet } from "../admin/admin-stylesheet.ts";
import { FONT_FAMILY_IDS } from "../fonts/families.ts";
import { fontSheet } from "../fonts/font-file.ts";
import findCarrier from "../sections/carriers/find-carrier.js?raw";
import leadWithOpenLine from "../sections/carriers/lead-with-open-line.js?raw";
import prefill from "../sections/quote-form/prefill.js?raw";
import { SHEETS } from "../styles/collect-styles.ts";
import { speculationRules } from "./speculation-rules.ts";

export const inlineHashes: InlineHashes = {
  styles: hashAll([...Object.values(SHEETS), ...FONT_FAMILY_IDS.map(fontSheet)]),
  scripts: hashAll([speculationRules, prefill, leadWithOpenLine, findCarrier]),
  // The admin has its own Content Security Policy.
  adminStyles: hashAll([adminStylesheet]),
};

/** Hashes texts as the Content Security Policy expects it: https://www.w3.org/TR/CSP3/#grammardef-hash-source */
function hashAll(texts: readonly string[]): string[] {
  return texts.map((text) => hash("sha256", text, "base64"));
}
