import type { ReactNode } from "react";
import type { ListedChange } from "#content/documents/list-changes.ts";
import { type JsonValue, typeName } from "#schemas/json.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import { fieldName } from "../fields/field-name.ts";
import { pageName } from "../ui/page-name.ts";
import { pluralize } from "../ui/pluralize.ts";
import { useIncrementalList } from "../ui/use-incremental-list.ts";
import { readableValue } from "./readable-changes.ts";
import { readableTexts } from "./readable-text.ts";
import { TextChange } from "./text-change.tsx";

interface FieldChangesProps {
  /** The changes as people read them. */
  changes: readonly ListedChange[];
  page: DocumentId;
}

/** The changes to a page, field by field. */
export function FieldChanges({ changes, page }: FieldChangesProps): ReactNode {
  const { shown, showAll, list } = useIncrementalList<ListedChange, HTMLDListElement>(changes);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the changes are a group, not a set of form fields
    <div className="field-changes" role="group" aria-label={`Changes to ${pageName(page)}`}>
      <dl ref={list}>
        {shown.map((change) => (
          <FieldChangeRow key={`${change.pointer} ${"before" in change} ${"movedFrom" in change}`} {...change} />
        ))}
      </dl>
      {showAll && (
        <button className="button quiet" type="button" onClick={showAll}>
          Show All {pluralize(changes.length, "Change")}
        </button>
      )}
    </div>
  );
}

function FieldChangeRow({ pointer, before, after, movedFrom }: ListedChange): ReactNode {
  const names = fieldName(pointer);
  if (movedFrom !== undefined) {
    return (
      <div>
        <dt title={pointer}>
          {names.slice(0, -1).map((name) => `${name} › `)}
          <b>{names.at(-1)}</b>
          <span className="field-event"> moved</span>
        </dt>
        <dd>Was number {fieldName(movedFrom).at(-1)} in the list.</dd>
      </div>
    );
  }
  const event = before === undefined ? "added" : after === undefined ? "removed" : undefined;
  // The text "12" and the number 12 look the same, so their types are shown as well.
  const hasType = before !== undefined && after !== undefined && formatValue(before) === formatValue(after);
  const [shownBefore, shownAfter] = readableTexts(
    before === undefined ? "" : formatValue(before, hasType),
    after === undefined ? "" : formatValue(after, hasType),
  );
  return (
    <div>
      <dt title={pointer}>
        {names.slice(0, -1).map((name) => `${name} › `)}
        <b>{names.at(-1)}</b>
        {event && <span className="field-event"> {event}</span>}
      </dt>
      <dd>
        <TextChange
          before={before === undefined ? undefined : shownBefore}
          after={after === undefined ? undefined : shownAfter}
          name={names.join(" › ")}
        />
      </dd>
    </div>
  );
}

function formatValue(value: JsonValue, hasType = false): string {
  return hasType ? `${readableValue(value)} (${typeName(value)})` : readableValue(value);
}
