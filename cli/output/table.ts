import stringWidth from "fast-string-width";
import { toSingleLine, toTerminal } from "./terminal-text.ts";

export type Column<Row> = { title: string; cell(row: Row): string };

/**
 * Formats rows below their column titles. Each column is as wide as its widest cell in the terminal.
 * @param maxWidth columns of the terminal; in a table that is wider, each row becomes a list of its cells
 */
export function table<Row>(rows: readonly Row[], columns: readonly Column<Row>[], maxWidth = Infinity): string {
  const cellsOf = (row: Row) => columns.map(({ cell }) => toSingleLine(cell(row)));
  const measure = (text: string) => ({ text, width: stringWidth(toTerminal(text, true)) });
  const lines = [columns.map(({ title }) => title), ...rows.map(cellsOf)].map((cells) => cells.map(measure));
  const widths = columns.map((_, index) => Math.max(...lines.map((cells) => cells[index]?.width ?? 0)));
  if (widths.reduce((sum, width) => sum + width + 2, 0) > maxWidth) {
    const list = (row: Row) => columns.map(({ title }, index) => `  ${title}: ${cellsOf(row)[index]}\n`).join("");
    return rows.map(list).join("\n");
  }
  const pad = ({ text, width }: ReturnType<typeof measure>, index: number) =>
    text + " ".repeat((widths[index] ?? 0) - width);
  return lines.map((cells) => `  ${cells.map(pad).join("  ").trimEnd()}\n`).join("");
}
