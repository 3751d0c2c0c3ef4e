/** Worker thread that renders a share of the routes. All workers read the same state of the content. */
import { parentPort, workerData } from "node:worker_threads";
import { openFileStore } from "#content/store/file/file-store.ts";
import { overlayDocuments, type PendingDocuments } from "#content/store/overlay.ts";
import type { SiteReader } from "#site/page-model/media.ts";
import { type RenderedRoutes, type RenderOptions, renderRoutes } from "./render-routes.ts";

export interface RenderWorkerOptions extends Pick<RenderOptions, "root" | "out" | "stagingFolder" | "paths"> {
  contentDir: string;
  revision: number;
  documents: PendingDocuments | undefined;
  media: SiteReader["media"];
}

/** Progress while the worker renders, and the result at the end. */
export type RenderWorkerMessage = { done: number } | RenderedRoutes;

const { contentDir, revision, documents, media, ...options }: RenderWorkerOptions = workerData;
const post = (message: RenderWorkerMessage) => parentPort?.postMessage(message);
const store = await openFileStore({ dir: contentDir });
const stored = await store.reader(revision);
const reader = Object.assign(documents === undefined ? stored : overlayDocuments(stored, documents), { media });
post(await renderRoutes({ ...options, reader, onProgress: (done) => post({ done }) }));
