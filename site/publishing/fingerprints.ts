/** Fingerprints of routes: while the fingerprint of a route is the same, so is its HTML. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { scheduleState } from "#content/facts/current-site.ts";
import { createPause } from "#content/platform/event-loop.ts";
import { shortHash } from "#content/platform/short-hash.ts";
import { SERVICE } from "#content/quote-form/request-kinds.ts";
import type { ContentReader, StoredContentReader } from "#content/store/content-store.ts";
import type { Site } from "#schemas/generated/site.ts";
import {
  type DocumentId,
  FIXED_PAGES,
  isSettings,
  type PageId,
  parentOf,
  pathOf,
  resolvePage,
  SETTINGS,
} from "#schemas/page-ids.ts";
import type { MediaIndex, SiteReader } from "../page-model/media.ts";
import { ABOUT, ID_CARD, TEAM_SOURCE } from "../page-model/page-model.ts";
import { hashOverrides } from "./overrides/load-overrides.ts";
import { FIXED_ROUTES, isPage, type SiteFolders } from "./routes.ts";

export type Fingerprints = Awaited<ReturnType<typeof fingerprintRoutes>>;

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

export interface AffectedRoutes {
  /** Routes to render again. */
  rendered: string[];
  /** Pages that no longer exist. */
  removed: string[];
}

/** Returns whether a page can be the overview of a line of business, whose coverage pages are subjects of the quote form. */
function mayBeOverview(document: DocumentId): boolean {
  return !isSettings(document) && parentOf(document) === undefined && !FIXED_PAGES.has(document);
}

/** Returns whether pages show a document besides its own page. */
export function isShownByOthers(document: DocumentId): boolean {
  return document === TEAM_SOURCE || parentOf(document) === SERVICE || mayBeOverview(document);
}

/**
 * Returns whether a route shows a document: the site settings, its own page, the page that it is below, from which its
 * navigation takes the titles of sibling pages, and what the contact page, the page about the agency and the page for clients
 * take from others.
 */
export function showsDocument(path: string, document: DocumentId): boolean {
  const page = isPage(path) ? resolvePage(path) : undefined;
  if (isSettings(document) || page === undefined) return isSettings(document);
  return (
    document === page ||
    document === parentOf(page) ||
    // Any page of no line of business can list the carriers, whose clients it leads there.
    (document === ID_CARD && parentOf(page) === undefined) ||
    (page === ABOUT && document === TEAM_SOURCE) ||
    (page === SERVICE && parentOf(document) === SERVICE) ||
    (page === CONTACT && mayBeOverview(document))
  );
}

const CONTACT: PageId = "contact";

/**
 * Returns the fingerprint of what all routes share and, by address, that of each route's own document. It must precede
 * every other use of the reader, so that an edit in between makes the route outdated.
 */
export async function fingerprintRoutes(reader: StoredContentReader & SiteReader, code: string) {
  // Must precede the list of pages, which depends on the site settings.
  const common = await commonFingerprint(reader, { media: reader.media, code, now: new Date() });
  const routes = new Map(Object.keys(FIXED_ROUTES).map((path) => [path, ""]));
  for (const [page, fingerprint] of reader.fingerprints(await reader.pages())) routes.set(pathOf(page), fingerprint);
  return { common, routes };
}

/** Returns the fingerprint of what all routes share: the code (`codeFingerprint`), the time, the settings and the media. */
export async function commonFingerprint(
  reader: StoredContentReader,
  { media, code, now }: { media: MediaIndex | undefined; code: string; now: Date },
): Promise<string> {
  const settings = [...reader.fingerprints(SETTINGS).values()].join("-");
  const mediaHash = shortHash(JSON.stringify([...(media ?? [])]));
  return [code, settings, mediaHash, timeFingerprint(await reader.site(), now)].join(" ");
}

/**
 * Returns the fingerprint of what pages show because of the time: the year, the hours of the next two weeks, and the parts of
 * the settings that are due. It changes at least once a week.
 */
export function timeFingerprint(site: Site, now: Date): string {
  const week = Math.floor(now.getTime() / WEEK_MS);
  return shortHash(`${now.getFullYear()} ${week} ${scheduleState(site, now)}`);
}

/** Returns whether a fingerprint from `commonFingerprint` has this fingerprint of the time. */
export function isSameTime(common: string, time: string): boolean {
  return common.endsWith(` ${time}`);
}

/** Returns whether a fingerprint from `commonFingerprint` has this code. */
export function isSameCode(common: string, code: string): boolean {
  return common.split(" ")[0] === code;
}

/** Returns the fingerprint of the built code that renders the routes: every script in `dist/server`, and the overrides. */
export function codeFingerprint({ root, out }: Pick<SiteFolders, "root" | "out">): string {
  const folder = join(root, "dist/server");
  const hash = createHash("sha256");
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }).sort()) {
    if (!/\.m?js$/.test(name)) continue;
    hash.update(name);
    // The name of a chunk has a hash of its content.
    if (!name.startsWith("chunks")) hash.update(readFileSync(join(folder, name)));
  }
  hashOverrides(out, hash);
  return hash.digest("base64url").slice(0, 16);
}

/** Returns the routes that a change of documents affects. */
export async function affectedRoutes(documents: readonly DocumentId[], reader: ContentReader): Promise<AffectedRoutes> {
  const changed = new Set(documents);
  const isWholeSite = SETTINGS.map((id) => changed.delete(id)).includes(true);
  // A store can have thousands of pages, so they are listed only if the change can affect pages besides its own.
  const listed = new Set(isWholeSite || documents.some(isShownByOthers) ? await reader.pages() : []);
  const pause = createPause();
  const routes: AffectedRoutes = { rendered: isWholeSite ? Object.keys(FIXED_ROUTES) : [], removed: [] };
  for (const page of new Set([...changed, ...listed, ABOUT, CONTACT])) {
    await pause();
    const path = pathOf(page);
    if (!isWholeSite && ![...changed].some((document) => showsDocument(path, document))) continue;
    const isRemoved = (changed.has(page) || !listed.has(page)) && (await reader.page(page)) === undefined;
    routes[isRemoved ? "removed" : "rendered"].push(path);
  }
  return routes;
}
