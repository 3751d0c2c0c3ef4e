import { type ReactNode, useEffect, useId, useRef } from "react";
import type { ImportResult } from "#content/importer/plan/result.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import { PageChangeList } from "#site/admin/changes/page-change-list.tsx";
import { PublishingWarnings } from "#site/admin/changes/publishing-warnings.tsx";
import { FAILED, type ImportOutcome } from "../run/import-state.ts";
import { type ConflictActions, VersionConflict } from "./version-conflict.tsx";

interface OutcomeBoxProps extends ConflictActions {
  outcome: ImportOutcome;
  /** The pages that the import affects. */
  affectedPages: readonly DocumentId[];
}

const TITLES: Record<ImportOutcome["kind"], string> = {
  imported: "Import Successful",
  rejected: "Import Failed",
  failed: "Import Failed",
  conflict: "Someone else updated the site",
};

/** The outcome of an import. The box takes the focus and stays until the next import. */
export function OutcomeBox({ outcome, affectedPages, ...actions }: OutcomeBoxProps): ReactNode {
  const box = useRef<HTMLElement>(null);
  const titleId = useId();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new outcome takes the focus
  useEffect(() => box.current?.focus(), [outcome]);

  return (
    <section
      className={outcome.kind === "imported" ? "outcome" : "outcome destructive"}
      aria-labelledby={titleId}
      tabIndex={-1}
      ref={box}
    >
      <h3 id={titleId}>{TITLES[outcome.kind]}</h3>
      {outcome.kind === "conflict" && <VersionConflict {...outcome} affectedPages={affectedPages} {...actions} />}
      {outcome.kind === "failed" && (
        <>
          <p>{outcome.message}</p>
          {outcome.isUnsure && (
            <p>
              It may have gone through. Check <a href="#history">History</a>.
            </p>
          )}
        </>
      )}
      {(outcome.kind === "imported" || outcome.kind === "rejected") && <Results result={outcome.result} />}
    </section>
  );
}

function Results({ result: { message, imported = [], diagnostics = [] } }: { result: ImportResult }): ReactNode {
  return (
    <>
      <p>{message || FAILED}</p>
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
