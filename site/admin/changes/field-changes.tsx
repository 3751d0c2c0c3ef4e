import type { ReactNode } from "react";
import { formatCount } from "#content/documents/format-number.ts";
import type { ListedChange } from "#content/documents/list-changes.ts";
import { type JsonValue, typeName } from "#schemas/json.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import { fieldName } from "../fields/field-name.ts";
import { IncrementalList } from "../ui/incremental-list.tsx";
import { pageName } from "../ui/page-name.ts";
import { readableValue } from "./readable-changes.ts";
import { readableTexts } from "./readable-text.ts";
import { TextChange } from "./text-change.tsx";

interface FieldChangesProps {
  /** The changes as people read them. */
  changes: readonly ListedChange[];
  page: DocumentId;
}

export function FieldChanges({ changes, page }: FieldChangesProps): ReactNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the changes are a group, not a set of form fields
    <div className="field-changes" role="group" aria-label={`Changes to ${pageName(page)}`}>
      <IncrementalList as="dl" entries={changes} all={formatCount(changes.length, "Change")}>
        {(change) => (
          <div key={`${change.pointer} ${"before" in change} ${"movedFrom" in change}`}>
            <FieldChange {...change} />
          </div>
        )}
      </IncrementalList>
    </div>
  );
}

function FieldChange({ pointer, before, after, movedFrom }: ListedChange): ReactNode {
  const names = fieldName(pointer);
  const event =
    movedFrom !== undefined ? "moved" : before === undefined ? "added" : after === undefined ? "removed" : undefined;
  return (
    <>
      <dt title={pointer}>
        <FieldTitle names={names} />
        {event && <span className="field-event"> {event}</span>}
      </dt>
      <dd>
        {movedFrom === undefined ? (
          <TextChange {...readableChange(before, after)} name={names.join(" › ")} />
        ) : (
          `Was number ${fieldName(movedFrom).at(-1)} in the list.`
        )}
      </dd>
    </>
  );
}

/** The names along the path to a field, the last one in bold. */
function FieldTitle({ names }: { names: readonly string[] }): ReactNode {
  return (
    <>
      {names.slice(0, -1).map((name) => `${name} › `)}
      <b>{names.at(-1)}</b>
    </>
  );
}

/** Returns both values in words. The text "12" and the number 12 look the same, so they get their types. */
function readableChange(before: JsonValue | undefined, after: JsonValue | undefined) {
  const isAlike = before !== undefined && after !== undefined && readableValue(before) === readableValue(after);
  const format = (value: JsonValue = "") => readableValue(value) + (isAlike ? ` (${typeName(value)})` : "");
  const [beforeText, afterText] = readableTexts(format(before), format(after));
  return { before: before === undefined ? undefined : beforeText, after: after === undefined ? undefined : afterText };
}
