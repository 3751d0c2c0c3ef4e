/**
 * Conflict markers: the lines that Git writes around two versions that it cannot merge
 * (https://git-scm.com/docs/git-merge#_how_conflicts_are_presented).
 */

/** A place in a text where two versions differ. */
export interface Conflict {
  /** The line of its first marker, counted from 1. */
  line: number;
  /** The name of our version, such as "HEAD". Empty if the marker is missing or has no name. */
  oursLabel: string;
  /** The name of their version, such as a branch. Empty if the marker is missing or has no name. */
  theirsLabel: string;
}

/** The texts of both versions, and of their common ancestor. */
export interface ConflictSides {
  ours: string;
  theirs: string;
  /** Undefined unless each conflict contains it, as Git writes it with `merge.conflictStyle=diff3`. */
  base?: string;
}

export interface ConflictedText {
  conflicts: Conflict[];
  /** Undefined if a marker is missing or out of order. */
  sides?: ConflictSides;
}

/** The start of a line. `^` with the flag m would also match after U+2028, which ends no line for Git. */
const LINE_START = "(?<![^\\n])";
const LINES = "(?:[^\\n]*\\n)*?";
const label = (name: string) => `(?: (?<${name}>[^\\r\\n]*))?\\r?`;

const START = `<{7}${label("oursLabel")}`;
const BASE = `\\|{7}${label("baseLabel")}`;
const MIDDLE = "={7}\\r?";
const END = `>{7}${label("theirsLabel")}`;

const CONFLICT = new RegExp(
  `${LINE_START}${START}\\n(?<ours>${LINES})(?:${BASE}\\n(?<base>${LINES}))?${MIDDLE}\\n(?<theirs>${LINES})${END}(?:\\n|$)`,
  "g",
);

/** A marker outside of a complete conflict. A line of equals signs may also be text. */
const STRAY_MARKER = new RegExp(`${LINE_START}(?:${START}|${BASE}|${END})(?![^\\n])`, "g");

/**
 * Finds the conflicts of a text and splits it into its versions.
 * @returns undefined if the text has no conflict markers
 */
export function splitConflicts(text: string): ConflictedText | undefined {
  const complete = [...text.matchAll(CONFLICT)];
  const sides = {
    ours: text.replace(CONFLICT, "$<ours>"),
    theirs: text.replace(CONFLICT, "$<theirs>"),
    ...(complete.every(({ groups }) => groups?.base !== undefined) && { base: text.replace(CONFLICT, "$<base>") }),
  };
  const isComplete = Object.values(sides).every((side) => side.search(STRAY_MARKER) < 0);
  const found = isComplete ? complete : [...text.matchAll(STRAY_MARKER)];
  if (found.length === 0) return undefined;
  const conflicts = found.map(({ index, groups }) => ({
    line: text.slice(0, index).split("\n").length,
    oursLabel: groups?.oursLabel ?? "",
    theirsLabel: groups?.theirsLabel ?? "",
  }));
  return isComplete ? { conflicts, sides } : { conflicts };
}
