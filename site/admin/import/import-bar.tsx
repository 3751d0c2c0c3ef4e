import type { ReactNode } from "react";
import type { Check } from "../check/use-check.ts";
import { pageName } from "../ui/page-name.ts";
import { CheckSummary } from "./report/check-summary.tsx";

interface ImportBarProps {
  check: Check;
  isImporting: boolean;
  /** The page that token-only content goes to. */
  targetPage: string;
  onImport(): void;
  /** Called when the user wants another target page. */
  onChangeTarget(): void;
}

/** The button that imports, the result of the check, and the target page if the content needs one. Always in view. */
export function ImportBar({ check, isImporting, targetPage, onImport, onChangeTarget }: ImportBarProps): ReactNode {
  return (
    <div className="import-bar">
      <button
        className={mayChangeSite(check) ? "button" : "button secondary"}
        type="button"
        disabled={isImporting}
        onClick={onImport}
      >
        {isImporting ? "Importing..." : "Import Content"}
      </button>
      <div className="import-bar-texts">
        <CheckSummary check={check} />
        {check.state !== "empty" && check.result?.format === "tokens" && (
          <p className="import-target">
            Goes to <strong>{pageName(targetPage)}</strong>.{" "}
            <button className="button quiet" type="button" onClick={onChangeTarget}>
              Change<span className="visually-hidden"> the target page</span>
            </button>
          </p>
        )}
      </div>
      <p className="visually-hidden" role="status">
        {isImporting && "Importing your content."}
      </p>
    </div>
  );
}

/** Returns false if there is no text, or nothing in it differs from the site. */
function mayChangeSite({ state, result }: Check): boolean {
  if (state === "empty") return false;
  return result?.success !== true || result.imported.some(({ status }) => status !== "unchanged");
}
