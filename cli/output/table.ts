import stringWidth from "string-width";

export interface Column<Row> {
  title: string;
  cell(row: Row): string;
}

/** Formats rows below their column titles. Each column is as wide as its widest cell in the terminal. */
export function table<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): string {
  const lines = [columns.map(({ title }) => title), ...rows.map((row) => columns.map(({ cell }) => cell(row)))];
  const widths = columns.map((_, index) => Math.max(...lines.map((cells) => stringWidth(cells[index] ?? ""))));
  const pad = (cell: string, index: number) => cell + " ".repeat((widths[index] ?? 0) - stringWidth(cell));
  return lines.map((cells) => `  ${cells.map(pad).join("  ").trimEnd()}\n`).join("");
}
