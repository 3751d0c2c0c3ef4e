import type { FieldChange } from "#content/documents/diff.ts";
import type { JsonValue } from "#schemas/json.ts";
import { segments } from "#schemas/json.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import type { Style } from "./style.ts";

const MAX_VALUE_CHARACTERS = 90;

export interface ChangedPage {
  page: DocumentId;
  changes: readonly FieldChange[];
}

/** Lists the changed fields of each page with their old and new values, shortened. */
export function formatChanges(pages: readonly ChangedPage[], style: Style): string {
  return pages.map((page) => formatPage(page, style)).join("\n");
}

function formatPage({ page, changes }: ChangedPage, style: Style): string {
  const lines = changes.map(({ pointer, before, after }) => {
    const field = segments(pointer).join(".") || "the whole page";
    const removed = before === undefined ? "" : `\n    ${style.red(`- ${formatValue(before)}`)}`;
    const added = after === undefined ? "" : `\n    ${style.green(`+ ${formatValue(after)}`)}`;
    return `  ${field}${removed}${added}\n`;
  });
  return `${style.bold(page)}\n${lines.join("")}`;
}

function formatValue(value: JsonValue): string {
  const text = typeof value === "string" ? value.replaceAll("\n", "⏎") : JSON.stringify(value);
  return text.length > MAX_VALUE_CHARACTERS ? `${text.slice(0, MAX_VALUE_CHARACTERS - 1)}…` : text;
}
