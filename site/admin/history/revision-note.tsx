import type { ReactNode } from "react";
import type { RevisionSummary } from "#content/store/content-store.ts";
import { describeFormat } from "../ui/format-descriptions.ts";
import { formatTime } from "../ui/format-time.ts";
import { listPageNames, pageName } from "../ui/page-name.ts";
import { describeVersion } from "./undo-plan.ts";

/** The source of a revision that a rollback made: the restored one. */
const RESTORED = /^revision (\d+)(?:-[0-9a-f]+)?$/;

/** The origin of revisions that are not imports, by format, as it follows the author. */
const ORIGINS: Readonly<Record<string, (source: string) => string>> = {
  rollback: (source) => `, restored to ${describeVersion(Number(RESTORED.exec(source)?.[1]))}`,
  retire: (source) => `, retired ${pageName(source)}`,
  move: (source) => `, moved ${pageName(source)}`,
  edit: () => ", in the content files",
  merge: () => ", with branches of version control",
};

/** The note, time, author, origin and pages of a revision. */
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
        {describeOrigin(revision)}
      </p>
      <p>{listPageNames(pages)}</p>
    </div>
  );
}

/** Returns ", from march.json (Standard site export)" or ", restored to version 3". */
function describeOrigin({ source, format }: RevisionSummary): string {
  const describe = ORIGINS[format];
  if (describe !== undefined) return describe(source);
  return `${source && `, from ${source}`}${format && ` (${describeFormat(format).title})`}`;
}
