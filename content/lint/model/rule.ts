/** The interface of lint rules. */

import { didYouMean } from "#content/platform/suggest.ts";
import type { Fix, LintCode, Severity } from "#schemas/diagnostics.ts";
import type { Pointer } from "#schemas/json.ts";
import type { ContentLocation, LintDocument } from "./lint-document.ts";
import type { LintSite } from "./lint-site.ts";

/** A problem that a rule has found. */
export interface RuleFinding extends Pick<ContentLocation, "page"> {
  /** Omitted if the finding is about the document as a whole. */
  pointer?: Pointer;
  message: string;
  /** The reported words, which a waiver can permit. */
  phrase?: string;
  suggestion?: string;
  fix?: Fix;
  related?: (ContentLocation & { message: string })[];
}

/** A problem with the rule that reports it and the severity on this site. */
export interface LintFinding extends RuleFinding {
  code: LintCode;
  severity: Severity;
}

/** A check of the content, as pure functions. A rule has one of them. */
export interface Rule {
  code: LintCode;
  severity: Severity;
  /** The problem in a few words, without a period. */
  title: string;
  /** The consequence for visitors or for the agency. */
  why: string;
  /** The next step for the author of the content. */
  fix: string;
  /** The regulation, standard or publication that the rule comes from. */
  source?: string;
  /** The severity before the site is published, if it differs: `agency lint --production`. */
  productionSeverity?: Severity;
  /** Applies only before the site is published: `agency lint --production`. */
  isForProduction?: true;
  /** Rejects an import that adds such a finding. Without it, an import reports a warning. */
  rejectsImports?: true;
  /** Checks one document, the site settings included. */
  checkDocument?(document: LintDocument, site: LintSite): RuleFinding[];
  /** Checks documents against each other. */
  checkSite?(site: LintSite): RuleFinding[];
  /** Checks a document that an import leaves or writes, against the site before and after it. */
  checkChange?(document: LintDocument, before: LintSite, after: LintSite): RuleFinding[];
  /** Checks the findings of the other rules. */
  checkFindings?(findings: readonly LintFinding[], site: LintSite): RuleFinding[];
}

/** Returns the message and the suggestion of a finding. */
export function suggesting(
  message: string,
  suggestion: string | undefined,
): Pick<RuleFinding, "message" | "suggestion"> {
  return suggestion === undefined ? { message } : { message: message + didYouMean(suggestion), suggestion };
}

/** Returns the severity of a rule on a site. Rules that reject imports keep theirs. */
export function severityOf(rule: Rule, { settings, defaults }: LintSite): Severity | "off" {
  const isProduction = defaults !== undefined;
  if (rule.isForProduction && !isProduction) return "off";
  const severity = (isProduction && rule.productionSeverity) || rule.severity;
  return rule.rejectsImports ? severity : (settings.lint?.severities?.[rule.code] ?? severity);
}
