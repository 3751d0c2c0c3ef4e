import type { ReactNode } from "react";
import type { NamedRevision } from "#content/revisions/read-history.ts";
import { describeFormat } from "../ui/format-descriptions.ts";
import { formatTime } from "../ui/format-time.ts";
import { listPageNames, pageName } from "../ui/page-name.ts";

/** The source of a revision that a rollback made: the restored one. */
const RESTORED = /^revision ((\d+)(?:-[0-9a-f]+)?)$/;

/** The origin of revisions that are not imports, by format, as it follows the author. */
const ORIGINS: Readonly<Record<string, (source: string, known: readonly NamedRevision[]) => string>> = {
  rollback: (source, known) => `, restored to ${describeRestored(source, known)}`,
  retire: (source) => `, retired ${pageName(source)}`,
  move: (source) => `, moved ${pageName(source)}`,
  edit: () => ", in the content files",
  merge: () => ", with branches of version control",
};

interface RevisionNoteProps {
  revision: NamedRevision;
  /** The revisions that the list has, for the names of those that this one refers to. */
  known: readonly NamedRevision[];
}

/** The note, time, author, origin and pages of a revision. */
export function RevisionNote({ revision, known }: RevisionNoteProps): ReactNode {
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
        {describeOrigin(revision, known)}
      </p>
      <p>{listPageNames(pages)}</p>
    </div>
  );
}

/** Returns ", from march.json (Standard site export)" or ", restored to version 3". */
function describeOrigin({ source, format }: NamedRevision, known: readonly NamedRevision[]): string {
  const describe = ORIGINS[format];
  if (describe !== undefined) return describe(source, known);
  return `${source && `, from ${source}`}${format && ` (${describeFormat(format).title})`}`;
}

/** Returns "version 3", or "before version 1" for the content before the first import. */
function describeRestored(source: string, known: readonly NamedRevision[]): string {
  const [, id, number = ""] = RESTORED.exec(source) ?? [];
  const name = known.find((revision) => revision.id === id)?.name ?? number;
  return name === "0" ? "before version 1" : `version ${name}`;
}
