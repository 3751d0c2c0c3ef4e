import { type ReactNode, useId } from "react";
import { formatCount } from "#content/documents/format-number.ts";
import { isSpanList } from "#content/documents/list-changes.ts";
import type { MergeConflict, MergeSide } from "#content/documents/three-way-merge.ts";
import { formatSpans } from "#content/facts/office-hours.ts";
import { isObject, type JsonValue, type Pointer } from "#schemas/json.ts";
import { fieldName } from "../fields/field-name.ts";
import { readableValue } from "./readable-changes.ts";

interface FieldChoiceProps {
  field: MergeConflict;
  /** The name of the document, if the fields of several are shown. */
  document?: string | undefined;
  titles: Record<MergeSide | "base", string>;
  choice: MergeSide | undefined;
  onChoose(side: MergeSide): void;
}

/** A choice between two versions of a field, with the one that both were made from. */
export function FieldChoice({ field, document, titles, choice, onChoose }: FieldChoiceProps): ReactNode {
  const { pointer, base, theirs, yours } = field;
  const name = useId();
  const versions = [
    { side: "yours", title: titles.yours, value: yours },
    { side: "theirs", title: titles.theirs, value: theirs },
  ] as const;
  return (
    <fieldset className="conflict">
      <legend>{[...(document === undefined ? [] : [document]), ...fieldName(pointer)].join(" › ")}</legend>
      {versions.map(({ side, title, value }) => (
        <label key={side} className="conflict-version">
          <input type="radio" name={name} checked={choice === side} onChange={() => onChoose(side)} />
          <span>
            <strong>{title}</strong>
            <span className="conflict-text">{formatValue(pointer, value)}</span>
          </span>
        </label>
      ))}
      <p className="field-hint">
        {titles.base}: {formatValue(pointer, base)}
      </p>
    </fieldset>
  );
}

/** Returns the first text of an item of a list, which is its name or title. */
function nameItem(item: JsonValue): string {
  if (!isObject(item)) return String(item);
  const [, name = ""] = Object.entries(item).find(([key, text]) => key !== "id" && typeof text === "string") ?? [];
  return String(name);
}

/** Matches the hours of a day in Business Info. */
const DAY = /^\/offices\/\d+\/hours\/days\/\w+$/;

function formatValue(pointer: Pointer, value: JsonValue | undefined): string {
  if (DAY.test(pointer)) return formatSpans(isSpanList(value) ? value : []);
  if (value === undefined || value === "") return "(empty)";
  if (Array.isArray(value)) return `${formatCount(value.length, "item")}: ${value.map(nameItem).join(" · ")}`;
  return isObject(value) ? "a group of fields" : readableValue(value);
}
