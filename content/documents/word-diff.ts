import type { ArrayChange } from "diff";
// The main entry would add all other comparisons to the script (1.6 kB with Brotli).
import { diffArrays } from "diff/lib/diff/array.js";

export type TextPiece = { kind: "kept" | "removed" | "added"; text: string };

/** A word, a line break, the space between words, or any other character. */
const TOKEN = /[\p{L}\p{M}\p{N}_'’]+|\n|[^\S\n]+|./gsu;
const LETTER = /[\p{L}\p{N}]/u;

/** The number of removed and added tokens that a comparison may reach. Its time grows with the square of the number. */
const MAX_EDITS = 1000;
/** The share of the shorter text that a comparison by words must keep to be readable. */
const MIN_KEPT_SHARE = 0.25;

/**
 * Compares two texts word by word.
 * @returns the pieces in order: kept and removed pieces form `before`, kept and added pieces form `after`. Texts that have
 *   little in common, or need more than `MAX_EDITS` edits, give one removed and one added piece.
 */
export function wordDiff(before: string, after: string): TextPiece[] {
  const changes = diffArrays(before.match(TOKEN) ?? [], after.match(TOKEN) ?? [], { maxEditLength: MAX_EDITS });
  const pieces = changes && toPieces(changes);
  const keptLength = pieces?.reduce((sum, { kind, text }) => (kind === "kept" ? sum + text.length : sum), 0) ?? 0;
  if (pieces && keptLength >= MIN_KEPT_SHARE * Math.min(before.length, after.length)) return pieces;
  return replacement(before, after);
}

/** Joins changes that only spaces or punctuation separate, because a single kept comma is hard to read. */
function toPieces(changes: readonly ArrayChange<string>[]): TextPiece[] {
  const pieces: TextPiece[] = [];
  let [removed, added] = ["", ""];
  for (const [index, change] of changes.entries()) {
    const text = change.value.join("");
    const isBetweenChanges = index > 0 && index < changes.length - 1;
    if (change.removed) removed += text;
    else if (change.added) added += text;
    else if (isBetweenChanges && !LETTER.test(text)) {
      removed += text;
      added += text;
    } else {
      pieces.push(...replacement(removed, added), { kind: "kept", text });
      [removed, added] = ["", ""];
    }
  }
  return [...pieces, ...replacement(removed, added)];
}

function replacement(removed: string, added: string): TextPiece[] {
  const texts = { removed, added };
  return (["removed", "added"] as const).flatMap((kind) => (texts[kind] === "" ? [] : { kind, text: texts[kind] }));
}

export type ExcerptPart = TextPiece | { kind: "gap" };

/** Characters of kept text to show beside a change. */
const CONTEXT_LENGTH = 60;
/** Characters of removed or added text to show. */
const CHANGE_LENGTH = 400;

/** Shortens a comparison to its changes with some text around them, with a gap for each omitted part. */
export function excerpt(pieces: readonly TextPiece[]): ExcerptPart[] {
  return pieces.flatMap(({ kind, text }, index) => {
    const contextLengths = [index === 0 ? 0 : CONTEXT_LENGTH, index === pieces.length - 1 ? 0 : CONTEXT_LENGTH];
    const [headLength = 0, tailLength = 0] = kind === "kept" ? contextLengths : [CHANGE_LENGTH, 0];
    const head = wholeWords(text.slice(0, headLength), text, /\S+$/);
    const tail = wholeWords(text.slice(Math.max(0, text.length - tailLength)), text, /^\S+/);
    if (head.length + tail.length >= text.length) return [{ kind, text }];
    const gap = { kind: "gap" } as const;
    return [head && { kind, text: head }, gap, tail && { kind, text: tail }].filter((part) => part !== "");
  });
}

/** Returns the whole words of a part of a text, or the part without halves of surrogate pairs if most of it is one long word. */
function wholeWords(part: string, text: string, cutWord: RegExp): string {
  if (part === text) return text;
  const words = part.replace(cutWord, "");
  return words.length * 2 >= part.length ? words : part.replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, "");
}
