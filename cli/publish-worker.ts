/** A thread that renders some of the routes, from the same content as the others. */
import { parentPort, workerData } from "node:worker_threads";
import { type Documents, overlay } from "#content/overlay.ts";
import { openStore } from "#content/store.ts";
import type { SiteReader } from "#site/media.ts";
import { type RenderedRoutes, type RenderOptions, renderRoutes } from "./render-routes.ts";

export interface ThreadOptions extends Pick<RenderOptions, "root" | "out" | "into" | "paths"> {
  contentDir: string;
  revision: number;
  documents: Documents | undefined;
  media: SiteReader["media"];
}

export type ThreadMessage = { done: number } | RenderedRoutes;

const { contentDir, revision, documents, media, ...options }: ThreadOptions = workerData;
const tell = (message: ThreadMessage) => parentPort?.postMessage(message);
const store = await openStore({ dir: contentDir });
const stored = await store.reader(revision);
const reader = Object.assign(documents === undefined ? stored : overlay(stored, documents), { media });
tell(await renderRoutes({ ...options, reader, onProgress: (done) => tell({ done }) }));
