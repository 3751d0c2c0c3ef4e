/** Worker thread that renders a share of the routes. All workers read the same state of the content. */
import { join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { type ContentPlace, openPlace } from "#content/media-store/content-place.ts";
import { parentSignal } from "#content/platform/run-worker.ts";
import type { PendingDocuments, RevisionReference, UnreadableWarning } from "#content/store/content-store.ts";
import type { SiteReader } from "#site/page-model/media.ts";
import { startPageWriter } from "./page-writer.ts";
import { type RenderedRoutes, type RenderOptions, renderRoutes } from "./render-routes.ts";
import { StoreWarnings } from "./store-warnings.ts";

export interface RenderWorkerOptions
  extends ContentPlace,
    Pick<RenderOptions, "root" | "out" | "stagingFolder" | "paths" | "mayKeep"> {
  revision: RevisionReference;
  documents: PendingDocuments | undefined;
  media: SiteReader["media"];
}

export type RenderedShare = RenderedRoutes & { warnings: UnreadableWarning[] };

/** Progress while the worker renders, and the result at the end. */
export type RenderWorkerMessage = { done: number } | RenderedShare;

const { contentDir, databaseUrl, revision, documents, media, ...options }: RenderWorkerOptions = workerData;
const post = (message: RenderWorkerMessage) => parentPort?.postMessage(message);
const warnings = new StoreWarnings();
const { store } = await openPlace({ contentDir, databaseUrl });
const stored = await store.reader(revision, warnings.add);
const reader = Object.assign(documents === undefined ? stored : stored.withPending(documents), { media });
const onProgress = (done: number) => post({ done });
const writer = startPageWriter(join(import.meta.dirname, "write-worker.js"), options);
try {
  const rendered = await renderRoutes({ ...options, reader, writer, warnings, signal: parentSignal(), onProgress });
  post({ ...rendered, warnings: [...warnings.values()] });
} finally {
  await writer.stop();
}
