/** Runs the lint rules. The importer validates each document against its schema; lint checks what a schema cannot. */
import { type DocumentId, SITE, THEME } from "#schemas/page-ids.ts";
import { groupBy } from "#schemas/values/group-by.ts";
import { commandWords } from "#schemas/words.ts";
import type { Source } from "../findings/finding.ts";
import { toDiagnostics } from "../findings/locate.ts";
import { isDefaultContent } from "../store/default-content.ts";
import type { ContentLocation, LintDocument } from "./model/lint-document.ts";
import { type LintContext, type LintSite, toLintSite } from "./model/lint-site.ts";
import { type LintFinding, type Rule, type RuleFinding, severityOf } from "./model/rule.ts";
import { withoutWaived } from "./rules/waivers.ts";
import { RULES } from "./rules.ts";
import type { SiteSource } from "./site-source.ts";

/**
 * Adds the findings of the rules that check the whole site to those of its documents.
 * @param documents the ids of the documents that were checked; default content is only reported as such
 * @param foundInDocuments the findings of `checkDocument`
 * @returns the findings in the order of the documents, without those that the site settings turn off or waive
 * @internal exported for tests
 */
export function completeFindings(
  site: LintSite,
  documents: readonly DocumentId[],
  foundInDocuments: readonly LintFinding[],
): LintFinding[] {
  const found = [...foundInDocuments, ...checkSite(site)];
  found.push(...runRules(site, (rule) => rule.checkFindings?.(found, site)));
  const checkedPages = new Set(documents);
  const byPage = new Map<string, LintFinding[]>([SITE, THEME, ...site.index.keys()].map((page) => [page, []]));
  for (const finding of withoutWaived(found, site)) {
    const isReported = checkedPages.has(finding.page) || finding.code === "production/default-content";
    if (isReported) byPage.get(finding.page)?.push(finding);
  }
  return [...byPage.values()].flat();
}

export function checkDocument(document: LintDocument, site: LintSite): LintFinding[] {
  return runRules(site, (rule) => rule.checkDocument?.(document, site));
}

export function checkSite(site: LintSite): LintFinding[] {
  return runRules(site, (rule) => rule.checkSite?.(site));
}

/** Runs the rules that compare a document with the site before and after a change. */
export function checkChange(document: LintDocument, before: LintSite, after: LintSite): LintFinding[] {
  return runRules(after, (rule) => rule.checkChange?.(document, before, after));
}

function runRules(site: LintSite, run: (rule: Rule) => RuleFinding[] | undefined): LintFinding[] {
  const findings: LintFinding[] = [];
  for (const rule of RULES) {
    const severity = severityOf(rule, site);
    if (severity === "off") continue;
    for (const finding of run(rule) ?? []) {
      findings.push({ code: rule.code, severity, message: rule.message(finding.params, commandWords), ...finding });
    }
  }
  return findings;
}

/** The findings of documents by fingerprint, for a process that lints a site again and again. Undefined: default content. */
export type FindingsCache = Map<DocumentId, { fingerprint: string; findings: LintFinding[] | undefined }>;

/**
 * Lints a whole site. Reads each document once, and only those that are not in the cache or whose content, site settings or
 * surroundings have changed.
 * @param complete adds to the context, before documents are checked against each other
 * @returns the documents that were checked: all but default content, which the user cannot correct; and the findings in the
 *   order of the documents, without those that the site settings turn off or waive
 */
export async function lintStoredSite(
  source: SiteSource,
  context: LintContext,
  cache: FindingsCache = new Map(),
  complete = async (_: LintSite) => context,
) {
  const [settings, theme] = [await source.settings(), await source.theme()];
  const siteWithoutIndex = toLintSite({ settings, theme, documents: {} }, context);
  const common = [context.today, ...(context.media ?? []), ...(context.defaults?.documents ?? [])].join();
  const checked: DocumentId[] = [];
  const found: LintFinding[] = [];
  const index = await source.index(undefined, async (id, mark, read) => {
    const fingerprint = `${common} ${mark}`;
    let known = cache.get(id);
    if (mark === undefined || known?.fingerprint !== fingerprint) {
      const document = await read();
      const isDefault = document === undefined || (await isDefaultContent(id, document.content));
      known = { fingerprint, findings: isDefault ? undefined : checkDocument(document, siteWithoutIndex) };
      cache.set(id, known);
    }
    if (known.findings === undefined) return;
    checked.push(id);
    found.push(...known.findings);
  });
  const site = toLintSite(index, await complete(toLintSite(index, context)));
  const themes = (await isDefaultContent(THEME, theme)) ? [] : [THEME];
  return { checked, findings: completeFindings(site, [...checked, ...themes], found) };
}

/**
 * Converts lint findings to diagnostics at places in the files of the documents.
 * @param sources the files of the documents; a document without a file has the content that was recorded last
 * @returns the diagnostics in the order of the findings' documents, and by place within a document
 */
export function toLintDiagnostics(findings: readonly LintFinding[], sources: ReadonlyMap<DocumentId, Source>) {
  const located = findings.map((finding) => ({ ...toFinding(finding, sources), page: finding.page }));
  return [...groupBy(located, ({ page }) => page).values()].flatMap(toDiagnostics);
}

function toFinding({ phrase: _, related = [], ...finding }: LintFinding, sources: ReadonlyMap<DocumentId, Source>) {
  const { page, pointer } = finding;
  if (pointer === undefined) return finding;
  const location = locateInFile({ page, pointer }, sources);
  if (location === undefined) {
    const { pointer: _pointer, params: _params, message, ...rest } = finding;
    const advice = "(This is the content that was recorded last. Its file cannot be used.)";
    return { ...rest, message: `${message} ${advice}` };
  }
  const others = related.flatMap((other) => locateInFile(other, sources) ?? []);
  return { ...finding, ...location, ...(others.length > 0 && { related: others }) };
}

/** A document's file has the content in its field `content`. */
function locateInFile({ page, pointer }: ContentLocation, sources: ReadonlyMap<DocumentId, Source>) {
  const source = sources.get(page);
  return source && { source, pointer: `/content${pointer}` };
}
