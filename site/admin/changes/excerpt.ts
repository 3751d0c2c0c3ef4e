import type { Piece } from "./word-diff.ts";

export type Excerpted = Piece | { kind: "gap" };

/** Characters beside a change that say where in a text it is, at most. */
const CONTEXT = 60;
/** Characters of one that came or went that say what it is, at most. */
const EXCERPT = 400;

/** What is to be seen of a long text: what changed in it and what stands around that, with a gap for the rest. */
export function excerpt(pieces: readonly Piece[]): Excerpted[] {
  return pieces.flatMap(({ kind, text }, index) => {
    const [before, after] =
      kind === "kept" ? [index > 0 ? CONTEXT : 0, index < pieces.length - 1 ? CONTEXT : 0] : [EXCERPT, 0];
    const head = start(text, before);
    const tail = end(text, after);
    if (head.length + tail.length >= text.length) return [{ kind, text }];
    const gap = { kind: "gap" } as const;
    return [head && { kind, text: head }, gap, tail && { kind, text: tail }].filter((part) => part !== "");
  });
}

/** The start of a text: whole words, where there are words. */
function start(text: string, most: number): string {
  const cut = text.slice(0, most);
  return text.length <= most ? text : whole(cut, cut.replace(/\S+$/, ""));
}

function end(text: string, most: number): string {
  const cut = text.slice(text.length - most);
  return text.length <= most ? text : whole(cut, cut.replace(/^\S+/, ""));
}

/** The words of a cut, or the cut without half of a character at its ends. */
function whole(cut: string, words: string): string {
  return words.length * 2 >= cut.length ? words : cut.replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, "");
}
