import { Children, type ReactNode, useMemo, useState } from "react";
import { type ExcerptPart, excerpt, type TextPiece, wordDiff } from "#content/documents/word-diff.ts";
import { Button } from "../ui/controls/button.tsx";

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
export function TextChange({ before, after, name }: TextChangeProps): ReactNode {
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

function ShortChange({ pieces }: { pieces: readonly TextPiece[] }): ReactNode {
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

function Side({ pieces }: { pieces: readonly TextPiece[] }): ReactNode {
  return pieces.length === 0 ? <EmptyText /> : Children.toArray(pieces.map(renderPart));
}

function renderPart(part: ExcerptPart): ReactNode {
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

function EmptyText(): ReactNode {
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
