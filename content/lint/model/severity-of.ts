import type { Severity } from "#schemas/diagnostics.ts";
import type { LintSite } from "./lint-site.ts";
import type { Rule } from "./rule.ts";

/** Returns the severity of a rule on a site. Rules that reject imports keep theirs. */
export function severityOf({ code, ...rule }: Rule, { settings, defaults }: LintSite): Severity | "off" {
  if (rule.isForProduction && defaults === undefined) return "off";
  return rule.rejectsImports ? rule.severity : (settings.lint?.severities?.[code] ?? rule.severity);
}
