/**
 * Conflict markers: the lines that Git writes around two versions that it cannot merge
 * (https://git-scm.com/docs/git-merge#_how_conflicts_are_presented).
 */

/** A place in a text where two versions differ. */
export interface MarkedConflict {
  /** The position of its first marker in UTF-16 code units. */
  offset: number;
  /** The name of our version, such as "HEAD". Empty if the marker is missing or has no name. */
  oursLabel: string;
  /** The name of their version, such as a branch. Empty if the marker is missing or has no name. */
  theirsLabel: string;
}

interface ConflictedText {
  conflicts: MarkedConflict[];
  /**
   * The texts of both versions; undefined if a marker is missing or out of order. The text of their common ancestor is
   * undefined unless each conflict contains it, as Git writes it with `merge.conflictStyle=diff3`.
   */
  sides?: { ours: string; theirs: string; base?: string };
}

/** A line with a marker. `^` with the flag m would also match after U+2028, which ends no line for Git. */
const MARKER = /(?<![^\n])(?:([<|>])\1{6}(?: (?<label>[^\r\n]*))?|={7})\r?(?:\n|$)/g;

/** A part of a text without markers, and the version that it belongs to. */
type Part = { version: "common" | "ours" | "base" | "theirs"; text: string };

/** The version that begins after a marker, by the version before it and the symbol of the marker. */
const NEXT_VERSION: Readonly<Record<Part["version"], Readonly<Record<string, Part["version"]>>>> = {
  common: { "<": "ours" },
  ours: { "|": "base", "=": "theirs" },
  base: { "=": "theirs" },
  theirs: { ">": "common" },
};

/** Finds the conflicts of a text and splits it into its versions. Returns undefined if it has no conflict markers. */
export function splitConflicts(text: string): ConflictedText | undefined {
  const lines = [...text.matchAll(MARKER)];
  // A line of equals signs alone is text.
  const markers = lines.filter(([line]) => !line.startsWith("="));
  if (markers.length === 0) return undefined;
  const parts = splitParts(text, lines);
  if (parts === undefined) return { conflicts: markers.map((marker) => toConflict(marker, marker)) };
  const ends = markers.filter(([line]) => line.startsWith(">"));
  const conflicts = markers
    .filter(([line]) => line.startsWith("<"))
    .map((start, index) => toConflict(start, ends[index] ?? start));
  const hasBases = parts.filter(({ version }) => version === "base").length === conflicts.length;
  const sides = { ours: joinParts(parts, "ours"), theirs: joinParts(parts, "theirs") };
  return { conflicts, sides: hasBases ? { ...sides, base: joinParts(parts, "base") } : sides };
}

function toConflict(start: RegExpExecArray, end: RegExpExecArray): MarkedConflict {
  const labelOf = ({ 0: line, groups }: RegExpExecArray, symbol: string) =>
    line.startsWith(symbol) ? (groups?.label ?? "") : "";
  return { offset: start.index, oursLabel: labelOf(start, "<"), theirsLabel: labelOf(end, ">") };
}

/** Returns undefined if a marker is missing or out of order. */
function splitParts(text: string, lines: readonly RegExpExecArray[]): Part[] | undefined {
  const parts: Part[] = [];
  let version: Part["version"] = "common";
  let start = 0;
  for (const { 0: line, index } of lines) {
    const next: Part["version"] | undefined = NEXT_VERSION[version][line.charAt(0)];
    if (next === undefined && !line.startsWith("=")) return undefined;
    if (next === undefined) continue;
    parts.push({ version, text: text.slice(start, index) });
    version = next;
    start = index + line.length;
  }
  return version === "common" ? [...parts, { version, text: text.slice(start) }] : undefined;
}

function joinParts(parts: readonly Part[], side: Part["version"]): string {
  return parts.flatMap(({ version, text }) => (version === side || version === "common" ? text : [])).join("");
}
