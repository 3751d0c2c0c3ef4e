/** Finds the problems that a change of documents adds to a site. */

import type { Severity } from "#schemas/diagnostics.ts";
import type { Site } from "#schemas/generated/site.ts";
import type { JsonObject } from "#schemas/json.ts";
import { type DocumentId, pathOf, SITE } from "#schemas/page-ids.ts";
import { collectFacts } from "../facts/facts.ts";
import { checkChange, checkDocument, checkSite, withoutWaived } from "./lint.ts";
import { type DocumentIndex, indexDocument } from "./model/document-index.ts";
import { LintDocument } from "./model/lint-document.ts";
import type { LintSite } from "./model/lint-site.ts";
import type { LintFinding } from "./model/rule.ts";
import { RULES } from "./rules.ts";
import { type LintContext, type SiteIndex, toLintSite } from "./site-index.ts";

/** A document before and after the change. Null means that it does not exist. */
export interface ChangedDocument {
  page: DocumentId;
  before: JsonObject | null;
  after: JsonObject | null;
}

/** Reads the stored content of documents in batches. */
export type ReadDocuments = (pages: readonly DocumentId[]) => AsyncIterable<readonly [DocumentId, JsonObject]>;

/**
 * Lints a site before and after a change.
 * @param readOthers reads the documents that do not change; called only if the site settings change, because their facts
 *   and claims may contradict any text
 * @returns the findings after the change that there were not before it
 */
export async function lintChanges(
  changes: readonly ChangedDocument[],
  before: SiteIndex,
  context: LintContext,
  readOthers: ReadDocuments,
): Promise<LintFinding[]> {
  const sites = {
    before: toLintSite(before, context),
    after: toLintSite(applyChanges(before, changes, context), context),
  };
  const added = subtract(checkSite(sites.after), () => checkSite(sites.before));
  for (const change of changes) added.push(...addedInDocument(change, sites));
  if (changes.some(({ page }) => page === SITE)) {
    const changed = new Set(changes.map(({ page }) => page));
    const others = Object.keys(before.documents).filter((page) => !changed.has(page));
    for await (const [page, content] of readOthers(others)) {
      added.push(...addedInDocument({ page, before: content, after: content }, sites));
    }
  }
  return withoutWaived(added, sites.after).map((finding) => ({
    ...finding,
    severity: severityInImport(finding, sites.after),
  }));
}

/** A finding is a warning of the import, unless it would show broken text or the agency has made its rule an error. */
function severityInImport({ code }: LintFinding, { settings: { lint = {} } }: LintSite): Severity {
  const isRejected = RULES.some((rule) => rule.code === code && rule.rejectsImports);
  return isRejected || lint.severities?.[code] === "error" ? "error" : "warning";
}

interface SitePair {
  before: LintSite;
  after: LintSite;
}

function addedInDocument({ page, before, after }: ChangedDocument, sites: SitePair): LintFinding[] {
  if (after === null || (page !== SITE && pathOf(page) === undefined)) return [];
  const document = new LintDocument(page, after, sites.after.facts);
  const added = subtract(checkDocument(document, sites.after), () =>
    before === null ? [] : checkDocument(new LintDocument(page, before, sites.before.facts), sites.before),
  );
  return [...added, ...checkChange(document, sites.before, sites.after)];
}

/** Returns the findings that are not among the earlier ones. A finding may move to another place of its document. */
function subtract(findings: LintFinding[], earlier: () => readonly LintFinding[]): LintFinding[] {
  if (findings.length === 0) return findings;
  const counts = new Map<string, number>();
  for (const finding of earlier()) counts.set(keyOf(finding), (counts.get(keyOf(finding)) ?? 0) + 1);
  return findings.filter((finding) => {
    const count = counts.get(keyOf(finding)) ?? 0;
    counts.set(keyOf(finding), count - 1);
    return count <= 0;
  });
}

function keyOf({ code, page, message }: LintFinding): string {
  return `${code} ${page} ${message}`;
}

/** Returns the index of the site after the change. */
function applyChanges(
  { settings, documents }: SiteIndex,
  changes: readonly ChangedDocument[],
  context: LintContext,
): SiteIndex {
  const site = changes.find(({ page }) => page === SITE)?.after;
  const settingsAfter = site ? (site as unknown as Site) : settings;
  const facts = collectFacts(settingsAfter);
  const after: Record<DocumentId, DocumentIndex> = { ...documents };
  for (const { page, after: content } of changes) {
    if (page !== SITE && pathOf(page) === undefined) continue;
    if (content === null) delete after[page];
    else after[page] = indexDocument(page, content, facts, context.complete);
  }
  return { settings: settingsAfter, documents: after };
}
