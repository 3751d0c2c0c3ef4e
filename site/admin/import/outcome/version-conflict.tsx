import type { ReactNode } from "react";
import type { RevisionSummary } from "#content/store/content-store.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import { formatTime } from "#site/admin/ui/format-time.ts";
import { pageName } from "#site/admin/ui/page-name.ts";

/** The list names this many pages of a version and counts the rest. */
const MAX_NAMED_PAGES = 12;

export interface ConflictActions {
  onCheckAgain(): void;
  onKeepEditing(): void;
}

interface VersionConflictProps extends ConflictActions {
  /** The versions that others added, newest first; undefined if they could not be read. */
  newVersions: readonly RevisionSummary[] | undefined;
  /** The pages that the user's import affects. */
  affectedPages: readonly DocumentId[];
}

/** The versions that others added since the check, and the ways to continue. */
export function VersionConflict(props: VersionConflictProps): ReactNode {
  const { newVersions, affectedPages, onCheckAgain, onKeepEditing } = props;
  return (
    <>
      <p>Your changes haven't been imported. Theirs are safe.</p>
      {newVersions === undefined ? (
        <p>We couldn't load the list of their changes.</p>
      ) : (
        <ul className="lines">
          {newVersions.map((version) => (
            <NewVersion key={version.revision} version={version} affectedPages={affectedPages} />
          ))}
        </ul>
      )}
      <div className="actions">
        <button className="button" type="button" onClick={onCheckAgain}>
          Check Against Their Changes
        </button>
        <button className="button secondary" type="button" onClick={onKeepEditing}>
          Keep Editing
        </button>
      </div>
    </>
  );
}

interface NewVersionProps {
  version: RevisionSummary;
  affectedPages: readonly DocumentId[];
}

function NewVersion({ version: { by, time, message, pages }, affectedPages }: NewVersionProps): ReactNode {
  const isAffected = (page: DocumentId) => affectedPages.includes(page);
  const affectedFirst = [...pages.filter(isAffected), ...pages.filter((page) => !isAffected(page))];
  const rest = pages.length - MAX_NAMED_PAGES;
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
        {affectedFirst.slice(0, MAX_NAMED_PAGES).map((page) => (
          <li key={page}>
            {pageName(page)}
            {isAffected(page) && <strong className="status error">also in your changes</strong>}
          </li>
        ))}
        {rest > 0 && <li>and {rest.toLocaleString("en-US")} more</li>}
      </ul>
    </li>
  );
}
