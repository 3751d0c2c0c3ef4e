/** Findings and results as people read them. */
import { DIAGNOSTICS, type Diagnostic } from "#schemas/diagnostics.ts";
import type { Style } from "./style.ts";

/** Lines of the input that a code frame shows before the one that it is about. */
const LINES_BEFORE = 1;
/** Characters of a line that a code frame shows around the place; exports often have but one line. */
const FRAME_WIDTH = 100;

/** Findings with their places, code frames and hints; a hint stands once for all findings of its code. */
export function formatDiagnostics(
  diagnostics: readonly Diagnostic[],
  texts: ReadonlyMap<string, string>,
  style: Style,
): string {
  const lines = new Map([...texts].map(([file, text]) => [file, text.split("\n")]));
  const hinted = new Set<string>();
  const blocks = diagnostics.map((diagnostic) => {
    const { code, severity, message, page, file, line, column, related = [] } = diagnostic;
    const color = severity === "error" ? style.red : style.yellow;
    const place = file === undefined ? (page ?? "") : line === undefined ? file : `${file}:${line}:${column}`;
    const parts = [`${place === "" ? "" : `${style.bold(place)} `}${color(severity)} ${message} ${style.dim(code)}`];
    const held = file === undefined ? undefined : lines.get(file);
    if (held !== undefined && line !== undefined && column !== undefined)
      parts.push(codeFrame(held, line, column, style));
    for (const other of related) parts.push(`  ${other.file}:${other.line}:${other.column} ${other.message}`);
    if (!hinted.has(code)) parts.push(style.dim(`  ${DIAGNOSTICS[code].hint}`));
    hinted.add(code);
    return parts.join("\n");
  });
  return blocks.length === 0 ? "" : `${blocks.join("\n\n")}\n`;
}

/** The line, the one before it, and a mark under the column. */
function codeFrame(lines: readonly string[], line: number, column: number, style: Style): string {
  const first = Math.max(1, line - LINES_BEFORE);
  const gutter = String(line).length;
  const start = Math.max(0, column - 1 - FRAME_WIDTH / 2);
  const frame = lines.slice(first - 1, line).map((text, index) => {
    const number = first + index;
    const cut = text
      .replace(/\r$/, "")
      .slice(start, start + FRAME_WIDTH)
      .replaceAll("\t", " ");
    const shown = `${start > 0 ? "…" : ""}${cut}${text.length > start + FRAME_WIDTH ? "…" : ""}`;
    const mark = number === line ? style.red(">") : " ";
    return `  ${mark} ${style.dim(`${String(number).padStart(gutter)} |`)} ${shown}`;
  });
  const offset = column - 1 - start + (start > 0 ? 1 : 0);
  return [...frame, `    ${" ".repeat(gutter)} ${style.dim("|")} ${" ".repeat(offset)}${style.red("^")}`].join("\n");
}
