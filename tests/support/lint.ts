/** Runs lint rules on small sites. */
import { describe, expect, test } from "vitest";
import { collectFacts } from "#content/facts/facts.ts";
import { checkDocument, checkSite, completeFindings } from "#content/lint/lint.ts";
import { indexDocument } from "#content/lint/model/document-index.ts";
import { LintDocument } from "#content/lint/model/lint-document.ts";
import type { LintSite } from "#content/lint/model/lint-site.ts";
import { type LintContext, toLintSite } from "#content/lint/model/lint-site.ts";
import type { LintFinding, Rule, RuleFinding } from "#content/lint/model/rule.ts";
import { RULES } from "#content/lint/rules.ts";
import type { ContentReader } from "#content/store/content-store.ts";
import { isDefaultContent } from "#content/store/default-content.ts";
import type { PageContent } from "#schemas/generated/page.ts";
import type { Hours, Office, Site } from "#schemas/generated/site.ts";
import type { Theme } from "#schemas/generated/theme.ts";
import { type DocumentId, type PageId, SITE, THEME } from "#schemas/page-ids.ts";
import { commandWords } from "#schemas/words.ts";

export const LINT_SETTINGS: Site = {
  name: "Agency",
  url: "https://www.agency.net",
  phone: "515-555-0142",
  email: "a@example.com",
  offices: [
    { id: "main", name: "Maple Fork", address: { street: "1 Main", city: "C", state: "IA", zip: "5" }, hours: {} },
  ],
};

/** Returns the settings of a site whose only office has these hours. */
export function hoursOf(hours: Hours): Pick<Site, "offices"> {
  return { offices: [{ ...LINT_SETTINGS.offices[0], hours }] };
}

/** The parts of a page that a test needs. */
type PageParts = Omit<Partial<PageContent>, "meta"> & { meta?: Partial<PageContent["meta"]> };

/** A small site to lint. */
export interface SiteSample {
  pages: ReadonlyMap<PageId, PageContent>;
  settings: Site;
  theme: Theme;
  context: LintContext;
}

/** Completes the parts to a site with valid content. */
export function siteWith(
  pages: Record<PageId, PageParts>,
  settings: Partial<Site> = {},
  context: Partial<LintContext> = {},
  theme: Theme = {},
): SiteSample {
  return {
    pages: new Map(Object.entries(pages).map(([id, parts]) => [id, completePage(id, parts)])),
    settings: { ...LINT_SETTINGS, ...settings },
    theme,
    context: { media: new Set(), today: "2026-11-22", complete: (_, content) => content, ...context },
  };
}

function completePage(id: PageId, { meta, ...sections }: PageParts): PageContent {
  return {
    meta: { title: `The page ${id} of the agency`, description: `What the page ${id} says about it.`, ...meta },
    hero: { title: id },
    ...sections,
  };
}

/** Returns the context of a site that shows default content for these documents. Its agency is invented. */
export function shownDefaults(...documents: DocumentId[]): Pick<LintContext, "defaults"> {
  const address = { street: "9 Sample Road", city: "C", state: "IA" as const, zip: "5" };
  const office: Office = { id: "main", name: "C", address, hours: {} };
  const site: Site = {
    name: "Sample & Sons",
    url: "https://sample.example",
    phone: "(515) 555-0199",
    email: "hi@sample.example",
    offices: [office],
  };
  return { defaults: { documents: new Set(documents), site } };
}

/**
 * Reads a whole site at once.
 * @param stored the content with its references to facts
 * @returns the site, and its documents without default content
 */
export async function readLintSite(
  stored: ContentReader,
  context: LintContext,
): Promise<{ site: LintSite; documents: LintDocument[] }> {
  const [settings, theme] = await Promise.all([stored.site(), stored.theme()]);
  const facts = collectFacts(settings);
  const all = [new LintDocument(SITE, settings, facts)];
  for (const page of await stored.pages()) {
    const content = await stored.page(page);
    if (content !== undefined) all.push(new LintDocument(page, content, facts));
  }
  const indexes = all.map((document) => [document.page, indexDocument(document, context.complete, settings)] as const);
  const documents: LintDocument[] = [];
  for (const document of all) {
    if (!(await isDefaultContent(document.page, document.content))) documents.push(document);
  }
  return { site: toLintSite({ settings, theme, documents: Object.fromEntries(indexes) }, context), documents };
}

/** Lints a site whose documents are in memory. `lintStoredSite` must return the same findings. */
export async function lintSite(site: LintSite, documents: readonly LintDocument[]): Promise<LintFinding[]> {
  const found = documents.flatMap((document) => checkDocument(document, site));
  const themes = (await isDefaultContent(THEME, site.theme)) ? [] : [THEME];
  return completeFindings(site, [...documents.map(({ page }) => page), ...themes], found);
}

/** Reads a site for `lintSite`. */
export function readSample({
  pages,
  settings,
  theme,
  context,
}: SiteSample): Promise<{ site: LintSite; documents: LintDocument[] }> {
  const reader = {
    site: async () => settings,
    theme: async () => theme,
    pages: async () => [...pages.keys()],
    page: async (id: PageId) => pages.get(id),
  };
  return readLintSite(reader, context);
}

/** Lints a site with all rules. */
export async function lintSample(sample: SiteSample): Promise<LintFinding[]> {
  const { site, documents } = await readSample(sample);
  return lintSite(site, documents);
}

/** Returns the rule with this code. */
export function findRule(code: string): Rule {
  const rule = RULES.find((other) => other.code === code);
  if (rule === undefined) throw new Error(`There is no lint rule ${code}.`);
  return rule;
}

/** Runs the check of one rule that compares the documents with the site before and after a change. */
export async function lintChange(code: string, before: SiteSample, after: SiteSample): Promise<string[]> {
  const rule = findRule(code);
  const { site: siteBefore } = await readSample(before);
  const { site: siteAfter, documents } = await readSample(after);
  const found = documents.flatMap((document) => rule.checkChange?.(document, siteBefore, siteAfter) ?? []);
  return withMessages(rule, found).map(formatFinding);
}

/** Runs one rule, regardless of severities and waivers. */
export async function runRule(code: string, sample: SiteSample): Promise<(RuleFinding & { message: string })[]> {
  const rule = findRule(code);
  const { site, documents } = await readSample(sample);
  return withMessages(rule, [
    ...documents.flatMap((document) => rule.checkDocument?.(document, site) ?? []),
    ...(rule.checkSite?.(site) ?? []),
    ...(rule.checkFindings?.(checkSite(site), site) ?? []),
  ]);
}

/** Adds the messages for the command line to the findings of a rule. */
export function withMessages(rule: Rule, found: readonly RuleFinding[]) {
  return found.map((finding) => ({ ...finding, message: rule.message(finding.params, commandWords) }));
}

/** A site and the findings of a rule on it, in the form `page pointer message (related page and pointer)`. */
type RuleCase = readonly [title: string, sample: SiteSample, findings: readonly string[]];

/** Tests the findings of the rule with this code. */
export function testRule(code: string, cases: readonly RuleCase[]): void {
  describe(code, () => {
    test.each(cases)("%s", async (_, sample, expected) => {
      expect((await runRule(code, sample)).map(formatFinding)).toEqual(expected);
    });
  });
}

function formatFinding({ page, pointer = "-", message, related = [] }: RuleFinding & { message: string }): string {
  return [page, pointer, message, ...related.map((other) => `(${other.page} ${other.pointer})`)].join(" ");
}
