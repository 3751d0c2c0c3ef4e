import type { Fix, LintCode, Severity } from "#schemas/diagnostics.ts";
import type { Pointer } from "#schemas/json.ts";
import type { Words } from "#schemas/words.ts";
import type { ContentLocation, LintDocument } from "./lint-document.ts";
import type { LintSite } from "./lint-site.ts";

/** A problem that a rule has found. */
export interface RuleFinding<Params = object> extends Pick<ContentLocation, "page"> {
  /** Omitted if the finding is about the document as a whole. */
  pointer?: Pointer;
  /** The params of the message. */
  params: Params;
  /** The reported words, which a waiver can permit. */
  phrase?: string;
  suggestion?: string;
  fix?: Fix;
  related?: ContentLocation[];
}

/** A problem with the rule that reports it and the severity on this site. */
export interface LintFinding extends RuleFinding {
  code: LintCode;
  severity: Severity;
  /** The message for the command line. */
  message: string;
}

/** A check of the content, as pure functions. A rule has one of them. */
export interface Rule<Params = object> {
  code: LintCode;
  severity: Severity;
  /** The problem in a few words, without a period. */
  title: string;
  /** The consequence for visitors or for the agency. */
  why: string;
  /** The next step for the author of the content. */
  fix: string;
  /** The next step in the admin, if it differs. */
  formFix?: string;
  /** The regulation, standard or publication that the rule comes from. */
  source?: string;
  /** The severity before the site is published, if it differs: `agency lint --production`. */
  productionSeverity?: Severity;
  /** Applies only before the site is published: `agency lint --production`. */
  isForProduction?: true;
  /** Rejects an import that adds such a finding. Without it, an import reports a warning. */
  rejectsImports?: true;
  message(params: Params, words: Words): string;
  /** Checks one document, the site settings included. */
  checkDocument?(document: LintDocument, site: LintSite): RuleFinding<Params>[];
  /** Checks documents against each other. */
  checkSite?(site: LintSite): RuleFinding<Params>[];
  /** Checks a document that an import leaves or writes, against the site before and after it. */
  checkChange?(document: LintDocument, before: LintSite, after: LintSite): RuleFinding<Params>[];
  /** Checks the findings of the other rules. */
  checkFindings?(findings: readonly LintFinding[], site: LintSite): RuleFinding<Params>[];
}

/** A rule without a severity is an error. */
export type RuleDefinition<Params> = Omit<Rule<Params>, "severity"> & Partial<Pick<Rule, "severity">>;

export function defineRule<Params>(rule: RuleDefinition<Params>): Rule {
  return { severity: "error", ...(rule as RuleDefinition<object>) };
}

export function defineWarning<Params>(rule: Omit<RuleDefinition<Params>, "severity">): Rule {
  return defineRule({ ...rule, severity: "warning" });
}

/** Returns the params of a finding with the suggestion, if there is one. */
export function suggesting<Params>(params: Params, suggestion: string | undefined) {
  return suggestion === undefined ? { params } : { params: { ...params, suggestion }, suggestion };
}

/** Returns the severity of a rule on a site. Rules that reject imports keep theirs. */
export function severityOf(rule: Rule, { settings, surroundings }: LintSite): Severity | "off" {
  const isProduction = surroundings.defaults !== undefined;
  if (rule.isForProduction && !isProduction) return "off";
  const severity = (isProduction && rule.productionSeverity) || rule.severity;
  return rule.rejectsImports ? severity : (settings.lint?.severities?.[rule.code] ?? severity);
}
