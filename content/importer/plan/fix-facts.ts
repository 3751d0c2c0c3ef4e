/** Replaces what an input writes as it should not be: facts that it writes out or quotes with a mistake, and colors. */
import { mergePatch } from "#content/documents/merge-patch.ts";
import { isSite, isTheme } from "#content/documents/validate.ts";
import { correctReferences } from "#content/facts/quote-facts.ts";
import { createFinding, type FindingList } from "#content/findings/finding.ts";
import { LintDocument } from "#content/lint/model/lint-document.ts";
import { LintSite } from "#content/lint/model/lint-site.ts";
import { quotableTexts, quoteFacts } from "#content/lint/rules/facts.ts";
import { findContrastProblems, fixContrast } from "#content/theme/theme-contrast.ts";
import type { Site } from "#schemas/generated/site.ts";
import { type JsonObject, type Pointer, replaceAt, segments, valueAt } from "#schemas/json.ts";
import { SITE, THEME } from "#schemas/page-ids.ts";
import { type DocumentPatch, findSourceLocation } from "../formats/source-mapping.ts";
import type { SiteToLint } from "./lint-plan.ts";

/**
 * Replaces the facts that patches write out, as the site has them after the import. Words that may mean something else,
 * such as the city, stay.
 */
export async function fixFacts(
  patches: readonly DocumentPatch[],
  { context, source }: SiteToLint,
  findings: FindingList,
): Promise<DocumentPatch[]> {
  const settings = await source.settings();
  const patch = patches.find(({ page }) => page === SITE)?.patch ?? {};
  const merged = mergePatch(settings as unknown as JsonObject, patch);
  // The plan reports settings that are not valid.
  const after: Site = isSite(merged) ? merged : settings;
  const site = new LintSite(after, new Map(), context);
  const theme = (await source.theme()) as JsonObject;
  return patches.map((document) =>
    document.page === THEME ? fixTheme(document, theme, findings) : fixDocument(document, site, findings),
  );
}

/** Replaces colors with too little contrast by the nearest that have enough, as the theme is after the import. */
function fixTheme(document: DocumentPatch, theme: JsonObject, findings: FindingList): DocumentPatch {
  const merged = mergePatch(theme, document.patch);
  if (!isTheme(merged)) return document;
  const places = new Set(findContrastProblems(merged).map(({ pointer }) => pointer));
  if (places.size === 0) return document;
  const fixed = fixContrast(merged);
  for (const pointer of places) {
    const [before, after] = [merged, fixed as JsonObject].map((content) => valueAt(content, segments(pointer)));
    const message = `Changed ${before} to ${after}, the nearest color with enough contrast.`;
    findings.add(createFinding("content/fixed", message, { page: THEME, ...findSourceLocation(document, pointer) }));
  }
  const { colors, tints } = fixed as JsonObject;
  return { ...document, patch: { ...document.patch, ...(colors && { colors }), ...(tints && { tints }) } };
}

function fixDocument(document: DocumentPatch, site: LintSite, findings: FindingList): DocumentPatch {
  const { page } = document;
  let { patch } = document;
  const replace = (pointer: Pointer, value: string, message: string) => {
    patch = replaceAt(patch, segments(pointer), value) as JsonObject;
    findings.add(createFinding("content/fixed", message, { page, ...findSourceLocation(document, pointer) }));
  };
  const { prose, links } = new LintDocument(page, patch, site.facts);
  for (const { stored, pointer } of [...prose, ...links]) {
    const { value, found } = correctReferences(stored, site.facts);
    const changed = found.map(({ written, reference }) => `Changed ${written} to ${reference}.`).join(" ");
    if (found.length > 0) replace(pointer, value, changed);
  }
  for (const text of quotableTexts(new LintDocument(page, patch, site.facts), site)) {
    const { value, found } = quoteFacts(text, site.quoter, ({ isCertain }) => isCertain);
    const references = [...new Set(found.map(({ reference }) => reference))].join(", ");
    if (value !== text.stored) replace(text.pointer, value, `Replaced written-out facts by ${references}.`);
  }
  return { ...document, patch };
}
