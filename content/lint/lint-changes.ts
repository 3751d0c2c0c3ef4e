/** Finds the problems that a change of documents adds to a site. */
import type { Severity } from "#schemas/diagnostics.ts";
import type { Site } from "#schemas/generated/site.ts";
import type { Theme } from "#schemas/generated/theme.ts";
import { isSame, type JsonObject } from "#schemas/json.ts";
import { type DocumentId, isPageId, type PageId, SITE, THEME } from "#schemas/page-ids.ts";
import { isTheme } from "../documents/validate.ts";
import type { DocumentChange } from "../store/content-store.ts";
import { checkChange, checkDocument, checkSite } from "./lint.ts";
import { type DocumentIndex, indexDocument } from "./model/document-index.ts";
import { LintDocument } from "./model/lint-document.ts";
import { type LintContext, type LintSite, type SiteIndex, toLintSite } from "./model/lint-site.ts";
import type { LintFinding } from "./model/rule.ts";
import { createTextCheck, type TextCheck } from "./model/text-check.ts";
import { withoutWaived } from "./rules/waivers.ts";
import { RULES } from "./rules.ts";
import type { SiteSource } from "./site-source.ts";

/**
 * Lints a site before and after a change.
 * @param source the site before the change
 * @param readOthers reads documents that do not change; called only if the site settings change, because their facts and
 *   claims may contradict any text. It may leave out those whose stored text does not match.
 * @returns the findings after the change that there were not before it
 */
export async function lintChanges(
  changes: readonly DocumentChange[],
  source: SiteSource,
  context: LintContext,
  readOthers: (pages: readonly DocumentId[], mayMatch: TextCheck) => AsyncIterable<readonly [DocumentId, JsonObject]>,
): Promise<LintFinding[]> {
  const onSite = changes.filter(({ page }) => page !== THEME);
  const before = await source.settings();
  const after = (onSite.find(({ page }) => page === SITE)?.after as Site | null | undefined) ?? before;
  const settings = { before, after };
  const theme = await source.theme();
  const newTheme = changes.find(({ page }) => page === THEME)?.after;
  // The plan reports a theme that is not valid.
  const themes = { before: theme, after: newTheme && isTheme(newTheme) ? newTheme : theme };
  const rules = toSites({ settings, themes }, {}, [], context);
  const found: LintFinding[] = [];
  const lintDocument = ({ page, ...content }: DocumentChange) => {
    const document = {
      before: content.before === null ? undefined : new LintDocument(page, content.before, rules.before.facts),
      after: content.after === null ? undefined : new LintDocument(page, content.after, rules.after.facts),
    };
    for (const finding of addedInDocument(document, rules)) found.push(finding);
    return document;
  };
  const indexOf = (document?: LintDocument) => document && indexDocument(document, context.complete, settings.after);
  // One document after the other, so that only their indexes stay in memory.
  const changed = onSite.map((change) => {
    const document = lintDocument(change);
    return { page: change.page, before: indexOf(document.before), after: indexOf(document.after) };
  });
  const checkText = createTextCheck(
    rules,
    changed.find(({ page }) => page === SITE),
  );
  const needed = changed.flatMap(({ after: index }) => targetsOf(index));
  if (before !== after) {
    const pages = new Set(onSite.map(({ page }) => page));
    const others = (await source.pages()).filter((page) => !pages.has(page));
    for await (const [page, content] of readOthers(others, checkText ?? (() => true))) {
      lintDocument({ page, before: content, after: content });
      needed.push(page);
    }
  }
  const isSufficient = changed.every((pair) => keepsLinks(pair) && (pair.page === SITE ? checkText : isLocal(pair)));
  const sites = await readSites(changed, { settings, themes }, source, context, isSufficient ? needed : undefined);
  const foundOnSite = subtract(checkSite(sites.after), () => withoutWaived(checkSite(sites.before), sites.before));
  // A former number of the office is one problem, with the fact that replaces it.
  const placeOf = ({ page, pointer, phrase }: LintFinding) => `${page} ${pointer} ${phrase}`;
  const places = new Set(found.map(placeOf));
  const isKnown = (finding: LintFinding) => finding.code === "fact/unknown-phone" && places.has(placeOf(finding));
  const added = [...foundOnSite.filter((finding) => !isKnown(finding)), ...found];
  return withoutWaived(added, sites.after).map((each) => ({ ...each, severity: severityInImport(each, sites.after) }));
}

