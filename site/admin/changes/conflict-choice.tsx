import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { formatCount } from "#content/documents/format-number.ts";
import { isSpanList } from "#content/documents/list-changes.ts";
import type { MergeSide } from "#content/documents/three-way-merge.ts";
import { formatSpans } from "#content/facts/office-hours.ts";
import type { ImportConflict } from "#content/importer/plan/plan.ts";
import type { FieldChoice } from "#content/revisions/patch.ts";
import { isObject, type JsonValue, type Pointer } from "#schemas/json.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import { fieldName } from "../fields/field-name.ts";
import { pageName } from "../ui/page-name.ts";
import { readableValue } from "./readable-changes.ts";

interface ConflictChoiceProps {
  /** Without it, the form is a part of a dialog, which has a title. */
  title?: string;
  className?: string;
  hint: string;
  conflicts: readonly ImportConflict[];
  /** The document whose name goes without saying. */
  document?: DocumentId;
  titles: Record<MergeSide | "base", string>;
  /** Receives the choices so far, for a preview. */
  onChoose?(choices: readonly FieldChoice[]): void;
  /** Receives the choices once there is one for each field. */
  onSubmit(choices: readonly FieldChoice[]): void;
  /** The end of the form, with a button that submits it. */
  children: ReactNode;
}

/** The one way to choose what to keep where two changes meet: each field with both versions and the one before. */
export function ConflictChoice(props: ConflictChoiceProps) {
  const { title, className = "outcome destructive", hint, conflicts, document, titles, onChoose, onSubmit } = props;
  const [choices, setChoices] = useState<readonly FieldChoice[]>([]);
  const form = useRef<HTMLFormElement>(null);
  const titleId = useId();
  const isSame = (one: ImportConflict, { page, pointer }: FieldChoice) => one.page === page && one.pointer === pointer;
  const isComplete = conflicts.every((conflict) => choices.some((choice) => isSame(conflict, choice)));

  useEffect(() => {
    if (title !== undefined) form.current?.focus();
  }, [title]);

  function choose(conflict: ImportConflict, side: MergeSide): void {
    const others = choices.filter((choice) => !isSame(conflict, choice));
    const next = [...others, { page: conflict.page, pointer: conflict.pointer, side }];
    setChoices(next);
    onChoose?.(next);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isComplete) onSubmit(choices);
    else form.current?.querySelector<HTMLElement>("fieldset:not(:has(:checked)) input")?.focus();
  }

  return (
    <form className={className} aria-labelledby={title && titleId} tabIndex={-1} ref={form} onSubmit={submit}>
      {title && <h3 id={titleId}>{title}</h3>}
      {conflicts.length > 0 && <p>{hint}</p>}
      {conflicts.map((conflict) => (
        <ConflictField
          key={conflict.page + conflict.pointer}
          field={conflict}
          document={conflict.page === document ? undefined : pageName(conflict.page)}
          titles={titles}
          choice={choices.find((choice) => isSame(conflict, choice))?.side}
          onChoose={(side) => choose(conflict, side)}
        />
      ))}
      {props.children}
    </form>
  );
}

interface ConflictFieldProps extends Pick<ConflictChoiceProps, "titles"> {
  field: ImportConflict;
  /** The name of the document, if it has to be said. */
  document: string | undefined;
  choice?: MergeSide | undefined;
  /** Without it, one choice is made for all fields elsewhere. */
  onChoose?(side: MergeSide): void;
}

/** Both versions of a field, with the one that both were made from. */
export function ConflictField({ field, document, titles, choice, onChoose }: ConflictFieldProps) {
  const { pointer, base, theirs, yours } = field;
  const name = useId();
  const Version = onChoose ? "label" : "div";
  const versions = [
    { side: "yours", title: titles.yours, value: yours },
    { side: "theirs", title: titles.theirs, value: theirs },
  ] as const;
  return (
    <fieldset className="conflict">
      <legend>{[...(document === undefined ? [] : [document]), ...fieldName(pointer)].join(" › ")}</legend>
      {versions.map(({ side, title, value }) => (
        <Version key={side} className="conflict-version">
          {onChoose && <input type="radio" name={name} checked={choice === side} onChange={() => onChoose(side)} />}
          <span>
            <strong>{title}</strong>
            <span className="conflict-text">{formatValue(pointer, value)}</span>
          </span>
        </Version>
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
