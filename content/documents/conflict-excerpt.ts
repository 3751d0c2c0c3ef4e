import type { JsonValue } from "#schemas/json.ts";
import type { MergeConflict } from "./three-way-merge.ts";

/** Shortens the values of a conflict to where they differ. The length is in UTF-16 code units, without ellipses. */
export function excerptConflict({ base, theirs, yours }: MergeConflict, maxLength: number) {
  const format = (value: JsonValue | undefined) => (value === undefined ? "(none)" : JSON.stringify(value));
  const texts = { base: format(base), theirs: format(theirs), yours: format(yours) };
  const first = theirs === undefined ? texts.base : texts.theirs;
  const second = yours === undefined ? texts.base : texts.yours;
  let difference = 0;
  while (difference < first.length && first[difference] === second[difference]) difference += 1;
  const start = Math.max(0, difference - Math.floor(maxLength / 4));
  const cut = (text: string) => {
    if (text.length <= maxLength) return text;
    const from = Math.min(start, text.length - maxLength);
    const end = from + maxLength;
    const part = text.slice(from, end).replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, "");
    return `${from > 0 ? "…" : ""}${part}${end < text.length ? "…" : ""}`;
  };
  return { base: cut(texts.base), theirs: cut(texts.theirs), yours: cut(texts.yours) };
}
