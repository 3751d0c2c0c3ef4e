import type { PageContent } from "#schemas/generated/page.ts";
import { LINES_OF_BUSINESS, type LineOfBusiness, lineOfBusinessOf, type PageId, pathOf } from "#schemas/page-ids.ts";

export interface Link {
  title: string;
  url: string;
}

export interface CoverageNav {
  label: string;
  /** The overview, and the coverage pages that it links to. */
  links: readonly Link[];
  /** The page itself, if the overview does not link to it. */
  unlisted?: Link;
}

const PAGE_NAMES: Record<string, string> = {
  home: "Home",
  about: "About",
  commercial: LINES_OF_BUSINESS.commercial.overview,
  farm: LINES_OF_BUSINESS.farm.overview,
  personal: LINES_OF_BUSINESS.personal.overview,
  medicare: "Medicare",
  contact: "Contact Us",
  claims: "Report a Claim",
  privacy: "Privacy Policy",
  terms: "Terms of Service",
  accessibility: "Accessibility",
};

/** Creates the sidebar of a line of business: its overview, then the coverage pages that the overview links to. */
export function createCoverageNav(line: LineOfBusiness, overview: PageContent | undefined): CoverageNav {
  const { label, overview: overviewTitle } = LINES_OF_BUSINESS[line];
  const pages = (overview?.coverage?.items ?? []).flatMap(({ title, url = "" }) =>
    pathOf(url.slice(1)) === url && lineOfBusinessOf(url.slice(1)) === line ? [{ title, url }] : [],
  );
  return { label, links: [{ title: overviewTitle, url: `/${line}` }, ...pages] };
}

/** Adds a link to `page` if the sidebar has none, which happens if the overview does not link to the page. */
export function ensureLinked(nav: CoverageNav, page: Link): CoverageNav {
  return nav.links.some(({ url }) => url === page.url) ? nav : { ...nav, unlisted: page };
}

/**
 * Creates the breadcrumbs of a page: Home, the overview of its line of business, the page.
 * @param nav sidebar of a coverage page, which names the page
 */
export function breadcrumbTrail(id: PageId, content: PageContent, nav?: CoverageNav): Link[] {
  const url = pathOf(id) ?? "/";
  const title = PAGE_NAMES[id] ?? nav?.links.find((link) => link.url === url)?.title ?? content.hero.title;
  const line = lineOfBusinessOf(id);
  const ancestors = id === "home" ? [] : line === undefined ? ["home"] : ["home", line];
  return [...ancestors.map((page) => ({ title: PAGE_NAMES[page] ?? page, url: pathOf(page) ?? "/" })), { title, url }];
}

/**
 * Returns the `aria-current` value of a link in the main navigation: "page" for the current page, "true" for the
 * overview of the current page.
 */
export function ariaCurrent(url: string, path: string): "page" | "true" | undefined {
  if (url === path) return "page";
  return url !== "/" && path.startsWith(`${url}/`) ? "true" : undefined;
}
