import { type ReactNode, useId, useState } from "react";
import type { ImportResult } from "#content/importer/plan/result.ts";
import type { PageId } from "#schemas/page-ids.ts";
import { exportUrl } from "../api/content-api.ts";
import { PageChangeList } from "../changes/page-change-list.tsx";
import { PublishingWarnings } from "../changes/publishing-warnings.tsx";
import type { SectionProps } from "../navigation/address.ts";
import { refreshContent } from "../query/query-client.ts";
import { QueryResult } from "../query/query-result.tsx";
import { focusNew } from "../ui/focus-new.ts";
import { PageFilter } from "./page-filter.tsx";
import { RevisionList, useHistory } from "./revision-list.tsx";
import { UndoDialog } from "./undo-dialog.tsx";
import { describeRollback, type UndoTarget } from "./undo-plan.ts";

/** The section with all revisions of the content: their changes, ways to go back, and downloads. */
export function HistorySection({ session, isShown }: SectionProps): ReactNode {
  const [page, setPage] = useState<PageId>();
  const history = useHistory(isShown, page);
  const revisions = history.data?.pages.flatMap((part) => part.revisions) ?? [];
  const [target, setTarget] = useState<UndoTarget>();
  const [outcome, setOutcome] = useState<{ id: number; result: ImportResult; target: UndoTarget }>();
  const titleId = useId();

  return (
    <section className="history" aria-labelledby={titleId} aria-busy={history.isFetching}>
      <header className="section-bar">
        <h2 id={titleId}>History</h2>
        <a className="button secondary" href={exportUrl()} download>
          Download Current Content
        </a>
      </header>
      {outcome && <UndoOutcome key={outcome.id} {...outcome} />}
      <div className="toolbar">
        <PageFilter page={page} revisions={revisions} onChange={setPage} />
      </div>
      <QueryResult query={{ ...history, error: history.isFetchNextPageError ? null : history.error }}>
        {() => <RevisionList {...{ session, page, revisions, history }} onUndo={setTarget} />}
      </QueryResult>
      {target && (
        <UndoDialog
          target={target}
          onDone={(result) => {
            setTarget(undefined);
            setOutcome((last) => ({ id: (last?.id ?? 0) + 1, result, target }));
            refreshContent();
          }}
          onClose={() => setTarget(undefined)}
        />
      )}
    </section>
  );
}

/** The outcome of going back to a revision. The box takes the focus and stays until the next time. */
function UndoOutcome({ result, target }: { result: ImportResult; target: UndoTarget }): ReactNode {
  const { success, imported, diagnostics } = result;
  const titleId = useId();
  return (
    <section
      className={success ? "outcome" : "outcome destructive"}
      aria-labelledby={titleId}
      tabIndex={-1}
      ref={focusNew}
    >
      <h3 id={titleId}>{success ? "Restored" : "Nothing Was Changed"}</h3>
      <p>{describeRollback(result, target)}</p>
      <PublishingWarnings diagnostics={diagnostics} />
      <PageChangeList pages={imported} isLinked />
    </section>
  );
}
