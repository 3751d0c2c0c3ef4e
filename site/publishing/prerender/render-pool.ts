/** Renders routes on the calling thread or, if there are many, on worker threads that each have a thread that writes. */
import { availableParallelism } from "node:os";
import { setImmediate } from "node:timers/promises";
import type { ResourceLimits } from "node:worker_threads";
import { runWorker } from "#content/platform/run-worker.ts";
import type { PendingDocuments, RevisionReference } from "#content/store/content-store.ts";
import { isPage, type SiteFolders } from "../routes.ts";
import { type RenderedRoutes, type RenderOptions, renderRoutes } from "./render-routes.ts";
import type { RenderedShare, RenderWorkerMessage, RenderWorkerOptions } from "./render-worker.ts";

export interface RenderPoolOptions extends SiteFolders, Omit<RenderOptions, "onProgress"> {
  /** The revision of the store that `reader` shows. Workers open it themselves. */
  revision: RevisionReference;
  /** Documents that `reader` shows instead of the stored ones. */
  documents?: PendingDocuments | undefined;
  /** Path of the built render worker. Without it, all routes are rendered on the calling thread. */
  renderWorker?: string | undefined;
  onProgress?: ((done: number, of: number) => void) | undefined;
}

/** Minimum number of routes for which workers pay off. For fewer, starting them takes longer than they save. */
const WORKER_THRESHOLD = 500;

/** Heap limits that make a worker collect the garbage of rendered pages early instead of growing. */
const WORKER_MEMORY: ResourceLimits = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 24 };

/** @throws Error if a page cannot be rendered. No worker writes after that. */
export async function renderInPool(options: RenderPoolOptions): Promise<RenderedRoutes> {
  const { renderWorker, paths, onProgress } = options;
  if (paths.length === 0) return { written: [], kept: [], pages: [] };
  if (renderWorker !== undefined && paths.length >= WORKER_THRESHOLD) return renderInWorkers(renderWorker, options);
  return renderRoutes({ ...options, onProgress: (done) => onProgress?.(done, paths.length) });
}

async function renderInWorkers(file: string, options: RenderPoolOptions): Promise<RenderedRoutes> {
  const { root, contentDir, databaseUrl, out, stagingFolder, revision, documents, mayKeep, reader, paths } = options;
  const { onProgress, signal, warnings } = options;
  // The other half of the processors is for the threads that write the pages.
  const count = Math.ceil(availableParallelism() / 2);
  const doneByWorker: number[] = Array(count).fill(0);
  const shares: RenderedShare[] = [];
  const failure = new AbortController();
  const stop = AbortSignal.any([failure.signal, ...(signal === undefined ? [] : [signal])]);

  const workers: Promise<void>[] = [];
  for (const [worker, share] of dealRoutes(paths, count).entries()) {
    const folders = { root, contentDir, databaseUrl, out, stagingFolder };
    const data: RenderWorkerOptions = { ...folders, revision, documents, mayKeep, media: reader.media, paths: share };
    const onMessage = (message: RenderWorkerMessage) => {
      if ("written" in message) shares[worker] = message;
      else {
        doneByWorker[worker] = message.done;
        const done = doneByWorker.reduce((sum, each) => sum + each, 0);
        onProgress?.(done, paths.length);
      }
    };
    const running = runWorker({ file, data, onMessage, signal: stop, resourceLimits: WORKER_MEMORY });
    workers.push(running.catch((cause) => failure.abort(cause)));
    // Starting a worker copies the documents. Let the process handle events before the next one.
    await setImmediate();
  }
  await Promise.all(workers);
  stop.throwIfAborted();
  for (const warning of shares.flatMap((share) => share.warnings)) warnings?.add(warning);
  return {
    written: shares.flatMap(({ written }) => written),
    kept: shares.flatMap(({ kept }) => kept),
    pages: shares.flatMap(({ pages }) => pages),
  };
}

/** Divides routes among workers. Loading vike takes long and slows down all promises, so only one worker does it, at its end. */
function dealRoutes(paths: readonly string[], count: number): string[][] {
  const shares: string[][] = Array.from({ length: count }, () => []);
  for (const [index, path] of paths.filter(isPage).entries()) shares[index % count]?.push(path);
  shares.at(-1)?.push(...paths.filter((path) => !isPage(path)));
  return shares;
}
