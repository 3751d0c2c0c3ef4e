import stringWidth from "fast-string-width";
import type { CodeDescription } from "#content/lint/catalog.ts";
import { DIAGNOSTICS, type Diagnostic } from "#schemas/diagnostics.ts";
import { type Style, toSingleLine } from "./terminal-text.ts";

/** Lines that a code frame shows before the line of the diagnostic. */
const LINES_BEFORE = 1;
/** Characters that a code frame shows around the column of the diagnostic, because exports are often a single line. */
const FRAME_WIDTH = 100;

/** Formats diagnostics with their locations, code frames and hints. A hint is printed only once per code. */
export async function formatDiagnostics(
  diagnostics: readonly Diagnostic[],
  sources: ReadonlyMap<string, Uint8Array>,
  style: Style,
): Promise<string> {
  const descriptions = await describeCodes(diagnostics.map(({ code }) => code));
  const files = new Set(diagnostics.map(({ file }) => file));
  const shown = [...sources].filter(([file]) => files.has(file));
  const linesByFile = new Map(shown.map(([file, bytes]) => [file, createLineReader(bytes)]));
  const hintedCodes = new Set<string>();
  const blocks = diagnostics.map((diagnostic) => {
    const { code, file, line, column, related = [] } = diagnostic;
    const parts = [formatHeading(diagnostic, style)];
    const readPart = file === undefined ? undefined : linesByFile.get(file);
    if (readPart !== undefined && line !== undefined && column !== undefined)
      parts.push(formatCodeFrame(readPart, line, column, style));
    for (const other of related)
      parts.push(toSingleLine(`  ${other.file}:${other.line}:${other.column} ${other.message}`));
    const hint = descriptions.get(code)?.hint;
    if (hint !== undefined && !hintedCodes.has(code)) parts.push(style.dim(`  ${hint}`));
    hintedCodes.add(code);
    return parts.join("\n");
  });
  return blocks.length === 0 ? "" : `${blocks.join("\n\n")}\n`;
}

function formatHeading({ code, severity, message, page, file, line, column }: Diagnostic, style: Style): string {
  const color = severity === "error" ? style.red : style.yellow;
  const location = file === undefined ? page : line === undefined ? file : `${file}:${line}:${column}`;
  const heading = `${color(severity)} ${toSingleLine(message)} ${style.dim(code)}`;
  return location === undefined ? heading : `${style.bold(toSingleLine(location))} ${heading}`;
}

const LINE_END = 10;

/** Decodes a part of a line. The line and the column count from 1. Columns and the length are in UTF-16 code units. */
type ReadPart = (line: number, column: number, length: number) => string;

/** Returns a function that decodes only the requested part: an input can be a single line of 64 MiB. */
function createLineReader(bytes: Uint8Array): ReadPart {
  const starts = [0];
  for (let at = bytes.indexOf(LINE_END); at >= 0; at = bytes.indexOf(LINE_END, at + 1)) starts.push(at + 1);
  return (line, column, length) => {
    const encoded = bytes.subarray(starts[line - 1], (starts[line] ?? bytes.length + 1) - 1);
    let [at, units] = [0, 0];
    for (let byte = encoded[at]; byte !== undefined && units < column - 1; byte = encoded[at]) {
      // The first byte of a character tells how many bytes and code units it has.
      at += byte < 0xc0 ? 1 : byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4;
      units += byte < 0xf0 ? 1 : 2;
    }
    // A code unit takes three bytes at most.
    return new TextDecoder().decode(encoded.subarray(at, at + 3 * length)).slice(0, length);
  };
}

/** Formats the line, the one before it, and a mark below the column. */
function formatCodeFrame(readPart: ReadPart, line: number, column: number, style: Style): string {
  const firstLine = Math.max(1, line - LINES_BEFORE);
  const gutterWidth = String(line).length;
  const start = Math.max(0, column - 1 - FRAME_WIDTH / 2);
  const leading = start > 0 ? "…" : "";
  // Escapes and wide characters take more than one column in the terminal.
  const offset = stringWidth(leading + toSingleLine(readPart(line, start + 1, column - 1 - start)));
  const width = Math.max(FRAME_WIDTH, offset + FRAME_WIDTH / 2);
  const frame = Array.from({ length: line - firstLine + 1 }, (_, index) => {
    const number = firstLine + index;
    const text = readPart(number, start + 1, FRAME_WIDTH + 1);
    const visible = toSingleLine(text.replace(/\r$/, "").slice(0, FRAME_WIDTH));
    const isCut = text.length > FRAME_WIDTH || visible.length > width;
    const excerpt = `${leading}${visible.slice(0, width)}${isCut ? "…" : ""}`;
    const mark = number === line ? style.red(">") : " ";
    return `  ${mark} ${style.dim(`${String(number).padStart(gutterWidth)} |`)} ${excerpt}`;
  });
  const pointer = `    ${" ".repeat(gutterWidth)} ${style.dim("|")} ${" ".repeat(offset)}${style.red("^")}`;
  return [...frame, pointer].join("\n");
}

/**
 * Formats each diagnostic as a workflow command of GitHub Actions, which annotates the files of a pull request.
 * See https://docs.github.com/actions/reference/workflow-commands-for-github-actions.
 */
export function formatGithub(diagnostics: readonly Diagnostic[], toRepositoryPath: (file: string) => string): string {
  return diagnostics
    .map(({ code, severity, message, page, file, line, column }) => {
      const properties = { file: file && toRepositoryPath(file), line, col: column, title: code };
      const text = file === undefined && page !== undefined ? `${page}: ${message}` : message;
      return `::${severity} ${formatProperties(properties)}::${escapeData(text)}\n`;
    })
    .join("");
}

function formatProperties(properties: Readonly<Record<string, string | number | undefined>>): string {
  return Object.entries(properties)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${escapeData(String(value)).replaceAll(":", "%3A").replaceAll(",", "%2C")}`)
    .join(",");
}

/** Escapes as `escapeData` of the package @actions/core does. */
function escapeData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

const DEFINITIONS: ReadonlyMap<string, CodeDescription> = new Map(Object.entries(DIAGNOSTICS));

/** Returns the explanations of codes, by code. Loads the lint rules only if one of the codes is theirs. */
export async function describeCodes(codes: readonly string[]): Promise<ReadonlyMap<string, CodeDescription>> {
  if (codes.every((code) => DEFINITIONS.has(code))) return DEFINITIONS;
  const { describeCode } = await import("#content/lint/catalog.ts");
  return new Map(
    codes.flatMap((code) => {
      const description = describeCode(code);
      return description === undefined ? [] : [[code, description] as const];
    }),
  );
}
