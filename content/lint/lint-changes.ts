/** Finds the problems that a change of documents adds to a site. */

import type { Severity } from "#schemas/diagnostics.ts";
import type { Site } from "#schemas/generated/site.ts";
import { isSame, type JsonObject } from "#schemas/json.ts";
import { type DocumentId, isPageId, type PageId, pathOf, SITE } from "#schemas/page-ids.ts";
import { collectFacts } from "../facts/facts.ts";
import { checkChange, checkDocument, checkSite, withoutWaived } from "./lint.ts";
import { type DocumentIndex, indexDocument } from "./model/document-index.ts";
import { LintDocument } from "./model/lint-document.ts";
import type { LintSite } from "./model/lint-site.ts";
import type { LintFinding } from "./model/rule.ts";
import { RULES } from "./rules.ts";
import { type LintContext, type SiteIndex, toLintSite } from "./site-index.ts";
import type { SiteSource } from "./site-source.ts";

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
 * @param source the site before the change
 * @param readOthers reads documents that do not change; called only if the site settings change, because their facts and
 *   claims may contradict any text
 * @returns the findings after the change that there were not before it
 */
export async function lintChanges(
  changes: readonly ChangedDocument[],
  source: SiteSource,
  context: LintContext,
  readOthers: ReadDocuments,
): Promise<LintFinding[]> {
  const sites = await readSites(changes, source, context);
  const added = subtract(checkSite(sites.after), () => checkSite(sites.before));
  for (const change of changes) added.push(...addedInDocument(change, sites));
  if (changes.some(({ page }) => page === SITE)) {
    const changed = new Set(changes.map(({ page }) => page));
    for await (const [page, content] of readOthers((await source.pages()).filter((page) => !changed.has(page)))) {
      added.push(...addedInDocument({ page, before: content, after: content }, sites));
    }
  }
  return withoutWaived(added, sites.after).map((finding) => ({
    ...finding,
    severity: severityInImport(finding, sites.after),
  }));
}

interface SitePair {
  before: LintSite;
  after: LintSite;
}

/**
 * Reads the site before the change and derives the site after it. If no other document can be affected, only the changed
 * documents and the targets of their links are indexed, so that a new sentence does not read a site of thousands of pages.
 */
async function readSites(
  changes: readonly ChangedDocument[],
  source: SiteSource,
  context: LintContext,
): Promise<SitePair> {
  const settings = await source.settings();
  const facts = collectFacts(settings);
  const indexOf = (page: DocumentId, content: JsonObject | null) =>
    content === null ? undefined : indexDocument(new LintDocument(page, content, facts), context.complete);
  const onSite = changes.filter(({ page }) => page === SITE || pathOf(page) !== undefined);
  const isLocal = onSite.every(
    ({ page, before, after }) => page !== SITE && isLocalChange(indexOf(page, before), indexOf(page, after)),
  );
  if (isLocal) {
    const targets = onSite.flatMap(({ page, after }) => targetsOf(indexOf(page, after)));
    const { settings: _, documents } = await source.index([...new Set(targets)]);
    const linked = Object.entries(documents).map(([page, index]) => [page, { ...index, links: [] }] as const);
    const changed = onSite.map(({ page, before }) => [page, indexOf(page, before)] as const);
    const sites = toSites({ settings, documents: Object.fromEntries([...linked, ...changed]) }, onSite, context);
    // A dead link needs the paths of all pages, to suggest one.
    if (sites.after.internalLinks.every(({ path }) => path === undefined || sites.after.anchorsByPath.has(path))) {
      return sites;
    }
  }
  return toSites(await source.index(), onSite, context);
}

/** Checks whether a change of a document can add findings only to the document itself. */
function isLocalChange(before: DocumentIndex | undefined, after: DocumentIndex | undefined): boolean {
  if (before?.page === undefined || after?.page === undefined) return false;
  const [{ anchors: anchorsBefore, ...metaBefore }, { anchors: anchorsAfter, ...metaAfter }] = [
    before.page,
    after.page,
  ];
  return (
    isSame(metaBefore, metaAfter) &&
    includesAll(anchorsAfter, anchorsBefore) &&
    includesAll(
      after.links.map(({ href }) => href),
      before.links.map(({ href }) => href),
    )
  );
}

function includesAll(values: readonly string[], wanted: readonly string[]): boolean {
  const known = new Set(values);
  return wanted.every((value) => known.has(value));
}

/** Returns the pages at the paths that a document links to, whether or not they exist. */
function targetsOf(index: DocumentIndex | undefined): PageId[] {
  return (index?.links ?? [])
    .flatMap(({ href }) => {
      const [path] = /^\/[^?#]*/.exec(href) ?? [];
      return path === undefined ? [] : [path === "/" ? "home" : path.slice(1)];
    })
    .filter((page) => isPageId(page));
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

/** Derives the site after the changes from the index before them. */
function toSites(before: SiteIndex, changes: readonly ChangedDocument[], context: LintContext): SitePair {
  const settings = (changes.find(({ page }) => page === SITE)?.after as Site | null | undefined) ?? before.settings;
  const facts = collectFacts(settings);
  const documents: Record<DocumentId, DocumentIndex> = { ...before.documents };
  for (const { page, after } of changes) {
    if (after === null) delete documents[page];
    else documents[page] = indexDocument(new LintDocument(page, after, facts), context.complete);
  }
  return { before: toLintSite(before, context), after: toLintSite({ settings, documents }, context) };
}

/** A finding is a warning of the import, unless it would show broken text or the agency has made its rule an error. */
function severityInImport({ code }: LintFinding, { settings: { lint = {} } }: LintSite): Severity {
  const isRejected = RULES.some((rule) => rule.code === code && rule.rejectsImports);
  return isRejected || lint.severities?.[code] === "error" ? "error" : "warning";
}
