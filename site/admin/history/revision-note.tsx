import type { ReactNode } from "react";
import type { RevisionSummary } from "#content/revisions/read-history.ts";
import { formatTitle } from "../ui/format-names.ts";
import { formatTime } from "../ui/format-time.ts";
import { pageName } from "../ui/page-name.ts";

/** Pages that are named; of more, how many there are is told. */
const NAMED_PAGES = 3;

/** The format of a revision that brings back an older one, which is its source. */
const ROLLBACK = "rollback";

/** Why a revision was made, by whom, when, from what, and of which pages. */
export function RevisionNote({ revision }: { revision: RevisionSummary }): ReactNode {
  const { time, by, message, pages } = revision;
  const { short, full } = formatTime(time);
  return (
    <div className="revision-note">
      {message && <p className="revision-message">{message}</p>}
      <p>
        <time dateTime={time} title={full}>
          {short}
        </time>{" "}
        by <b>{by}</b>
        {originOf(revision)}
      </p>
      <p>{pagesIn(pages)}</p>
    </div>
  );
}

/** ", from march.json (Standard site export)". */
function originOf({ source, format }: RevisionSummary): string {
  if (format === ROLLBACK) return `, back to ${source}`;
  return `${source && `, from ${source}`}${format && ` (${formatTitle(format)})`}`;
}

/** "Home, About, Farm and 9 more". */
function pagesIn(pages: RevisionSummary["pages"]): string {
  const named = pages.slice(0, NAMED_PAGES).map(pageName).join(", ");
  const others = pages.length - NAMED_PAGES;
  return others > 0 ? `${named} and ${others.toLocaleString("en-US")} more` : named;
}

/** Of a longer list the newest stand for all. */
const LISTED = 5;

/** Revisions in a few lines each. */
export function RevisionLines({ revisions }: { revisions: readonly RevisionSummary[] }): ReactNode {
  const others = revisions.length - LISTED;
  return (
    <ul className="revision-lines">
      {revisions.slice(0, LISTED).map((revision) => (
        <li key={revision.revision}>
          <b>Revision {revision.revision}</b>
          <RevisionNote revision={revision} />
        </li>
      ))}
      {others > 0 && <li>and {others.toLocaleString("en-US")} before</li>}
    </ul>
  );
}
