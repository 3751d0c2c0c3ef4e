/** What a page is rendered from. Everything that pages share is read once for each reader. */
import type { PageContent } from "#schemas/generated/page.ts";
import type { Site } from "#schemas/generated/site.ts";
import {
  isPageId,
  KNOWN_PAGES,
  type LineOfBusiness,
  lineOfBusinessOf,
  type PageId,
  pathOf,
} from "#schemas/page-ids.ts";
import { deriveHomeSections } from "./home-sections.ts";
import type { MediaIndex, SiteReader } from "./media.ts";
import { breadcrumbTrail, type Link, type CoverageNav, createCoverageNav, ensureLinked } from "./navigation.ts";

export interface PageModel {
  /** Undefined where the address names no page. */
  id: PageId | undefined;
  path: string;
  content: PageContent;
  site: Site;
  /** The pictures that content can name. */
  media: MediaIndex | undefined;
  /** From the home page to this one. */
  trail: readonly Link[];
  /** The pages of the section, on a coverage page. */
  coverageNav?: CoverageNav;
}

/** The page shown at `path`, or undefined where none has content. */
export async function loadPage(reader: SiteReader, path: string): Promise<PageModel | undefined> {
  const id = pageIdAt(path);
  if (id === undefined) return undefined;
  const content = await reader.page(id);
  if (content === undefined) return undefined;
  const { site, navOf } = shared(reader);
  const section = lineOfBusinessOf(id);
  const page = { id, path, site: await site, media: reader.media };
  if (section === undefined) {
    return {
      ...page,
      content: id === "home" ? deriveHomeSections(content) : content,
      trail: breadcrumbTrail(id, content),
    };
  }
  const sectionNav = ensureLinked(await navOf(section), { title: content.hero.title, url: path });
  return { ...page, content, trail: breadcrumbTrail(id, content, sectionNav), coverageNav: sectionNav };
}

/** The page that stands in at `path` where none has content. */
export async function loadMissingPage(reader: SiteReader, path: string): Promise<PageModel> {
  const section = lineOfBusinessOf(pageIdAt(path) ?? "");
  const isKnown = section !== undefined && KNOWN_PAGES.includes(path.slice(1));
  const title = isKnown ? "Page Not Available" : "Page Not Found";
  const description = isKnown
    ? "We cannot show this page at the moment. Please try again later, or call us."
    : "The page you are looking for may have been moved, deleted, or never existed.";
  return {
    id: isKnown ? path.slice(1) : undefined,
    path,
    content: { meta: { title, description, noIndex: true }, hero: { title, description } },
    site: await shared(reader).site,
    media: reader.media,
    trail: [],
  };
}

function pageIdAt(path: string): PageId | undefined {
  const id = path === "/" ? "home" : path.slice(1);
  return isPageId(id) && pathOf(id) === path ? id : undefined;
}

interface Shared {
  site: Promise<Site>;
  navOf(section: LineOfBusiness): Promise<CoverageNav>;
}

const sharedByReader = new WeakMap<SiteReader, Shared>();

function shared(reader: SiteReader): Shared {
  const known = sharedByReader.get(reader);
  if (known !== undefined) return known;
  const navs = new Map<LineOfBusiness, Promise<CoverageNav>>();
  const created: Shared = {
    site: reader.site(),
    navOf(section) {
      const nav = navs.get(section) ?? reader.page(section).then((overview) => createCoverageNav(section, overview));
      navs.set(section, nav);
      return nav;
    },
  };
  sharedByReader.set(reader, created);
  return created;
}
