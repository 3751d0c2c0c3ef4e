import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import type { ImportResult } from "#content/importer/plan/result.ts";
import type { NamedRevision } from "#content/revisions/read-history.ts";
import { type PageId, SETTINGS, SITE } from "#schemas/page-ids.ts";
import { answer, api, type UserSession } from "../api/client.ts";
import { exportUrl, fetchHistory, fetchPreview } from "../api/content-api.ts";
import { errorMessage, NO_RESPONSE } from "../api/request.ts";
import { PageChangeList } from "../changes/page-change-list.tsx";
import { PublishingWarnings } from "../changes/publishing-warnings.tsx";
import type { SectionProps } from "../navigation/address.ts";
import { sharedPageListQuery } from "../page-index/shared-page-list.ts";
import { refreshContent } from "../query/query-client.ts";
import { QueryResult } from "../query/query-result.tsx";
import { Button } from "../ui/controls/button.tsx";
import { SelectField } from "../ui/controls/form-field.tsx";
import { Problem } from "../ui/controls/problem.tsx";
import { focusNew, useFocusAdded } from "../ui/focus.ts";
import { pageName } from "../ui/page-name.ts";
import { RevisionNote } from "./revision-note.tsx";
import { UndoDialog } from "./undo-dialog.tsx";
import { describeRollback, restoreTarget, type UndoTarget, undoTarget } from "./undo-plan.ts";

/** The section with all revisions of the content: their changes, ways to go back, and downloads. */
export function HistorySection({ session, isShown }: SectionProps) {
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
function UndoOutcome({ result, target }: { result: ImportResult; target: UndoTarget }) {
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

/** Reads the newest part of the history while it is shown and, on request, older parts. */
function useHistory(isShown: boolean, page: PageId | undefined) {
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
function RevisionList({ session, page, revisions, history, onUndo }: RevisionListProps) {
  const { list, noteMoreWanted } = useFocusAdded(revisions.length, "h3");
  const { data, error, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = history;

  function showOlder(): void {
    if (isFetchingNextPage) return;
    noteMoreWanted();
    void fetchNextPage();
  }

  return (
    <>
      {revisions.length === 0 && (
        <p className="empty-state">
          {page === undefined ? "No changes have been imported yet." : `${pageName(page)} has not changed yet.`}
        </p>
      )}
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

interface RevisionEntryProps {
  session: UserSession;
  revision: NamedRevision;
  known: readonly NamedRevision[];
  isNewest: boolean;
  /** Called when the user wants to undo the revision or restore the site to it. */
  onUndo(target: UndoTarget): void;
}

/** A revision in the history with its actions. The interface calls it a version. */
function RevisionEntry({ session, revision, known, isNewest, onUndo }: RevisionEntryProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { name } = revision;
  const isOwner = session.role === "owner";
  const about = ` version ${name}`;

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
          View Changes<span className="visually-hidden"> of{about}</span>
        </button>
        {(isOwner || revision.account === session.account) && (
          <Button look="quiet" text="Undo…" about={about} opensDialog onClick={() => onUndo(undoTarget(revision))} />
        )}
        <a className="button quiet" href={exportUrl(revision.id)} download>
          Download<span className="visually-hidden"> the content of version {name}</span>
        </a>
        {isOwner && !isNewest && (
          <Button
            look="quiet"
            text="Restore the Site to This Version…"
            about={` (version ${name})`}
            opensDialog
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

function RevisionChanges({ revision }: { revision: string }) {
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

/** The option value for all pages. No page has this id. */
const ALL_PAGES = "";

const MAX_OPTIONS = 500;

interface PageFilterProps {
  page: PageId | undefined;
  revisions: readonly NamedRevision[];
  onChange(page: PageId | undefined): void;
}

/** Offers the pages of the site, then others that the revisions changed. */
function PageFilter({ page, revisions, onChange }: PageFilterProps) {
  const { data } = useQuery(sharedPageListQuery);
  const listed = data?.pages.map(({ id }) => id) ?? [];
  const changed = revisions.flatMap(({ pages }) => pages.slice(0, MAX_OPTIONS));
  const options = [...new Set([...SETTINGS, page ?? SITE, ...listed, ...changed])].slice(0, MAX_OPTIONS);
  return (
    <SelectField
      label="Page"
      value={page ?? ALL_PAGES}
      options={[[ALL_PAGES, "All pages"], ...options.map((option) => [option, pageName(option)] as const)]}
      onChange={(chosen) => onChange(chosen === ALL_PAGES ? undefined : chosen)}
    />
  );
}
