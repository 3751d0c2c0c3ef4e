/** From the content of a store to the files of the static site. */
import { existsSync } from "node:fs";
import { cp, rm } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { ContentStore } from "#content/content-store.ts";
import { loadRenderer } from "#site/renderer.ts";
import type { ThreadMessage, ThreadOptions } from "./publish-worker.ts";
import {
  fileAt,
  type Manifest,
  manifestOf,
  type RenderedShare,
  readManifest,
  renderShare,
  routesOf,
  type Shard,
  writeIfDifferent,
} from "./render-share.ts";
import { writeWhole } from "./write-whole.ts";

export interface PublishOptions {
  /** The project's folder, which holds the built code. */
  root: string;
  store: ContentStore;
  /** The folder of that store, for the threads to open it too. */
  contentDir: string;
  /** The folder of the static site. */
  out: string;
  /** Leave out the routes whose content and code are as they were the last time. */
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

/** From this many routes on, threads share the work; for fewer, starting them takes longer than it saves. */
const MANY = 500;

/**
 * Renders routes, and writes those whose HTML differs from the file.
 * @throws where a page cannot be rendered; each file is then as it was, or new
 */
export async function publish(options: PublishOptions): Promise<Published> {
  const {
    root,
    store,
    contentDir,
    out,
    onlyChanged = false,
    shard = { index: 1, of: 1 },
    onProgress,
    signal,
  } = options;
  const revision = await store.peek(async (state) => state.revision);
  const reader = await store.reader(revision);
  const before = await readManifest(out);
  const total = (await routesOf(reader)).length;
  const mine = Math.ceil((total - shard.index + 1) / shard.of);
  if (out !== siteFolder(root)) await copyAssets(siteFolder(root), out);

  const threads = mine >= MANY && existsSync(threadFile(root)) ? availableParallelism() : 1;
  const done: number[] = [];
  const shares = Array.from({ length: threads }, (_, thread) => ({
    ...{ root, out, onlyChanged },
    // The share of a share: what is 2/4 of 1/3 is 4/12.
    shard: { index: shard.index + shard.of * thread, of: shard.of * threads },
    onProgress(count: number) {
      done[thread] = count;
      onProgress?.(
        done.reduce((sum, next) => sum + next, 0),
        mine,
      );
    },
    signal,
  }));
  const rendered = await Promise.all(
    shares.map((share) =>
      threads === 1 ? renderShare({ ...share, reader }) : renderInThread({ ...share, contentDir, revision }),
    ),
  );
  writeIfDifferent(join(out, "404.html"), (await (await loadRenderer(root)).render("/404", reader)).html);

  const digests: Manifest = Object.assign({}, ...rendered.map((share) => share.digests));
  const published = {
    routes: mine,
    rendered: rendered.reduce((sum, share) => sum + share.rendered, 0),
    written: rendered.flatMap(({ written }) => written).sort(),
  };
  // A share says nothing of the other routes.
  if (shard.of > 1) return { ...published, removed: [] };
  const removed = Object.keys(before).filter((path) => digests[path] === undefined);
  for (const path of removed) await rm(fileAt(out, path), { force: true });
  writeWhole(manifestOf(out), `${JSON.stringify(digests, null, 1)}\n`);
  return { ...published, removed };
}

/** Where the site's code is bundled to, and its pages by default. */
export function siteFolder(root: string): string {
  return join(root, "dist/client");
}

function threadFile(root: string): string {
  return join(root, "dist/cli/publish-worker.js");
}

function renderInThread({
  onProgress,
  signal,
  ...options
}: ThreadOptions & { onProgress: (done: number) => void; signal: AbortSignal | undefined }): Promise<RenderedShare> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(threadFile(options.root), { workerData: options });
    const stop = () => {
      reject(signal?.reason);
      void worker.terminate();
    };
    signal?.addEventListener("abort", stop, { once: true });
    worker
      .on("message", (message: ThreadMessage) => {
        if ("share" in message) resolve(message.share);
        else onProgress(message.done);
      })
      .on("error", reject)
      .on("exit", () => signal?.removeEventListener("abort", stop));
  });
}

async function copyAssets(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true, filter: (source) => !source.endsWith(".html") });
}
