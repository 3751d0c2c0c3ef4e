import type { ReactNode } from "react";
import { formatCount } from "#content/documents/format-number.ts";
import type { MergeSide } from "#content/documents/three-way-merge.ts";
import type { ImportConflict } from "#content/importer/plan/plan.ts";
import type { RevisionSummary } from "#content/store/content-store.ts";
import type { JsonValue } from "#schemas/json.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import { FieldTitle } from "../changes/field-changes.tsx";
import { TextChange } from "../changes/text-change.tsx";
import { fieldName } from "../fields/field-name.ts";
import { Button } from "../ui/controls/button.tsx";
import { IncrementalList } from "../ui/incremental-list.tsx";
import { pageName } from "../ui/page-name.ts";
import { Time } from "../ui/time.tsx";
import type { AttemptOutcome } from "./import-state.ts";
import type { ContentImport } from "./use-content-import.ts";

/** The list names this many pages of a version and counts the rest. */
const MAX_NAMED_PAGES = 12;

interface VersionConflictProps {
  work: ContentImport;
  outcome: AttemptOutcome & { kind: "conflict" };
}

/** The versions that others added since the check, the fields that both changed, and the ways to continue. */
export function VersionConflict({ work, outcome }: VersionConflictProps): ReactNode {
  const { newVersions, conflicts } = outcome;
  const affectedPages = work.check.result?.imported.map(({ page }) => page) ?? [];
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
      <Actions work={work} outcome={outcome} />
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
  return (
    <li>
      <p>
        <strong>{by}</strong>, <Time value={time} />
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

/** The fields that both the user and someone else have changed, each with both changes. */
function FieldConflicts({ conflicts }: { conflicts: readonly ImportConflict[] }): ReactNode {
  const count = formatCount(conflicts.length, "Field");
  return (
    <>
      <h4>You Both Changed {count}</h4>
      <IncrementalList className="lines" aria-label={`You Both Changed ${count}`} entries={conflicts} all={count}>
        {({ page, pointer, base, ...sides }) => {
          const names = [pageName(page), ...fieldName(pointer)];
          return (
            <li key={`${page} ${pointer}`}>
              <p>
                <FieldTitle names={names} />
              </p>
              <dl className="versions">
                {(["theirs", "yours"] as const).map((side) => (
                  <Version key={side} side={side} names={names} base={base} value={sides[side]} />
                ))}
              </dl>
            </li>
          );
        }}
      </IncrementalList>
    </>
  );
}

interface VersionProps {
  side: MergeSide;
  names: readonly string[];
  base: JsonValue | undefined;
  value: JsonValue | undefined;
}

function Version({ side, names, base, value }: VersionProps): ReactNode {
  return (
    <div>
      <dt>
        {side === "theirs" ? "Theirs" : "Yours"}
        {value === undefined && <span className="field-event"> removed</span>}
      </dt>
      <dd>
        <TextChange before={formatValue(base)} after={formatValue(value)} name={`${names.join(" › ")}, ${side}`} />
      </dd>
    </div>
  );
}

function formatValue(value: JsonValue | undefined): string | undefined {
  return value === undefined || typeof value === "string" ? value : JSON.stringify(value, null, 2);
}

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
