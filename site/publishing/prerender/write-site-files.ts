/** Writes the files that describe the site as a whole: sitemap, robots.txt, llms.txt, security.txt, web manifest, host headers and redirects. */
import { hash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { ifExists } from "#content/platform/file-error.ts";
import { writeFileAtomic } from "#content/platform/write-file-atomic.ts";
import { resolveTheme } from "#content/theme/resolve-theme.ts";
import type { Site } from "#schemas/generated/site.ts";
import type { InlineHashes } from "#schemas/headers/csp.ts";
import { createNetlifyHeaders } from "#schemas/headers/security-headers.ts";
import { pathOf } from "#schemas/page-ids.ts";
import { effectiveRedirects, formatRedirects } from "#schemas/redirects.ts";
import type { SiteReader } from "#site/page-model/media.ts";
import { type Listing, LLMS_PATH, llmsLink, securityTxtExpiry, siteFiles, toListing } from "#site/seo/site-files.ts";
import { renderLineStyles, renderThemeStyles } from "#site/styles/content-styles.ts";
import type { SiteFolders } from "../routes.ts";
import { writeIfDifferent } from "./page-writer.ts";

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

/** Writes each file whose text differs, and returns the addresses of the written files. */
export async function writeSiteFiles(options: SiteFilesOptions): Promise<string[]> {
  const { reader, inlineHashes, out, rendered, onlyChanged, hasSamePages = false } = options;
  const inputFile = `${resolve(out)}.listings.json`;
  const llms = readIfExists(join(out, LLMS_PATH));
  // A build of the site's code deletes the files, but not the input.
  const previous = (llms && readIfExists(inputFile)) ?? "";
  const site = await reader.site();
  const theme = resolveTheme(await reader.theme());
  const shown = { theme, site, media: reader.media };
  const ownStyles = [renderThemeStyles(shown), renderLineStyles(shown)].map((text) => hash("sha256", text, "base64"));
  const expires = securityTxtExpiry(new Date());
  // Input of the files besides the pages. A copy of it, with a line for each page, is kept beside the site's folder, so that
  // unchanged pages are not read again.
  const start = `${JSON.stringify({ expires, inlineHashes, site, ownStyles })}\n`;
  const isSameStart = onlyChanged && hasSamePages && previous.startsWith(start);
  const update = isSameStart ? updateListings(previous, rendered, site, llms) : undefined;
  const pages = update === undefined ? await listPages(options, previous) : [];
  const input = update?.input ?? start + pages.map(toLine).join("");
  if (onlyChanged && input === previous) return [];

  const paths = pages.map(({ path }) => path);
  const files = update?.files ?? {
    ...siteFiles(site, theme, pages, expires),
    "/_headers": createNetlifyHeaders({ ...inlineHashes, styles: [...inlineHashes.styles, ...ownStyles] }),
    [REDIRECTS_PATH]: publishedRedirects(site, paths),
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

function toLine(listing: Listing): string {
  return `${JSON.stringify(listing)}\n`;
}

function readIfExists(file: string): string | undefined {
  return ifExists(() => readFileSync(file, "utf8"));
}

/** Address of the file with the redirects, which hosts read and never serve. */
export const REDIRECTS_PATH = "/_redirects";

/** Returns the text of the file with the redirects, or undefined for a site without any. */
export function publishedRedirects({ redirects = {} }: Site, paths: readonly string[]): string | undefined {
  const live = new Set(paths);
  return formatRedirects(effectiveRedirects(redirects, (path) => live.has(path)));
}

/** Number of listings up to which searching their lines is faster than writing all files again. */
const MAX_SEARCHES = 50;

/** Replaces lines in the input and in llms.txt, the only file that shows a title or a description, if nothing else changed. */
function updateListings(previous: string, listings: readonly Listing[], site: Site, llms: string | undefined) {
  if (listings.length > MAX_SEARCHES) return undefined;
  const texts = { input: previous, llms };
  for (const after of listings) {
    const start = previous.indexOf(`\n{"path":${JSON.stringify(after.path)},`) + 1;
    const line = previous.slice(start, previous.indexOf("\n", start) + 1);
    if (line === toLine(after)) continue;
    if (start === 0 || texts.llms === undefined) return undefined;
    const before: Listing = JSON.parse(line);
    if (before.noIndex || after.noIndex || before.canonical !== after.canonical) return undefined;
    const changed = replaceLine(texts.llms, llmsLink(before, site), llmsLink(after, site));
    if (changed === undefined) return undefined;
    texts.llms = changed;
    texts.input = texts.input.replace(line, () => toLine(after));
  }
  return { input: texts.input, files: { [LLMS_PATH]: texts.llms } };
}

/** Returns undefined unless the line occurs once. Both lines end with a line break. */
function replaceLine(text: string, before: string, after: string): string | undefined {
  const start = text.indexOf(`\n${before}`) + 1;
  if (start === 0 || text.includes(`\n${before}`, start)) return undefined;
  return text.slice(0, start) + after + text.slice(start + before.length);
}

/** Lists the pages that have an address. Reads only those that are neither rendered nor known from the last run. */
async function listPages(options: SiteFilesOptions, previous: string): Promise<Listing[]> {
  const { reader, rendered, isCurrent } = options;
  const listings: Listing[] = JSON.parse(`[${previous.split("\n").slice(1, -1).join(",")}]`);
  const current = listings.filter(({ path }) => isCurrent(path));
  const known = new Map([...current, ...rendered].map((page) => [page.path, page]));
  const pages: Listing[] = [];
  for (const id of await reader.pages()) {
    const path = pathOf(id);
    const content = known.has(path) ? undefined : await reader.page(id);
    const page = content === undefined ? known.get(path) : toListing(path, content);
    if (page !== undefined) pages.push(page);
  }
  return pages;
}
