import type { PageContent } from "#schemas/generated/page.ts";
import type { SiteLink } from "#schemas/generated/site.ts";
import { type LineOfBusiness, lineOfPage, type SiteLines } from "#schemas/lines.ts";
import { type PageId, parentOf, pathOf } from "#schemas/page-ids.ts";

export interface CoverageNav {
  label: string;
  /** The overview, and the coverage pages that it links to. */
  links: readonly SiteLink[];
  /** The page itself, if the overview does not link to it. */
  unlisted?: SiteLink;
}

/** Names of the pages that every site has. */
const PAGE_NAMES: Record<string, string> = {
  home: "Home",
  about: "About",
  contact: "Contact Us",
  claims: "Report a Claim",
  privacy: "Privacy Policy",
  terms: "Terms of Service",
  accessibility: "Accessibility",
};

/** Creates the sidebar of a line of business: its overview, then the coverage pages that the overview links to. */
export function createCoverageNav(line: LineOfBusiness, content?: PageContent): CoverageNav {
  const { title: label, overview, page } = line;
  const pages = (content?.coverage?.items ?? []).flatMap(({ title, url = "" }) =>
    parentOf(url.slice(1)) === page ? [{ title, url }] : [],
  );
  return { label, links: [{ title: overview, url: pathOf(page) }, ...pages] };
}

interface NamedPage {
  site: SiteLines;
  content: PageContent;
  /** Sidebar of a coverage page, which names the page. */
  nav?: CoverageNav;
  /** The page that a page of no line is below. */
  parent?: PageContent | undefined;
}

/** Creates the breadcrumbs of a page: Home, the page that it is below, the page. */
export function breadcrumbTrail(id: PageId, { site, content, nav, parent }: NamedPage): SiteLink[] {
  const url = pathOf(id);
  const line = lineOfPage(site, id);
  const own = line?.page === id ? line.overview : PAGE_NAMES[id];
  const title = own ?? nav?.links.find((link) => link.url === url)?.title ?? content.hero.title;
  const above = parentOf(id);
  const ancestors = [
    ...(id === "home" ? [] : [{ title: PAGE_NAMES.home ?? "", url: "/" }]),
    ...(above !== undefined && line !== undefined ? [{ title: line.overview, url: pathOf(above) }] : []),
    ...(above !== undefined && parent !== undefined ? [{ title: parent.hero.title, url: pathOf(above) }] : []),
  ];
  return [...ancestors, { title, url }];
}

/** Returns the `aria-current` value of a link in the main navigation: "page" for the page, "true" for its overview. */
export function ariaCurrent(url: string, path: string): "page" | "true" | undefined {
  if (url === path) return "page";
  return url !== "/" && path.startsWith(url) && path[url.length] === "/" ? "true" : undefined;
}
