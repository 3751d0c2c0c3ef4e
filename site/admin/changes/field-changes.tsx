import type { ReactNode } from "react";
import type { FieldChange } from "#content/documents/diff.ts";
import { isObject, type JsonValue, typeName } from "#schemas/json.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import { pageName } from "../ui/page-name.ts";
import { pluralize } from "../ui/pluralize.ts";
import { useIncrementalList } from "../ui/use-incremental-list.ts";
import { fieldName } from "./field-name.ts";
import { leafChanges } from "./leaf-changes.ts";
import { TextChange } from "./text-change.tsx";

interface FieldChangesProps {
  changes: readonly FieldChange[];
  page: DocumentId;
}

/** What changed on a page, field by field. */
export function FieldChanges({ changes, page }: FieldChangesProps): ReactNode {
  const leaves = leafChanges(changes);
  const { shown, showAll, list } = useIncrementalList<FieldChange, HTMLDListElement>(leaves);
  return (
    // biome-ignore lint/a11y/useSemanticElements: what changed is a group, not a set of form fields
    <div className="field-changes" role="group" aria-label={`Changes of ${pageName(page)}`}>
      <dl ref={list}>
        {shown.map((change) => (
          <Field key={`${change.pointer} ${"before" in change}`} {...change} />
        ))}
      </dl>
      {showAll && (
        <button className="button quiet" type="button" onClick={showAll}>
          Show All {pluralize(leaves.length, "Field")}
        </button>
      )}
    </div>
  );
}

function Field({ pointer, before, after }: FieldChange): ReactNode {
  const names = fieldName(pointer);
  const event = before === undefined ? "added" : after === undefined ? "removed" : undefined;
  const isOfType = before !== undefined && after !== undefined && textOf(before) === textOf(after);
  return (
    <div>
      <dt title={pointer}>
        {names.slice(0, -1).map((name) => `${name} › `)}
        <b>{names.at(-1)}</b>
        {event && <span className="field-event"> {event}</span>}
      </dt>
      <dd>
        <TextChange
          before={before === undefined ? undefined : textOf(before, isOfType)}
          after={after === undefined ? undefined : textOf(after, isOfType)}
          name={names.join(" › ")}
        />
      </dd>
    </div>
  );
}

/** @param isOfType whether it says what it is: the text "12" and the number 12 look the same */
function textOf(value: JsonValue, isOfType = false): string {
  if (isOfType) return `${textOf(value)} (${typeName(value)})`;
  if (Array.isArray(value)) return "an empty list";
  return isObject(value) ? "nothing in it" : String(value);
}
