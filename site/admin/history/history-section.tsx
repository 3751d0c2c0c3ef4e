import { type ReactNode, useId, useState } from "react";
import type { ImportResult } from "#content/importer/plan/result.ts";
import type { PageId } from "#schemas/page-ids.ts";
import { exportUrl, type Session } from "../api/admin-api.ts";
import { QueryResult } from "../query/query-result.tsx";
import { PageFilter } from "./page-filter.tsx";
import { RevisionList } from "./revision-list.tsx";
import { UndoDialog } from "./undo-dialog.tsx";
import { UndoOutcome } from "./undo-outcome.tsx";
import type { UndoTarget } from "./undo-plan.ts";
import { useHistory } from "./use-history.ts";

interface HistorySectionProps {
  session: Session;
  isShown: boolean;
  /** A number that increases when the store may have changed. */
  storeVersion: number;
  onStoreChanged(): void;
}

/** The section with all revisions of the content: their changes, ways to go back, and downloads. */
export function HistorySection({ session, isShown, storeVersion, onStoreChanged }: HistorySectionProps): ReactNode {
  const [page, setPage] = useState<PageId>();
  const { query, revisions, newest, older } = useHistory({ isShown, storeVersion, page });
  const [target, setTarget] = useState<UndoTarget>();
  const [outcome, setOutcome] = useState<{ result: ImportResult; target: UndoTarget }>();
  const titleId = useId();

  return (
    <section className="history" aria-labelledby={titleId} aria-busy={query.isFetching}>
      <header className="section-bar">
        <h2 id={titleId}>History</h2>
        <a className="button secondary" href={exportUrl()} download>
          Download Current Content
        </a>
      </header>
      {outcome && <UndoOutcome {...outcome} />}
      <div className="toolbar">
        <PageFilter page={page} revisions={revisions} onChange={setPage} />
      </div>
      <QueryResult query={query}>
        {() => <RevisionList {...{ session, page, revisions, newest, older }} onUndo={setTarget} />}
      </QueryResult>
      {target && (
        <UndoDialog
          target={target}
          onDone={(result) => {
            setTarget(undefined);
            setOutcome({ result, target });
            onStoreChanged();
          }}
          onStoreChanged={onStoreChanged}
          onClose={() => setTarget(undefined)}
        />
      )}
    </section>
  );
}
