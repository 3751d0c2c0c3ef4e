/** Returns a number as people read it: "1,200". */
export function formatNumber(value: number): string {
  return value.toLocaleString("en-US");
}

/** Returns a count with its noun: "1 file", "2 files", "1,200 files". */
export function formatCount(count: number, noun: string, plural = `${noun}s`): string {
  return `${formatNumber(count)} ${count === 1 ? noun : plural}`;
}

/** Returns words as a list in a sentence: "a, b, and c". */
export function formatList(words: Iterable<string>, type: "conjunction" | "disjunction" = "conjunction"): string {
  return new Intl.ListFormat("en-US", { type }).format(words);
}
