import { type ReactNode, useEffect, useId, useRef } from "react";
import type { ImportResult } from "#content/importer/plan/result.ts";
import { PageChangeList } from "../changes/page-change-list.tsx";
import { PublishingWarnings } from "../changes/publishing-warnings.tsx";
import { describeRollback, type UndoTarget } from "./undo-plan.ts";

interface UndoOutcomeProps {
  result: ImportResult;
  target: UndoTarget;
}

/** The outcome of going back to a revision. The box takes the focus and stays until the next time. */
export function UndoOutcome({ result, target }: UndoOutcomeProps): ReactNode {
  const { success, imported, diagnostics } = result;
  const box = useRef<HTMLElement>(null);
  const titleId = useId();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new result takes the focus
  useEffect(() => box.current?.focus(), [result]);

  return (
    <section className={success ? "outcome" : "outcome destructive"} aria-labelledby={titleId} tabIndex={-1} ref={box}>
      <h3 id={titleId}>{success ? "Restored" : "Nothing Was Changed"}</h3>
      <p>{describeRollback(result, target)}</p>
      <PublishingWarnings diagnostics={diagnostics} />
      <PageChangeList pages={imported} isLinked />
    </section>
  );
}
