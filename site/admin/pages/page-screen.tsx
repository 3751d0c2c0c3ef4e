import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { mergePatch } from "#content/documents/merge-patch.ts";
import type { JsonObject } from "#schemas/json.ts";
import { lineOfOverview } from "#schemas/lines.ts";
import { FIXED_PAGES, isPageId, type PageId, parentOf } from "#schemas/page-ids.ts";
import { explainPermanent, GONE } from "#schemas/redirects.ts";
import type { PageListAnswer } from "#site/admin/api/client.ts";
import { loadDocument } from "#site/admin/form/document/load-document.ts";
import { moveDraft } from "#site/admin/form/document/use-draft.ts";
import { DocumentEditor } from "#site/admin/form/document-editor.tsx";
import { formatAddress, type SectionProps } from "#site/admin/navigation/address.ts";
import { pageTitle } from "#site/admin/page-index/page-groups.ts";
import { PreviewPane } from "#site/admin/preview/preview-pane.tsx";
import { personOf } from "#site/admin/session/access.ts";
import { openDrafts } from "#site/admin/session/draft-store.ts";
import { lazyPart } from "#site/admin/ui/lazy-part.tsx";
import { pageName } from "#site/admin/ui/page-name.ts";
import type { FinishedChange, PageDialogProps } from "./change/page-changed.tsx";

const NewPageDialog = lazyPart(async () => (await import("./create/new-page-dialog.tsx")).NewPageDialog);
const MoveDialog = lazyPart(async () => (await import("./change/move-dialog.tsx")).MoveDialog);
const RetireDialog = lazyPart(async () => (await import("./change/retire-dialog.tsx")).RetireDialog);

interface PageScreenProps extends SectionProps {
  list: PageListAnswer | undefined;
  /** True if the browser has changes of the page that are not published. */
  hasDraft: boolean;
  onChanged(finished: FinishedChange): void;
}

/** The screen of one page: its name, what can be done with it, and its form. */
export function PageScreen({ list, hasDraft, onChanged, ...section }: PageScreenProps) {
  const { session, address } = section;
  const { path: page } = address;
  const [dialog, setDialog] = useState<PageAction>();
  const screen = useRef<HTMLElement>(null);
  const titleId = useId();
  const listed = list?.pages.find(({ id }) => id === page);
  const title = listed === undefined ? pageName(page) : pageTitle(listed);
  const isUnknown = !isPageId(page) || (list !== undefined && listed === undefined && !hasDraft);

  useLayoutEffect(() => {
    scrollTo(0, 0);
    screen.current?.focus({ preventScroll: true });
  }, []);

  async function finish(finished: FinishedChange): Promise<void> {
    setDialog(undefined);
    const { change } = finished;
    onChanged(finished);
    if (change.kind === "move") await moveDraft(openDrafts(personOf(session)), change.from, change.to);
    location.replace(formatAddress({ section: "pages", path: change.kind === "move" ? change.to : "" }));
  }

  return (
    <section className="page-screen" aria-labelledby={titleId} tabIndex={-1} ref={screen}>
      <header className="page-bar">
        <a className="return-link" href={formatAddress({ section: "pages" })}>
          All Pages
        </a>
        <h2 id={titleId}>{title}</h2>
        {listed?.path !== undefined && (
          <div className="actions">
            <a className="button secondary" href={listed.path} target="_blank" rel="noreferrer">
              View Page<span className="visually-hidden"> (opens in a new tab)</span>
            </a>
            <PageActions {...actionsFor(page, list)} onChoose={setDialog} />
          </div>
        )}
      </header>
      {isUnknown ? (
        <UnknownPage page={page} list={list} />
      ) : (
        <DocumentEditor {...section} document={page} Preview={PreviewPane} />
      )}
      <PageDialog {...{ dialog, page, title, list, session }} onDone={finish} onClose={() => setDialog(undefined)} />
    </section>
  );
}

