/** A conflict that git left in a text: the offset of its first line, and the names that git gave both sides. */
export interface GitConflict {
  offset: number;
  ours: string;
  theirs: string;
}

/** Finds the first conflict that git left in a text, which is not valid JSON then. */
export function findGitConflict(text: string): GitConflict | undefined {
  const start = /^<{7}(?: (.*))?$/m.exec(text);
  if (start === null) return undefined;
  const end = /^>{7}(?: (.*))?$/m.exec(text.slice(start.index));
  return { offset: start.index, ours: sideName(start), theirs: sideName(end) };
}

function sideName(marker: RegExpExecArray | null): string {
  return marker?.[1]?.trim() || "unnamed";
}
