import type { ReactNode } from "react";
import type { RevisionSummary } from "#content/store/content-store.ts";
import { describeFormat } from "../ui/format-descriptions.ts";
import { formatTime } from "../ui/format-time.ts";
import { listPageNames } from "../ui/page-name.ts";
import { describeVersion } from "./undo-plan.ts";

/** The format of a revision that a rollback made. */
const ROLLBACK = "rollback";
/** The source of such a revision: the restored one. */
const RESTORED = /^revision (\d+)$/;

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
  const restored = format === ROLLBACK ? RESTORED.exec(source)?.[1] : undefined;
  if (restored !== undefined) return `, restored to ${describeVersion(Number(restored))}`;
  return `${source && `, from ${source}`}${format && ` (${describeFormat(format).title})`}`;
}
