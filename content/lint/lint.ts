/** Runs the lint rules. The importer validates each document against its schema; lint checks what a schema cannot. */
import { type DocumentId, SITE, THEME } from "#schemas/page-ids.ts";
import { commandWords } from "#schemas/words.ts";
import type { LintDocument } from "./model/lint-document.ts";
import type { LintSite } from "./model/lint-site.ts";
import { type LintFinding, type Rule, type RuleFinding, severityOf } from "./model/rule.ts";
import { withoutWaived } from "./rules/waivers.ts";
import { RULES } from "./rules.ts";

/**
 * Adds the findings of the rules that check the whole site to those of its documents.
 * @param documents the ids of the documents that were checked; default content is only reported as such
 * @param foundInDocuments the findings of `checkDocument`
 * @returns the findings in the order of the documents, without those that the site settings turn off or waive
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
