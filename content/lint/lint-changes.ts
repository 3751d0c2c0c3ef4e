/** Finds the problems that a change of documents adds to a site. */

import type { Severity } from "#schemas/diagnostics.ts";
import type { Site } from "#schemas/generated/site.ts";
import { isSame, type JsonObject } from "#schemas/json.ts";
import { type DocumentId, isPageId, type PageId, pathOf, SITE } from "#schemas/page-ids.ts";
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
  const onSite = changes.filter(({ page }) => page === SITE || pathOf(page) !== undefined);
  const settings = await source.settings();
  const settingsAfter = (onSite.find(({ page }) => page === SITE)?.after as Site | null | undefined) ?? settings;
  const rules = pairOf(settings, settingsAfter, {}, {}, context);
  const changed: IndexPair[] = [];
  const found: LintFinding[] = [];
  // One document after the other, so that only their indexes stay in memory.
  for (const { page, before, after } of onSite) {
    const documents = {
      before: before === null ? undefined : new LintDocument(page, before, rules.before.facts),
      after: after === null ? undefined : new LintDocument(page, after, rules.after.facts),
    };
    changed.push({ page, before: indexOf(documents.before, context), after: indexOf(documents.after, context) });
    for (const finding of addedInDocument(documents, rules)) found.push(finding);
  }
  const sites = await readSites(changed, { settings, settingsAfter }, source, context);
  const foundOnSite = subtract(checkSite(sites.after), () => withoutWaived(checkSite(sites.before), sites.before));
  if (settingsAfter !== settings) {
    const pages = new Set(onSite.map(({ page }) => page));
    for await (const [page, content] of readOthers((await source.pages()).filter((page) => !pages.has(page)))) {
      const before = new LintDocument(page, content, rules.before.facts);
      const after = new LintDocument(page, content, rules.after.facts);
      for (const finding of addedInDocument({ before, after }, rules)) found.push(finding);
    }
  }
  return withoutWaived([...foundOnSite, ...found], sites.after).map((finding) => ({
    ...finding,
    severity: severityInImport(finding, sites.after),
  }));
}

/** A document before and after the change. Undefined means that it does not exist. */
interface DocumentPair {
  before: LintDocument | undefined;
  after: LintDocument | undefined;
}

/** The index of a document before and after the change. */
interface IndexPair {
  page: DocumentId;
  before: DocumentIndex | undefined;
  after: DocumentIndex | undefined;
}

function indexOf(document: LintDocument | undefined, { complete }: LintContext): DocumentIndex | undefined {
  return document && indexDocument(document, complete);
}

interface SitePair {
  before: LintSite;
  after: LintSite;
}

/**
 * Reads the site before the change and derives the site after it. If no other document can be affected, only the targets
 * of the links are read, so that a new sentence does not read a site of thousands of pages.
 */
async function readSites(
  changed: readonly IndexPair[],
  { settings, settingsAfter }: { settings: Site; settingsAfter: Site },
  source: SiteSource,
  context: LintContext,
): Promise<SitePair> {
  const toSites = (documents: SiteIndex["documents"]): SitePair => {
    const [before, after] = [{ ...documents }, { ...documents }];
    for (const pair of changed) {
      if (pair.before !== undefined) before[pair.page] = pair.before;
      if (pair.after === undefined) delete after[pair.page];
      else after[pair.page] = pair.after;
    }
    return pairOf(settings, settingsAfter, before, after, context);
  };
  if (changed.every(isLocal)) {
    const targets = changed.flatMap(({ after }) => targetsOf(after));
    const { documents } = await source.index([...new Set(targets)]);
    const withoutLinks = (index: DocumentIndex): DocumentIndex => ({ ...index, links: [] });
    const linked = Object.entries(documents).map(([page, index]) => [page, withoutLinks(index)] as const);
    const sites = toSites(Object.fromEntries(linked));
    // A dead link needs the paths of all pages, to suggest one.
    if (sites.after.internalLinks.every(({ path }) => path === undefined || sites.after.anchorsByPath.has(path))) {
      return sites;
    }
  }
  return toSites((await source.index()).documents);
}

/** Checks whether a change of a document can add findings only to the document itself. */
function isLocal({ page, before, after }: IndexPair): boolean {
  if (page === SITE || before?.page === undefined || after?.page === undefined) return false;
  const { anchors: anchorsBefore, ...metaBefore } = before.page;
  const { anchors: anchorsAfter, ...metaAfter } = after.page;
  const hrefs = ({ links }: DocumentIndex) => links.map(({ href }) => href);
  return (
    isSame(metaBefore, metaAfter) &&
    includesAll(anchorsAfter, anchorsBefore) &&
    includesAll(hrefs(after), hrefs(before))
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

function addedInDocument({ before, after }: DocumentPair, sites: SitePair): LintFinding[] {
  if (after === undefined) return [];
  const added = subtract(checkDocument(after, sites.after), () =>
    before === undefined ? [] : withoutWaived(checkDocument(before, sites.before), sites.before),
  );
  return [...added, ...checkChange(after, sites.before, sites.after)];
}

function pairOf(
  settings: Site,
  settingsAfter: Site,
  before: SiteIndex["documents"],
  after: SiteIndex["documents"],
  context: LintContext,
): SitePair {
  return {
    before: toLintSite({ settings, documents: before }, context),
    after: toLintSite({ settings: settingsAfter, documents: after }, context),
  };
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

/** Identifies a finding. A message may contain values of other texts, which the change has corrected. */
function keyOf({ code, page, message, phrase = message }: LintFinding): string {
  return `${code} ${page} ${phrase}`;
}

/** A finding is a warning of the import, unless it would show broken text or the agency has made its rule an error. */
function severityInImport({ code }: LintFinding, { settings: { lint = {} } }: LintSite): Severity {
  const isRejected = RULES.some((rule) => rule.code === code && rule.rejectsImports);
  return isRejected || lint.severities?.[code] === "error" ? "error" : "warning";
}
