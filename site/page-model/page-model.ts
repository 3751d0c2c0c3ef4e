import { currentSite } from "#content/facts/current-site.ts";
import { listQuoteSubjects } from "#content/quote-form/quote-subjects.ts";
import { kindOfPage, listRequestKinds, SERVICE } from "#content/quote-form/request-kinds.ts";
import { type ResolvedTheme, resolveTheme } from "#content/theme/resolve-theme.ts";
import type { Hero, PageContent, QuoteSubject } from "#schemas/generated/page.ts";
import type { Site, SiteLink } from "#schemas/generated/site.ts";
import { type LineOfBusiness, lineOfCoverage, lineOfPage } from "#schemas/lines.ts";
import { FIXED_PAGES, type PageId, pageIdAt, parentOf, pathOf } from "#schemas/page-ids.ts";
import { isRetired } from "#schemas/redirects.ts";
import type { Overrides } from "#site/slots/slots.ts";
import { deriveHomeSections } from "./home-sections.ts";
import type { MediaIndex, SiteReader } from "./media.ts";
import { breadcrumbTrail, type CoverageNav, createCoverageNav } from "./navigation.ts";

/** Key of a page's content that is shown as one part of the page. */
export type SectionName = Exclude<keyof PageContent, "layout" | "meta" | "sample" | "unmapped">;

/** Props of a section's component. It is rendered only if the page has content for it. */
export interface PageSectionProps<Name extends SectionName> {
  content: NonNullable<PageContent[Name]>;
  page: PageModel;
}

export type SceneName = NonNullable<Hero["scene"]>;

/** Everything that a page is rendered from. */
export interface PageModel {
  /** Undefined for an unknown path. */
  id: PageId | undefined;
  path: string;
  content: PageContent;
  site: Site;
  media: MediaIndex | undefined;
  /** Parts that the agency's own files add. */
  overrides?: Overrides | undefined;
  theme: ResolvedTheme;
  /** The line of business of an overview or a coverage page. */
  line?: LineOfBusiness | undefined;
  /** Breadcrumbs, from the home page to this page. */
  trail: readonly SiteLink[];
  /** Sidebar, on coverage pages only. */
  coverageNav?: CoverageNav;
  /** ID of the quote subject that links from this page to the contact page name. */
  quoteSubject?: string;
  /** Path of the page that asks for ID cards, if the site has it. Only pages of no line of business know it. */
  idCardPath?: string;
  /** Subjects that a link to the contact page can name, on the contact page only. */
  quoteSubjects?: readonly QuoteSubject[];
}

/** Page that shows the team of another page unless it has one. */
export const ABOUT: PageId = "about";
/** Page that asks for ID cards. */
export const ID_CARD: PageId = "service/auto-id-card";
/** Page whose team it shows. */
export const TEAM_SOURCE: PageId = "home";

/** Returns whether the form of a page is beside its headline: the quote form, and those of other kinds of requests. */
export function hasLeadingForm({ id, content }: Pick<PageModel, "id" | "content">): boolean {
  return id !== undefined && (id === "contact" || kindOfPage(id, content) !== undefined);
}

/** Returns the drawing of a page: its own, that of its line of business, or the horizon. */
export function sceneOf({ content, line }: Pick<PageModel, "content" | "line">): SceneName {
  return content.hero.scene ?? line?.scene ?? "horizon";
}

