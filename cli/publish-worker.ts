/** A thread of `publish`: renders some of the routes, from the same revision as the others. */
import { parentPort, workerData } from "node:worker_threads";
import { openStore } from "#content/store.ts";
import { type RenderOptions, renderRoutes } from "./render-routes.ts";

export type ThreadOptions = Pick<RenderOptions, "root" | "out" | "paths"> & { contentDir: string; revision: number };

export type ThreadMessage = { done: number } | { written: string[] };

const { contentDir, revision, ...options }: ThreadOptions = workerData;
const tell = (message: ThreadMessage) => parentPort?.postMessage(message);
const store = await openStore({ dir: contentDir });
const reader = await store.reader(revision);
tell({ written: await renderRoutes({ ...options, reader, onProgress: (done) => tell({ done }) }) });
