/** Pages of the site: their ids, their paths, and the names an input may use for them. */

/** The id of a top-level page such as `home`, or `<line of business>/<slug>`. */
export type PageId = string;

/** The id of a document that an import can change: a page, or the site settings. */
export type DocumentId = PageId | "site";

export const SITE = "site";

const TOP_LEVEL_PAGES = [
  "home",
  "about",
  "commercial",
  "farm",
  "personal",
  "medicare",
  "contact",
  "claims",
  "privacy",
  "terms",
  "accessibility",
] as const;

/**
 * The lines of business, which group the coverage pages.
 * `label` is the heading of the sidebar, `overview` the name of the overview page in the sidebar and in breadcrumbs.
 */
export const LINES_OF_BUSINESS = {
  commercial: { label: "Commercial Insurance", overview: "Commercial Coverage" },
  farm: { label: "Farm Insurance", overview: "Farm Coverage" },
  personal: { label: "Personal Insurance", overview: "Personal Coverage" },
} as const;

export type LineOfBusiness = keyof typeof LINES_OF_BUSINESS;

const SLUGS: Record<LineOfBusiness, readonly string[]> = {
  commercial: [
    "general-liability",
    "commercial-auto",
    "commercial-property",
    "contractor-coverage",
    "cyber-liability",
    "errors-omissions",
    "landlord-liability",
    "liquor-liability",
    "restaurant-coverage",
    "trucking",
    "workers-compensation",
    "fuel-propane",
  ],
  farm: ["property-equipment", "liability-ranch", "tractor-truck", "agribusiness", "best-providers"],
  personal: ["auto", "home", "renters", "umbrella"],
};

/** Pages that have content but no path on the site. */
const UNROUTED: ReadonlySet<PageId> = new Set(["farm/best-providers"]);

/** Every page that has default content, in the order of the site. */
export const KNOWN_PAGES: readonly PageId[] = TOP_LEVEL_PAGES.flatMap((page) =>
  isLineOfBusiness(page) ? [page, ...SLUGS[page].map((slug) => `${page}/${slug}`)] : [page],
);

export function isLineOfBusiness(value: string): value is LineOfBusiness {
  return Object.hasOwn(LINES_OF_BUSINESS, value);
}

/** Longest slug in characters. A file name may have 255 bytes, and a shared link should be readable. */
const MAX_SLUG_LENGTH = 80;

/** `farm/index.html` would be a second page for /farm, and Windows reserves the other names for devices. */
const RESERVED_SLUG = /^(?:index|con|prn|aux|nul|com[0-9]|lpt[0-9])$/;

const PAGE_ID = new RegExp(
  `^(?:${TOP_LEVEL_PAGES.join("|")}|(?:${Object.keys(LINES_OF_BUSINESS).join("|")})/([a-z0-9]+(?:-[a-z0-9]+)*))$`,
);

/** Returns whether `id` is a top-level page or an allowed slug of a line of business. The page need not exist. */
export function isPageId(id: string): boolean {
  const match = PAGE_ID.exec(id);
  return match !== null && explainSlug(match[1] ?? "") === undefined;
}

/** Returns why a page cannot have a slug, as the end of a sentence about it, or undefined if it can. */
function explainSlug(slug: string): string | undefined {
  if (slug.length > MAX_SLUG_LENGTH) return `has ${slug.length} characters, but the limit is ${MAX_SLUG_LENGTH}`;
  return RESERVED_SLUG.test(slug) ? "is a reserved name" : undefined;
}

/** Returns why the slug of an id or path is too long or reserved, as a sentence, or undefined if it is not. */
export function explainForbiddenSlug(reference: string): string | undefined {
  const slug = PAGE_ID.exec(trimSlashes(reference))?.[1];
  const reason = slug === undefined ? undefined : explainSlug(slug);
  if (slug === undefined || reason === undefined) return undefined;
  return `The slug "${slug.slice(0, MAX_SLUG_LENGTH)}${slug.length > MAX_SLUG_LENGTH ? "…" : ""}" ${reason}.`;
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

/** Returns the line of business of a coverage page, or undefined for a top-level page. */
export function lineOfBusinessOf(page: PageId): LineOfBusiness | undefined {
  const line = page.slice(0, Math.max(0, page.indexOf("/")));
  return isLineOfBusiness(line) ? line : undefined;
}

/** Orders documents: the site settings first, then the pages by their ids. */
export function compareDocumentIds(a: DocumentId, b: DocumentId): number {
  const [keyA, keyB] = [a, b].map((id) => (id === SITE ? "" : id)) as [string, string];
  return Number(keyA > keyB) - Number(keyA < keyB);
}

/** Returns the path of a page on the site, or undefined if it has none. */
export function pathOf(page: PageId): string | undefined {
  if (UNROUTED.has(page)) return undefined;
  return page === "home" ? "/" : `/${page}`;
}

/** Returns the page with a path on the site. It need not exist. */
export function pageIdAt(path: string): PageId | undefined {
  const id = path === "/" ? "home" : path.slice(1);
  return isPageId(id) && pathOf(id) === path ? id : undefined;
}

/**
 * Returns the page that an input refers to.
 * @param reference an id, a path (`/`, `/commercial/trucking`), or a slug that only one known page has
 * @returns undefined if the reference matches no page
 */
export function resolvePage(reference: string): PageId | undefined {
  if (isPageId(reference)) return reference;
  if (reference.trim() === "/") return "home";
  const id = trimSlashes(reference);
  if (isPageId(id)) return id;
  const matches = KNOWN_PAGES.filter((page) => page.endsWith(`/${id}`));
  return matches.length === 1 ? matches[0] : undefined;
}
