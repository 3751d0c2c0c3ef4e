/** Where a page stands among the others: the trail to it and the pages beside it. */
import type { PageContent } from "#schemas/generated/page.ts";
import { LINES_OF_BUSINESS, type LineOfBusiness, lineOfBusinessOf, type PageId, pathOf } from "#schemas/page-ids.ts";

export interface Link {
  title: string;
  url: string;
}

export interface CoverageNav {
  label: string;
  links: readonly Link[];
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

/** The sidebar of a section's coverage pages: the overview, then the pages that the overview leads to. */
export function createCoverageNav(section: LineOfBusiness, overview: PageContent | undefined): CoverageNav {
  const { label, overview: title } = LINES_OF_BUSINESS[section];
  const pages = (overview?.coverage?.items ?? []).flatMap(({ title, url = "" }) =>
    isRouted(url) && lineOfBusinessOf(url.slice(1)) === section ? [{ title, url }] : [],
  );
  return { label, links: [{ title, url: `/${section}` }, ...pages] };
}

/** `nav` with `page` in it: a page that the overview does not lead to stands at the end. */
export function ensureLinked(nav: CoverageNav, page: Link): CoverageNav {
  return nav.links.some(({ url }) => url === page.url) ? nav : { ...nav, links: [...nav.links, page] };
}

/** The trail from the home page: Home > section overview > page. */
export function breadcrumbTrail(id: PageId, content: PageContent, nav?: CoverageNav): Link[] {
  const url = pathOf(id) ?? "/";
  const name = PAGE_NAMES[id] ?? nav?.links.find((link) => link.url === url)?.title ?? content.hero.title;
  const section = lineOfBusinessOf(id);
  const above = id === "home" ? [] : section === undefined ? ["home"] : ["home", section];
  return [
    ...above.map((page) => ({ title: PAGE_NAMES[page] ?? page, url: pathOf(page) ?? "/" })),
    { title: name, url },
  ];
}

/** How a link of the main navigation relates to the page at `path`: it is the page, it leads to its section, or neither. */
export function ariaCurrent(url: string, path: string): "page" | "true" | undefined {
  if (url === path) return "page";
  return url !== "/" && path.startsWith(`${url}/`) ? "true" : undefined;
}

/** The name by which a quote request says which page it came from: 'Home Page', 'Commercial - Cyber Liability Page'. */
export function formatPageSource(id: PageId): string {
  return `${id.split("/").map(titleCase).join(" - ")} Page`;
}

export function titleCase(slug: string): string {
  return slug.replace(
    /(?:^|-)([a-z0-9])/g,
    (match, first: string) => (match.startsWith("-") ? " " : "") + first.toUpperCase(),
  );
}

function isRouted(url: string): boolean {
  return pathOf(url.slice(1)) === url;
}
