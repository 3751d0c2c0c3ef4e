/** From the content of a store to the files of the static site. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { cp, readdir, readFile, rm } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import { type ResourceLimits, Worker } from "node:worker_threads";
import type { ContentStore, StampedReader } from "#content/content-store.ts";
import { pathOf, SITE, sectionOf } from "#schemas/pages.ts";
import type { SiteReader } from "#site/media.ts";
import { digest } from "./digest.ts";
import { cacheFolder, mediaFolder, readMedia } from "./media.ts";
import { readPolicy } from "./policy.ts";
import type { ThreadMessage, ThreadOptions } from "./publish-worker.ts";
import { fileAt, type MissingFile, NOT_FOUND, type RenderedRoutes, renderRoutes } from "./render-routes.ts";
import { writeSiteFiles } from "./write-site-files.ts";
import { writeWhole } from "./write-whole.ts";

/** One of some disjoint shares of the routes, counted from 1. */
export interface Shard {
  index: number;
  of: number;
}

export interface PublishOptions {
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
  onProgress?: (done: number, of: number) => void;
  signal?: AbortSignal | undefined;
}

export interface Published {
  /** Every route there is, in the share. */
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

/** What the pages of a site were rendered from. */
interface Stamps {
  /** Of what all of them share. */
  common: string;
  /** By address, of what each has of its own. */
  routes: Record<string, string>;
}

/** What is remembered of a published site. */
interface Manifest extends Stamps {
  missing: MissingFile[];
}

/** Keeps a thread from putting off the collection of what rendered pages leave behind. */
const THREAD_MEMORY: ResourceLimits = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 48 };

/** From this many routes on, threads share the work; for fewer, starting them takes longer than it saves. */
const MANY = 500;

/**
 * Renders routes, and writes those whose HTML differs from the file. The files of the site as a whole go with the first
 * share.
 * @throws where a page cannot be rendered; each file is then as it was, or new
 */
export async function publish(options: PublishOptions): Promise<Published> {
  const { root, store, contentDir, out, onlyChanged = false, shard = { index: 1, of: 1 } } = options;
  const revision = await store.peek(async (state) => state.revision);
  const media = await readMedia(mediaFolder(contentDir), cacheFolder(root));
  const reader = Object.assign(await store.reader(revision), { media });
  const policy = readPolicy(root);
  if (out !== siteFolder(root)) await copyAssets(siteFolder(root), out);

  const before = readManifest(out);
  const stamps = await stampsOf(reader, root);
  const isCurrent = (path: string) => before.common === stamps.common && before.routes[path] === stamps.routes[path];
  const routes = Object.keys(stamps.routes).filter((_, index) => index % shard.of === shard.index - 1);
  const paths = onlyChanged ? routes.filter((path) => !isCurrent(path) || !existsSync(fileAt(out, path))) : routes;
  const { written, listings, missing } = await render(paths, options, reader, revision);

  // A share says nothing of the other routes.
  const isWhole = shard.of === 1;
  const removed = isWhole ? Object.keys(before.routes).filter((path) => stamps.routes[path] === undefined) : [];
  for (const path of removed) await rm(fileAt(out, path), { force: true });
  const known = isWhole ? before.missing.filter(({ path }) => isCurrent(path) && !paths.includes(path)) : [];
  const mayListsDiffer = shard.index === 1 && paths.length + removed.length > 0;
  const isPage = (path: string) => path !== NOT_FOUND;
  const published = {
    routes: routes.filter(isPage).length,
    rendered: paths.filter(isPage).length,
    written: written.filter(isPage).sort(),
    removed,
    siteFiles: mayListsDiffer
      ? await writeSiteFiles({ reader, policy, out, rendered: listings, isCurrent, onlyChanged })
      : [],
    missing: [...known, ...missing],
  };
  if (isWhole) writeManifest(out, { ...stamps, missing: published.missing });
  return published;
}

/** Where the site's code is bundled to, and its pages by default. */
export function siteFolder(root: string): string {
  return join(root, "dist/client");
}

/** A page is made of its own content, its section's overview, the facts of the agency, the pictures, the year and the code. */
async function stampsOf(reader: StampedReader & SiteReader, root: string): Promise<Stamps> {
  const pages = await reader.pages();
  const stamps = reader.stamps([SITE, ...pages]);
  const pictures = digest(JSON.stringify([...(reader.media ?? [])]));
  const common = [await digestOfCode(root), new Date().getFullYear(), stamps.get(SITE), pictures].join(" ");
  const routes: Stamps["routes"] = { [NOT_FOUND]: "", "/admin": "" };
  for (const page of pages) {
    const path = pathOf(page);
    const overview = stamps.get(sectionOf(page) ?? "") ?? "";
    if (path !== undefined) routes[path] = `${overview} / ${stamps.get(page)}`;
  }
  return { common, routes };
}

async function digestOfCode(root: string): Promise<string> {
  const folder = join(root, "dist/server");
  const hash = createHash("sha256");
  for (const name of (await readdir(folder, { recursive: true })).sort()) {
    if (/\.m?js$/.test(name)) hash.update(await readFile(join(folder, name)));
  }
  return hash.digest("base64url").slice(0, 16);
}

async function render(
  paths: readonly string[],
  { root, contentDir, out, onProgress, signal }: PublishOptions,
  reader: SiteReader,
  revision: number,
): Promise<RenderedRoutes> {
  if (paths.length === 0) return { written: [], listings: [], missing: [] };
  const progress: number[] = [];
  const tell = (thread: number) => (done: number) => {
    progress[thread] = done;
    onProgress?.(
      progress.reduce((sum, next) => sum + next, 0),
      paths.length,
    );
  };
  if (paths.length < MANY || !existsSync(threadFile(root))) {
    return renderRoutes({ root, reader, out, paths, onProgress: tell(0), signal });
  }
  const count = availableParallelism();
  const threads = Array.from({ length: count }, (_, thread) => {
    const share = paths.filter((_path, index) => index % count === thread);
    return renderInThread({ root, contentDir, revision, media: reader.media, out, paths: share }, tell(thread), signal);
  });
  const shares = await Promise.all(threads);
  return {
    written: shares.flatMap(({ written }) => written),
    listings: shares.flatMap(({ listings }) => listings),
    missing: shares.flatMap(({ missing }) => missing),
  };
}

function threadFile(root: string): string {
  return join(root, "dist/cli/publish-worker.js");
}

function renderInThread(
  options: ThreadOptions,
  onProgress: (done: number) => void,
  signal: AbortSignal | undefined,
): Promise<RenderedRoutes> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(threadFile(options.root), { workerData: options, resourceLimits: THREAD_MEMORY });
    const stop = () => {
      reject(signal?.reason);
      void worker.terminate();
    };
    signal?.addEventListener("abort", stop, { once: true });
    worker
      .on("message", (message: ThreadMessage) => {
        if ("written" in message) resolve(message);
        else onProgress(message.done);
      })
      .on("error", reject)
      .on("exit", () => signal?.removeEventListener("abort", stop));
  });
}

function manifestOf(out: string): string {
  return `${resolve(out)}.manifest.json`;
}

function readManifest(out: string): Manifest {
  const file = manifestOf(out);
  const found: Partial<Manifest> = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  return { common: "", routes: {}, missing: [], ...found };
}

function writeManifest(out: string, manifest: Manifest): void {
  writeWhole(manifestOf(out), JSON.stringify(manifest));
}

/** The code of the pages. The other files of the folder follow from its own content. */
async function copyAssets(from: string, to: string): Promise<void> {
  await cp(join(from, "assets"), join(to, "assets"), { recursive: true });
}
