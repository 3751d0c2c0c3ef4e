import type { ReactNode } from "react";
import type { MergeSide } from "#content/documents/three-way-merge.ts";
import type { ImportConflict } from "#content/importer/plan/plan.ts";
import type { RevisionSummary } from "#content/store/content-store.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import { formatTime } from "#site/admin/ui/format-time.ts";
import { pageName } from "#site/admin/ui/page-name.ts";
import { FieldConflicts } from "./field-conflicts.tsx";

/** The list names this many pages of a version and counts the rest. */
const MAX_NAMED_PAGES = 12;

export interface ConflictActions {
  onCheckAgain(): void;
  /** Imports again and uses one version of all fields that both changed. */
  onSettle(prefer: MergeSide): void;
  onKeepEditing(): void;
}

interface VersionConflictProps extends ConflictActions {
  /** The versions that others added, newest first; undefined if they could not be read. */
  newVersions: readonly RevisionSummary[] | undefined;
  /** The fields that the user and others have changed. */
  conflicts: readonly ImportConflict[];
  /** The pages that the user's import affects. */
  affectedPages: readonly DocumentId[];
}

/** The versions that others added since the check, the fields that both changed, and the ways to continue. */
export function VersionConflict(props: VersionConflictProps): ReactNode {
  const { newVersions, conflicts, affectedPages, ...actions } = props;
  // A text that is older than the check conflicts with versions that the check has seen already.
  const mayCheckAgain = newVersions === undefined || newVersions.length > 0;
  return (
    <>
      <p role="alert">Your changes haven't been imported. Theirs are safe.</p>
      {newVersions === undefined && <p>We couldn't load the list of their changes.</p>}
      {newVersions !== undefined && newVersions.length > 0 && (
        <ul className="lines">
          {newVersions.map((version) => (
            <NewVersion key={version.revision} version={version} affectedPages={affectedPages} />
          ))}
        </ul>
      )}
      {conflicts.length > 0 && (
        <>
          <FieldConflicts conflicts={conflicts} />
          <p>Choose the version to use for these fields. All other changes, theirs and yours, are kept.</p>
        </>
      )}
      <Actions hasFieldConflicts={conflicts.length > 0} mayCheckAgain={mayCheckAgain} {...actions} />
    </>
  );
}

interface ActionsProps extends ConflictActions {
  hasFieldConflicts: boolean;
  mayCheckAgain: boolean;
}

function Actions(props: ActionsProps): ReactNode {
  const { hasFieldConflicts, mayCheckAgain, onCheckAgain, onSettle, onKeepEditing } = props;
  // Neither of the two versions is the better one, and the other ways to continue step back behind the choice.
  const [checkStyle, editStyle] = hasFieldConflicts ? ["button quiet", "button quiet"] : ["button", "button secondary"];
  return (
    <div className="actions">
      {hasFieldConflicts && (
        <>
          <button className="button secondary" type="button" onClick={() => onSettle("yours")}>
            Use Mine
          </button>
          <button className="button secondary" type="button" onClick={() => onSettle("theirs")}>
            Keep Theirs
          </button>
        </>
      )}
      {mayCheckAgain && (
        <button className={checkStyle} type="button" onClick={onCheckAgain}>
          Check Against Their Changes
        </button>
      )}
      <button className={editStyle} type="button" onClick={onKeepEditing}>
        Keep Editing
      </button>
    </div>
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
