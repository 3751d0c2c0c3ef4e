/** "1 page", "2 pages", "1,200 pages". */
export function pluralize(number: number, noun: string): string {
  return `${number.toLocaleString("en-US")} ${noun}${number === 1 ? "" : "s"}`;
}
