/** Worker thread that writes the pages that another thread renders. */
import { parentPort, workerData } from "node:worker_threads";
import { createPageWriter, type PageBatch, type WrittenBatch } from "./page-writer.ts";

parentPort?.on("message", async (batch: PageBatch) => {
  const writer = createPageWriter(workerData);
  await Promise.all(batch.map(([path, html]) => writer.write(path, html)));
  const answer: WrittenBatch = { written: await writer.finish(), batch };
  // This thread collects garbage too rarely to keep the memory of the pages.
  const memory = batch.map(([, html]) => html.buffer);
  parentPort?.postMessage(answer, memory);
});
