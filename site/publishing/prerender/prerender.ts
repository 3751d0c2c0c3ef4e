/** From the content of a store to the files of the static site. */
import { existsSync } from "node:fs";
import { cp, rm } from "node:fs/promises";
import { join } from "node:path";
import type { ContentStore } from "#content/store/content-store.ts";
import { cacheFolder, mediaFolder, readMedia } from "../images/media-index.ts";
import { readInlineHashes } from "../inline-hashes.ts";
import { isUpToDate, type Manifest, publishedRoute, readManifest, writeManifest } from "../manifest.ts";
import { codeFingerprint, fingerprintRoutes, htmlPath, isPage } from "../routes.ts";
import { renderInPool } from "./render-pool.ts";
import { writeSiteFiles } from "./write-site-files.ts";

/** One of some disjoint shares of the routes, counted from 1. */
export interface Shard {
  index: number;
  of: number;
}

export interface PrerenderOptions {
  /** The project's folder, which holds the built code. */
  root: string;
  store: ContentStore;
  /** The folder of that store, for threads to open it too. */
  contentDir: string;
  /** The folder of the static site. */
  out: string;
  /** Leave out the routes that were rendered from what is there now. */
  onlyChanged?: boolean | undefined;
  shard?: Shard | undefined;
  onProgress?: ((done: number, of: number) => void) | undefined;
  signal?: AbortSignal | undefined;
}

export interface PrerenderResult {
  /** Every page there is, in the share. */
  routes: number;
  /** Those that were rendered. */
  rendered: number;
  /** Addresses whose file is new or not what it was. */
  written: string[];
  /** Addresses whose page is gone, and their file with it. */
  removed: string[];
  /** Addresses of other files that were written: the sitemap and its like. */
  siteFiles: string[];
  /** What pages name and cannot show; where the routes are a share, of those that were rendered. */
  missing: MissingFile[];
}

/** A file that the page at an address names, and that cannot be shown. */
export interface MissingFile {
  path: string;
  file: string;
}

/**
 * Renders routes, and writes those whose HTML differs from the file. The files of the site as a whole go with the first
 * share.
 * @throws where a page cannot be rendered; each file is then as it was, or new
 */
export async function prerender(options: PrerenderOptions): Promise<PrerenderResult> {
  const { root, store, out } = options;
  if (out !== siteFolder(root)) await copyAssets(siteFolder(root), out);
  let pass = await prerenderRevision(options, readManifest(out));
  let { published } = pass;
  // What an import has put in place meanwhile may lie under older pages now.
  while ((await newestOf(store)) !== pass.revision) {
    pass = await prerenderRevision({ ...options, onlyChanged: true }, pass.manifest);
    published = mergeResults(published, pass.published);
  }
  return published;
}

/** Where the site's code is bundled to, and its pages by default. */
export function siteFolder(root: string): string {
  return join(root, "dist/client");
}

interface Pass {
  revision: number;
  published: PrerenderResult;
  manifest: Manifest;
}

async function prerenderRevision(options: PrerenderOptions, before: Manifest): Promise<Pass> {
  const { root, store, contentDir, out, onlyChanged = false, shard = { index: 1, of: 1 } } = options;
  const revision = await newestOf(store);
  const media = await readMedia(mediaFolder(contentDir), cacheFolder(root));
  const reader = Object.assign(await store.reader(revision), { media });
  const policy = readInlineHashes(root);

  const stamps = fingerprintRoutes(reader, await reader.pages(), await codeFingerprint(root));
  const isCurrent = (path: string) => isUpToDate(stamps, before, path);
  const routes = Object.keys(stamps.routes).filter((_, index) => index % shard.of === shard.index - 1);
  const paths = onlyChanged ? routes.filter((path) => !isCurrent(path) || !existsSync(htmlPath(out, path))) : routes;
  const { onProgress, signal } = options;
  const { written, pages } = await renderInPool({ root, contentDir, revision, reader, out, paths, onProgress, signal });

  const isWhole = shard.of === 1;
  const rendered = new Set(paths);
  const files = new Map(pages.map((page) => [page.listing.path, page.files]));
  const manifest: Manifest = { common: stamps.common, routes: {} };
  for (const path of routes) {
    const named = rendered.has(path) ? files.get(path) : before.routes[path]?.files;
    manifest.routes[path] = publishedRoute(stamps.routes[path], named);
  }
  // A share says nothing of the other routes.
  const removed = isWhole ? Object.keys(before.routes).filter((path) => stamps.routes[path] === undefined) : [];
  for (const path of removed) await rm(htmlPath(out, path), { force: true });
  const mayListsDiffer = shard.index === 1 && paths.length + removed.length > 0;
  const listings = pages.map(({ listing }) => listing);
  const published = {
    routes: routes.filter(isPage).length,
    rendered: paths.filter(isPage).length,
    written: written.filter(isPage).sort(),
    removed,
    siteFiles: mayListsDiffer
      ? await writeSiteFiles({ reader, policy, out, rendered: listings, isCurrent, onlyChanged })
      : [],
    missing: (isWhole ? routes : paths).flatMap((path) =>
      (manifest.routes[path]?.files ?? []).filter((file) => !media.get(file)).map((file) => ({ path, file })),
    ),
  };
  if (isWhole) writeManifest(out, manifest);
  return { revision, published, manifest };
}

function newestOf(store: ContentStore): Promise<number> {
  return store.withSnapshot(async ({ revision }) => revision);
}

function mergeResults(
  before: PrerenderResult,
  { rendered, written, removed, siteFiles, ...later }: PrerenderResult,
): PrerenderResult {
  const both = (key: "written" | "removed" | "siteFiles", more: readonly string[]) => [
    ...new Set([...before[key], ...more]),
  ];
  return {
    ...later,
    rendered: before.rendered + rendered,
    written: both("written", written).sort(),
    removed: both("removed", removed),
    siteFiles: both("siteFiles", siteFiles),
  };
}

/** The code of the pages. The other files of the folder follow from its own content. */
async function copyAssets(from: string, to: string): Promise<void> {
  await cp(join(from, "assets"), join(to, "assets"), { recursive: true });
}
