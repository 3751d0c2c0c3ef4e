import { type ReactNode, useEffect, useId, useRef } from "react";
import { formatCount } from "#content/documents/format-number.ts";
import type { ImportResult } from "#content/importer/plan/result.ts";
import { ConflictField } from "../changes/conflict-choice.tsx";
import { PageChangeList } from "../changes/page-change-list.tsx";
import { PublishingWarnings } from "../changes/publishing-warnings.tsx";
import { UndoPublication } from "../form/document/publish-outcome.tsx";
import { RevisionLines } from "../history/revision-note.tsx";
import { Button } from "../ui/controls/button.tsx";
import { IncrementalList } from "../ui/incremental-list.tsx";
import { pageName } from "../ui/page-name.ts";
import { type AttemptOutcome, FAILED } from "./import-state.ts";
import type { ContentImport } from "./use-content-import.ts";

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
export function OutcomeBox({ work }: { work: ContentImport }) {
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

function OutcomeText({ work, outcome }: { work: ContentImport; outcome: AttemptOutcome }) {
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

function Interrupted({ work }: { work: ContentImport }) {
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
function Results({ result, children }: { result: ImportResult; children?: ReactNode }) {
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

/** The versions that others added since the check, the fields that both changed, and the ways to continue. */
function VersionConflict({ work, outcome }: { work: ContentImport; outcome: AttemptOutcome & { kind: "conflict" } }) {
  const { newVersions, conflicts } = outcome;
  const count = formatCount(conflicts.length, "Field");
  const hasFieldConflicts = conflicts.length > 0;
  // Neither of the two versions is the better one, and the other ways to continue step back behind the choice.
  const [checkLook, editLook] = hasFieldConflicts ? (["quiet", "quiet"] as const) : ([undefined, "secondary"] as const);
  return (
    <>
      <p role="alert">Your changes haven't been imported. Theirs are safe.</p>
      {newVersions === undefined && <p>We couldn't load the list of their changes.</p>}
      {newVersions !== undefined && newVersions.length > 0 && <RevisionLines revisions={newVersions} />}
      {hasFieldConflicts && (
        <>
          <h4>You Both Changed {count}</h4>
          <IncrementalList aria-label={`You Both Changed ${count}`} entries={conflicts} all={count}>
            {(field) => (
              <li key={`${field.page} ${field.pointer}`}>
                <ConflictField field={field} document={pageName(field.page)} titles={VERSIONS} />
              </li>
            )}
          </IncrementalList>
          <p>Choose the version to use for these fields. All other changes, theirs and yours, are kept.</p>
        </>
      )}
      <div className="actions">
        {hasFieldConflicts && (
          <>
            <Button look="secondary" text="Use Mine" onClick={() => work.settle("yours", outcome.base)} />
            <Button look="secondary" text="Keep Theirs" onClick={() => work.settle("theirs", outcome.base)} />
          </>
        )}
        {/* A text that is older than the check conflicts with versions that the check has seen already. */}
        {outcome.newVersions?.length !== 0 && (
          <Button look={checkLook} text="Check Against Their Changes" onClick={work.dismissAndCheck} />
        )}
        <Button look={editLook} text="Keep Editing" onClick={work.keepEditing} />
      </div>
    </>
  );
}

const VERSIONS = { theirs: "Theirs", yours: "Yours", base: "Before" };
