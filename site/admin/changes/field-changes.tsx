import { Children, useMemo, useState } from "react";
import { formatCount } from "#content/documents/format-number.ts";
import type { ListedChange } from "#content/documents/list-changes.ts";
import { type ExcerptPart, excerpt, type TextPiece, wordDiff } from "#content/documents/word-diff.ts";
import { type JsonValue, typeName } from "#schemas/json.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import { fieldName } from "../fields/field-name.ts";
import { Button } from "../ui/controls/button.tsx";
import { IncrementalList } from "../ui/incremental-list.tsx";
import { pageName } from "../ui/page-name.ts";
import { readableValue } from "./readable-changes.ts";
import { readableTexts } from "./readable-text.ts";

interface FieldChangesProps {
  /** The changes as people read them. */
  changes: readonly ListedChange[];
  page: DocumentId;
}

export function FieldChanges({ changes, page }: FieldChangesProps) {
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

function FieldChange({ pointer, before, after, movedFrom }: ListedChange) {
  const names = fieldName(pointer);
  const event =
    movedFrom !== undefined ? "moved" : before === undefined ? "added" : after === undefined ? "removed" : undefined;
  return (
    <>
      <dt title={pointer}>
        {names.slice(0, -1).map((name) => `${name} › `)}
        <b>{names.at(-1)}</b>
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

/** Returns both values in words. The text "12" and the number 12 look the same, so they get their types. */
function readableChange(before: JsonValue | undefined, after: JsonValue | undefined) {
  const isAlike = before !== undefined && after !== undefined && readableValue(before) === readableValue(after);
  const format = (value: JsonValue = "") => readableValue(value) + (isAlike ? ` (${typeName(value)})` : "");
  const [beforeText, afterText] = readableTexts(format(before), format(after));
  return { before: before === undefined ? undefined : beforeText, after: after === undefined ? undefined : afterText };
}

interface TextChangeProps {
  /** Undefined for an added text. */
  before?: string | undefined;
  /** Undefined for a removed text. */
  after?: string | undefined;
  /** The name of the field, for the button's accessible name. */
  name: string;
}

/** Two texts up to this total length are shown one after the other, longer ones as one text with marked changes. */
const SHORT_LENGTH = 160;

/** The changes of a text. React escapes all of it, so markup appears as plain text. */
function TextChange({ before, after, name }: TextChangeProps) {
  const pieces = useMemo(() => wordDiff(before ?? "", after ?? ""), [before, after]);
  const [isFull, setFull] = useState(false);
  if (before !== undefined && after !== undefined && isShort(before + after)) return <ShortChange pieces={pieces} />;
  const parts = excerpt(pieces);
  const isReplaced = pieces.length > 1 && pieces.every(({ kind }) => kind !== "kept");
  const isCut = parts.some(({ kind }) => kind === "gap");
  return (
    <>
      <p className={isReplaced ? "text-change replaced" : "text-change"}>
        {pieces.length === 0 && <EmptyText />}
        {Children.toArray((isFull ? pieces : parts).map(renderPart))}
      </p>
      {isCut && (
        <Button
          look="quiet"
          text={isFull ? "Show Less" : "Show Full Text"}
          about={` of ${name}`}
          onClick={() => setFull(!isFull)}
        />
      )}
    </>
  );
}

function isShort(text: string): boolean {
  return text.length <= SHORT_LENGTH && !text.includes("\n");
}

function ShortChange({ pieces }: { pieces: readonly TextPiece[] }) {
  return (
    <p className="text-change">
      <span className="visually-hidden">Before: </span>
      <Side pieces={pieces.filter(({ kind }) => kind !== "added")} />
      <span className="arrow" aria-hidden="true">
        {" → "}
      </span>
      <span className="visually-hidden">. After: </span>
      <Side pieces={pieces.filter(({ kind }) => kind !== "removed")} />
    </p>
  );
}

function Side({ pieces }: { pieces: readonly TextPiece[] }) {
  return pieces.length === 0 ? <EmptyText /> : Children.toArray(pieces.map(renderPart));
}

function renderPart(part: ExcerptPart) {
  if (part.kind === "gap") return <span className="gap">…</span>;
  const { kind, text } = part;
  if (kind === "kept") return showInvisible(text);
  const Mark = kind === "removed" ? "del" : "ins";
  return (
    <Mark>
      <span className="visually-hidden"> {kind}: </span>
      {showInvisible(text.trim() === "" ? showSpaces(text) : text)}
      <span className="visually-hidden">, </span>
    </Mark>
  );
}

function EmptyText() {
  return <em className="empty">empty</em>;
}

/** Replaces invisible characters, which may change how the rest reads (such as U+202E), by their code points. */
function showInvisible(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]|[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, codePoint);
}

function showSpaces(text: string): string {
  return text
    .replace(/[^ \n]/g, codePoint)
    .replaceAll(" ", "␣")
    .replaceAll("\n", "↵\n");
}

function codePoint(character: string): string {
  return `[U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}]`;
}