type Pair<Value> = Record<"before" | "after", Value>;

/** The documents that all pages share. */
type SharedPair = { settings: Pair<Site>; themes: Pair<Theme> };

/** The index of a document. Undefined means that the document does not exist. */
type IndexPair = Pair<DocumentIndex | undefined> & { page: DocumentId };

/**
 * Reads the site before the change and derives the site after it. If no other document can be affected, only some documents
 * are read, so that a new sentence or another phone number does not read a site of thousands of pages.
 * @param needed the only other documents that the change can concern: those that are linked, and those with changed facts
 */
async function readSites(
  changed: readonly IndexPair[],
  shared: SharedPair,
  source: SiteSource,
  context: LintContext,
  needed: readonly DocumentId[] | undefined,
) {
  if (needed !== undefined) {
    const { documents } = await source.index([...new Set(needed)]);
    const withoutLinks = (index: DocumentIndex): DocumentIndex => ({ ...index, links: [] });
    const linked = Object.entries(documents).map(([page, index]) => [page, withoutLinks(index)] as const);
    const sites = toSites(shared, Object.fromEntries(linked), changed, context);
    // A dead link needs the paths of all pages, to suggest one.
    if (sites.after.internalLinks.every(({ path }) => path === undefined || sites.after.anchorsByPath.has(path))) {
      return sites;
    }
  }
  return toSites(shared, (await source.index()).documents, changed, context);
}

/** @param documents the index of the site before the change, or a part of it */
function toSites(
  { settings, themes }: SharedPair,
  documents: SiteIndex["documents"],
  changed: readonly IndexPair[],
  context: LintContext,
): Pair<LintSite> {
  const [before, after] = [{ ...documents }, { ...documents }];
  for (const pair of changed) {
    if (pair.before !== undefined) before[pair.page] = pair.before;
    if (pair.after === undefined) delete after[pair.page];
    else after[pair.page] = pair.after;
  }
  return {
    before: toLintSite({ settings: settings.before, theme: themes.before, documents: before }, context),
    after: toLintSite({ settings: settings.after, theme: themes.after, documents: after }, context),
  };
}

/** Checks whether a change of a page that keeps its links can add findings only to the page itself. */
function isLocal({ before, after }: IndexPair): boolean {
  if (before?.page === undefined || after?.page === undefined) return false;
  const { anchors: anchorsBefore, ...metaBefore } = before.page;
  const { anchors: anchorsAfter, ...metaAfter } = after.page;
  if (!isSame(metaBefore, metaAfter) || !isSame(before.phones, after.phones)) return false;
  return includesAll(anchorsAfter, anchorsBefore);
}

function keepsLinks({ before, after }: IndexPair): boolean {
  const hrefs = (index: DocumentIndex | undefined) => (index?.links ?? []).map(({ href }) => href);
  return includesAll(hrefs(after), hrefs(before));
}

function includesAll(values: readonly string[], wanted: readonly string[]): boolean {
  const known = new Set(values);
  return wanted.every((value) => known.has(value));
}

/** Returns the pages at the paths that a document links to, whether or not they exist. */
function targetsOf(index: DocumentIndex | undefined): PageId[] {
  const paths = (index?.links ?? []).flatMap(({ href }) => /^\/[^?#]*/.exec(href) ?? []);
  return paths.map((path) => (path === "/" ? "home" : path.slice(1))).filter(isPageId);
}

function addedInDocument({ before, after }: Pair<LintDocument | undefined>, sites: Pair<LintSite>): LintFinding[] {
  if (after === undefined) return [];
  const earlier = () => (before ? withoutWaived(checkDocument(before, sites.before), sites.before) : []);
  const added = subtract(checkDocument(after, sites.after), earlier);
  return [...added, ...checkChange(after, sites.before, sites.after)];
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

/** Identifies a finding. Its params may contain values of other texts, which the change has corrected. */
function keyOf({ code, page, params, phrase = JSON.stringify(params) }: LintFinding): string {
  return `${code} ${page} ${phrase}`;
}

/** A finding is a warning of the import, unless it would show broken text or the agency has made its rule an error. */
function severityInImport({ code }: LintFinding, { settings: { lint = {} } }: LintSite): Severity {
  const isRejected = RULES.some((rule) => rule.code === code && rule.rejectsImports);
  return isRejected || lint.severities?.[code] === "error" ? "error" : "warning";
}
