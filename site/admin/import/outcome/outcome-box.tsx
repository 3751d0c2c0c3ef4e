import { type ReactNode, useEffect, useId, useRef } from "react";
import type { ImportResult } from "#content/importer/plan/result.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import { PageChangeList } from "#site/admin/changes/page-change-list.tsx";
import { PublishingWarnings } from "#site/admin/changes/publishing-warnings.tsx";
import { UndoPublication } from "#site/admin/form/document/publish-outcome.tsx";
import { FAILED, type ImportOutcome } from "../run/import-state.ts";
import { type ConflictActions, VersionConflict } from "./version-conflict.tsx";

interface OutcomeBoxProps extends ConflictActions {
  /** Imports the text of an import that was interrupted. */
  onSendAgain(): void;
  /** Called after a successful import was undone. */
  onUndone(): void;
  outcome: ImportOutcome;
  /** True if the outcome is about another text than the current one. */
  isOld: boolean;
  /** The pages that the import affects. */
  affectedPages: readonly DocumentId[];
}

const TITLES: Record<ImportOutcome["kind"], string> = {
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
export function OutcomeBox(props: OutcomeBoxProps): ReactNode {
  const { outcome, isOld } = props;
  const box = useRef<HTMLElement>(null);
  const titleId = useId();
  const title = TITLES[outcome.kind];

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new outcome takes the focus
  useEffect(() => box.current?.focus(), [outcome]);

  if (isOld && outcome.kind !== "conflict" && outcome.kind !== "interrupted") {
    return (
      <details
        className="outcome old"
        tabIndex={-1}
        ref={(element) => {
          box.current = element;
        }}
      >
        <summary>Last import: {title}</summary>
        <OutcomeText {...props} />
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
      <OutcomeText {...props} />
    </section>
  );
}

function OutcomeText({ outcome, isOld, onSendAgain, onUndone, ...conflict }: OutcomeBoxProps): ReactNode {
  switch (outcome.kind) {
    case "imported":
      return (
        <Results result={outcome.result}>
          <div className="actions">
            <UndoPublication result={outcome.result} onUndone={onUndone} />
          </div>
        </Results>
      );
    case "rejected":
      return <Results result={outcome.result} />;
    case "conflict":
      return <VersionConflict {...outcome} {...conflict} />;
    case "interrupted":
      return <Interrupted {...outcome} {...{ isOld, onSendAgain }} onKeepEditing={conflict.onKeepEditing} />;
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

type InterruptedProps = { isOffered: boolean } & Pick<OutcomeBoxProps, "isOld" | "onSendAgain" | "onKeepEditing">;

function Interrupted({ isOffered, isOld, onSendAgain, onKeepEditing }: InterruptedProps): ReactNode {
  if (!isOffered) {
    return (
      <p>
        Your session ended before anything was imported.{" "}
        {isOld
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
        <button className="button secondary" type="button" onClick={onSendAgain}>
          Import the Earlier Text
        </button>
        <button className="button quiet" type="button" onClick={onKeepEditing}>
          Keep Editing
        </button>
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
