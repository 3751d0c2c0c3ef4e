import { isObject, type JsonValue } from "#schemas/json.ts";

/**
 * Returns the next free ID in the pattern of a list, such as `feature_3` after `feature_1` and `feature_2`.
 * @param path the keys from the top of the document to the list, which name the IDs of a list that has none yet
 */
export function nextItemId(items: readonly JsonValue[], path: readonly string[]): string | number {
  const ids = items.flatMap((item) => (isObject(item) && item.id !== null && item.id !== undefined ? [item.id] : []));
  if (ids.length > 0 && ids.every((id) => typeof id === "number")) return Math.max(...ids) + 1;
  const texts = ids.map(String);
  const [, prefix = `${listName(path)}_`] = /^(.*?)\d+$/.exec(texts.findLast((id) => /\d$/.test(id)) ?? "") ?? [];
  const numbers = texts.map((id) => (id.startsWith(prefix) ? Number(id.slice(prefix.length)) : 0));
  return `${prefix}${Math.max(0, ...numbers.filter(Number.isInteger)) + 1}`;
}

/** Returns `faq` for `faq/items` and `member` for `team/members`. */
function listName(path: readonly string[]): string {
  return (path.findLast((key) => key !== "items") ?? "item").replace(/s$/, "");
}
