import type { ReactNode } from "react";
import type { NamedRevision } from "#content/revisions/read-history.ts";
import { RevisionNote } from "./revision-note.tsx";

/** The list names this many revisions and counts the rest. */
const MAX_SHOWN = 5;

/** A short list of revisions, newest first. */
export function RevisionLines({ revisions }: { revisions: readonly NamedRevision[] }): ReactNode {
  const rest = revisions.length - MAX_SHOWN;
  return (
    <ul className="revision-lines">
      {revisions.slice(0, MAX_SHOWN).map((revision) => (
        <li key={revision.id}>
          <b>Version {revision.name}</b>
          <RevisionNote revision={revision} known={revisions} />
        </li>
      ))}
      {rest > 0 && <li>and {rest.toLocaleString("en-US")} earlier</li>}
    </ul>
  );
}
