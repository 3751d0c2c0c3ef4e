import { type ReactNode, useEffect, useRef } from "react";
import type { NamedRevision } from "#content/revisions/read-history.ts";
import type { PageId } from "#schemas/page-ids.ts";
import type { Session } from "../api/admin-api.ts";
import { pageName } from "../ui/page-name.ts";
import { RevisionEntry } from "./revision-entry.tsx";
import type { UndoTarget } from "./undo-plan.ts";
import type { useHistory } from "./use-history.ts";

type History = ReturnType<typeof useHistory>;

interface RevisionListProps {
  session: Session;
  page: PageId | undefined;
  revisions: readonly NamedRevision[];
  newest: History["newest"];
  older: History["older"];
  onUndo(target: UndoTarget): void;
}

/** The revisions that were read so far, and the button that reads older ones. */
export function RevisionList({ session, page, revisions, newest, older, onUndo }: RevisionListProps): ReactNode {
  const list = useRef<HTMLOListElement>(null);

  // Moves the focus to the first added revision, because the button may have disappeared.
  useEffect(() => {
    const firstAdded = older.firstIndex > 0 ? list.current?.children[older.firstIndex] : undefined;
    firstAdded?.querySelector("h3")?.focus();
  }, [older.firstIndex]);

  return (
    <>
      {revisions.length === 0 && <p className="empty-state">{describeEmptyHistory(page)}</p>}
      <ol className="revisions" ref={list}>
        {revisions.map((revision) => (
          <RevisionEntry
            key={revision.id}
            session={session}
            revision={revision}
            known={revisions}
            isNewest={revision.id === newest}
            onUndo={onUndo}
          />
        ))}
      </ol>
      {older.error !== undefined && (
        <p className="field-error" role="alert">
          {older.error}
        </p>
      )}
      {older.read && (
        <button className="button secondary" type="button" onClick={older.read}>
          {older.isFetching ? "Loading..." : "Show Older Versions"}
        </button>
      )}
    </>
  );
}

function describeEmptyHistory(page: PageId | undefined): string {
  return page === undefined ? "No changes have been imported yet." : `${pageName(page)} has not changed yet.`;
}
