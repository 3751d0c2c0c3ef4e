/** Checks the content as a whole. The importer checks each document separately. */
import type { Diagnostic } from "#schemas/diagnostics.ts";
import { type DocumentId, SITE } from "#schemas/page-ids.ts";
import type { Finding, Source } from "../findings/finding.ts";
import { toDiagnostics } from "../findings/locate.ts";
import { conflictingClaims } from "./rules/conflicting-claims.ts";
import { externalImages, externalMaps } from "./rules/csp.ts";
import { brokenAnchors, brokenLinks, unlinkedPages } from "./rules/links.ts";
import { missingAltText, missingFiles } from "./rules/media.ts";
import { descriptionLengths, duplicateDescriptions, duplicateTitles, titleLengths } from "./rules/meta.ts";
import {
  defaultDocuments,
  medicareDisclaimer,
  publishedAddress,
  sampleAgency,
  sampleData,
} from "./rules/production.ts";
import { brokenRedirects, shadowedRedirects } from "./rules/redirects.ts";
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
  brokenRedirects,
  shadowedRedirects,
];

const PRODUCTION_RULES: readonly Rule[] = [
  defaultDocuments,
  sampleData,
  sampleAgency,
  medicareDisclaimer,
  publishedAddress,
];

/**
 * Runs the lint rules on the content.
 * @returns the findings in the order of the documents, each with its location in the document's file
 */
export function lintContent(content: LintInput): Diagnostic[] {
  const { pages, defaults, sources = new Map() } = content;
  const rules = defaults === undefined ? RULES : [...RULES, ...PRODUCTION_RULES];
  const findings = new Map<DocumentId, Finding[]>([SITE, ...pages.keys()].map((page) => [page, []]));
  for (const finding of rules.flatMap((rule) => rule(content))) {
    findings.get(finding.page)?.push(toFinding(finding, sources));
  }
  return [...findings.values()].flatMap(toDiagnostics);
}

function toFinding({ related = [], ...finding }: LintFinding, sources: ReadonlyMap<DocumentId, Source>): Finding {
  const { page, pointer } = finding;
  if (pointer === undefined) return finding;
  const location = locateInFile({ page, pointer }, sources);
  if (location === undefined) {
    const { pointer: _, message, ...rest } = finding;
    return { ...rest, message: `${message} (This is default content. The store has no file for it.)` };
  }
  const relatedFindings = related.flatMap(({ message, ...relatedLocation }) => {
    const other = locateInFile(relatedLocation, sources);
    return other === undefined ? [] : [{ code: finding.code, message, ...other }];
  });
  return { ...finding, ...location, ...(relatedFindings.length > 0 && { related: relatedFindings }) };
}

/** Returns the location in a document's file, which has the content in its field `content`. */
function locateInFile({ page, pointer }: ContentLocation, sources: ReadonlyMap<DocumentId, Source>) {
  const source = sources.get(page);
  return source && { source, pointer: `/content${pointer}` };
}
