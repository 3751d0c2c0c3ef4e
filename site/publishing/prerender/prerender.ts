/** Prerenders the static site from the content of a store. */
import { existsSync } from "node:fs";
import { cp, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { agencyTimeZone, nextNoticeChange } from "#content/facts/current-site.ts";
import { ENCODING_SUFFIXES } from "#content/platform/precompressed.ts";
import { removeAbandonedFiles } from "#content/platform/write-file-atomic.ts";
import type { ContentStore, StoredContentReader } from "#content/store/content-store.ts";
import { findShownDefaults, summarizeShownDefaults } from "#content/store/default-content.ts";
import { type Diagnostic, diagnose } from "#schemas/diagnostics.ts";
import type { Site } from "#schemas/generated/site.ts";
import { parentOf, pathOf, SITE } from "#schemas/page-ids.ts";
import { listMediaFiles, type MediaIndex } from "#site/page-model/media.ts";
import { codeFingerprint, fingerprintRoutes, isSameCode } from "../fingerprints.ts";
import { readMedia } from "../images/media-index.ts";
import { readInlineHashes } from "../inline-hashes.ts";
import {
  createIntactCheck,
  createUpToDateCheck,
  publishedRoute,
  readManifest,
  readStoreId,
  type SiteManifest,
  writeManifest,
  writePublishedMedia,
} from "../manifest.ts";
import { htmlPath, isPage, type SiteFolders, siteFolder } from "../routes.ts";
import { type RenderPoolOptions, renderInPool } from "./render-pool.ts";
import { diagnoseBroken, StoreWarnings } from "./store-warnings.ts";
import { writeSiteFiles } from "./write-site-files.ts";

/** One of several disjoint shares of the routes, so that several machines can prerender a site. */
export interface Shard {
  /** Counted from 1. */
  index: number;
  of: number;
}

export interface PrerenderOptions
  extends SiteFolders,
    Pick<RenderPoolOptions, "renderWorker" | "onProgress" | "signal"> {
  /** The store in `contentDir`. */
  store: ContentStore;
  /** Skip routes whose content and code are unchanged since they were rendered. */
  onlyChanged?: boolean | undefined;
  /** The whole site by default. */
  shard?: Shard | undefined;
}

export interface PrerenderResult {
  /** Number of pages in the shard. */
  routes: number;
  rendered: number;
  /** Addresses of pages whose file was written because its HTML differed. */
  written: string[];
  /** Addresses of routes that show a document whose stored file is broken, and that stay as they were last published. */
  kept: string[];
  /** Addresses of pages that no longer exist, and whose file was deleted. */
  removed: string[];
  /** Addresses of other files that were written, such as the sitemap. */
  siteFiles: string[];
  /** Media files that pages refer to and that cannot be shown. A shard lists only those of the pages that it rendered. */
  missing: MissingFile[];
  warnings: Diagnostic[];
}

/** Name of a media file, and the address of a page that refers to it. */
export type MissingFile = Record<"path" | "file", string>;

/**
 * Renders routes and writes those whose HTML differs from the file. The first shard also writes the files of the site as a
 * whole. A route that shows a broken document keeps the file that this code published last.
 * @throws SiteNotBuiltError if the site's code is not built
 * @throws Error if a page cannot be rendered. Each file then has its old or its new content.
 */
export async function prerender(options: PrerenderOptions): Promise<PrerenderResult> {
  const { root, store, out } = options;
  const warnings = new StoreWarnings();
  const code = codeFingerprint(options);
  const before = readManifest(out);
  const hasAssets = out === siteFolder(root) || (options.onlyChanged && isSameCode(before.common, code));
  if (!hasAssets) await copyAssets(siteFolder(root), out);
  removeAbandonedFiles(dirname(resolve(out)));
  let pass = await prerenderRevision({ ...options, warnings, code }, before);
  let { result } = pass;
  // A running server may have published an import during this pass, and this pass may have overwritten its pages.
  while ((await newestRevision(store)) !== pass.revision) {
    pass = await prerenderRevision({ ...options, warnings, code, onlyChanged: true }, pass.manifest);
    result = mergeResults(result, pass.result);
  }
  return result;
}

type PassOptions = PrerenderOptions & { code: string; warnings: StoreWarnings };

async function prerenderRevision(options: PassOptions, before: SiteManifest) {
  const { root, store, warnings, code, out, onlyChanged = false, shard = { index: 1, of: 1 } } = options;
  const revision = await newestRevision(store);
  const media = await readMedia(options);
  const reader = Object.assign(await store.reader(revision, warnings.add), { media });
  const inlineHashes = await readInlineHashes(root);

  const folders = new Set(["", ...Object.keys(before.routes).map(dirname)]);
  for (const folder of folders) removeAbandonedFiles(join(out, folder));
  const fingerprints = await fingerprintRoutes(reader, code);
  const routes = [...fingerprints.routes.keys()].filter((_, index) => index % shard.of === shard.index - 1);
  const isCurrent = createUpToDateCheck(fingerprints, before);
  const isIntact = createIntactCheck(out, before);
  const paths = onlyChanged ? routes.filter((path) => !isCurrent(path) || !isIntact(path)) : routes;
  const mayKeep = isSameCode(before.common, code);
  const { written, kept, pages } = await renderInPool({ ...options, revision, reader, paths, mayKeep });

  // A shard cannot tell a removed page from a page of another shard.
  const isWholeSite = shard.of === 1;
  const removed = isWholeSite ? Object.keys(before.routes).filter((path) => !fingerprints.routes.has(path)) : [];
  // `agency images` deletes the images of these pages.
  for (const suffix of ["", ...Object.values(ENCODING_SUFFIXES)])
    for (const path of removed) await rm(htmlPath(out, path) + suffix, { force: true });
  const isKept = new Set(kept);
  const rendered = paths.filter((path) => !isKept.has(path));
  const files = new Map(pages.map((page) => [page.listing.path, page.files]));
  const isRendered = new Set(rendered);
  const common = warnings.has(SITE) ? before.common : fingerprints.common;
  const manifest: SiteManifest = { store: await readStoreId(store), common, routes: {} };
  for (const path of routes) {
    const previous = before.routes[path];
    // Routes that show a broken document get no fingerprint, so the next run repeats them.
    const fingerprint = warnings.affect(path) ? undefined : fingerprints.routes.get(path);
    const shown = isRendered.has(path) ? files.get(path) : previous?.files;
    const isSame = previous !== undefined && previous.fingerprint === fingerprint && !isRendered.has(path);
    manifest.routes[path] = isSame ? previous : publishedRoute(out, path, { fingerprint, files: shown });
  }
  const keepsSite = mayKeep && warnings.has(SITE);
  const writesSiteFiles = shard.index === 1 && rendered.length + removed.length > 0 && !keepsSite;
  const hasSamePages = removed.length === 0 && rendered.every((path) => path in before.routes);
  const listings = { rendered: pages.map(({ listing }) => listing), onlyChanged, hasSamePages };
  const isListed = (path: string) => isCurrent(path) || isKept.has(path);
  const update = { reader, inlineHashes, out, isCurrent: isListed, ...listings };
  const siteFiles = writesSiteFiles ? await writeSiteFiles(update) : [];
  if (isWholeSite) writeManifest(out, manifest);
  if (shard.index === 1) writePublishedMedia(out, media);

  const result: PrerenderResult = {
    routes: routes.filter(isPage).length,
    rendered: rendered.filter(isPage).length,
    written: written.filter(isPage).sort(),
    kept: kept.filter(isPage).sort(),
    removed,
    siteFiles,
    missing: listMissing(manifest.routes, isWholeSite ? routes : paths, media),
    warnings: [
      ...diagnoseBroken(warnings, out, kept),
      ...(await diagnoseUnready(reader, onlyChanged ? revision : undefined)),
    ],
  };
  return { revision, result, manifest };
}

function listMissing(routes: SiteManifest["routes"], paths: readonly string[], media: MediaIndex): MissingFile[] {
  const missing: MissingFile[] = [];
  for (const path of paths)
    for (const file of routes[path]?.files ?? []) if (!media.get(file)) missing.push({ path, file });
  return missing;
}

function newestRevision(store: ContentStore): Promise<string> {
  return store.withSnapshot(async ({ id }) => id);
}

function mergeResults(earlier: PrerenderResult, later: PrerenderResult): PrerenderResult {
  const union = (key: "written" | "removed" | "siteFiles") => [...new Set([...earlier[key], ...later[key]])];
  return {
    ...later,
    rendered: earlier.rendered + later.rendered,
    written: union("written").sort(),
    removed: union("removed"),
    siteFiles: union("siteFiles"),
  };
}

/** Copies the bundled code and its licenses to another output folder. Everything else in it is generated there. */
async function copyAssets(from: string, to: string): Promise<void> {
  for (const folder of ["assets", "licenses"]) {
    if (existsSync(join(from, folder))) await cp(join(from, folder), join(to, folder), { recursive: true });
  }
}

export type ContentCheck = Pick<PrerenderResult, "warnings" | "missing">;

/** Finds what `prerender` warns about before anything is written: reads all content, and the media files that it names. */
export async function checkContent(options: SiteFolders & { store: ContentStore }): Promise<ContentCheck> {
  const { out, store } = options;
  const broken = new StoreWarnings();
  const reader = await store.reader(undefined, broken.add);
  const media = await readMedia(options);
  const routes: SiteManifest["routes"] = {};
  await reader.site();
  for (const id of await reader.pages()) {
    const content = await reader.page(id);
    if (content !== undefined) routes[pathOf(id)] = { files: listMediaFiles(content) };
  }
  const warnings = [...diagnoseBroken(broken, out, []), ...(await diagnoseUnready(reader))];
  return { warnings, missing: listMissing(routes, Object.keys(routes), media) };
}

/**
 * Returns warnings about content that must not be published: default content, and what `agency lint --production` reports
 * in the site settings and on top-level pages. The time that it takes does not depend on the number of coverage pages.
 * @param revision skip what only the content of pages shows, such as sample testimonials, at this revision of the store
 */
async function diagnoseUnready({ stored }: StoredContentReader, revision?: string): Promise<Diagnostic[]> {
  const nextNotice = describeNextNotice(await stored.site(), new Date());
  // Only a store without a revision shows default content.
  if (revision !== undefined && revision !== "0") return nextNotice;
  const defaults = await findShownDefaults({ stored });
  const message = summarizeShownDefaults(defaults);
  const warnings = [...(message === undefined ? [] : [diagnose("site/default-content", message)]), ...nextNotice];
  if (revision !== undefined) return warnings;
  const { summarizeUnready } = await import("#content/lint/unready-content.ts");
  const pages = (await stored.pages()).filter((page) => parentOf(page) === undefined);
  return [...warnings, ...(await summarizeUnready({ stored, pages, defaults, now: new Date() }))];
}

/** Returns a warning about the next time at which the pages need to be rendered again because of the notice. */
function describeNextNotice(site: Site, now: Date): Diagnostic[] {
  const change = nextNoticeChange(site, now);
  if (change === undefined) return [];
  const verb = change.isStart ? "begins" : "ends";
  const time = `${change.time.replace("T", " at ")} (${agencyTimeZone(site)})`;
  const message = `The notice ${verb} on ${time}. Render the pages again then; \`agency serve\` does so by itself.`;
  return [diagnose("site/scheduled-notice", message)];
}
