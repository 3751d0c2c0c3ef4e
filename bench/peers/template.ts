/**
 * One description of a page for all site generators, derived from a page that our renderer rendered with marks in its content.
 *
 * `markContent` replaces the texts that differ between pages, `deriveTemplate` finds the marks in the HTML. What is between
 * them does not depend on the page. So the templates follow every change of the design.
 */
import type { JsonObject, JsonValue } from "#schemas/json.ts";

/** Text that is equal on every page, a value of the page, or a repeated part. */
export type Piece = string | Field | Loop;

export interface Field {
  /** Path from the page or from the item of a loop. Empty for an item that is a text. */
  field: string;
  encoding: Encoding;
}

export interface Loop {
  /** Path of the list. */
  each: string;
  pieces: Piece[];
  /** Text between two items. */
  separator: string;
}

/** `text` is escaped for HTML, `html` is markup whose newlines become line breaks, `json` is inside a JSON string. */
export type Encoding = "text" | "html" | "json";

/** Last part of the path of the marked page. */
export const MARKED_SLUG = "slug-of-the-page";

/** Follows the name of a field in its mark, so that the HTML shows how the field was encoded. */
const PROBE = "<b>a</b>";
const ENCODED_PROBES: Readonly<Record<string, Encoding>> = {
  "&lt;b&gt;a&lt;/b&gt;": "text",
  "<b>a</b>": "html",
  "\\u003cb>a\\u003c/b>": "json",
};
const MARK = new RegExp(`@([\\w.]+)(?:\\[([01])\\]\\.?([\\w.]*))?:([^@]*)@|${MARKED_SLUG}`, "g");

interface Mark {
  field: string;
  encoding: Encoding;
  /** List and index, in a loop. */
  list?: string;
  index?: number;
}

/**
 * Replaces every text that is not equal on all pages with a mark, and every list with two marked items.
 * @param pages contents of one shape
 */
export function markContent(pages: readonly JsonObject[]): JsonObject {
  return markObject(pages, "");
}

function markObject(values: readonly JsonObject[], prefix: string): JsonObject {
  const keys = new Set(values.flatMap(Object.keys));
  return Object.fromEntries(
    [...keys].map((key) => [
      key,
      markValue(
        values.map((value) => value[key]),
        prefix + key,
      ),
    ]),
  );
}

function markValue(values: readonly (JsonValue | undefined)[], path: string): JsonValue {
  const [first] = values;
  if (values.every((value) => typeof value === "string")) {
    return new Set(values).size === 1 && first !== undefined ? first : `@${path}:${PROBE}@`;
  }
  if (values.every(Array.isArray)) {
    const items: JsonValue[] = values.flat();
    return ["[0]", "[1]"].map((index) =>
      items.every(isObject) ? markObject(items, `${path}${index}.`) : markValue(items, path + index),
    );
  }
  if (values.every(isObject)) return markObject(values, `${path}.`);
  throw new Error(`${path} must be on every page, as a text, a list or an object.`);
}

function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * Splits the HTML of a marked page at its marks.
 * @throws Error if a mark is encoded in an unknown way, or if two items of a list differ in more than their values
 */
export function deriveTemplate(html: string): Piece[] {
  const { marks, texts } = splitAtMarks(html);
  const pieces: Piece[] = [];
  for (let position = 0; position < marks.length; ) {
    const { list, field, encoding } = at(marks, position);
    if (list === undefined) {
      pieces.push(at(texts, position), { field, encoding });
      position += 1;
      continue;
    }
    const count = marks.slice(position).findIndex((mark) => mark.list !== list || mark.index !== 0);
    pieces.push(...deriveLoop(marks, texts, position, count));
    position += 2 * count;
  }
  return [...pieces, at(texts, marks.length)].filter((piece) => piece !== "");
}

/** Returns the marks, and the texts before each mark and after the last one. */
function splitAtMarks(html: string): { marks: Mark[]; texts: string[] } {
  const marks: Mark[] = [];
  const texts: string[] = [];
  let end = 0;
  for (const match of html.matchAll(MARK)) {
    const [mark, path, index, field = "", probe = ""] = match;
    texts.push(html.slice(end, match.index));
    end = match.index + mark.length;
    if (path === undefined) marks.push({ field: "slug", encoding: "text" });
    else {
      const encoding = ENCODED_PROBES[probe];
      if (encoding === undefined) throw new Error(`The value ${path} is encoded in an unknown way: ${probe}`);
      marks.push(
        index === undefined ? { field: path, encoding } : { list: path, index: Number(index), field, encoding },
      );
    }
  }
  return { marks, texts: [...texts, html.slice(end)] };
}

/**
 * Derives a loop from two items. It takes the text that belongs to an item from the texts before and after the loop.
 * @param start position of the first mark of the first item
 * @param count number of marks of an item
 * @returns the text before the loop, and the loop
 */
function deriveLoop(marks: readonly Mark[], texts: string[], start: number, count: number): [string, Loop] {
  const [middle, end] = [start + count, start + 2 * count];
  const [before, between, after] = [at(texts, start), at(texts, middle), at(texts, end)];
  const first = itemPieces(marks, texts, start, count);
  const second = itemPieces(marks, texts, middle, count);
  const each = at(marks, start).list ?? "";
  if (JSON.stringify(first) !== JSON.stringify(second))
    throw new Error(`The items of ${each} must have the same HTML.`);
  let head = commonSuffix(before, between);
  let tail = commonPrefix(after, between);
  if (head.length + tail.length >= between.length) {
    // An item starts with its element.
    head = head.slice(head.indexOf("<"));
    tail = between.slice(0, between.length - head.length);
  }
  texts[end] = after.slice(tail.length);
  const separator = between.slice(tail.length, between.length - head.length);
  return [before.slice(0, before.length - head.length), { each, pieces: [head, ...first, tail], separator }];
}

function itemPieces(marks: readonly Mark[], texts: readonly string[], start: number, count: number): Piece[] {
  return marks.slice(start, start + count).flatMap(({ field, encoding }, offset) => {
    const piece = { field, encoding };
    return offset === 0 ? [piece] : [at(texts, start + offset), piece];
  });
}

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new Error("The marked page ends inside a loop.");
  return item;
}

function commonPrefix(one: string, other: string): string {
  let length = 0;
  while (length < one.length && length < other.length && one[length] === other[length]) length += 1;
  return one.slice(0, length);
}

function commonSuffix(one: string, other: string): string {
  let length = 0;
  while (length < one.length && length < other.length && one.at(-1 - length) === other.at(-1 - length)) length += 1;
  return one.slice(one.length - length);
}
