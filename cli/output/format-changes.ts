import type { ListedChange } from "#content/documents/list-changes.ts";
import { type JsonValue, segments } from "#schemas/json.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import { formatText, formatTextChange } from "./format-text-change.ts";
import { type Style, toSingleLine } from "./terminal-text.ts";

export interface ChangedPage {
  page: DocumentId;
  changes: readonly ListedChange[];
}

/** Lists the changed fields of each page with their old and new values. */
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
