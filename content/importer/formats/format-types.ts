/** What a format is to the importer; the four of them stand in `formats/`. */

import { shapeFor } from "#schemas/content-shape.ts";
import { child, isObject, type JsonObject, type JsonValue, type Pointer } from "#schemas/json.ts";
import { type DocumentId, resolvePage, SITE } from "#schemas/page-ids.ts";
import { looksLikeToken } from "#schemas/tokens.ts";

/** One document as an input gives it, before anybody has looked inside. */
export interface NamedValue {
  /** What the input calls the page; undefined where it does not say. */
  reference: string | undefined;
  pointer: Pointer;
  value: JsonValue;
}

/** What a format could not hold. */
export interface Loss {
  page: DocumentId;
  pointer: Pointer;
}

export interface Serialized {
  value: JsonObject;
  lost: Loss[];
}

/** Stored documents, by id, as people give them: without `unmapped`, each key back in its place. */
export type Documents = ReadonlyMap<DocumentId, JsonObject>;

export interface Format {
  name: string;
  /** Why `input` is in this format, as the end of a sentence, or undefined where it is not. */
  matches(input: JsonObject): string | undefined;
  /** The documents of an input in this format. */
  normalise(input: JsonObject): NamedValue[];
  /**
   * The documents in this format.
   * @param facts the agency's, for formats in which a page tells some of them
   */
  serialise(documents: Documents, facts?: JsonObject): Serialized;
}

/** Keys of an input or a stored file that say something of the file, not of the page. */
export const FILE_KEYS: ReadonlySet<string> = new Set(["$schema", "version"]);
/** Keys by which a record says which page it is. */
export const REFERENCE_KEYS = ["page", "id", "slug", "path"] as const;

export function hasKey(object: JsonObject, key: string): boolean {
  return Object.hasOwn(object, key);
}

/** The members of an input that are about its content. */
export function contentEntries(input: JsonObject): [string, JsonValue][] {
  return Object.entries(input).filter(([key]) => !FILE_KEYS.has(key));
}

/** What a record in a list of pages, or a record alone, calls its page: its `id` may be some other program's. */
function referenceOf(record: JsonObject): { key: string; reference: string } | undefined {
  const found = REFERENCE_KEYS.flatMap((key) => {
    const reference = record[key];
    return typeof reference === "string" ? [{ key, reference }] : [];
  });
  return found.find(({ reference }) => reference === SITE || resolvePage(reference) !== undefined) ?? found[0];
}

/** Whether `input` is the record of one page: `{ "page": "home", "content": … }`. */
export function isPageRecord(input: JsonObject): boolean {
  return (hasKey(input, "content") || hasKey(input, "tokens")) && !hasKey(input, "pages");
}

/** The pages in an input and what stands for their content, whichever way it is wrapped. */
export function pagesIn(input: JsonObject): NamedValue[] {
  return documentsIn(input)
    .filter(({ reference }) => reference !== SITE)
    .map((page) => ({ ...page, value: isObject(page.value) ? unwrapped(page.value) : page.value }));
}

function unwrapped(value: JsonObject): JsonValue {
  return value.content ?? value.tokens ?? value;
}

/** The documents of an input that names its pages: keyed by page, in a list, or one record alone. */
export function documentsIn(input: JsonObject): NamedValue[] {
  if (isPageRecord(input)) return [{ reference: referenceOf(input)?.reference, pointer: "", value: input }];
  const documents: NamedValue[] = [];
  const { pages = input } = input;
  const base = pages === input ? "" : "/pages";
  if (hasKey(input, SITE)) documents.push({ reference: SITE, pointer: `/${SITE}`, value: input[SITE] ?? null });
  if (Array.isArray(pages)) {
    for (const [index, value] of pages.entries()) documents.push(listed(value, child(base, index)));
  } else if (isObject(pages)) {
    for (const [reference, value] of contentEntries(pages)) {
      if (pages !== input || reference !== SITE) documents.push({ reference, pointer: child(base, reference), value });
    }
  } else documents.push({ reference: undefined, pointer: base, value: pages });
  return documents;
}

/** Members beside `pages` that no format reads. */
export function strayKeys(input: JsonObject): string[] {
  if (!hasKey(input, "pages")) return [];
  return contentEntries(input).flatMap(([key]) => (key === SITE || key === "pages" ? [] : [key]));
}

function listed(value: JsonValue, pointer: Pointer): NamedValue {
  const found = isObject(value) ? referenceOf(value) : undefined;
  if (found === undefined || !isObject(value) || isPageRecord(value)) {
    return { reference: found?.reference, pointer, value };
  }
  const { [found.key]: _, ...rest } = value;
  return { reference: found.reference, pointer, value: rest };
}

/** Whether a page's value is written in tokens: some key in capitals, and no section of nested content. */
export function isTokenRecord(value: JsonValue): boolean {
  return isObject(value) && Object.keys(value).some(looksLikeToken) && !isObject(value.hero) && !isObject(value.meta);
}

/** Whether the keys of `input` name pages: some do, and no other is a section of a page (`about` is both). */
export function namesPages(input: JsonObject): boolean {
  const keys = contentEntries(input).map(([key]) => key);
  const [pages, others] = [keys.filter(isPageName), keys.filter((key) => !isPageName(key))];
  return pages.length > 0 && !others.some((key) => shapeFor("home").keys.has(key));
}

function isPageName(key: string): boolean {
  return key === SITE || resolvePage(key) !== undefined;
}
