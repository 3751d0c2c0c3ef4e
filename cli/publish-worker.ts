/** A thread of `publish`: renders its share of the routes, from the same revision as the others. */
import { parentPort, workerData } from "node:worker_threads";
import { openStore } from "#content/store.ts";
import { type RenderedShare, renderShare, type ShareOptions } from "./render-share.ts";

export type ThreadOptions = Pick<ShareOptions, "root" | "out" | "onlyChanged" | "shard"> & {
  contentDir: string;
  revision: number;
};

export type ThreadMessage = { done: number } | { share: RenderedShare };

const { contentDir, revision, ...options }: ThreadOptions = workerData;
const tell = (message: ThreadMessage) => parentPort?.postMessage(message);
const store = await openStore({ dir: contentDir });
const reader = await store.reader(revision);
tell({ share: await renderShare({ ...options, reader, onProgress: (done) => tell({ done }) }) });
