/** A thread that renders some of the routes, from the same content as the others. */
import { parentPort, workerData } from "node:worker_threads";
import { openFileStore } from "#content/store/file/file-store.ts";
import { overlayDocuments, type PendingDocuments } from "#content/store/overlay.ts";
import type { SiteReader } from "#site/page-model/media.ts";
import { type RenderedRoutes, type RenderOptions, renderRoutes } from "./render-routes.ts";

export interface RenderWorkerOptions extends Pick<RenderOptions, "root" | "out" | "into" | "paths"> {
  contentDir: string;
  revision: number;
  documents: PendingDocuments | undefined;
  media: SiteReader["media"];
}

export type RenderWorkerMessage = { done: number } | RenderedRoutes;

const { contentDir, revision, documents, media, ...options }: RenderWorkerOptions = workerData;
const tell = (message: RenderWorkerMessage) => parentPort?.postMessage(message);
const store = await openFileStore({ dir: contentDir });
const stored = await store.reader(revision);
const reader = Object.assign(documents === undefined ? stored : overlayDocuments(stored, documents), { media });
tell(await renderRoutes({ ...options, reader, onProgress: (done) => tell({ done }) }));
