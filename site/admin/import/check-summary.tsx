import type { ReactNode } from "react";
import type { ImportResult } from "#content/importer/result.ts";
import type { Check } from "../check/use-check.ts";
import { pluralize } from "../ui/pluralize.ts";

/** What the check says in a line, aloud as well. */
export function CheckSummary({ check }: { check: Check }): ReactNode {
  return (
    <p className="check-summary" role="status" aria-busy={check.state === "checking"}>
      {summaryOf(check)}
    </p>
  );
}

function summaryOf({ state, result, progress }: Check): string | undefined {
  if (state === "empty") return undefined;
  if (state === "failed") return "What it would change is not known.";
  // What takes only a moment leaves what was said before.
  if (result === undefined || progress !== undefined) return "Checking...";
  return result.success ? result.message : `Nothing would be imported: ${errorsIn(result)}.`;
}

function errorsIn({ diagnostics }: ImportResult): string {
  return pluralize(diagnostics.filter(({ severity }) => severity === "error").length, "error");
}
