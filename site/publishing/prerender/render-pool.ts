/** Renders routes, many of them in threads that share the work. */
import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import type { ResourceLimits } from "node:worker_threads";
import { runWorker } from "#content/platform/run-worker.ts";
import type { PendingDocuments } from "#content/store/overlay.ts";
import { type RenderedRoutes, type RenderOptions, renderRoutes } from "./render-routes.ts";
import type { RenderWorkerMessage, RenderWorkerOptions } from "./render-worker.ts";

export interface RenderPoolOptions extends Omit<RenderOptions, "onProgress"> {
  /** For threads to read the same as `reader`: the folder of the store, its revision, and what differs from that. */
  contentDir: string;
  revision: number;
  documents?: PendingDocuments | undefined;
  onProgress?: ((done: number, of: number) => void) | undefined;
}

/** Keeps a thread from putting off the collection of what rendered pages leave behind. */
const WORKER_MEMORY: ResourceLimits = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 48 };

/** From this many routes on, threads share the work; for fewer, starting them takes longer than it saves. */
const WORKER_THRESHOLD = 500;

/** @throws where a page cannot be rendered */
export async function renderInPool(options: RenderPoolOptions): Promise<RenderedRoutes> {
  const { root, contentDir, revision, documents, reader, out, into, paths, onProgress, signal } = options;
  if (paths.length === 0) return { written: [], pages: [] };
  const progress: number[] = [];
  const tell = (thread: number) => (done: number) => {
    progress[thread] = done;
    onProgress?.(
      progress.reduce((sum, next) => sum + next, 0),
      paths.length,
    );
  };
  const file = join(root, "dist/cli/render-worker.js");
  if (paths.length < WORKER_THRESHOLD || !existsSync(file)) {
    return renderRoutes({ root, reader, out, into, paths, onProgress: tell(0), signal });
  }
  const count = availableParallelism();
  const failure = new AbortController();
  const stop = AbortSignal.any([failure.signal, ...(signal === undefined ? [] : [signal])]);
  const threads = Array.from({ length: count }, (_, thread) => {
    const share = paths.filter((_path, index) => index % count === thread);
    const data = { root, contentDir, revision, documents, media: reader.media, out, into, paths: share };
    return renderInWorker(file, data, tell(thread), stop).catch((cause) => failure.abort(cause));
  });
  // None of them writes any more once this is over.
  const shares = (await Promise.all(threads)).filter((share) => share !== undefined);
  stop.throwIfAborted();
  return {
    written: shares.flatMap(({ written }) => written),
    pages: shares.flatMap(({ pages }) => pages),
  };
}

async function renderInWorker(
  file: string,
  data: RenderWorkerOptions,
  onProgress: (done: number) => void,
  signal: AbortSignal,
): Promise<RenderedRoutes> {
  let rendered: RenderedRoutes = { written: [], pages: [] };
  const onMessage = (message: RenderWorkerMessage) => {
    if ("written" in message) rendered = message;
    else onProgress(message.done);
  };
  await runWorker({ file, data, onMessage, signal, resourceLimits: WORKER_MEMORY });
  return rendered;
}
