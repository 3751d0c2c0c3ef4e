/** Writes the files that describe the site as a whole: sitemap, robots.txt, llms.txt, security.txt, web manifest, host headers and redirects. */
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { writeFileAtomic } from "#content/platform/write-file-atomic.ts";
import type { Site } from "#schemas/generated/site.ts";
import type { InlineHashes } from "#schemas/headers/csp.ts";
import { createNetlifyHeaders } from "#schemas/headers/netlify-headers.ts";
import { type PageId, pathOf } from "#schemas/page-ids.ts";
import type { SiteReader } from "#site/page-model/media.ts";
import { securityTxtExpiry } from "#site/seo/security-txt.ts";
import { type Listing, siteFiles, toListing } from "#site/seo/site-files.ts";
import type { SiteFolders } from "../folders.ts";
import { publishedRedirects, REDIRECTS_PATH } from "../published-redirects.ts";
import { writeIfDifferent } from "./render-routes.ts";

export interface SiteFilesOptions extends Pick<SiteFolders, "out"> {
  reader: SiteReader;
  inlineHashes: InlineHashes;
  /** Listings of the pages that were just rendered. */
  rendered: readonly Listing[];
  /** Returns whether the page at an address is unchanged since the files were last written. */
  isCurrent(path: string): boolean;
  /** Write nothing if the input of the files is unchanged. */
  onlyChanged: boolean;
  /** No page was added or removed since the files were last written. */
  hasSamePages?: boolean;
}

/** Input of the files. A copy of it is kept beside the site's folder, so that unchanged pages are not read again. */
interface SiteFilesInput {
  /** Time after which security.txt is no longer valid. */
  expires?: string;
  inlineHashes?: InlineHashes;
  site?: Site;
  pages: Listing[];
}

/**
 * Writes each file whose text differs.
 * @returns the addresses of the written files
 */
export async function writeSiteFiles(options: SiteFilesOptions): Promise<string[]> {
  const { reader, inlineHashes, out, rendered, onlyChanged, hasSamePages = false } = options;
  const inputFile = `${resolve(out)}.listings.json`;
  const previous = existsSync(inputFile) ? readFileSync(inputFile, "utf8") : '{"pages":[]}';
  const site = await reader.site();
  const expires = securityTxtExpiry(new Date());
  const start = JSON.stringify({ expires, inlineHashes, site } satisfies Omit<SiteFilesInput, "pages">).slice(0, -1);
  if (onlyChanged && hasSamePages && previous.startsWith(start) && includesAll(previous, rendered)) return [];
  const { pages: previousPages }: SiteFilesInput = JSON.parse(previous);
  const pages = await listPages(options, previousPages);
  const input = JSON.stringify({ expires, inlineHashes, site, pages } satisfies SiteFilesInput);
  if (onlyChanged && input === previous) return [];

  const files = {
    ...siteFiles(site, pages, expires),
    "/_headers": createNetlifyHeaders(inlineHashes),
    [REDIRECTS_PATH]: publishedRedirects(
      site,
      pages.map(({ path }) => path),
    ),
  };
  const written = Object.entries(files).flatMap(([path, text]) => {
    const file = join(out, path);
    mkdirSync(dirname(file), { recursive: true });
    if (text === undefined) rmSync(file, { force: true });
    return text !== undefined && writeIfDifferent(file, text) ? [path] : [];
  });
  // Written last, so that an interrupted run is repeated.
  writeFileAtomic(inputFile, input);
  return written;
}

/** Number of listings up to which searching the text of the input is faster than parsing it. */
const MAX_SEARCHES = 50;

/** Returns true only if the input contains these listings. */
function includesAll(input: string, listings: readonly Listing[]): boolean {
  return listings.length <= MAX_SEARCHES && listings.every((listing) => input.includes(JSON.stringify(listing)));
}

/** Lists the pages that have an address. Reads only those that are neither rendered nor known from the last run. */
async function listPages(
  { reader, rendered, isCurrent }: SiteFilesOptions,
  previousPages: readonly Listing[],
): Promise<Listing[]> {
  const known = new Map(
    [...previousPages.filter(({ path }) => isCurrent(path)), ...rendered].map((page) => [page.path, page]),
  );
  const pages: Listing[] = [];
  for (const id of await reader.pages()) {
    const page = known.get(pathOf(id) ?? "") ?? (await readListing(reader, id));
    if (page !== undefined) pages.push(page);
  }
  return pages;
}

/** @returns undefined if the page has no address or no content */
async function readListing(reader: SiteReader, id: PageId): Promise<Listing | undefined> {
  const path = pathOf(id);
  const content = path === undefined ? undefined : await reader.page(id);
  return path !== undefined && content !== undefined ? toListing(path, content) : undefined;
}
