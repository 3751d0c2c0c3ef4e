import type { ReactNode } from "react";
import type { RevisionSummary } from "#content/revisions/read-history.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import { formatTime } from "../ui/format-time.ts";
import { pageName } from "../ui/page-name.ts";

/** Pages of a revision that are named; of the rest there is only the number. */
const PAGES_NAMED = 12;

export interface ConflictChoices {
  onCheckAgain(): void;
  onKeepEditing(): void;
}

interface RevisionsSinceProps extends ConflictChoices {
  /** The newest first; undefined where they could not be read. */
  since: readonly RevisionSummary[] | undefined;
  touched: readonly DocumentId[];
}

/** What others did since an import was looked at, and the ways on. */
export function RevisionsSince({ since, touched, onCheckAgain, onKeepEditing }: RevisionsSinceProps): ReactNode {
  return (
    <>
      <p>Nothing of yours was imported, so nothing of theirs is lost.</p>
      {since === undefined ? (
        <p>What they changed could not be read.</p>
      ) : (
        <ul className="lines">
          {since.map((revision) => (
            <RevisionLine key={revision.revision} revision={revision} touched={touched} />
          ))}
        </ul>
      )}
      <div className="actions">
        <button className="button" type="button" onClick={onCheckAgain}>
          Check Against the New Content
        </button>
        <button className="button secondary" type="button" onClick={onKeepEditing}>
          Keep Editing
        </button>
      </div>
    </>
  );
}

interface RevisionLineProps {
  revision: RevisionSummary;
  touched: readonly DocumentId[];
}

function RevisionLine({ revision: { by, time, message, pages }, touched }: RevisionLineProps): ReactNode {
  const isYours = (page: DocumentId) => touched.includes(page);
  const yoursFirst = [...pages.filter(isYours), ...pages.filter((page) => !isYours(page))];
  const others = pages.length - PAGES_NAMED;
  const { short, full } = formatTime(time);
  return (
    <li>
      <p>
        <strong>{by}</strong>,{" "}
        <time dateTime={time} title={full}>
          {short}
        </time>
        {message && `: ${message}`}
      </p>
      <ul className="page-names">
        {yoursFirst.slice(0, PAGES_NAMED).map((page) => (
          <li key={page}>
            {pageName(page)}
            {isYours(page) && <strong className="status error">also in yours</strong>}
          </li>
        ))}
        {others > 0 && <li>and {others} more</li>}
      </ul>
    </li>
  );
}
