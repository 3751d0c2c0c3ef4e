/** The files of the site as a whole, and what is remembered for them of pages that are not rendered anew. */
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { writeFileAtomic } from "#content/platform/write-file-atomic.ts";
import type { Site } from "#schemas/generated/site.ts";
import type { InlineHashes } from "#schemas/headers/csp.ts";
import { createNetlifyHeaders } from "#schemas/headers/netlify-headers.ts";
import { type PageId, pathOf } from "#schemas/page-ids.ts";
import type { SiteReader } from "#site/page-model/media.ts";
import { type Listing, listingOf, siteFiles } from "#site/seo/site-files.ts";
import { writeIfDifferent } from "./render-routes.ts";

export interface SiteFilesOptions {
  reader: SiteReader;
  policy: InlineHashes;
  /** The folder of the static site. */
  out: string;
  /** Of the pages that were rendered just now. */
  rendered: readonly Listing[];
  /** Whether the page at this address is what it was when the files were written last. */
  isCurrent(path: string): boolean;
  /** Write nothing where the files were made of the same before. */
  onlyChanged: boolean;
}

/** What the files are made of. */
interface Source {
  policy?: InlineHashes;
  site?: Site;
  pages: Listing[];
}

/**
 * Writes those that are not what follows from the content.
 * @returns their addresses
 */
export async function writeSiteFiles(options: SiteFilesOptions): Promise<string[]> {
  const { reader, policy, out, rendered, isCurrent, onlyChanged } = options;
  const memory = `${resolve(out)}.listings.json`;
  const remembered = existsSync(memory) ? readFileSync(memory, "utf8") : '{"pages":[]}';
  const { pages: before }: Source = JSON.parse(remembered);
  const known = new Map(
    [...before.filter(({ path }) => isCurrent(path)), ...rendered].map((page) => [page.path, page]),
  );
  const pages: Listing[] = [];
  for (const id of await reader.pages()) {
    const page = known.get(pathOf(id) ?? "") ?? (await listingIn(reader, id));
    if (page !== undefined) pages.push(page);
  }
  const site = await reader.site();
  const source = JSON.stringify({ policy, site, pages } satisfies Source);
  if (onlyChanged && source === remembered) return [];
  const files = { ...siteFiles(site, pages), "/_headers": createNetlifyHeaders(policy) };
  const written = Object.entries(files).flatMap(([path, text]) => {
    const file = join(out, path);
    if (text === undefined) rmSync(file, { force: true });
    return text !== undefined && writeIfDifferent(file, text) ? [path] : [];
  });
  // Last, so that what is interrupted is done again.
  writeFileAtomic(memory, source);
  return written;
}

/** Undefined where the page has no address. */
async function listingIn(reader: SiteReader, id: PageId): Promise<Listing | undefined> {
  const path = pathOf(id);
  const content = path === undefined ? undefined : await reader.page(id);
  return path !== undefined && content !== undefined ? listingOf(path, content) : undefined;
}
