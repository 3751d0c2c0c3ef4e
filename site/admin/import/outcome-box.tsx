import { type ReactNode, useEffect, useId, useRef } from "react";
import type { ImportResult } from "#content/importer/result.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import { PageChangeList } from "../changes/page-list.tsx";
import { type ConflictChoices, RevisionsSince } from "./conflict.tsx";
import { FAILED, type ImportOutcome } from "./import-state.ts";

interface OutcomeBoxProps extends ConflictChoices {
  outcome: ImportOutcome;
  /** The pages that the import touches. */
  touched: readonly DocumentId[];
}

/** How an import ended. It takes the focus, and stays until the next. */
export function OutcomeBox({ outcome, touched, ...choices }: OutcomeBoxProps): ReactNode {
  const box = useRef<HTMLElement>(null);
  const titleId = useId();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each outcome is to be read
  useEffect(() => box.current?.focus(), [outcome]);

  return (
    <section
      className={outcome.kind === "imported" ? "outcome" : "outcome destructive"}
      aria-labelledby={titleId}
      tabIndex={-1}
      ref={box}
    >
      <h3 id={titleId}>{TITLES[outcome.kind]}</h3>
      {outcome.kind === "conflict" && <RevisionsSince since={outcome.since} touched={touched} {...choices} />}
      {outcome.kind === "failed" && (
        <>
          <p>{outcome.message}</p>
          {outcome.isUnsure && (
            <p>
              It may have been imported all the same: <a href="#history">the history</a> tells.
            </p>
          )}
        </>
      )}
      {(outcome.kind === "imported" || outcome.kind === "refused") && <Results result={outcome.result} />}
    </section>
  );
}

const TITLES: Record<ImportOutcome["kind"], string> = {
  imported: "Import Successful",
  refused: "Import Failed",
  failed: "Import Failed",
  conflict: "Somebody else imported meanwhile",
};

function Results({ result: { message, imported = [] } }: { result: ImportResult }): ReactNode {
  return (
    <>
      <p>{message || FAILED}</p>
      {imported.length > 0 && (
        <>
          <h4>Import Results</h4>
          <PageChangeList pages={imported} isLinked />
        </>
      )}
    </>
  );
}
