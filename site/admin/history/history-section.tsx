import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import type { ImportResult } from "#content/importer/result.ts";
import type { RevisionSummary } from "#content/revisions/read-history.ts";
import { KNOWN_PAGES, type PageId, SITE } from "#schemas/page-ids.ts";
import { exportAddress } from "../api/admin-api.ts";
import { QueryResult } from "../query/query-result.tsx";
import { Field } from "../ui/field.tsx";
import { pageName } from "../ui/page-name.ts";
import { RevisionEntry } from "./revision-entry.tsx";
import { UndoDialog } from "./undo-dialog.tsx";
import { UndoOutcome } from "./undo-outcome.tsx";
import type { UndoPlan } from "./undo-plan.ts";
import { useHistory } from "./use-history.ts";

interface HistorySectionProps {
  isShown: boolean;
  /** Goes up whenever the store has changed. */
  generation: number;
  onStoreChanged(): void;
}

/** Every revision of the content: what it changed, the way back from it, and all of the content as it was. */
export function HistorySection({ isShown, generation, onStoreChanged }: HistorySectionProps): ReactNode {
  const [page, setPage] = useState<PageId>();
  const { answer, revisions, newest, older } = useHistory({ isShown, generation, page });
  const [way, setWay] = useState<UndoPlan>();
  const [outcome, setOutcome] = useState<ImportResult>();
  const list = useRef<HTMLOListElement>(null);
  const titleId = useId();

  // The first of the older ones: the button that asked for them may be gone.
  useEffect(() => {
    const first = older.from > 0 ? list.current?.children[older.from] : undefined;
    first?.querySelector("h3")?.focus();
  }, [older.from]);

  function finish(result: ImportResult): void {
    setWay(undefined);
    setOutcome(result);
    onStoreChanged();
  }

  return (
    <section className="history" aria-labelledby={titleId} aria-busy={answer.isAsking}>
      <h2 id={titleId}>History</h2>
      {outcome && <UndoOutcome result={outcome} />}
      <div className="history-bar">
        <Field label="Page">
          {(attributes) => (
            <select
              {...attributes}
              value={page ?? EVERY_PAGE}
              onChange={({ target }) => setPage(target.value === EVERY_PAGE ? undefined : target.value)}
            >
              <option value={EVERY_PAGE}>All pages</option>
              {pagesToChoose(revisions, page).map((choice) => (
                <option key={choice} value={choice}>
                  {pageName(choice)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <a className="button secondary" href={exportAddress()} download>
          Download the Content as It Is Now
        </a>
      </div>
      <QueryResult answer={answer}>
        {() => (
          <>
            {revisions.length === 0 && <p>{emptiness(page)}</p>}
            <ol className="revisions" ref={list}>
              {revisions.map((revision) => (
                <RevisionEntry
                  key={revision.revision}
                  revision={revision}
                  isNewest={revision.revision === newest}
                  onGoBack={setWay}
                />
              ))}
            </ol>
            {older.failure !== undefined && (
              <p className="field-error" role="alert">
                {older.failure}
              </p>
            )}
            {older.read && (
              <button className="button secondary" type="button" onClick={older.read}>
                {older.isAsking ? "Loading..." : "Older Revisions"}
              </button>
            )}
          </>
        )}
      </QueryResult>
      {way && (
        <UndoDialog way={way} onDone={finish} onStoreChanged={onStoreChanged} onClose={() => setWay(undefined)} />
      )}
    </section>
  );
}

function emptiness(page: PageId | undefined): string {
  return page === undefined ? "Nothing has been imported yet." : `Nothing has changed ${pageName(page)} yet.`;
}

/** No page is called this. */
const EVERY_PAGE = "";

/** Of more nobody finds one. */
const CHOICES = 500;

/** Those that the agency starts with, and others that the history names. */
function pagesToChoose(revisions: readonly RevisionSummary[], page: PageId = SITE): PageId[] {
  const named = revisions.flatMap(({ pages }) => pages.slice(0, CHOICES));
  return [...new Set([SITE, ...KNOWN_PAGES, page, ...named])].slice(0, CHOICES);
}
