import { type ReactNode, useId } from "react";
import type { ImportConflict } from "#content/importer/plan/plan.ts";
import type { JsonValue } from "#schemas/json.ts";
import { TextChange } from "#site/admin/changes/text-change.tsx";
import { fieldName } from "#site/admin/fields/field-name.ts";
import { pageName } from "#site/admin/ui/page-name.ts";
import { pluralize } from "#site/admin/ui/pluralize.ts";
import { useIncrementalList } from "#site/admin/ui/use-incremental-list.ts";

/** The fields that both the user and someone else have changed, each with both changes. */
export function FieldConflicts({ conflicts }: { conflicts: readonly ImportConflict[] }): ReactNode {
  const { shown, showAll, list } = useIncrementalList<ImportConflict, HTMLUListElement>(conflicts);
  const titleId = useId();
  return (
    <>
      <h4 id={titleId}>You Both Changed {pluralize(conflicts.length, "Field")}</h4>
      <ul className="lines" aria-labelledby={titleId} ref={list}>
        {shown.map((conflict) => (
          <FieldConflict key={`${conflict.page} ${conflict.pointer}`} {...conflict} />
        ))}
      </ul>
      {showAll && (
        <button className="button quiet" type="button" onClick={showAll}>
          Show All {pluralize(conflicts.length, "Field")}
        </button>
      )}
    </>
  );
}

function FieldConflict({ page, pointer, base, theirs, yours }: ImportConflict): ReactNode {
  const names = [pageName(page), ...fieldName(pointer)];
  const name = names.join(" › ");
  return (
    <li>
      <p>
        {names.slice(0, -1).map((part) => `${part} › `)}
        <b>{names.at(-1)}</b>
      </p>
      <dl className="versions">
        <Version title="Theirs" name={name} base={base} value={theirs} />
        <Version title="Yours" name={name} base={base} value={yours} />
      </dl>
    </li>
  );
}

interface VersionProps {
  title: "Theirs" | "Yours";
  /** The name of the field. */
  name: string;
  base: JsonValue | undefined;
  value: JsonValue | undefined;
}

function Version({ title, name, base, value }: VersionProps): ReactNode {
  return (
    <div>
      <dt>
        {title}
        {value === undefined && <span className="field-event"> removed</span>}
      </dt>
      <dd>
        <TextChange before={formatValue(base)} after={formatValue(value)} name={`${name}, ${title.toLowerCase()}`} />
      </dd>
    </div>
  );
}

function formatValue(value: JsonValue | undefined): string | undefined {
  return value === undefined || typeof value === "string" ? value : JSON.stringify(value, null, 2);
}
