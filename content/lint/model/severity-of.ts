import type { Severity } from "#schemas/diagnostics.ts";
import type { LintSite } from "./lint-site.ts";
import type { Rule } from "./rule.ts";

/** Returns the severity of a rule on a site. Rules that reject imports keep theirs. */
export function severityOf({ code, severity, ...rule }: Rule, { settings, defaults }: LintSite): Severity | "off" {
  const isProduction = defaults !== undefined;
  if (rule.isForProduction && !isProduction) return "off";
  const ownSeverity = (isProduction && rule.productionSeverity) || severity;
  return rule.rejectsImports ? ownSeverity : (settings.lint?.severities?.[code] ?? ownSeverity);
}
