import { useMutation, useQuery } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { formatCount } from "#content/documents/format-number.ts";
import type { Assignee, RequestFilter } from "#schemas/quotes/quote-inbox.ts";
import { api, type UserSession } from "../api/client.ts";
import { errorMessage, NO_RESPONSE } from "../api/request.ts";
import { parseAddress, type SectionProps } from "../navigation/address.ts";
import { SearchBox } from "../navigation/search-box.tsx";
import { mayReadRequests } from "../session/access.ts";
import { Button } from "../ui/controls/button.tsx";
import { SelectField, TextField } from "../ui/controls/form-field.tsx";
import { focusNew, useFocusAdded } from "../ui/focus.ts";
import { DialogActions, Modal } from "../ui/modal.tsx";
import { useEventListener } from "../ui/use-event-listener.ts";
import { DeleteQuarantined } from "./delete-quarantined.tsx";
import { FILTERS, type InboxSelection, inboxHref, readSelection } from "./filters.ts";
import { refreshInbox } from "./request-changes.ts";
import { RequestRow } from "./request-row.tsx";
import { RequestView } from "./request-view.tsx";
import { choicesQuery, personId } from "./request-work.tsx";
import { useInbox } from "./use-inbox.ts";

export function QuotesSection(props: SectionProps) {
  return (
    <section className="quotes" aria-labelledby="quote-requests-title">
      {mayReadRequests(props.session) ? (
        <Requests {...props} />
      ) : (
        <>
          <h2 id="quote-requests-title">Quote Requests</h2>
          <p>Your account may not see quote requests. Ask an owner of the site to allow it.</p>
        </>
      )}
    </section>
  );
}

/** A message about the last change, which led back to the list. */
interface Notice {
  text: string;
  /** Takes the change back. */
  undo?(): Promise<unknown>;
}

function Requests({ address, isShown, session }: SectionProps) {
  const { path: id, parameters } = address;
  const selection = readSelection(parameters);
  const isList = id === "";
  const [notice, setNotice] = useState<Notice>();
  const inbox = useInbox(selection, isShown && isList);
  const list = useRef<HTMLDivElement>(null);
  useListPlace(list, isShown ? id : undefined);

  function leave(done: Notice): void {
    setNotice(done);
    refreshInbox();
    // The response may arrive after the user has opened another page, which stays open.
    const current = parseAddress(location.hash);
    if (current?.section === address.section && current.path === id) location.hash = inboxHref(selection);
  }

  function closeNotice(): void {
    setNotice(undefined);
    list.current?.querySelector<HTMLElement>("h2")?.focus();
  }

  return (
    <>
      <div className="inbox" hidden={!isList} ref={list} aria-busy={inbox.isFetching}>
        {notice && isList && <NoticeBox key={notice.text} notice={notice} onClose={closeNotice} />}
        <Inbox {...{ selection, inbox, session }} isShown={isShown && isList} onDone={leave} />
      </div>
      {!isList && <RequestView key={id} {...{ id, session, isShown }} backHref={inboxHref(selection)} onDone={leave} />}
    </>
  );
}

/** Shows a request from its top, and the list again where it was, with the focus on the request that was open. */
function useListPlace(list: React.RefObject<HTMLElement | null>, id: string | undefined): void {
  const openId = useRef<string>("");
  const place = useRef(0);

  useEventListener(window, ["scroll"], () => {
    if (openId.current === "" && id === "") place.current = scrollY;
  });

  useEffect(() => {
    if (id === undefined || id === openId.current) return;
    const lastId = openId.current;
    openId.current = id;
    if (id !== "") {
      scrollTo(0, 0);
      return;
    }
    // A notice at the top of the list has the focus already.
    if (list.current?.contains(document.activeElement)) return;
    scrollTo(0, place.current);
    const row = list.current?.querySelector<HTMLElement>(`a[href*="${lastId}"]`);
    (row ?? list.current?.querySelector<HTMLElement>("h2"))?.focus({ preventScroll: true });
  }, [id, list]);
}

/** The last change of a request, with a way to undo it that does not disappear by itself. */
function NoticeBox({ notice: { text, undo }, onClose }: { notice: Notice; onClose(): void }) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => undo?.(),
    onSuccess() {
      refreshInbox();
      onClose();
    },
  });
  return (
    <div className="outcome notice" role="status" tabIndex={-1} ref={focusNew}>
      <p>{error ? errorMessage(error, `${NO_RESPONSE} Try again.`) : text}</p>
      <div className="actions">
        {undo && <Button look="secondary" text="Undo" disabled={isPending} onClick={() => mutate()} />}
        <Button look="quiet" text="Dismiss" onClick={onClose} />
      </div>
    </div>
  );
}

interface InboxProps {
  selection: InboxSelection;
  inbox: ReturnType<typeof useInbox>;
}

interface FullInboxProps extends InboxProps {
  session: UserSession;
  isShown: boolean;
  onDone(done: { text: string }): void;
}

