/** What differs between two states of a document, by field, as people read it. */
import type { FieldChange } from "#content/documents/diff.ts";
import type { JsonValue } from "#schemas/json.ts";
import { segments } from "#schemas/json.ts";
import type { Style } from "./style.ts";

const MAX_CHARACTERS = 90;

export function formatPageChanges(page: string, changes: readonly FieldChange[], style: Style): string {
  const lines = changes.map(({ pointer, before, after }) => {
    const name = segments(pointer).join(".") || "the whole page";
    const removed = before === undefined ? "" : `\n    ${style.red(`- ${shorten(before)}`)}`;
    const added = after === undefined ? "" : `\n    ${style.green(`+ ${shorten(after)}`)}`;
    return `  ${name}${removed}${added}\n`;
  });
  return `${style.bold(page)}\n${lines.join("")}`;
}

function shorten(value: JsonValue): string {
  const text = typeof value === "string" ? value.replaceAll("\n", "⏎") : JSON.stringify(value);
  return text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS - 1)}…` : text;
}
