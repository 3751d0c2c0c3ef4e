import { splitConflicts } from "../documents/conflict-markers.ts";
import { errorMessage } from "../platform/error-message.ts";

/** Parses the JSON of a stored file, to which an editor may have added a byte order mark. */
export function parseStoredJson(text: string): unknown {
  return JSON.parse(text.replace(/^\uFEFF/, ""));
}

/**
 * Explains why a stored file is not valid JSON.
 * @param cause the error of JSON.parse
 * @returns the line of the problem, counted from 1, and the reason, to follow "because" in a sentence
 */
export function explainBrokenJson(text: string, cause: unknown): { line: number; reason: string } {
  const [conflict] = splitConflicts(text)?.conflicts ?? [];
  if (conflict !== undefined) {
    return { line: lineAt(text, conflict.offset), reason: "it has conflict markers of a merge that is not resolved" };
  }
  if (text.trim() === "") return { line: 1, reason: "it is empty" };
  const message = errorMessage(cause);
  const position = /at position (\d+)/.exec(message)?.[1];
  const offset = position === undefined ? text.trimEnd().length : Number(position);
  return { line: lineAt(text, offset), reason: `it is not valid JSON (${message})` };
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}
