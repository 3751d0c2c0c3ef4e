/** The routes of the site: where their files are, and what each is made of. */
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { shortHash } from "#content/platform/short-hash.ts";
import type { ContentReader, FingerprintedReader } from "#content/store/content-store.ts";
import { type DocumentId, isLineOfBusiness, lineOfBusinessOf, type PageId, pathOf, SITE } from "#schemas/page-ids.ts";
import type { MediaIndex, SiteReader } from "../page-model/media.ts";

/** Routes that are no pages of the content, with their status: the facts of the agency are all that they show of it. */
const FIXED_ROUTES: Readonly<Record<string, number>> = { "/404": 404, "/admin": 200 };

/** Whether a route is a page of the content. */
export function isPage(path: string): boolean {
  return !Object.hasOwn(FIXED_ROUTES, path);
}

export function statusOf(path: string): number {
  return FIXED_ROUTES[path] ?? 200;
}

/** `/farm` is `farm.html`: hosts then answer it without sending the visitor on to `/farm/`. */
export function htmlPath(out: string, path: string): string {
  return join(out, path === "/" ? "index.html" : `${path.slice(1)}.html`);
}

/** What the routes of a site were rendered from. */
export interface Fingerprints {
  /** Of what all of them share. */
  common: string;
  /** By address, of what each has of its own. */
  routes: Record<string, string>;
}

/** What a page is made of beside the facts of the agency, which all routes show: its content and its section's overview. */
function sourcesOf(page: PageId): DocumentId[] {
  const section = lineOfBusinessOf(page);
  return section === undefined ? [page] : [section, page];
}

/** @param code of what renders them, as `digestOfCode` tells it */
export function fingerprintRoutes(
  reader: FingerprintedReader & SiteReader,
  pages: readonly PageId[],
  code: string,
): Fingerprints {
  const sources = reader.fingerprints([...new Set(pages.flatMap(sourcesOf))]);
  const routes: Fingerprints["routes"] = {};
  for (const path in FIXED_ROUTES) routes[path] = "";
  for (const page of pages) {
    const path = pathOf(page);
    if (path !== undefined)
      routes[path] = sourcesOf(page)
        .map((id) => sources.get(id))
        .join(" / ");
  }
  return { common: commonFingerprint(reader, reader.media, code), routes };
}

/** All routes share the facts of the agency, the pictures, the year and the code. */
export function commonFingerprint(reader: FingerprintedReader, media: MediaIndex | undefined, code: string): string {
  const pictures = shortHash(JSON.stringify([...(media ?? [])]));
  return [code, new Date().getFullYear(), reader.fingerprints([SITE]).get(SITE), pictures].join(" ");
}

export async function codeFingerprint(root: string): Promise<string> {
  const folder = join(root, "dist/server");
  const hash = createHash("sha256");
  for (const name of (await readdir(folder, { recursive: true })).sort()) {
    if (/\.m?js$/.test(name)) hash.update(await readFile(join(folder, name)));
  }
  return hash.digest("base64url").slice(0, 16);
}

/** The addresses that a change of documents has to do with. */
export interface AffectedRoutes {
  /** Of what is made of them. */
  rendered: string[];
  /** Of pages that are gone. */
  removed: string[];
}

/** @param reader answers as the documents are after the change */
export async function affectedRoutes(documents: readonly DocumentId[], reader: ContentReader): Promise<AffectedRoutes> {
  const changed = new Set(documents);
  const isEverything = changed.delete(SITE);
  const isOverview = documents.some(isLineOfBusiness);
  // A store can have thousands of pages: they are listed only where more than the changed ones may be meant.
  const others = isEverything || isOverview ? await reader.pages() : [];
  const touched: AffectedRoutes = { rendered: isEverything ? Object.keys(FIXED_ROUTES) : [], removed: [] };
  for (const page of new Set([...changed, ...others])) {
    const path = pathOf(page);
    if (path === undefined || !(isEverything || sourcesOf(page).some((id) => changed.has(id)))) continue;
    const isGone = changed.has(page) && (await reader.page(page)) === undefined;
    touched[isGone ? "removed" : "rendered"].push(path);
  }
  return touched;
}
