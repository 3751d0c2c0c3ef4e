/** Lists the documents of an input in any format, and recognizes names and content of pages. */
import { shapeFor } from "#schemas/content-shape.ts";
import { child, isObject, type JsonObject, type JsonValue, type Pointer } from "#schemas/json.ts";
import {
  type DocumentId,
  FIXED_PAGES,
  isPageId,
  isSettings,
  type PageId,
  parentOf,
  resolvePage,
  SETTINGS,
} from "#schemas/page-ids.ts";
import { looksLikeToken, resolveToken } from "#schemas/tokens.ts";

/** A document as an input gives it, in its wrappers. */
export interface NamedValue {
  /** The name that the input gives the page; undefined if it gives none. */
  reference: string | undefined;
  pointer: Pointer;
  value: JsonValue;
}

/** Key of the revision that a file was exported from. */
export const REVISION_KEY = "$revision";
/** Key of an export whose texts have values in the place of facts, so that it cannot be imported. */
export const RESOLVED_KEY = "$resolved";
/** Keys at the top of a file that describe the file, not its content. */
export const FILE_KEYS: ReadonlySet<string> = new Set(["$schema", REVISION_KEY, RESOLVED_KEY]);
/** Key of a stored document beside its content. Elsewhere it is a key like any other. */
export const VERSION_KEY = "version";
/** Keys by which a record names its page. The first one wins. */
export const REFERENCE_KEYS = ["page", "path", "slug", "id"] as const;
/** Keys that wrap the content of a page. */
export const WRAPPER_KEYS = ["content", "tokens"] as const;

/** Returns the revision that an input was exported from, or undefined if it does not name one. */
export function exportedRevision(input: JsonValue | undefined): string | undefined {
  const revision = isObject(input) ? input[REVISION_KEY] : undefined;
  return typeof revision === "string" || typeof revision === "number" ? String(revision) : undefined;
}

export function contentEntries(input: JsonObject): [string, JsonValue][] {
  return Object.entries(input).filter(([key]) => !FILE_KEYS.has(key));
}

/** Checks whether `input` is the record of one page: `{ "page": "home", "content": … }`. */
export function isPageRecord(input: JsonObject): boolean {
  return WRAPPER_KEYS.some((key) => Object.hasOwn(input, key)) && !Object.hasOwn(input, "pages");
}

/** Checks whether the value of a page is written in tokens: it has one, or else a key in capitals and no section of every page. */
export function isTokenRecord(value: JsonValue): boolean {
  if (!isObject(value)) return false;
  const keys = Object.keys(value);
  return keys.some(isTokenOfPage) || (keys.some(looksLikeToken) && !isObject(value.hero) && !isObject(value.meta));
}

/** Checks whether the keys of `input` name pages: some do, and none of the others is a section (`about` is both). */
export function namesPages(input: JsonObject): boolean {
  const entries = contentEntries(input);
  const others = entries.filter(([key, value]) => !isPageKey(key, value));
  return others.length < entries.length && !others.some(([key]) => isSection(key));
}

/** Checks whether a text can only be the name of a page: that of a page of every site, or an address of two parts. */
export function isPageName(text: string): boolean {
  const id = resolvePage(text);
  return isSettings(text) || (id !== undefined && (FIXED_PAGES.has(id) || text.includes("/")));
}

/** Checks whether a key names a page: by itself, or because its value is the content of one. */
function isPageKey(key: string, value: JsonValue): boolean {
  if (isPageName(key) || resolvePage(key) === undefined) return isPageName(key);
  // The name of a section may be that of a page, too, but no section has the sections of a page.
  return looksLikePage(value) || (!isSection(key) && hasPageContent(value));
}

