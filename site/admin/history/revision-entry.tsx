import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useId, useState } from "react";
import type { NamedRevision } from "#content/revisions/read-history.ts";
import { answer, api, type UserSession } from "../api/client.ts";
import { exportUrl, fetchPreview } from "../api/content-api.ts";
import { PageChangeList } from "../changes/page-change-list.tsx";
import { QueryResult } from "../query/query-result.tsx";
import { Button } from "../ui/controls/button.tsx";
import { RevisionNote } from "./revision-note.tsx";
import { restoreTarget, type UndoTarget, undoTarget } from "./undo-plan.ts";

interface RevisionEntryProps {
  session: UserSession;
  revision: NamedRevision;
  known: readonly NamedRevision[];
  isNewest: boolean;
  /** Called when the user wants to undo the revision or restore the site to it. */
  onUndo(target: UndoTarget): void;
}

/** A revision in the history with its actions. The interface calls it a version. */
export function RevisionEntry({ session, revision, known, isNewest, onUndo }: RevisionEntryProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { name } = revision;
  const isOwner = session.role === "owner";
  const ofVersion = <span className="visually-hidden"> of version {name}</span>;

  return (
    <li className="revision">
      <h3 tabIndex={-1}>
        <span className="label">Version</span> {name}
      </h3>
      <RevisionNote revision={revision} known={known} />
      {isNewest && <p className="status">This is the current version.</p>}
      <div className="revision-actions">
        <button
          className="disclosure"
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          View Changes{ofVersion}
        </button>
        {(isOwner || revision.account === session.account) && (
          <Button
            look="quiet"
            text="Undo…"
            about={` version ${name}`}
            aria-haspopup="dialog"
            onClick={() => onUndo(undoTarget(revision))}
          />
        )}
        <a className="button quiet" href={exportUrl(revision.id)} download>
          Download<span className="visually-hidden"> the content of version {name}</span>
        </a>
        {isOwner && !isNewest && (
          <Button
            look="quiet"
            text="Restore the Site to This Version…"
            about={` (version ${name})`}
            aria-haspopup="dialog"
            onClick={() => onUndo(restoreTarget(revision))}
          />
        )}
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && <RevisionChanges revision={revision.id} />}
      </div>
    </li>
  );
}

function RevisionChanges({ revision }: { revision: string }): ReactNode {
  const query = useQuery({
    queryKey: ["once", "revision", revision],
    queryFn: () => answer(api.history[":revision"].$get({ param: { revision } })),
  });
  return (
    <QueryResult query={query}>
      {({ pages }) => (
        <PageChangeList isOpen pages={pages} renderPage={(page) => fetchPreview({ page, to: revision })} />
      )}
    </QueryResult>
  );
}
