/** What differs between two texts, word by word. */

export interface TextPiece {
  kind: "kept" | "removed" | "added";
  text: string;
}

/** A word, a line's end, the space between words, or any other character. */
const TOKEN = /[\p{L}\p{M}\p{N}_'’]+|\n|[^\S\n]+|./gsu;
const LETTER = /[\p{L}\p{N}]/u;

/** Words that are removed and added until two texts count as two: time and memory grow with its square. */
const MOST_EDITS = 1000;
/** The share of the shorter text that two texts have in common at least, if they are to be compared by words. */
const LEAST_KEPT = 0.25;

/**
 * Those kept and removed are `before`, in their order, and those kept and added are `after`. Texts with little in
 * common, or too much to compare, are one that was removed and one that was added.
 */
export function wordDiff(before: string, after: string): TextPiece[] {
  const [old, young] = [before.match(TOKEN) ?? [], after.match(TOKEN) ?? []];
  const edits = editsBetween(old, young);
  const pieces = edits && toPieces(old, young, edits);
  const kept = pieces?.reduce((sum, { kind, text }) => (kind === "kept" ? sum + text.length : sum), 0) ?? 0;
  if (pieces && kept >= LEAST_KEPT * Math.min(before.length, after.length)) return pieces;
  return present([
    { kind: "removed", text: before },
    { kind: "added", text: after },
  ]);
}

interface Edit {
  isAdded: boolean;
  /** How many tokens of the old text come before it. */
  at: number;
  previous: Edit | undefined;
}

/** The fewest edits, by E. W. Myers, "An O(ND) Difference Algorithm and Its Variations" (1986); undefined where too many. */
function editsBetween(old: readonly string[], young: readonly string[]): Edit[] | undefined {
  // By diagonal, how much of the old text is dealt with, and by which edits.
  const reached = new Map<number, { at: number; last: Edit | undefined }>([[1, { at: 0, last: undefined }]]);
  for (let count = 0; count <= MOST_EDITS; count += 1) {
    for (let diagonal = -count; diagonal <= count; diagonal += 2) {
      const adding = reached.get(diagonal + 1);
      const removing = reached.get(diagonal - 1);
      const isAdded = removing === undefined || (adding !== undefined && removing.at < adding.at);
      const from = (isAdded ? adding : removing) ?? { at: 0, last: undefined };
      let at = isAdded ? from.at : from.at + 1;
      while (at < old.length && at - diagonal < young.length && old[at] === young[at - diagonal]) at += 1;
      const last = count === 0 ? undefined : { isAdded, at: from.at, previous: from.last };
      if (at >= old.length && at - diagonal >= young.length) return inOrder(last);
      reached.set(diagonal, { at, last });
    }
  }
  return undefined;
}

function inOrder(last: Edit | undefined): Edit[] {
  const edits: Edit[] = [];
  for (let edit = last; edit !== undefined; edit = edit.previous) edits.push(edit);
  return edits.reverse();
}

/** What stays between two changes without a letter in it belongs to them: nobody reads single commas. */
function toPieces(old: readonly string[], young: readonly string[], edits: readonly Edit[]): TextPiece[] {
  const pieces: TextPiece[] = [];
  let [removed, added, at, to] = ["", "", 0, 0];
  const keep = (end: number) => {
    const text = old.slice(at, end).join("");
    to += end - at;
    at = end;
    return text;
  };
  for (const edit of edits) {
    const kept = keep(edit.at);
    if (LETTER.test(kept) || removed + added === "") {
      pieces.push({ kind: "removed", text: removed }, { kind: "added", text: added }, { kind: "kept", text: kept });
      [removed, added] = ["", ""];
    } else {
      removed += kept;
      added += kept;
    }
    if (edit.isAdded) added += young[to++];
    else removed += old[at++];
  }
  const rest = keep(old.length);
  return present([
    ...pieces,
    { kind: "removed", text: removed },
    { kind: "added", text: added },
    { kind: "kept", text: rest },
  ]);
}

function present(pieces: readonly TextPiece[]): TextPiece[] {
  return pieces.filter(({ text }) => text !== "");
}
