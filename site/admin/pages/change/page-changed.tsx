import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import type { ImportResult } from "#content/importer/plan/result.ts";
import { rollBack } from "#site/admin/api/admin-api.ts";
import { errorMessage, NO_RESPONSE } from "#site/admin/api/error-message.ts";
import type { PageChange } from "#site/admin/api/pages-api.ts";
import { PublishingWarnings } from "#site/admin/changes/publishing-warnings.tsx";
import { pageName } from "#site/admin/ui/page-name.ts";

/** A page that was moved or retired. */
export interface FinishedChange {
  change: PageChange;
  result: ImportResult;
}

interface PageChangedProps {
  change: FinishedChange;
  onUndone(): void;
  onClose(): void;
}

/** The outcome of moving or retiring a page, with a way back. The box takes the focus. */
export function PageChanged({ change: { change, result }, onUndone, onClose }: PageChangedProps): ReactNode {
  const [state, setState] = useState<"done" | "undoing" | "undone">("done");
  const [problem, setProblem] = useState<string>();
  const box = useRef<HTMLElement>(null);
  const titleId = useId();
  const { title, text, undone } = describe(change);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each outcome takes the focus
  useEffect(() => box.current?.focus(), [result, state === "undone"]);

  async function undo(): Promise<void> {
    setState("undoing");
    setProblem(undefined);
    try {
      await rollBack({ undo: result.revisionId ?? "", message: undone });
      setState("undone");
      onUndone();
    } catch (error) {
      setState("done");
      setProblem(errorMessage(error, `${NO_RESPONSE} Check History before you try again.`));
    }
  }

  return (
    <section className="outcome page-changed" aria-labelledby={titleId} tabIndex={-1} ref={box}>
      <h3 id={titleId}>{state === "undone" ? undone : title}</h3>
      {state !== "undone" && <p>{text}</p>}
      {state !== "undone" && <PublishingWarnings diagnostics={result.diagnostics} />}
      {problem && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
      <div className="actions">
        {state !== "undone" && (
          <button className="button secondary" type="button" disabled={state === "undoing"} onClick={undo}>
            {state === "undoing" ? "Undoing..." : "Undo"}
          </button>
        )}
        <button className="button quiet" type="button" onClick={onClose}>
          Close
        </button>
      </div>
    </section>
  );
}

function describe(change: PageChange): Record<"title" | "text" | "undone", string> {
  if (change.kind === "move") {
    return {
      title: `Moved ${pageName(change.from)}`,
      text: `The page is at /${change.to} now, and /${change.from} leads there.`,
      undone: `Moved back to /${change.from}`,
    };
  }
  return {
    title: `Retired ${pageName(change.page)}`,
    text:
      change.to === undefined
        ? `Visitors of /${change.page} read that the page is gone.`
        : `/${change.page} leads to ${change.to} now.`,
    undone: `Restored ${pageName(change.page)}`,
  };
}
