import type { ReactNode } from "react";
import type { ImportResult } from "#content/importer/plan/result.ts";
import { countProblems } from "#schemas/diagnostics.ts";

/** The number of pages by status and of findings by severity. */
export function CheckCounts({ result: { imported, diagnostics } }: { result: ImportResult }): ReactNode {
  const countPages = (status: string) => imported.filter((page) => page.status === status).length;
  const countFindings = (severity: string) =>
    countProblems(diagnostics.filter((finding) => finding.severity === severity));
  const skipped = countPages("skipped");
  const [errors, warnings] = [countFindings("error"), countFindings("warning")];
  return (
    <dl className="counts">
      <Count className="created" label="created" count={countPages("created")} />
      <Count className="updated" label="updated" count={countPages("updated")} />
      <Count className="unchanged" label="unchanged" count={countPages("unchanged")} />
      {skipped > 0 && <Count className="skipped" label="skipped" count={skipped} />}
      <Count className="errors" label={errors === 1 ? "error" : "errors"} count={errors} />
      <Count className="warnings" label={warnings === 1 ? "warning" : "warnings"} count={warnings} />
    </dl>
  );
}

function Count({ className, label, count }: { className: string; label: string; count: number }): ReactNode {
  return (
    <div className={count > 0 ? className : "none"}>
      <dt>{label}</dt>
      <dd>{count}</dd>
    </div>
  );
}
