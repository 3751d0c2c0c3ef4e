import { currentSite } from "#content/facts/current-site.ts";
import { listQuoteSubjects } from "#content/quote-form/quote-subjects.ts";
import type { PageContent, QuoteSubject } from "#schemas/generated/page.ts";
import type { Site } from "#schemas/generated/site.ts";
import { KNOWN_PAGES, type LineOfBusiness, lineOfBusinessOf, type PageId, pageIdAt } from "#schemas/page-ids.ts";
import { isInsuranceType } from "#schemas/quotes/insurance-types.ts";
import { isRetired } from "#schemas/redirects.ts";
import { deriveHomeSections } from "./home-sections.ts";
import type { MediaIndex, SiteReader } from "./media.ts";
import { breadcrumbTrail, type CoverageNav, createCoverageNav, ensureLinked, type Link } from "./navigation.ts";

/** Everything that a page is rendered from. */
export interface PageModel {
  /** Undefined for an unknown path. */
  id: PageId | undefined;
  path: string;
  content: PageContent;
  site: Site;
  media: MediaIndex | undefined;
  /** Breadcrumbs, from the home page to this page. */
  trail: readonly Link[];
  /** Sidebar, on coverage pages only. */
  coverageNav?: CoverageNav;
  /** ID of the quote subject that links from this page to the contact page name. */
  quoteSubject?: string;
  /** Subjects that a link to the contact page can name, on the contact page only. */
  quoteSubjects?: readonly QuoteSubject[];
}

/** Page that shows the team of another page unless it has one. */
export const ABOUT: PageId = "about";
/** Page whose team it shows. */
export const TEAM_SOURCE: PageId = "home";

/** Loads the page at `path`. Returns undefined if no page there has content. */
export async function loadPage(reader: SiteReader, path: string): Promise<PageModel | undefined> {
  const id = pageIdAt(path);
  if (id === undefined) return undefined;
  const content = await reader.page(id);
  if (content === undefined) return undefined;
  const shared = readShared(reader);
  const line = lineOfBusinessOf(id);
  const page = { id, path, site: await shared.site, media: reader.media };
  if (line === undefined) {
    return {
      ...page,
      content: await completeContent(id, content, reader),
      trail: breadcrumbTrail(id, content),
      ...(isInsuranceType(id) && { quoteSubject: id }),
      ...(id === "contact" && { quoteSubjects: await listQuoteSubjects((other) => reader.page(other)) }),
    };
  }
  const siblings = await shared.coverageNav(line);
  const coverageNav = ensureLinked(siblings, { title: content.hero.title, url: path });
  // A coverage page is a quote subject only if the overview links to it.
  const quoteSubject = coverageNav === siblings ? id : line;
  return { ...page, content, trail: breadcrumbTrail(id, content, coverageNav), coverageNav, quoteSubject };
}

/** Adds what a page shows but does not contain. */
async function completeContent(id: PageId, content: PageContent, reader: SiteReader): Promise<PageContent> {
  if (id === "home") return deriveHomeSections(content);
  if (id !== ABOUT || content.team !== undefined) return content;
  const team = (await reader.page(TEAM_SOURCE))?.team;
  return team === undefined ? content : { ...content, team };
}

/** Loads the error page for `path`. The title depends on whether the page is unknown or has no content. */
export async function loadMissingPage(reader: SiteReader, path: string): Promise<PageModel> {
  const site = await readShared(reader).site;
  const isKnown =
    lineOfBusinessOf(pageIdAt(path) ?? "") !== undefined &&
    KNOWN_PAGES.includes(path.slice(1)) &&
    !isRetired(path.slice(1), site.redirects);
  const title = isKnown ? "Page Not Available" : "Page Not Found";
  const description = isKnown
    ? "We can’t show this page right now. Please try again later, or call us."
    : "The page you are looking for may have been moved, deleted, or never existed.";
  return {
    id: isKnown ? path.slice(1) : undefined,
    path,
    content: { meta: { title, description, noIndex: true }, hero: { title, description } },
    site,
    media: reader.media,
    trail: [],
  };
}

const sharedByReader = new WeakMap<SiteReader, ReturnType<typeof shareContent>>();

/** Returns the shared content of a reader. Each reader reads it once, since rendering the site asks for it on every page. */
function readShared(reader: SiteReader) {
  const shared = sharedByReader.get(reader) ?? shareContent(reader);
  sharedByReader.set(reader, shared);
  return shared;
}

function shareContent(reader: SiteReader) {
  const navs = new Map<LineOfBusiness, Promise<CoverageNav>>();
  return {
    site: reader.site().then((site) => currentSite(site, new Date())),
    coverageNav(line: LineOfBusiness): Promise<CoverageNav> {
      const nav = navs.get(line) ?? reader.page(line).then((overview) => createCoverageNav(line, overview));
      navs.set(line, nav);
      return nav;
    },
  };
}
