/** Pages of the site: their ids, their paths, and the names an input may use for them. */

/** The address of a page without its first slash, such as `careers` or `commercial/trucking`. The start page is `home`. */
export type PageId = string;

/** The id of a document that an import can change: a page, the site settings or the theme. */
export type DocumentId = PageId | "site" | "theme";

export const SITE = "site";
export const THEME = "theme";

/** Documents that are no pages. */
export const SETTINGS = [SITE, THEME] as const;

export function isSettings(document: DocumentId): document is typeof SITE | typeof THEME {
  return document === SITE || document === THEME;
}

/**
 * Pages that every site has, in the order of the site. The pages of the lines of business are between
 * the two groups, and all other pages after them.
 */
const LEADING_PAGES: readonly PageId[] = ["home", "about"];
const TRAILING_PAGES: readonly PageId[] = ["contact", "claims", "privacy", "terms", "accessibility"];
export const FIXED_PAGES: ReadonlySet<PageId> = new Set([...LEADING_PAGES, ...TRAILING_PAGES]);

/** Longest part of an id in characters. A file name may have 255 bytes, and a shared link should be readable. */
const MAX_SLUG_LENGTH = 80;

/** The pattern of the page schema. It is repeated here, because visitors load this file and not the schema. */
const PAGE_ID =
  /^(?!service\/quote$)(?!(?:404|admin|api|assets|content|healthz|licenses|media|mcp|metrics|og|page|pages|preview|readyz|site|theme|tokens)(?:\/|$))(?!(?:[^/]*\/)?(?:index|con|prn|aux|nul|com[0-9]|lpt[0-9])$)(?:[a-z0-9](?:-?[a-z0-9]){0,79})(?:\/[a-z0-9](?:-?[a-z0-9]){0,79})?$/;

/** Ids with allowed characters, which may be too long or reserved. */
const ID_CHARACTERS = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)?$/;

/** Returns whether a page can have an id. The page need not exist. */
export function isPageId(id: string): boolean {
  return PAGE_ID.test(id);
}

/** Returns why the address of an id or path is too long or reserved, as a sentence, or undefined if it is not. */
export function explainForbiddenSlug(reference: string): string | undefined {
  const id = trimSlashes(reference);
  if (isPageId(id) || !ID_CHARACTERS.test(id)) return undefined;
  const long = id.split("/").find((part) => part.length > MAX_SLUG_LENGTH);
  if (long === undefined) return `The address /${id} is reserved.`;
  return `The slug "${long.slice(0, MAX_SLUG_LENGTH)}…" has ${long.length} characters, but the limit is ${MAX_SLUG_LENGTH}.`;
}

/** Returns the slug that a title suggests, such as `bees-honey` for "Bees & Honey". */
export function toSlug(title: string): string {
  const words = title
    .normalize("NFKD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  while (words.join("-").length > MAX_SLUG_LENGTH) words.pop();
  return words.join("-");
}

function trimSlashes(reference: string): string {
  return reference.trim().replace(/^\/+|\/+$/g, "");
}

/** Returns the page that an id is below, such as `commercial` for `commercial/trucking`, or undefined for other pages. */
export function parentOf(page: PageId): PageId | undefined {
  const end = page.indexOf("/");
  return end === -1 ? undefined : page.slice(0, end);
}

/** Orders documents: the settings first, then the pages by their ids. */
export function compareDocumentIds(a: DocumentId, b: DocumentId): number {
  const [keyA, keyB] = [a, b].map((id) => (isSettings(id) ? ` ${id}` : id)) as [string, string];
  return Number(keyA > keyB) - Number(keyA < keyB);
}

/** Sorts pages in the order of the site, in which each overview of a line is followed by the pages below it. */
export function sortPages(pages: Iterable<PageId>, overviews: readonly PageId[]): PageId[] {
  const order = [...LEADING_PAGES, ...overviews, ...TRAILING_PAGES];
  const ranks = new Map(order.map((page, rank) => [page, rank]));
  const rankOf = (page: PageId) => ranks.get(page) ?? ranks.get(parentOf(page) ?? "") ?? order.length;
  const ranked = [...pages].map((page) => ({ page, rank: 2 * rankOf(page) + Number(page.includes("/")) }));
  // Sorting is stable, and an overview precedes the pages below it.
  return ranked.sort((a, b) => a.rank - b.rank).map(({ page }) => page);
}

export function pathOf(page: PageId): string {
  return page === "home" ? "/" : `/${page}`;
}

/** Returns the page with a path on the site. It need not exist. */
export function pageIdAt(path: string): PageId | undefined {
  const id = path === "/" ? "home" : path.slice(1);
  return isPageId(id) && pathOf(id) === path ? id : undefined;
}

/**
 * Returns the page that an input refers to.
 * @param reference an id or a path (`/`, `/commercial/trucking`)
 * @returns undefined if no page can have this name
 */
export function resolvePage(reference: string): PageId | undefined {
  if (reference.trim() === "/") return "home";
  const id = trimSlashes(reference);
  return isPageId(id) ? id : undefined;
}
