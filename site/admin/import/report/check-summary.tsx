import type { ReactNode } from "react";
import type { ImportResult } from "#content/importer/plan/result.ts";
import { countProblems, type Severity } from "#schemas/diagnostics.ts";
import type { Check } from "#site/admin/check/use-check.ts";
import { pluralize } from "#site/admin/ui/pluralize.ts";

/** The result of the check in one line, which screen readers announce. */
export function CheckSummary({ check }: { check: Pick<Check, "state" | "result" | "progress"> }): ReactNode {
  return (
    <p className="check-summary" role="status" aria-busy={check.state === "checking"}>
      {summarize(check)}
    </p>
  );
}

function summarize({ state, result, progress }: Pick<Check, "state" | "result" | "progress">): string | undefined {
  if (state === "empty") return undefined;
  if (state === "failed") return "We couldn't load the current site, so changes can't be shown yet.";
  // A short check leaves the last summary in place.
  if (result === undefined || progress !== undefined) return "Checking...";
  if (!result.success) return `Nothing will be imported until you fix ${count(result, "error")}.`;
  return hasProblems(result, "warning") ? `${result.message} ${count(result, "warning")}.` : result.message;
}

function hasProblems({ diagnostics }: ImportResult, severity: Severity): boolean {
  return diagnostics.some((finding) => finding.severity === severity);
}

function count({ diagnostics }: ImportResult, severity: Severity): string {
  return pluralize(countProblems(diagnostics.filter((finding) => finding.severity === severity)), severity);
}
