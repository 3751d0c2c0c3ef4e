/** The pages of the site: which exist, where each is shown, and how a page may be named in an input. */

/** A top-level page, or `<section>/<slug>`. */
export type PageId = string;

/** What an import can change: a page, or the facts of the agency. */
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

/** The sections that hold coverage pages: label of the sidebar, label of the overview in it and in breadcrumbs. */
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

/** Pages that have content and no address of their own. */
const UNROUTED: ReadonlySet<PageId> = new Set(["farm/best-providers"]);

/** Every page the agency starts with, in the order of the site. */
export const KNOWN_PAGES: readonly PageId[] = TOP_LEVEL_PAGES.flatMap((page) =>
  isLineOfBusiness(page) ? [page, ...SLUGS[page].map((slug) => `${page}/${slug}`)] : [page],
);

export function isLineOfBusiness(value: string): value is LineOfBusiness {
  return Object.hasOwn(LINES_OF_BUSINESS, value);
}

const PAGE_ID = new RegExp(
  `^(?:${TOP_LEVEL_PAGES.join("|")}|(?:${Object.keys(LINES_OF_BUSINESS).join("|")})/[a-z0-9]+(?:-[a-z0-9]+)*)$`,
);

/** Whether `id` could name a page: a top-level page, or a well-formed slug in a section that has them. */
export function isPageId(id: string): boolean {
  return PAGE_ID.test(id);
}

/** The section that a coverage page belongs to, or undefined for a top-level page. */
export function lineOfBusinessOf(page: PageId): LineOfBusiness | undefined {
  const [section = "", slug] = page.split("/");
  return slug !== undefined && isLineOfBusiness(section) ? section : undefined;
}

/** The address of a page on the site, or undefined where it has none. */
export function pathOf(page: PageId): string | undefined {
  if (UNROUTED.has(page)) return undefined;
  return page === "home" ? "/" : `/${page}`;
}

/**
 * The page that an input means by `reference`: an id, an address (`/`, `/commercial/trucking`), or a slug that only
 * one known page has. Answers undefined where it names none.
 */
export function resolvePage(reference: string): PageId | undefined {
  if (isPageId(reference)) return reference;
  const trimmed = reference.trim();
  if (trimmed === "/") return "home";
  const id = trimmed.replace(/^\/+|\/+$/g, "");
  if (isPageId(id)) return id;
  const named = KNOWN_PAGES.filter((page) => page.endsWith(`/${id}`));
  return named.length === 1 ? named[0] : undefined;
}
