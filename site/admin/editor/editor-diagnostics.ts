import type { Diagnostic as Mark } from "@codemirror/lint";
import type { Text } from "@codemirror/state";
import { endOfString } from "#content/importer/parse/json-scanner.ts";
import type { Diagnostic } from "#schemas/diagnostics.ts";

/** In a text that is wrong all over, nobody looks at more. */
const MAX_DIAGNOSTICS = 1000;
const LONGEST_MARK = 2000;

/** Where in a text findings are to be marked: those without a place are left out. */
export function toEditorDiagnostics(diagnostics: readonly Diagnostic[], doc: Text): Mark[] {
  return diagnostics
    .flatMap(({ line, column, severity, message, code }) => {
      if (line === undefined || column === undefined) return [];
      const from = offsetOf({ line, column }, doc);
      return [{ from, to: endOfToken(doc, from), severity, message, source: code }];
    })
    .slice(0, MAX_DIAGNOSTICS);
}

/** The offset of a place, or of the nearest that the text has. */
export function offsetOf({ line, column }: { line: number; column: number }, doc: Text): number {
  const { from, to } = doc.line(Math.min(line, doc.lines));
  return Math.min(from + column - 1, to);
}

/** Where the JSON token that begins at `from` ends, on its line. */
function endOfToken(doc: Text, from: number): number {
  const text = doc.sliceString(from, Math.min(doc.lineAt(from).to, from + LONGEST_MARK));
  if (text.startsWith('"')) return from + endOfString(text, 0);
  return from + Math.max(text.search(/[\s,:[\]{}]|$/), Math.min(1, text.length));
}
