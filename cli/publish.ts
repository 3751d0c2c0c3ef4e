/** From the content of a store to the files of the static site. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { cp, readdir, readFile, rm } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import { Worker } from "node:worker_threads";
import type { ContentStore, StampedReader } from "#content/content-store.ts";
import { pathOf, SITE, sectionOf } from "#schemas/pages.ts";
import type { ThreadMessage, ThreadOptions } from "./publish-worker.ts";
import { fileAt, NOT_FOUND, renderRoutes } from "./render-routes.ts";
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
}

/** By address, a stamp of everything that its page was rendered from. */
type Manifest = Record<string, string>;

/** From this many routes on, threads share the work; for fewer, starting them takes longer than it saves. */
const MANY = 500;

/**
 * Renders routes, and writes those whose HTML differs from the file.
 * @throws where a page cannot be rendered; each file is then as it was, or new
 */
export async function publish(options: PublishOptions): Promise<Published> {
  const { root, store, out, onlyChanged = false, shard = { index: 1, of: 1 } } = options;
  const revision = await store.peek(async (state) => state.revision);
  const reader = await store.reader(revision);
  if (out !== siteFolder(root)) await copyAssets(siteFolder(root), out);

  const before = readManifest(out);
  const stamps = await stampsOf(reader, root);
  const routes = Object.keys(stamps).filter((_, index) => index % shard.of === shard.index - 1);
  const isCurrent = (path: string) => stamps[path] === before[path] && existsSync(fileAt(out, path));
  const paths = onlyChanged ? routes.filter((path) => !isCurrent(path)) : routes;
  const written = await render(paths, options, reader, revision);

  const isPage = (path: string) => path !== NOT_FOUND;
  const published = {
    routes: routes.filter(isPage).length,
    rendered: paths.filter(isPage).length,
    written: written.filter(isPage).sort(),
  };
  // A share says nothing of the other routes.
  if (shard.of > 1) return { ...published, removed: [] };
  const removed = Object.keys(before).filter((path) => stamps[path] === undefined);
  for (const path of removed) await rm(fileAt(out, path), { force: true });
  writeWhole(manifestOf(out), `${JSON.stringify(stamps, null, 1)}\n`);
  return { ...published, removed };
}

/** Where the site's code is bundled to, and its pages by default. */
export function siteFolder(root: string): string {
  return join(root, "dist/client");
}

/** A page is made of its own content, its section's overview, the facts of the agency, the year and the code. */
async function stampsOf(reader: StampedReader, root: string): Promise<Manifest> {
  const pages = await reader.pages();
  const stamps = reader.stamps([SITE, ...pages]);
  const common = [await digestOfCode(root), new Date().getFullYear(), stamps.get(SITE)].join(" ");
  const manifest: Manifest = { [NOT_FOUND]: common };
  for (const page of pages) {
    const path = pathOf(page);
    const overview = stamps.get(sectionOf(page) ?? "") ?? "";
    if (path !== undefined) manifest[path] = [common, overview, stamps.get(page)].join(" / ");
  }
  return manifest;
}

async function digestOfCode(root: string): Promise<string> {
  const folder = join(root, "dist/server");
  const hash = createHash("sha256");
  for (const name of (await readdir(folder, { recursive: true })).sort()) {
    if (/\.m?js$/.test(name)) hash.update(await readFile(join(folder, name)));
  }
  return hash.digest("base64url").slice(0, 16);
}

/** @returns the addresses whose file was written */
async function render(
  paths: readonly string[],
  { root, contentDir, out, onProgress, signal }: PublishOptions,
  reader: StampedReader,
  revision: number,
): Promise<string[]> {
  if (paths.length === 0) return [];
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
    return renderInThread({ root, contentDir, revision, out, paths: share }, tell(thread), signal);
  });
  return (await Promise.all(threads)).flat();
}

function threadFile(root: string): string {
  return join(root, "dist/cli/publish-worker.js");
}

function renderInThread(
  options: ThreadOptions,
  onProgress: (done: number) => void,
  signal: AbortSignal | undefined,
): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(threadFile(options.root), { workerData: options });
    const stop = () => {
      reject(signal?.reason);
      void worker.terminate();
    };
    signal?.addEventListener("abort", stop, { once: true });
    worker
      .on("message", (message: ThreadMessage) => {
        if ("written" in message) resolve(message.written);
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
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Manifest) : {};
}

async function copyAssets(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true, filter: (source) => !source.endsWith(".html") });
}