function hasPageContent(value: JsonValue): boolean {
  if (typeof value === "string") return /^\s*["{]/.test(value);
  if (!isObject(value)) return false;
  const isContent = (key: string) => isSection(key) || looksLikeToken(key);
  return Object.keys(value).some(isContent) || Object.values(value).some(looksLikePage);
}

export function isSection(key: string, page: DocumentId = "home"): boolean {
  return shapeFor(page).keys.has(key);
}

/**
 * Returns the first token of an input that is the record of one page. The admin applies the same rule before it sends the
 * page that the input is for.
 */
export function findTokenKey(input: JsonObject): string | undefined {
  if ([...SETTINGS, "pages"].some((key) => Object.hasOwn(input, key))) return undefined;
  return Object.keys(input).find((key) => key.includes("_"));
}

/** Returns the documents of an input: keyed by page, in a list, a single record, or a record of tokens. */
export function listInputDocuments(input: JsonObject): NamedValue[] {
  if (findTokenKey(input) !== undefined) {
    const reference = findReference(input);
    // In a record of tokens, keys such as `id` may come from another program.
    const isName = reference !== undefined && (reference === input.page || isPageName(reference));
    return [{ reference: isName ? reference : undefined, pointer: "", value: input }];
  }
  if (isPageRecord(input)) return [{ ...named(input), pointer: "" }];
  const documents: NamedValue[] = [];
  const { pages = input } = input;
  const base = pages === input ? "" : "/pages";
  for (const id of SETTINGS) {
    if (Object.hasOwn(input, id)) documents.push({ reference: id, pointer: `/${id}`, value: input[id] ?? null });
  }
  if (Array.isArray(pages)) {
    for (const [index, value] of pages.entries()) documents.push({ ...named(value), pointer: child(base, index) });
  } else if (isObject(pages)) {
    const isBesidePages = (key: string) =>
      pages === input && (FILE_KEYS.has(key) || isSettings(key) || key === VERSION_KEY);
    const entries = Object.entries(pages).filter(([key]) => !isBesidePages(key));
    for (const [reference, value] of entries) documents.push({ reference, pointer: child(base, reference), value });
  } else documents.push({ reference: undefined, pointer: base, value: pages });
  return documents;
}

/** Returns a value with the reference to its page that it contains, if any. */
function named(value: JsonValue): Pick<NamedValue, "reference" | "value"> {
  return { reference: isObject(value) ? findReference(value) : undefined, value };
}

/** Checks whether a member of the record of a page names a page, so that it is no content. */
export function isReference(key: string, value: JsonValue | undefined, page: DocumentId): value is string {
  if (typeof value !== "string" || !REFERENCE_KEYS.some((known) => known === key)) return false;
  return key === "page" || isPageName(value) || resolvePage(value) === page || page.endsWith(`/${value}`);
}

/**
 * Returns the page whose content a member is that a page does not have: its key is the id or address of a page, or its value
 * an object under the slug of one.
 */
export function findInnerPage(key: string, value: JsonValue, page: DocumentId): PageId | undefined {
  const isPage = looksLikePage(value);
  const hasPagesBelow = parentOf(page) === undefined && !FIXED_PAGES.has(page);
  if (isPage && hasPagesBelow && isPageId(`${page}/${key}`)) return `${page}/${key}`;
  return isPage || isPageName(key) ? resolvePage(key) : undefined;
}

/** Returns the name that a record gives its page. A possible name wins, because `id` may come from another program. */
function findReference(record: JsonObject): string | undefined {
  const references = REFERENCE_KEYS.map((key) => record[key]).filter((value) => typeof value === "string");
  return references.find(isPageName) ?? references.find((name) => resolvePage(name) !== undefined) ?? references[0];
}

/** Returns the members beside the pages that no format reads. */
export function findIgnoredMembers(input: JsonObject): [string, JsonValue][] {
  if (isPageRecord(input)) return [];
  const hasWrapper = Object.hasOwn(input, "pages");
  return contentEntries(input).filter(([key]) =>
    hasWrapper ? !isSettings(key) && key !== "pages" : key === VERSION_KEY,
  );
}

/** Checks whether a value is the content of a page, for example under a key that does not name one. */
export function looksLikePage(value: JsonValue | undefined): boolean {
  if (!isObject(value)) return false;
  if (isObject(value.hero) || isObject(value.meta) || Object.keys(value).some(isTokenOfPage)) return true;
  return WRAPPER_KEYS.some((key) => Object.hasOwn(value, key) && looksLikePage(value[key]));
}

/** Checks whether a member is content of a page: a token, the record of a page, or a member that is named after one. */
export function isMisplacedContent(key: string, value: JsonValue): boolean {
  return isTokenOfPage(key) || isPageKey(key, value) || looksLikePage(value);
}

function isTokenOfPage(key: string): boolean {
  return resolveToken(key, "home") !== undefined;
}
