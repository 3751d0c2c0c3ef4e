import { formatCount } from "#content/documents/format-number.ts";
import type { ImportResult } from "#content/importer/plan/result.ts";
import type { Severity } from "#schemas/diagnostics.ts";
import { countProblems } from "#schemas/limit-diagnostics.ts";
import type { Check } from "../check/use-check.ts";
import { Button } from "../ui/controls/button.tsx";
import { pageName } from "../ui/page-name.ts";
import type { ContentImport } from "./use-content-import.ts";

/** The button that imports, the result of the check, and the target page if the content needs one. Always in view. */
export function ImportBar({ work }: { work: ContentImport }) {
  const { check, isImporting, settings, targetPage, importNow } = work;
  return (
    <div className="import-bar">
      <Button
        look={mayChangeSite(check) ? undefined : "secondary"}
        text={isImporting ? "Importing..." : "Import Content"}
        disabled={isImporting}
        onClick={() => importNow()}
      />
      <div className="import-bar-texts">
        <p className="check-summary" role="status" aria-busy={check.state === "checking"}>
          {summarizeCheck(check)}
        </p>
        {check.state !== "empty" && check.result?.format === "tokens" && (
          <p className="import-target">
            Goes to <strong>{pageName(settings.page)}</strong>.{" "}
            <Button look="quiet" text="Change" about=" the target page" onClick={() => targetPage.current?.focus()} />
          </p>
        )}
      </div>
      <p className="visually-hidden" role="status">
        {isImporting && "Importing your content."}
      </p>
    </div>
  );
}

type Checked = Pick<Check, "state" | "result" | "progress">;

/** Returns false if there is no text, or nothing in it differs from the site. */
function mayChangeSite({ state, result }: Checked): boolean {
  if (state === "empty") return false;
  return result?.success !== true || result.imported.some(({ status }) => status !== "unchanged");
}

/** Returns the result of the check in one line, which screen readers announce. @internal exported for tests */
export function summarizeCheck({ state, result, progress }: Checked): string | undefined {
  if (state === "empty") return undefined;
  if (state === "failed") return "We couldn't load the current site, so changes can't be shown yet.";
  // A short check leaves the last summary in place.
  if (result === undefined || progress !== undefined) return "Checking...";
  const [errors, warnings] = [countFindings(result, "error"), countFindings(result, "warning")];
  if (!result.success) return `Nothing will be imported until you fix ${formatCount(errors, "error")}.`;
  return warnings > 0 ? `${result.message} ${formatCount(warnings, "warning")}.` : result.message;
}

/** Returns the number of problems that findings of a severity are about. */
export function countFindings({ diagnostics }: ImportResult, severity: Severity): number {
  return countProblems(diagnostics.filter((finding) => finding.severity === severity));
}
