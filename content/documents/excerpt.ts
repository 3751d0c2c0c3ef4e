import type { TextPiece } from "./word-diff.ts";

export type ExcerptPart = TextPiece | { kind: "gap" };

/** Characters of kept text to show beside a change. */
const CONTEXT_LENGTH = 60;
/** Characters of removed or added text to show. */
const CHANGE_LENGTH = 400;

/** Shortens a comparison to its changes with some text around them, with a gap for each omitted part. */
export function excerpt(pieces: readonly TextPiece[]): ExcerptPart[] {
  return pieces.flatMap(({ kind, text }, index) => {
    const isFirst = index === 0;
    const isLast = index === pieces.length - 1;
    const [headLength, tailLength] =
      kind === "kept" ? [isFirst ? 0 : CONTEXT_LENGTH, isLast ? 0 : CONTEXT_LENGTH] : [CHANGE_LENGTH, 0];
    const head = cutStart(text, headLength);
    const tail = cutEnd(text, tailLength);
    if (head.length + tail.length >= text.length) return [{ kind, text }];
    const gap = { kind: "gap" } as const;
    return [head && { kind, text: head }, gap, tail && { kind, text: tail }].filter((part) => part !== "");
  });
}

/** Returns the first words of a text. */
function cutStart(text: string, maxLength: number): string {
  const cut = text.slice(0, maxLength);
  return text.length <= maxLength ? text : preferWords(cut, cut.replace(/\S+$/, ""));
}

/** Returns the last words of a text. */
function cutEnd(text: string, maxLength: number): string {
  const cut = text.slice(text.length - maxLength);
  return text.length <= maxLength ? text : preferWords(cut, cut.replace(/^\S+/, ""));
}

/** Returns the whole words of a cut, or the cut without halves of surrogate pairs if most of it is one long word. */
function preferWords(cut: string, words: string): string {
  return words.length * 2 >= cut.length ? words : cut.replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, "");
}
