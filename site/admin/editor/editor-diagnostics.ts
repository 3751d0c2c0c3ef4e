import type { Diagnostic as EditorDiagnostic } from "@codemirror/lint";
import type { Text } from "@codemirror/state";
import { endOfString } from "#content/findings/json-scanner.ts";
import type { Diagnostic } from "#schemas/diagnostics.ts";

/** Limits the work for a text that is wrong in very many places. */
const MAX_DIAGNOSTICS = 1000;
const MAX_MARK_LENGTH = 2000;

/** Converts the importer's findings to CodeMirror's, without those that have no position. */
export function toEditorDiagnostics(diagnostics: readonly Diagnostic[], doc: Text): EditorDiagnostic[] {
  return diagnostics
    .flatMap(({ line, column, severity, message, code }) => {
      if (line === undefined || column === undefined) return [];
      const from = toOffset({ line, column }, doc);
      return [{ from, to: tokenEnd(doc, from), severity, message, source: code }];
    })
    .slice(0, MAX_DIAGNOSTICS);
}

/** Returns the offset of a line and column, or of the nearest position that exists. */
export function toOffset({ line, column }: { line: number; column: number }, doc: Text): number {
  const { from, to } = doc.line(Math.min(line, doc.lines));
  return Math.min(from + column - 1, to);
}

/** Returns the end of the JSON token that begins at `from`, on the same line. */
function tokenEnd(doc: Text, from: number): number {
  const text = doc.sliceString(from, Math.min(doc.lineAt(from).to, from + MAX_MARK_LENGTH));
  if (text.startsWith('"')) return from + endOfString(text, 0);
  return from + Math.max(text.search(/[\s,:[\]{}]|$/), Math.min(1, text.length));
}
