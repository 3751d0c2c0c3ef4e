/** Judges the content as a whole, where the importer checks it piece by piece. */
import type { Diagnostic } from "#schemas/diagnostics.ts";
import { type DocumentId, SITE } from "#schemas/page-ids.ts";
import type { Finding, Source } from "../importer/parse/finding.ts";
import { toDiagnostics } from "../importer/parse/locate.ts";
import { conflictingClaims } from "./rules/claims.ts";
import { externalImages, externalMaps } from "./rules/csp.ts";
import { brokenAnchors, brokenLinks, unlinkedPages } from "./rules/links.ts";
import { missingAltText, missingFiles } from "./rules/media.ts";
import { descriptionLengths, duplicateDescriptions, duplicateTitles, titleLengths } from "./rules/meta.ts";
import { medicareDisclaimer, publishedAddress, sampleData } from "./rules/production.ts";
import type { ContentLocation, LintFinding, LintInput, Rule } from "./rules/rule.ts";

const RULES: readonly Rule[] = [
  brokenLinks,
  brokenAnchors,
  unlinkedPages,
  titleLengths,
  descriptionLengths,
  duplicateTitles,
  duplicateDescriptions,
  missingFiles,
  missingAltText,
  externalImages,
  externalMaps,
  conflictingClaims,
];

const PRODUCTION_RULES: readonly Rule[] = [sampleData, medicareDisclaimer, publishedAddress];

/** @returns what the rules find, in the order of the documents, each finding at its place in the document's file */
export function lintContent(content: LintInput): Diagnostic[] {
  const { pages, isProduction = false, sources = new Map() } = content;
  const rules = isProduction ? [...RULES, ...PRODUCTION_RULES] : RULES;
  const found = new Map<DocumentId, Finding[]>([SITE, ...pages.keys()].map((page) => [page, []]));
  for (const finding of rules.flatMap((rule) => rule(content))) {
    found.get(finding.page)?.push(toFinding(finding, sources));
  }
  return [...found.values()].flatMap(toDiagnostics);
}

function toFinding({ related = [], ...finding }: LintFinding, sources: ReadonlyMap<DocumentId, Source>): Finding {
  const placed = place(finding, sources);
  if (placed === undefined) {
    const { pointer: _, message, ...rest } = finding;
    return { ...rest, message: `${message} (Built-in content: the store has none of its own.)` };
  }
  const others = related.flatMap(({ message, ...spot }) => {
    const other = place(spot, sources);
    return other === undefined ? [] : [{ code: finding.code, message, ...other }];
  });
  return { ...finding, ...placed, ...(others.length > 0 && { related: others }) };
}

/** A place in a file: a stored document holds its content beside its page and version. */
function place({ page, pointer }: ContentLocation, sources: ReadonlyMap<DocumentId, Source>) {
  const source = sources.get(page);
  return source && { source, pointer: `/content${pointer}` };
}
