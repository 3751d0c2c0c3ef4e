import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { NamedRevision } from "#content/revisions/read-history.ts";
import type { PageId } from "#schemas/page-ids.ts";
import type { UserSession } from "../api/client.ts";
import { fetchHistory } from "../api/content-api.ts";
import { errorMessage, NO_RESPONSE } from "../api/request.ts";
import { Button } from "../ui/controls/button.tsx";
import { Problem } from "../ui/controls/problem.tsx";
import { pageName } from "../ui/page-name.ts";
import { useFocusAdded } from "../ui/use-focus-added.ts";
import { RevisionEntry } from "./revision-entry.tsx";
import type { UndoTarget } from "./undo-plan.ts";

/** Reads the newest part of the history while it is shown and, on request, older parts. */
export function useHistory(isShown: boolean, page: PageId | undefined) {
  return useInfiniteQuery({
    queryKey: ["content", "history", page],
    queryFn: ({ pageParam: before }) => fetchHistory({ page, before }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ hasMore, revisions }) => (hasMore ? revisions.at(-1)?.id : undefined),
    enabled: isShown,
    placeholderData: keepPreviousData,
  });
}

interface RevisionListProps {
  session: UserSession;
  page: PageId | undefined;
  revisions: readonly NamedRevision[];
  history: ReturnType<typeof useHistory>;
  onUndo(target: UndoTarget): void;
}

/** The revisions that were read so far, and the button that reads older ones. */
export function RevisionList({ session, page, revisions, history, onUndo }: RevisionListProps): ReactNode {
  const { list, noteMoreWanted } = useFocusAdded(revisions.length, "h3");
  const { data, error, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = history;

  function showOlder(): void {
    if (isFetchingNextPage) return;
    noteMoreWanted();
    void fetchNextPage();
  }

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
            isNewest={revision.id === data?.pages[0]?.revisionId}
            onUndo={onUndo}
          />
        ))}
      </ol>
      {isFetchNextPageError && <Problem>{errorMessage(error, NO_RESPONSE)}</Problem>}
      {hasNextPage && (
        <Button look="secondary" text={isFetchingNextPage ? "Loading..." : "Show Older Versions"} onClick={showOlder} />
      )}
    </>
  );
}

function describeEmptyHistory(page: PageId | undefined): string {
  return page === undefined ? "No changes have been imported yet." : `${pageName(page)} has not changed yet.`;
}
