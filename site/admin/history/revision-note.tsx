import type { NamedRevision } from "#content/revisions/read-history.ts";
import { UNRECORDED_FORMATS } from "#content/store/content-store.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import type { ListedRevision } from "../api/client.ts";
import { FORM_SOURCE } from "../api/content-api.ts";
import { fieldLabel } from "../fields/field-labels.ts";
import { usePageNames } from "../page-index/shared-page-list.ts";
import { describeFormat } from "../ui/format-descriptions.ts";
import { listPageNames, pageName } from "../ui/page-name.ts";
import { Time } from "../ui/time.tsx";

const REVISION_ID = /\b(\d{1,9})-[0-9a-f]{12}\b/g;

/** The origin of revisions that are not imports, by format, as it follows the time and the author. */
const ORIGINS: Readonly<Record<string, (source: string) => string>> = {
  rollback: (source) => `, restored to ${source === "revision 0" ? "before version 1" : nameVersion(source)}`,
  undo: (source) => `, undid ${nameVersion(source)}`,
  retire: (source) => `, retired ${pageName(source)}`,
  move: (source) => `, moved ${pageName(source)}`,
  proposal: (source) => `, proposed${source.replace(/^proposal \w+/, "")}`,
  edit: () => ", edited in the content files",
  merge: () => ", merged by version control",
};

interface RevisionNoteProps {
  revision: ListedRevision;
  /** The revisions of the list, for the names of those that this one mentions. */
  known: readonly NamedRevision[];
}

export function RevisionNote({ revision, known }: RevisionNoteProps) {
  const { time, by, format } = revision;
  const nameOf = usePageNames();
  const message = describeNote(revision, known);
  return (
    <div className="revision-note">
      {message && <p className="revision-message">{message}</p>}
      <p>
        <Time value={time} />
        {!UNRECORDED_FORMATS.has(format) && (
          <>
            {" "}
            by <b>{by}</b>
          </>
        )}
        {describeOrigin(nameRevisions(revision.source, known), format)}
      </p>
      <p>{describeChanges(revision, nameOf)}</p>
    </div>
  );
}

/** Returns the pages that a revision changed, with their parts: "Business Info: Phone, Office hours". */
function describeChanges({ pages, fields }: ListedRevision, nameOf: (id: DocumentId) => string): string {
  const nameWithParts = (page: DocumentId) => {
    const parts = fields?.[page]?.map((key) => fieldLabel([key])) ?? [];
    return parts.length === 0 ? nameOf(page) : `${nameOf(page)}: ${parts.join(", ")}`;
  };
  return fields === undefined ? listPageNames(pages, nameOf) : pages.map(nameWithParts).join(" · ");
}

/** Returns the note of a revision. That of a rollback on the command line names its target as the source does. */
function describeNote({ format, message, source }: NamedRevision, known: readonly NamedRevision[]): string {
  const isRollback = format === "rollback" || format === "undo";
  return nameRevisions(isRollback ? message.replace(source, nameVersion) : message, known);
}

/** Returns the target of a rollback, which the history calls "revision 3", with the word of the admin. */
const nameVersion = (source: string): string => source.replace("revision", "version");

/** Returns ", from march.json (Standard site export)" or ", restored to version 3". */
function describeOrigin(source: string, format: string): string {
  if (source === FORM_SOURCE) return "";
  const describe = ORIGINS[format];
  if (describe !== undefined) return describe(source);
  return `${source && `, from ${source}`}${format && ` (${describeFormat(format).title})`}`;
}

/** Replaces the id of a revision by its name, or by its number if the list does not have it. */
function nameRevisions(text: string, known: readonly NamedRevision[]): string {
  return text.replace(REVISION_ID, (id, number) => known.find((revision) => revision.id === id)?.name ?? number);
}

/** The list names this many revisions and counts the rest. */
const MAX_SHOWN = 5;

export function RevisionLines({ revisions }: { revisions: readonly NamedRevision[] }) {
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
