import type { JsonValue } from "#schemas/json.ts";
import type { MergeConflict } from "./three-way-merge.ts";

/** Shortens the values of a conflict to where they differ. The length is in UTF-16 code units, without ellipses. */
export function excerptConflict({ base, theirs, yours }: MergeConflict, maxLength: number) {
  const texts = { base: formatValue(base), theirs: formatValue(theirs), yours: formatValue(yours) };
  const first = theirs === undefined ? texts.base : texts.theirs;
  const second = yours === undefined ? texts.base : texts.yours;
  let difference = 0;
  while (difference < first.length && first[difference] === second[difference]) difference += 1;
  const start = Math.max(0, difference - Math.floor(maxLength / 4));
  const cut = (text: string) => excerpt(text, Math.min(start, text.length - maxLength), maxLength);
  return { base: cut(texts.base), theirs: cut(texts.theirs), yours: cut(texts.yours) };
}

function formatValue(value: JsonValue | undefined): string {
  return value === undefined ? "(none)" : JSON.stringify(value);
}

function excerpt(text: string, start: number, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const end = start + maxLength;
  const part = text.slice(start, end).replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, "");
  return `${start > 0 ? "…" : ""}${part}${end < text.length ? "…" : ""}`;
}
