import type { ReactNode } from "react";
import { formatCount } from "#content/documents/format-number.ts";
import { ConflictField } from "../changes/conflict-choice.tsx";
import { RevisionLines } from "../history/revision-note.tsx";
import { Button } from "../ui/controls/button.tsx";
import { IncrementalList } from "../ui/incremental-list.tsx";
import { pageName } from "../ui/page-name.ts";
import type { AttemptOutcome } from "./import-state.ts";
import type { ContentImport } from "./use-content-import.ts";

interface VersionConflictProps {
  work: ContentImport;
  outcome: AttemptOutcome & { kind: "conflict" };
}

/** The versions that others added since the check, the fields that both changed, and the ways to continue. */
export function VersionConflict({ work, outcome }: VersionConflictProps): ReactNode {
  const { newVersions, conflicts } = outcome;
  const count = formatCount(conflicts.length, "Field");
  return (
    <>
      <p role="alert">Your changes haven't been imported. Theirs are safe.</p>
      {newVersions === undefined && <p>We couldn't load the list of their changes.</p>}
      {newVersions !== undefined && newVersions.length > 0 && <RevisionLines revisions={newVersions} />}
      {conflicts.length > 0 && (
        <>
          <h4>You Both Changed {count}</h4>
          <IncrementalList aria-label={`You Both Changed ${count}`} entries={conflicts} all={count}>
            {(field) => (
              <li key={`${field.page} ${field.pointer}`}>
                <ConflictField field={field} document={pageName(field.page)} titles={TITLES} />
              </li>
            )}
          </IncrementalList>
          <p>Choose the version to use for these fields. All other changes, theirs and yours, are kept.</p>
        </>
      )}
      <Actions work={work} outcome={outcome} />
    </>
  );
}

const TITLES = { theirs: "Theirs", yours: "Yours", base: "Before" };

function Actions({ work, outcome }: VersionConflictProps): ReactNode {
  const hasFieldConflicts = outcome.conflicts.length > 0;
  // Neither of the two versions is the better one, and the other ways to continue step back behind the choice.
  const [checkLook, editLook] = hasFieldConflicts ? (["quiet", "quiet"] as const) : ([undefined, "secondary"] as const);
  return (
    <div className="actions">
      {hasFieldConflicts && (
        <>
          <Button look="secondary" text="Use Mine" onClick={() => work.settle("yours", outcome.base)} />
          <Button look="secondary" text="Keep Theirs" onClick={() => work.settle("theirs", outcome.base)} />
        </>
      )}
      {/* A text that is older than the check conflicts with versions that the check has seen already. */}
      {outcome.newVersions?.length !== 0 && (
        <Button look={checkLook} text="Check Against Their Changes" onClick={work.dismissAndCheck} />
      )}
      <Button look={editLook} text="Keep Editing" onClick={work.keepEditing} />
    </div>
  );
}
