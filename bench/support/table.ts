/** Formats a row of a table: a name and right-aligned cells. */
export function tableRow(name: string, ...cells: string[]): string {
  return name.padEnd(32) + cells.map((cell) => cell.padStart(11)).join("");
}
