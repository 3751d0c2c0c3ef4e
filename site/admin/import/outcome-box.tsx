import { type ReactNode, useEffect, useId, useRef } from "react";
import type { ImportResult } from "#content/importer/plan/result.ts";
import { PageChangeList } from "../changes/page-change-list.tsx";
import { PublishingWarnings } from "../changes/publishing-warnings.tsx";
import { UndoPublication } from "../form/document/publish-outcome.tsx";
import { Button } from "../ui/controls/button.tsx";
import { type AttemptOutcome, FAILED } from "./import-state.ts";
import type { ContentImport } from "./use-content-import.ts";
import { VersionConflict } from "./version-conflict.tsx";

const TITLES: Record<AttemptOutcome["kind"], string> = {
  imported: "Import Successful",
  rejected: "Import Failed",
  failed: "Import Failed",
  interrupted: "Import Paused",
  conflict: "Someone else updated the site",
};

/**
 * The outcome of an import, until the next one. A new outcome takes the focus. Beside the check of another text, it is
 * closed and named the last import.
 */
export function OutcomeBox({ work }: { work: ContentImport }): ReactNode {
  const { outcome, isOutcomeOld } = work;
  const box = useRef<HTMLElement>(null);
  const titleId = useId();

  useEffect(() => {
    if (outcome !== undefined) box.current?.focus();
  }, [outcome]);

  if (outcome === undefined) return null;
  const title = TITLES[outcome.kind];
  if (isOutcomeOld && outcome.kind !== "conflict" && outcome.kind !== "interrupted") {
    return (
      <details
        className="outcome old"
        tabIndex={-1}
        ref={(element) => {
          box.current = element;
        }}
      >
        <summary>Last import: {title}</summary>
        <OutcomeText work={work} outcome={outcome} />
      </details>
    );
  }
  return (
    <section
      className={outcome.kind === "imported" ? "outcome" : "outcome destructive"}
      aria-labelledby={titleId}
      tabIndex={-1}
      ref={box}
    >
      <h3 id={titleId}>{title}</h3>
      <OutcomeText work={work} outcome={outcome} />
    </section>
  );
}

function OutcomeText({ work, outcome }: { work: ContentImport; outcome: AttemptOutcome }): ReactNode {
  switch (outcome.kind) {
    case "imported":
      return (
        <Results result={outcome.result}>
          <div className="actions">
            <UndoPublication result={outcome.result} onUndone={work.dismissAndCheck} />
          </div>
        </Results>
      );
    case "rejected":
      return <Results result={outcome.result} />;
    case "conflict":
      return <VersionConflict work={work} outcome={outcome} />;
    case "interrupted":
      return <Interrupted work={work} />;
    case "failed":
      return (
        <>
          <p>{outcome.message}</p>
          {outcome.isUnsure && (
            <p>
              It may have gone through. Check <a href="#history">History</a>.
            </p>
          )}
        </>
      );
  }
}

function Interrupted({ work }: { work: ContentImport }): ReactNode {
  if (!work.isOffered) {
    return (
      <p>
        Your session ended before anything was imported.{" "}
        {work.isOutcomeOld
          ? "Sign in again to choose between that text and your changes since."
          : "Sign in again, and this import continues."}
      </p>
    );
  }
  return (
    <>
      <p>
        Your session ended before anything was imported, and you have changed the text since. Your changes stay in the
        editor either way.
      </p>
      <div className="actions">
        <Button look="secondary" text="Import the Earlier Text" onClick={work.sendAgain} />
        <Button look="quiet" text="Keep Editing" onClick={work.keepEditing} />
      </div>
    </>
  );
}

/** @param children the actions that follow the message */
function Results({ result, children }: { result: ImportResult; children?: ReactNode }): ReactNode {
  const { message, imported = [], diagnostics = [] } = result;
  return (
    <>
      <p>{message || FAILED}</p>
      {children}
      <PublishingWarnings diagnostics={diagnostics} />
      {imported.length > 0 && (
        <>
          <h4>Import Results</h4>
          <PageChangeList pages={imported} isLinked />
        </>
      )}
    </>
  );
}
