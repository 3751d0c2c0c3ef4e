import type { ReactNode } from "react";
import type { ImportResult } from "#content/importer/plan/result.ts";
import { countProblems } from "#schemas/diagnostics.ts";
import type { Check } from "#site/admin/check/use-check.ts";
import { pluralize } from "#site/admin/ui/pluralize.ts";

/** The result of the check in one line, which screen readers announce. */
export function CheckSummary({ check }: { check: Check }): ReactNode {
  return (
    <p className="check-summary" role="status" aria-busy={check.state === "checking"}>
      {summarize(check)}
    </p>
  );
}

function summarize({ state, result, progress }: Check): string | undefined {
  if (state === "empty") return undefined;
  if (state === "failed") return "We couldn't load the current site, so changes can't be shown yet.";
  // A short check leaves the last summary in place.
  if (result === undefined || progress !== undefined) return "Checking...";
  return result.success ? result.message : `Nothing will be imported until you fix ${countErrors(result)}.`;
}

function countErrors({ diagnostics }: ImportResult): string {
  return pluralize(countProblems(diagnostics.filter(({ severity }) => severity === "error")), "error");
}
