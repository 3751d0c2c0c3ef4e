/** Prerenders the static site from the content of a store. */
import { existsSync } from "node:fs";
import { cp, rm } from "node:fs/promises";
import { join } from "node:path";
import { ENCODING_SUFFIXES } from "#content/platform/precompressed.ts";
import type { ContentStore } from "#content/store/content-store.ts";
import { codeFingerprint, type Fingerprints, fingerprintRoutes } from "../fingerprints.ts";
import { cacheFolder, mediaFolder, type SiteFolders, siteFolder } from "../folders.ts";
import { readMedia } from "../images/media-index.ts";
import { readInlineHashes } from "../inline-hashes.ts";
import { isUpToDate, publishedRoute, readManifest, type SiteManifest, writeManifest } from "../manifest.ts";
import { htmlPath, isPage } from "../routes.ts";
import { type RenderPoolOptions, renderInPool } from "./render-pool.ts";
import type { RenderedPage } from "./render-routes.ts";
import { writeSiteFiles } from "./write-site-files.ts";

/** One of several disjoint shares of the routes, so that several machines can prerender a site. */
export interface Shard {
  /** Counted from 1. */
  index: number;
  /** Number of shards. */
  of: number;
}

export interface PrerenderOptions
  extends SiteFolders,
    Pick<RenderPoolOptions, "renderWorker" | "onProgress" | "signal"> {
  store: ContentStore;
  /** Skip routes whose content and code are unchanged since they were rendered. */
  onlyChanged?: boolean | undefined;
  /** The whole site by default. */
  shard?: Shard | undefined;
}

export interface PrerenderResult {
  /** Number of pages in the shard. */
  routes: number;
  /** Number of pages that were rendered. */
  rendered: number;
  /** Addresses of pages whose file was written because its HTML differed. */
  written: string[];
  /** Addresses of pages that no longer exist, and whose file was deleted. */
  removed: string[];
  /** Addresses of other files that were written, such as the sitemap. */
  siteFiles: string[];
  /** Media files that pages refer to and that cannot be shown. A shard lists only those of the pages that it rendered. */
  missing: MissingFile[];
}

export interface MissingFile {
  /** Address of the page that refers to the file. */
  path: string;
  /** Name of the file in the media folder. */
  file: string;
}

/**
 * Renders routes and writes those whose HTML differs from the file. The first shard also writes the files of the site as a
 * whole.
 * @throws SiteNotBuiltError if the site's code is not built
 * @throws Error if a page cannot be rendered. Each file then has its old or its new content.
 */
export async function prerender(options: PrerenderOptions): Promise<PrerenderResult> {
  const { root, store, out } = options;
  if (out !== siteFolder(root)) await copyAssets(siteFolder(root), out);
  let pass = await prerenderRevision(options, readManifest(out));
  let { result } = pass;
  // A running server may have published an import during this pass, and this pass may have overwritten its pages.
  while ((await newestRevision(store)) !== pass.revision) {
    pass = await prerenderRevision({ ...options, onlyChanged: true }, pass.manifest);
    result = mergeResults(result, pass.result);
  }
  return result;
}

interface Pass {
  revision: number;
  result: PrerenderResult;
  manifest: SiteManifest;
}

async function prerenderRevision(options: PrerenderOptions, before: SiteManifest): Promise<Pass> {
  const { root, store, contentDir, out, onlyChanged = false, shard = { index: 1, of: 1 } } = options;
  const revision = await newestRevision(store);
  const media = await readMedia(mediaFolder(contentDir), cacheFolder(root));
  const reader = Object.assign(await store.reader(revision), { media });
  const inlineHashes = readInlineHashes(root);

  const fingerprints = fingerprintRoutes(reader, await reader.pages(), await codeFingerprint(root));
  const isCurrent = (path: string) => isUpToDate(fingerprints, before, path);
  const routes = Object.keys(fingerprints.routes).filter((_, index) => index % shard.of === shard.index - 1);
  const paths = onlyChanged ? routes.filter((path) => !isCurrent(path) || !existsSync(htmlPath(out, path))) : routes;
  const { renderWorker, onProgress, signal } = options;
  const target = { root, contentDir, out, renderWorker, onProgress, signal };
  const { written, pages } = await renderInPool({ ...target, revision, reader, paths });

  const isWholeSite = shard.of === 1;
  const manifest = nextManifest({ before, fingerprints, routes, rendered: paths, pages });
  // A shard cannot tell a removed page from a page of another shard.
  const removed = isWholeSite
    ? Object.keys(before.routes).filter((path) => fingerprints.routes[path] === undefined)
    : [];
  for (const path of removed) await removePage(out, path);
  const mayChangeSiteFiles = shard.index === 1 && paths.length + removed.length > 0;
  const listings = pages.map(({ listing }) => listing);
  const result = {
    routes: routes.filter(isPage).length,
    rendered: paths.filter(isPage).length,
    written: written.filter(isPage).sort(),
    removed,
    siteFiles: mayChangeSiteFiles
      ? await writeSiteFiles({ reader, inlineHashes, out, rendered: listings, isCurrent, onlyChanged })
      : [],
    missing: (isWholeSite ? routes : paths).flatMap((path) =>
      (manifest.routes[path]?.files ?? []).filter((file) => !media.get(file)).map((file) => ({ path, file })),
    ),
  };
  if (isWholeSite) writeManifest(out, manifest);
  return { revision, result, manifest };
}

/** Deletes the HTML of a page with its compressed versions. `agency images` deletes its images. */
async function removePage(out: string, path: string): Promise<void> {
  const file = htmlPath(out, path);
  for (const suffix of ["", ...Object.values(ENCODING_SUFFIXES)]) await rm(file + suffix, { force: true });
}

interface ManifestUpdate {
  before: SiteManifest;
  fingerprints: Fingerprints;
  /** Addresses of all routes of the manifest. */
  routes: readonly string[];
  /** Addresses of the routes that were rendered. The others keep their files. */
  rendered: readonly string[];
  pages: readonly RenderedPage[];
}

function nextManifest({ before, fingerprints, routes, rendered, pages }: ManifestUpdate): SiteManifest {
  const isRendered = new Set(rendered);
  const files = new Map(pages.map((page) => [page.listing.path, page.files]));
  const manifest: SiteManifest = { common: fingerprints.common, routes: {} };
  for (const path of routes) {
    const shown = isRendered.has(path) ? files.get(path) : before.routes[path]?.files;
    manifest.routes[path] = publishedRoute(fingerprints.routes[path], shown);
  }
  return manifest;
}

function newestRevision(store: ContentStore): Promise<number> {
  return store.withSnapshot(async ({ revision }) => revision);
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

/** Folders of the bundled code: scripts, styles and fonts, and the licenses of the packages in them. */
const CODE_FOLDERS = ["assets", "licenses"];

/** Copies the bundled code to another output folder. Everything else in it is generated there. */
async function copyAssets(from: string, to: string): Promise<void> {
  for (const folder of CODE_FOLDERS) {
    if (existsSync(join(from, folder))) await cp(join(from, folder), join(to, folder), { recursive: true });
  }
}
