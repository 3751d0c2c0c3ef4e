/** Returns a count with its noun: "1 page", "2 pages", "1,200 pages". */
export function pluralize(count: number, noun: string): string {
  return `${count.toLocaleString("en-US")} ${noun}${count === 1 ? "" : "s"}`;
}