interface OpenDialogProps extends PageDialogProps, Pick<PageScreenProps, "session" | "list"> {
  dialog: PageAction | undefined;
}

function PageDialog({ dialog, session, list, ...props }: OpenDialogProps) {
  const { page, title, onClose } = props;
  if (dialog === "retire") return <RetireDialog {...props} line={lineOfOverview(list ?? {}, page)?.shortTitle} />;
  if (dialog === "move") return list && <MoveDialog {...props} list={list} />;
  if (dialog === undefined) return null;
  const original = { title, parent: parentOf(page) ?? "", readContent: (name: string) => readCopy(page, name) };
  return <NewPageDialog {...{ session, list, original, onClose }} />;
}

/** Returns the actions for a page, and the reasons why it lacks others: a page with a role keeps its address. */
function actionsFor(page: PageId, list: PageListAnswer | undefined): { actions: PageAction[]; notes: string[] } {
  const { lines = [], pages = [] } = list ?? {};
  const hasRole = FIXED_PAGES.has(page) || lineOfOverview({ lines }, page) !== undefined;
  const ids = pages.map(({ id }) => id);
  const reason = explainPermanent(page, { lines }, ids);
  return {
    actions: [
      ...(hasRole ? [] : (["duplicate", "move"] as const)),
      ...(reason === undefined ? (["retire"] as const) : []),
    ],
    notes: [
      ...(hasRole ? ["This page has a role of its own, so it can't be duplicated or moved."] : []),
      ...(reason === undefined ? [] : [`This page can't be retired: ${reason}.`]),
    ],
  };
}

/** Reads the content of a page with another headline and title. */
async function readCopy(page: PageId, title: string): Promise<JsonObject> {
  const { content } = await loadDocument(page);
  return mergePatch(content, { hero: { title }, meta: { title: `${title} | {site.shortName}`, canonical: null } });
}

function UnknownPage({ page, list }: { page: string; list: PageListAnswer | undefined }) {
  const retired = list?.retired.find(({ id }) => id === page);
  return (
    <p>
      {retired === undefined ? `There is no page at /${page}.` : "This page was retired."}{" "}
      {retired !== undefined && retired.target !== GONE && `Its address leads to ${retired.target} now. `}
      <a href={formatAddress({ section: "pages" })}>Choose a page from the list</a>
    </p>
  );
}

/** The actions of a page, each with its words in the menu. */
const PAGE_ACTIONS = { duplicate: "Duplicate", move: "Move", retire: "Retire" } as const;

type PageAction = keyof typeof PAGE_ACTIONS;

interface PageActionsProps {
  actions: readonly PageAction[];
  /** The reasons why the page lacks other actions. */
  notes: readonly string[];
  onChoose(action: PageAction): void;
}

/** A button that shows further actions. Escape and a click elsewhere close it. */
function PageActions({ actions, notes, onChoose }: PageActionsProps) {
  const menu = useRef<HTMLDetailsElement>(null);

  function close(): void {
    menu.current?.removeAttribute("open");
  }

  function closeOnEscape({ key }: KeyboardEvent): void {
    if (key !== "Escape" || !menu.current?.open) return;
    close();
    menu.current.querySelector("summary")?.focus();
  }

  return (
    <details
      className="more-actions"
      ref={menu}
      onKeyDown={closeOnEscape}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget !== null && !menu.current?.contains(relatedTarget)) close();
      }}
    >
      <summary className="button secondary">More</summary>
      <ul>
        {actions.map((action) => (
          <li key={action}>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => {
                close();
                menu.current?.querySelector("summary")?.focus();
                onChoose(action);
              }}
            >
              {PAGE_ACTIONS[action]}…
            </button>
          </li>
        ))}
        {notes.map((note) => (
          <li key={note} className="action-note">
            {note}
          </li>
        ))}
      </ul>
    </details>
  );
}
