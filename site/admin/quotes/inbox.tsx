import { type ReactNode, useState } from "react";
import { formatCount } from "#content/documents/format-number.ts";
import type { RequestList } from "#schemas/quotes/quote-inbox.ts";
import { SearchBox } from "../navigation/search-box.tsx";
import { Button } from "../ui/controls/button.tsx";
import { useFocusAdded } from "../ui/use-focus-added.ts";
import { DeleteQuarantined } from "./delete-quarantined.tsx";
import { ExportDialog } from "./export-dialog.tsx";
import { FILTERS, type InboxSelection, inboxHref } from "./filters.ts";
import { RequestRow } from "./request-row.tsx";
import type { useInbox } from "./use-inbox.ts";

interface InboxProps {
  selection: InboxSelection;
  inbox: ReturnType<typeof useInbox>;
}

interface FullInboxProps extends InboxProps {
  isShown: boolean;
  children: ReactNode;
  onDone(done: { text: string }): void;
}

/** The list of requests with its heading, its tabs, its search, and the buttons for more and for a file. */
export function Inbox({ selection, inbox, isShown, onDone, children }: FullInboxProps): ReactNode {
  const [isExporting, setExporting] = useState(false);
  const { filter, search } = selection;
  return (
    <>
      <header className="section-bar">
        {children}
        <Button look="secondary" text="Export…" aria-haspopup="dialog" onClick={() => setExporting(true)} />
      </header>
      <div className="toolbar">
        <SearchBox
          label="Search by name, phone, email or words"
          search={search}
          isShown={isShown}
          hrefOf={(text) => inboxHref({ filter, search: text })}
        />
      </div>
      <FilterTabs selection={selection} counts={inbox.counts} />
      {inbox.error !== undefined && (
        <div className="outcome destructive" role="alert">
          <p>{inbox.error}</p>
          <Button look="secondary" text="Try Again" onClick={inbox.reload} />
        </div>
      )}
      <p className="inbox-text">{filter.text}</p>
      {filter.id === "quarantined" && <DeleteQuarantined search={search} inbox={inbox} onDone={onDone} />}
      <p className="new-requests" role="status">
        {inbox.newCount > 0 && (
          <Button text={`Show ${formatCount(inbox.newCount, "New Request")}`} onClick={inbox.reload} />
        )}
      </p>
      <RequestRows selection={selection} inbox={inbox} />
      {inbox.isLoaded && inbox.requests.length === 0 && (
        <p className="empty-state">{describeEmpty(search, filter.empty)}</p>
      )}
      {!inbox.isLoaded && inbox.error === undefined && <p role="status">Loading...</p>}
      {isExporting && <ExportDialog filter={filter.id} onClose={() => setExporting(false)} />}
    </>
  );
}

function describeEmpty(search: string, empty: string): string {
  return search === "" ? empty : `No request here matches “${search}”. Try All, or other words.`;
}

function RequestRows({ selection, inbox }: InboxProps): ReactNode {
  const { requests, readMore, isFetching } = inbox;
  const { list, noteMoreWanted } = useFocusAdded(requests.length, "a");

  return (
    <>
      <ol className="request-rows" ref={list}>
        {requests.map((request) => (
          <li key={request.id}>
            <RequestRow request={request} href={inboxHref(selection, request.id)} />
          </li>
        ))}
      </ol>
      {readMore && (
        <Button
          look="secondary"
          text={isFetching ? "Loading..." : "Show Older Requests"}
          disabled={isFetching}
          onClick={() => {
            noteMoreWanted();
            void readMore();
          }}
        />
      )}
    </>
  );
}

function FilterTabs({
  selection: { filter, search },
  counts,
}: {
  selection: InboxSelection;
  counts: RequestList["counts"] | undefined;
}): ReactNode {
  return (
    <nav className="filter-tabs" aria-label="Requests by status">
      <ul>
        {FILTERS.map((each) => (
          <li key={each.id}>
            <a href={inboxHref({ filter: each, search })} aria-current={each === filter ? "page" : undefined}>
              {each.title} <span className="count">{counts?.[each.id].toLocaleString("en-US") ?? " "}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
