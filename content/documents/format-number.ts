/** Returns a number as people read it: "1,200". */
export function formatNumber(value: number): string {
  return value.toLocaleString("en-US");
}

/** Returns a count with its noun: "1 file", "2 files", "1,200 files". */
export function formatCount(count: number, noun: string, plural = `${noun}s`): string {
  return `${formatNumber(count)} ${count === 1 ? noun : plural}`;
}
