import stringWidth from "string-width";

export interface Column<Row> {
  title: string;
  cell(row: Row): string;
}

/** Rows under their titles, each column as wide as its widest cell; ends with a newline. */
export function table<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): string {
  const cells = [columns.map(({ title }) => title), ...rows.map((row) => columns.map(({ cell }) => cell(row)))];
  const widths = columns.map((_, index) => Math.max(...cells.map((line) => stringWidth(line[index] ?? ""))));
  return cells
    .map(
      (line) =>
        `  ${line
          .map((cell, index) => cell + " ".repeat((widths[index] ?? 0) - stringWidth(cell)))
          .join("  ")
          .trimEnd()}\n`,
    )
    .join("");
}
