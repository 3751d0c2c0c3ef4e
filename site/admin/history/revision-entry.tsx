import { type ReactNode, useCallback, useId, useState } from "react";
import type { RevisionSummary } from "#content/history.ts";
import { exportAddress, readRevision, renderPreview } from "#site/admin/admin-api.ts";
import { Answered } from "#site/admin/answer/answered.tsx";
import { useAnswer } from "#site/admin/answer/use-answer.ts";
import { PageList } from "#site/admin/changes/page-list.tsx";
import { RevisionNote } from "./revision-note.tsx";
import { backTo, undoOf, type WayBack } from "./way-back.ts";

interface RevisionEntryProps {
  revision: RevisionSummary;
  isNewest: boolean;
  onGoBack(way: WayBack): void;
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
  const answer = useAnswer(useCallback(() => readRevision(revision), [revision]));
  return (
    <Answered answer={answer}>
      {({ pages }) => <PageList isOpen pages={pages} preview={(page) => renderPreview({ page, to: revision })} />}
    </Answered>
  );
}