/** The list of requests with its heading, its tabs, its search, and the buttons for more and for a file. */
function Inbox({ selection, inbox, session, isShown, onDone }: FullInboxProps) {
  const [isExporting, setExporting] = useState(false);
  const { filter, search } = selection;
  return (
    <>
      <header className="section-bar">
        <h2 {...(isShown && { id: "quote-requests-title" })} tabIndex={-1}>
          Quote Requests
        </h2>
        <Button look="secondary" text="Export…" opensDialog onClick={() => setExporting(true)} />
      </header>
      <div className="toolbar">
        <SearchBox
          label="Search by name, phone, email or words"
          search={search}
          isShown={isShown}
          hrefOf={(text) => inboxHref({ ...selection, search: text })}
        />
        <InboxChoices selection={selection} session={session} />
      </div>
      <FilterTabs selection={selection} inbox={inbox} />
      {inbox.error !== undefined && (
        <div className="outcome destructive" role="alert">
          <p>{inbox.error}</p>
          <Button look="secondary" text="Try Again" onClick={inbox.reload} />
        </div>
      )}
      <p className="inbox-text">{filter.text}</p>
      {filter.id === "quarantined" && <DeleteQuarantined inbox={inbox} onDone={onDone} />}
      <p className="new-requests" role="status">
        {inbox.newCount > 0 && (
          <Button text={`Show ${formatCount(inbox.newCount, "New Request")}`} onClick={inbox.reload} />
        )}
      </p>
      <RequestRows selection={selection} inbox={inbox} />
      {inbox.isLoaded && inbox.requests.length === 0 && (
        <p className="empty-state">
          {search === "" ? filter.empty : `No request here matches “${search}”. Try All, or other words.`}
        </p>
      )}
      {!inbox.isLoaded && inbox.error === undefined && <p role="status">Loading...</p>}
      {isExporting && <ExportDialog filter={filter.id} onClose={() => setExporting(false)} />}
    </>
  );
}

function RequestRows({ selection, inbox }: InboxProps) {
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
          text={isFetching ? "Loading..." : "Show More Requests"}
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

/** The choices of one kind of request, and of the requests of one person. */
function InboxChoices({ selection, session }: Pick<FullInboxProps, "selection" | "session">) {
  const { data: { people = [], kinds = [] } = {} } = useQuery(choicesQuery);
  const me = personId(session);
  const nameOf = ({ id, name }: Assignee) => [id, id === me ? "Mine" : name] as const;
  const choose = (name: "kind" | "assignee") => (value: string) =>
    location.assign(inboxHref({ ...selection, [name]: value }));
  return (
    <>
      <SelectField
        label="Kind"
        value={selection.kind}
        options={[["", "All Kinds"], ...kinds.map(({ id, title }) => [id, title] as const)]}
        onChange={choose("kind")}
      />
      <SelectField
        label="Assigned to"
        value={selection.assignee}
        options={[["", "Anyone"], ...people.map(nameOf)]}
        onChange={choose("assignee")}
      />
    </>
  );
}

function FilterTabs({ selection, inbox: { counts } }: InboxProps) {
  return (
    <nav className="filter-tabs" aria-label="Requests by state">
      <ul>
        {FILTERS.map((each) => (
          <li key={each.id}>
            <a
              href={inboxHref({ ...selection, filter: each })}
              aria-current={each === selection.filter ? "page" : undefined}
            >
              {each.title} <span className="count">{counts?.[each.id].toLocaleString("en-US") ?? " "}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface ExportDialogProps {
  /** The filter of the list, which is the default. */
  filter: RequestFilter;
  onClose(): void;
}

/** A dialog that saves requests as a file for spreadsheet programs. */
function ExportDialog({ filter, onClose }: ExportDialogProps) {
  const [from, setFrom] = useState("");
  const { mutate, isPending, error } = useMutation({ mutationFn: saveRequests, onSuccess: onClose });

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    mutate(new FormData(event.currentTarget));
  }

  return (
    <Modal title="Export Requests" onClose={onClose}>
      <form className="export-form" onSubmit={submit}>
        <p>The file opens in Excel and similar programs. It has names and contact data, so keep it safe.</p>
        <SelectField
          label="Requests"
          name="state"
          defaultValue={filter}
          options={FILTERS.map(({ id, title }) => [id, title])}
        />
        <div className="export-days">
          <TextField
            label="From (optional)"
            name="from"
            type="date"
            value={from}
            onChange={({ target }) => setFrom(target.value)}
          />
          <TextField label="To (optional)" name="until" type="date" min={from} />
        </div>
        <DialogActions
          action={isPending ? "Exporting..." : "Download CSV"}
          isDisabled={isPending}
          problem={error && errorMessage(error, `${NO_RESPONSE} No file was saved. Try again.`)}
          onCancel={onClose}
        />
      </form>
    </Modal>
  );
}

/** Saves the requests of a form as a file. The audit log records it. */
async function saveRequests(form: FormData): Promise<void> {
  const { state, from, until } = Object.fromEntries(form) as { state: RequestFilter; from: string; until: string };
  const query = { state, from: startOfDay(from), until: startOfDay(until, 1) };
  const response = await api.quotes["export.csv"].$get({ query });
  saveFile(await response.blob(), `quote-requests-${new Date().toISOString().slice(0, 10)}.csv`);
}

/** Returns the beginning of a day of the user's calendar, or of a later one, in UTC. */
function startOfDay(day: string, laterBy = 0): string | undefined {
  if (day === "") return undefined;
  const start = new Date(`${day}T00:00`);
  start.setDate(start.getDate() + laterBy);
  return start.toISOString();
}

function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
