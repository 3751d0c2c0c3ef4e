import { type ReactNode, useMemo, useState } from "react";
import { excerpt } from "./excerpt.ts";
import { type Piece, wordDiff } from "./word-diff.ts";

interface TextChangeProps {
  /** Missing where there was none. */
  before?: string | undefined;
  after?: string | undefined;
  /** What it is the text of, for those who only hear the button. */
  name: string;
}

/** Characters of two texts that are shown one after the other, at most; of longer ones, what changed in them is. */
const SHORT = 160;

/** What changed in a text. All of it is text to React: markup in it is shown as it is written. */
export function TextChange({ before, after, name }: TextChangeProps): ReactNode {
  const pieces = useMemo(() => wordDiff(before ?? "", after ?? ""), [before, after]);
  const [isWhole, setWhole] = useState(false);
  if (before !== undefined && after !== undefined && isShort(before + after)) return <ShortChange pieces={pieces} />;
  const parts = excerpt(pieces);
  const isReplaced = pieces.length > 1 && pieces.every(({ kind }) => kind !== "kept");
  const isCut = parts.some(({ kind }) => kind === "gap");
  return (
    <>
      <p className={isReplaced ? "text-change replaced" : "text-change"}>
        {pieces.length === 0 && <Empty />}
        {(isWhole ? pieces : parts).map((part, index) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces have nothing but their place
          part.kind === "gap" ? <Gap key={index} /> : <Marked key={index} piece={part} />,
        )}
      </p>
      {isCut && (
        <button className="button quiet" type="button" onClick={() => setWhole(!isWhole)}>
          {isWhole ? "Show Less" : "Show Whole Text"}
          <span className="visually-hidden"> of {name}</span>
        </button>
      )}
    </>
  );
}

function isShort(text: string): boolean {
  return text.length <= SHORT && !text.includes("\n");
}

function ShortChange({ pieces }: { pieces: readonly Piece[] }): ReactNode {
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

function Side({ pieces }: { pieces: readonly Piece[] }): ReactNode {
  if (pieces.length === 0) return <Empty />;
  // biome-ignore lint/suspicious/noArrayIndexKey: pieces have nothing but their place
  return pieces.map((piece, index) => <Marked key={index} piece={piece} />);
}

function Marked({ piece: { kind, text } }: { piece: Piece }): ReactNode {
  if (kind === "kept") return visible(text);
  const Mark = kind === "removed" ? "del" : "ins";
  return (
    <Mark>
      <span className="visually-hidden"> {kind}: </span>
      {visible(text.trim() === "" ? withSpaces(text) : text)}
      <span className="visually-hidden">, </span>
    </Mark>
  );
}

function Gap(): ReactNode {
  return <span className="gap">…</span>;
}

function Empty(): ReactNode {
  return <em className="empty">empty</em>;
}

/** What cannot be seen and may change how the rest reads, such as U+202E, by its number. */
function visible(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]|[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, numberOf);
}

function withSpaces(text: string): string {
  return text
    .replace(/[^ \n]/g, numberOf)
    .replaceAll(" ", "␣")
    .replaceAll("\n", "↵\n");
}

function numberOf(character: string): string {
  return `[U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}]`;
}
