import stringWidth from "fast-string-width";
import { toSingleLine, toTerminal } from "./terminal-text.ts";

export interface Column<Row> {
  title: string;
  cell(row: Row): string;
}

/**
 * Formats rows below their column titles. Each column is as wide as its widest cell in the terminal.
 * @param maxWidth columns of the terminal; in a table that is wider, each row becomes a list of its cells
 */
export function table<Row>(rows: readonly Row[], columns: readonly Column<Row>[], maxWidth = Infinity): string {
  const cellsOf = (row: Row) => columns.map(({ cell }) => toSingleLine(cell(row)));
  const lines = [columns.map(({ title }) => title), ...rows.map(cellsOf)].map((cells) => cells.map(measure));
  const widths = columns.map((_, index) => Math.max(...lines.map((cells) => cells[index]?.width ?? 0)));
  const titleWidth = Math.max(...columns.map(({ title }) => title.length));
  if (widths.reduce((sum, width) => sum + width + 2, 0) > maxWidth) {
    const list = (row: Row) =>
      cellsOf(row).map((cell, index) => `  ${(columns[index]?.title ?? "").padEnd(titleWidth)}  ${cell}`.trimEnd());
    return rows.map((row) => `${list(row).join("\n")}\n`).join("\n");
  }
  const pad = ({ text, width }: Cell, index: number) => text + " ".repeat((widths[index] ?? 0) - width);
  return lines.map((cells) => `  ${cells.map(pad).join("  ").trimEnd()}\n`).join("");
}

interface Cell {
  text: string;
  /** Columns in the terminal. */
  width: number;
}

function measure(text: string): Cell {
  return { text, width: stringWidth(toTerminal(text, true)) };
}
