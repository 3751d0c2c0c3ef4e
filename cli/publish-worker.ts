/** A thread of `publish`: renders some of the routes, from the same revision as the others. */
import { parentPort, workerData } from "node:worker_threads";
import { openStore } from "#content/store.ts";
import type { SiteReader } from "#site/media.ts";
import { type RenderedRoutes, type RenderOptions, renderRoutes } from "./render-routes.ts";

export interface ThreadOptions extends Pick<RenderOptions, "root" | "out" | "paths"> {
  contentDir: string;
  revision: number;
  media: SiteReader["media"];
}

export type ThreadMessage = { done: number } | RenderedRoutes;

const { contentDir, revision, media, ...options }: ThreadOptions = workerData;
const tell = (message: ThreadMessage) => parentPort?.postMessage(message);
const store = await openStore({ dir: contentDir });
const reader = Object.assign(await store.reader(revision), { media });
tell(await renderRoutes({ ...options, reader, onProgress: (done) => tell({ done }) }));