/** Loads the page at `path`. Returns undefined if no page there has content. */
export async function loadPage(reader: SiteReader, path: string): Promise<PageModel | undefined> {
  const id = pageIdAt(path);
  if (id === undefined) return undefined;
  const content = await reader.page(id);
  if (content === undefined) return undefined;
  const shared = readShared(reader);
  const site = await shared.site;
  if (site.unrouted?.includes(id)) return undefined;
  const line = lineOfPage(site, id);
  const { media, overrides } = reader;
  const page = { id, path, site, theme: await shared.theme, line, media, overrides };
  if (line === undefined || line.page === id) {
    const above = parentOf(id);
    const parent = above === undefined ? undefined : await reader.page(above);
    return {
      ...page,
      content: await completeContent(id, content, reader, site),
      trail: breadcrumbTrail(id, { site, content, parent }),
      ...(line && { quoteSubject: line.id }),
      ...(content.carriers && (await reader.page(ID_CARD)) && { idCardPath: pathOf(ID_CARD) }),
      ...(id === "contact" && { quoteSubjects: await listQuoteSubjects(site, (other) => reader.page(other)) }),
    };
  }
  const siblings = await shared.coverageNav(line);
  const isListed = siblings.links.some(({ url }) => url === path);
  const coverageNav = isListed ? siblings : { ...siblings, unlisted: { title: content.hero.title, url: path } };
  // A coverage page is a quote subject only if the overview links to it.
  const quoteSubject = isListed ? id : line.id;
  const trail = breadcrumbTrail(id, { site, content, nav: coverageNav });
  return { ...page, content, trail, coverageNav, quoteSubject };
}

/** Adds what a page shows but does not contain. */
async function completeContent(id: PageId, content: PageContent, reader: SiteReader, site: Site): Promise<PageContent> {
  if (id === "home") return deriveHomeSections(content, site);
  if (id === SERVICE) return { ...content, services: await listServices(content, reader) };
  if (id !== ABOUT || content.team !== undefined) return content;
  const team = (await reader.page(TEAM_SOURCE))?.team;
  return team === undefined ? content : { ...content, team };
}

/** Adds the kinds of requests that the list of the page does not link to. */
async function listServices({ services }: PageContent, reader: SiteReader) {
  const { items = [], ...list } = services ?? {};
  const missing = (await listRequestKinds(reader)).filter(({ page }) => !items.some(({ url }) => url === pathOf(page)));
  return { ...list, items: [...items, ...missing.map(({ title, page }) => ({ title, url: pathOf(page) }))] };
}

/** Loads the error page for `path`. The title depends on whether the page is unknown or has no content. */
export async function loadMissingPage(reader: SiteReader, path: string): Promise<PageModel> {
  const shared = readShared(reader);
  const site = await shared.site;
  const id = pageIdAt(path);
  const isKnown = id !== undefined && !isRetired(id, site.redirects) && (await isExpected(id, shared));
  const title = isKnown ? "Page Not Available" : "Page Not Found";
  const description = isKnown
    ? "We can’t show this page right now. Please try again later, or call us."
    : "The page you are looking for may have been moved, deleted, or never existed.";
  return {
    id: isKnown ? id : undefined,
    path,
    content: { meta: { title, description, noIndex: true }, hero: { title, description } },
    site,
    line: isKnown ? lineOfCoverage(site, id) : undefined,
    theme: await shared.theme,
    media: reader.media,
    overrides: reader.overrides,
    trail: [],
  };
}

/** Returns whether a page should have content: every site has it, it is an overview, or the overview of its line links to it. */
async function isExpected(id: PageId, { site, coverageNav }: ReturnType<typeof shareContent>): Promise<boolean> {
  const line = lineOfPage(await site, id);
  if (line === undefined) return FIXED_PAGES.has(id);
  return (await coverageNav(line)).links.some(({ url }) => url === `/${id}`);
}

const sharedByReader = new WeakMap<SiteReader, ReturnType<typeof shareContent>>();

/** Returns the shared content of a reader. Each reader reads it once, since rendering the site asks for it on every page. */
function readShared(reader: SiteReader) {
  const shared = sharedByReader.get(reader) ?? shareContent(reader);
  sharedByReader.set(reader, shared);
  return shared;
}

function shareContent(reader: SiteReader) {
  const navs = new Map<string, Promise<CoverageNav>>();
  return {
    theme: reader.theme().then(resolveTheme),
    site: reader.site().then((site) => currentSite(site, new Date())),
    coverageNav(line: LineOfBusiness): Promise<CoverageNav> {
      const nav = navs.get(line.id) ?? reader.page(line.page).then((overview) => createCoverageNav(line, overview));
      navs.set(line.id, nav);
      return nav;
    },
  };
}
