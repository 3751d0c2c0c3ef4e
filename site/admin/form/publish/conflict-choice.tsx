import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import type { MergeConflict, MergeSide } from "#content/documents/three-way-merge.ts";
import { formatSpans } from "#content/facts/office-hours.ts";
import type { TimeSpan } from "#schemas/generated/site.ts";
import { isObject, type JsonValue, type Pointer } from "#schemas/json.ts";
import { fieldName } from "#site/admin/changes/field-name.ts";
import { pluralize } from "#site/admin/ui/pluralize.ts";
import type { Choices } from "../document/rebase.ts";
import type { Conflict } from "./use-publish.ts";

interface ConflictChoiceProps {
  conflict: Conflict;
  onChoose(choices: Choices): void;
  onKeepEditing(): void;
}

/** The fields that both the user and others have changed, each with both versions and the one before. */
export function ConflictChoice({ conflict, onChoose, onKeepEditing }: ConflictChoiceProps): ReactNode {
  const { conflicts, by } = conflict;
  const [choices, setChoices] = useState<Choices>({});
  const form = useRef<HTMLFormElement>(null);
  const titleId = useId();
  const isComplete = conflicts.every(({ pointer }) => choices[pointer] !== undefined);

  useEffect(() => form.current?.focus(), []);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isComplete) onChoose(choices);
    else form.current?.querySelector<HTMLElement>("fieldset:not(:has(:checked)) input")?.focus();
  }

  return (
    <form className="outcome destructive" aria-labelledby={titleId} tabIndex={-1} ref={form} onSubmit={submit}>
      <h3 id={titleId}>
        {by} changed {pluralize(conflicts.length, "field")} that you changed too
      </h3>
      <p>Choose the version to publish. Nothing is published yet, and all other changes of both of you are kept.</p>
      {conflicts.map((field) => (
        <FieldChoice
          key={field.pointer}
          field={field}
          by={by}
          choice={choices[field.pointer]}
          onChoose={(side) => setChoices((last) => ({ ...last, [field.pointer]: side }))}
        />
      ))}
      <div className="actions">
        <button className="button" type="submit">
          Publish With These Versions
        </button>
        <button className="button secondary" type="button" onClick={onKeepEditing}>
          Keep Editing
        </button>
      </div>
    </form>
  );
}

interface FieldChoiceProps {
  field: MergeConflict;
  by: string;
  choice: MergeSide | undefined;
  onChoose(side: MergeSide): void;
}

function FieldChoice({ field: { pointer, base, theirs, yours }, by, choice, onChoose }: FieldChoiceProps): ReactNode {
  const name = useId();
  const versions = [
    { side: "yours", title: "Yours", value: yours },
    { side: "theirs", title: `From ${by}`, value: theirs },
  ] as const;
  return (
    <fieldset className="conflict">
      <legend>{fieldName(pointer).join(" › ")}</legend>
      {versions.map(({ side, title, value }) => (
        <label key={side} className="conflict-version">
          <input type="radio" name={name} checked={choice === side} onChange={() => onChoose(side)} />
          <span>
            <strong>{title}</strong>
            <span className="conflict-text">{formatValue(pointer, value)}</span>
          </span>
        </label>
      ))}
      <p className="field-hint">Before: {formatValue(pointer, base)}</p>
    </fieldset>
  );
}

/** Returns whether a field of Business Info has the hours of a day. */
function isWeekday(pointer: Pointer): boolean {
  return /^\/hours\/days\/\w+$/.test(pointer);
}

function toSpan(value: JsonValue): TimeSpan {
  const { opens, closes } = isObject(value) ? value : {};
  return { opens: String(opens), closes: String(closes) };
}

/** Returns the first text of an item of a list, which is its name or title. */
function nameItem(item: JsonValue): string {
  if (!isObject(item)) return String(item);
  return (
    Object.entries(item).flatMap(([key, text]) => (key !== "id" && typeof text === "string" ? [text] : []))[0] ?? ""
  );
}

function formatValue(pointer: Pointer, value: JsonValue | undefined): string {
  if (isWeekday(pointer)) return formatSpans(Array.isArray(value) ? value.map(toSpan) : []);
  if (value === undefined || value === "") return "(empty)";
  if (Array.isArray(value)) return `${pluralize(value.length, "item")}: ${value.map(nameItem).join(" · ")}`;
  return typeof value === "object" ? "a group of fields" : String(value);
}
