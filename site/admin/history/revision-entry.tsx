import { type ReactNode, useCallback, useId, useState } from "react";
import type { RevisionSummary } from "#content/revisions/read-history.ts";
import { exportAddress, readRevision, renderPreview } from "../api/admin-api.ts";
import { PageChangeList } from "../changes/page-list.tsx";
import { QueryResult } from "../query/query-result.tsx";
import { useQuery } from "../query/use-query.ts";
import { RevisionNote } from "./revision-note.tsx";
import { backTo, type UndoPlan, undoOf } from "./undo-plan.ts";

interface RevisionEntryProps {
  revision: RevisionSummary;
  isNewest: boolean;
  onGoBack(way: UndoPlan): void;
}

/** A revision in the history, and what can be done with it. */
export function RevisionEntry({ revision, isNewest, onGoBack }: RevisionEntryProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { revision: number } = revision;
  const ofIt = <span className="visually-hidden"> of revision {number}</span>;

  return (
    <li className="revision">
      <h3 tabIndex={-1}>
        <span className="label">Revision</span> {number}
      </h3>
      <RevisionNote revision={revision} />
      {isNewest && <p className="status">This is the content as it is now.</p>}
      <div className="revision-actions">
        <button
          className="disclosure"
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          View Changes{ofIt}
        </button>
        <button
          className="button quiet"
          type="button"
          aria-haspopup="dialog"
          onClick={() => onGoBack(undoOf(revision))}
        >
          Undo…<span className="visually-hidden"> revision {number}</span>
        </button>
        <a className="button quiet" href={exportAddress(number)} download>
          Download<span className="visually-hidden"> the content as of revision {number}</span>
        </a>
        {!isNewest && (
          <button
            className="button quiet"
            type="button"
            aria-haspopup="dialog"
            onClick={() => onGoBack(backTo(revision))}
          >
            Bring Everything Back to This State…{ofIt}
          </button>
        )}
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && <RevisionChanges revision={number} />}
      </div>
    </li>
  );
}

function RevisionChanges({ revision }: { revision: number }): ReactNode {
  const answer = useQuery(useCallback(() => readRevision(revision), [revision]));
  return (
    <QueryResult answer={answer}>
      {({ pages }) => <PageChangeList isOpen pages={pages} preview={(page) => renderPreview({ page, to: revision })} />}
    </QueryResult>
  );
}
