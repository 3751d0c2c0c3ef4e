import { excerptConflict } from "#content/documents/conflict-excerpt.ts";
import { cutText } from "#content/documents/cut-text.ts";
import type { ListedChange } from "#content/documents/list-changes.ts";
import { excerpt, type TextPiece, wordDiff } from "#content/documents/word-diff.ts";
import type { ImportConflict } from "#content/importer/plan/plan.ts";
import { hasOpenConflict, type ImportResult } from "#content/importer/plan/result.ts";
import { type JsonValue, segments } from "#schemas/json.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import { type Style, toSingleLine } from "./terminal-text.ts";

export type ChangedPage = { page: DocumentId; changes: readonly ListedChange[] };

export function formatChanges(pages: readonly ChangedPage[], style: Style): string {
  return pages.map((page) => formatPage(page, style)).join("\n");
}

function formatPage({ page, changes }: ChangedPage, style: Style): string {
  const lines = changes.flatMap((change) => {
    const field = segments(change.pointer).join(".") || "the whole page";
    return [`  ${toSingleLine(field)}\n`, ...formatValues(change, style).map((line) => `    ${line}\n`)];
  });
  return `${style.bold(page)}\n${lines.join("")}`;
}

function formatValues({ before, after, movedFrom }: ListedChange, style: Style): string[] {
  if (movedFrom !== undefined) return [`moved from ${toSingleLine(segments(movedFrom).join("."))}`];
  if (before !== undefined && after !== undefined) {
    // The text "12" and the number 12 must not look the same.
    const isSameType = typeof before === typeof after;
    return formatTextChange(toText(before, isSameType), toText(after, isSameType), style);
  }
  if (before !== undefined) return [style.red(`- ${formatText(toText(before))}`)];
  return after === undefined ? [] : [style.green(`+ ${formatText(toText(after))}`)];
}

function toText(value: JsonValue, isBare = true): string {
  return isBare && typeof value === "string" ? value : JSON.stringify(value);
}

/** Texts up to this length are shown in full. */
const SHORT_LENGTH = 90;

const BLANK = /[\s\p{Cf}]/gu;

/**
 * Formats a changed text: short texts one below the other, and other texts as one line with the changed words in their
 * context, such as `… Monday to [-Friday-]{+Saturday+}, 8:30 …`.
 */
function formatTextChange(before: string, after: string, style: Style): string[] {
  const isShort = before.length <= SHORT_LENGTH && after.length <= SHORT_LENGTH;
  const isBlankChange = withoutBlanks(before) === withoutBlanks(after);
  if (isShort && !isBlankChange)
    return [style.red(`- ${toSingleLine(before)}`), style.green(`+ ${toSingleLine(after)}`)];
  const show = (text: string) => (isBlankChange || withoutBlanks(text) === "" ? showBlanks : toSingleLine)(text);
  const marks = {
    kept: toSingleLine,
    removed: (text: string) => style.red(`[-${show(text)}-]`),
    added: (text: string) => style.green(`{+${show(text)}+}`),
    gap: () => "…",
  };
  const parts = excerpt(splitReplacements(wordDiff(before, after)));
  return [`~ ${parts.map((part) => marks[part.kind](part.kind === "gap" ? "" : part.text)).join("")}`];
}

function formatText(text: string): string {
  return toSingleLine(cutText(text, SHORT_LENGTH));
}

function withoutBlanks(text: string): string {
  return text.replace(BLANK, "");
}

function showBlanks(text: string): string {
  return text.replace(BLANK, (character) =>
    character === " " ? "␣" : `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}`,
  );
}

/** Keeps the common start and end of long words that replace each other, so that an excerpt begins where they differ. */
function splitReplacements(pieces: readonly TextPiece[]): TextPiece[] {
  return pieces.flatMap((piece, index) => {
    const [previous, next] = [pieces[index - 1], pieces[index + 1]];
    if (piece.kind === "removed" && next?.kind === "added") return splitReplacement(piece.text, next.text);
    return piece.kind === "added" && previous?.kind === "removed" ? [] : [piece];
  });
}

function splitReplacement(removed: string, added: string): TextPiece[] {
  const shortest = Math.min(removed.length, added.length);
  let start = 0;
  let end = 0;
  if (shortest > SHORT_LENGTH) {
    while (start < shortest && removed[start] === added[start]) start += 1;
    while (end < shortest - start && removed.at(-1 - end) === added.at(-1 - end)) end += 1;
  }
  const pieces: TextPiece[] = [
    { kind: "kept", text: removed.slice(0, start) },
    { kind: "removed", text: removed.slice(start, removed.length - end) },
    { kind: "added", text: added.slice(start, added.length - end) },
    { kind: "kept", text: removed.slice(removed.length - end) },
  ];
  return pieces.filter(({ text }) => text !== "");
}

/** Conflicts that a person still reads. The JSON result contains all. */
const MAX_CONFLICTS = 50;

export function formatConflicts(conflicts: readonly ImportConflict[], style: Style): string {
  const blocks = conflicts.slice(0, MAX_CONFLICTS).map((conflict) => formatConflict(conflict, style));
  const omitted = conflicts.length - blocks.length;
  return `${blocks.join("")}${omitted > 0 ? `  … and ${omitted} more (--format json lists all)\n\n` : ""}`;
}

/** Returns the next step if a conflict prevents the import of a page. */
export function suggestSettling(result: Pick<ImportResult, "conflicts">): string | undefined {
  return hasOpenConflict(result) ? "Add --prefer theirs or --prefer yours to settle the conflicts." : undefined;
}

function formatConflict(conflict: ImportConflict, style: Style): string {
  const { page, pointer, settled } = conflict;
  const field = segments(pointer).join(".") || "the whole page";
  const outcome = settled === undefined ? "" : style.dim(` settled with ${settled}`);
  const { base, theirs, yours } = excerptConflict(conflict, SHORT_LENGTH);
  return [
    `  ${style.bold(page)} ${field}${outcome}`,
    `    base    ${base}`,
    `    theirs  ${style.red(theirs)}`,
    `    yours   ${style.green(yours)}`,
    "\n",
  ].join("\n");
}
