/** Writes rendered pages, on the calling thread or on another one. */
import { once } from "node:events";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { replaceFile, writeFileAtomic } from "#content/platform/write-file-atomic.ts";
import { htmlPath, type SiteFolders } from "../routes.ts";

export interface PageFolders extends Pick<SiteFolders, "out"> {
  /** The folder to write files to if not `out`. */
  stagingFolder?: string | undefined;
}

export interface PageWriter {
  /**
   * Writes the file of a route if its HTML differs from the one in `out`. The file is replaced atomically.
   * @param html may be used for another page as soon as the promise resolves
   */
  write(path: string, html: Uint8Array): Promise<void>;
  /** Resolves with the addresses whose file was written, once all are. */
  finish(): Promise<string[]>;
}

export function createPageWriter({ out, stagingFolder = out }: PageFolders): PageWriter {
  const written: string[] = [];
  return {
    async write(path, html) {
      const target = htmlPath(stagingFolder, path);
      if (hasContent(htmlPath(out, path), html)) return;
      if (existsSync(target)) await replaceFile(target, (temporary) => writeFileSync(temporary, html));
      else writeFileAtomic(target, html);
      written.push(path);
    },
    finish: async () => written,
  };
}

/** Number of pages that go to a writer thread at once. It writes them while the next ones are rendered. */
const BATCH_SIZE = 32;

export type PageBatch = [path: string, html: Uint8Array<ArrayBuffer>][];

/** Answer of a writer thread, which gives the memory of the pages back. */
export interface WrittenBatch {
  written: string[];
  batch: PageBatch;
}

/**
 * Starts a thread that writes pages, for the thread that renders them: creating a file takes as long as rendering a page.
 * @param file path of the built `write-worker.ts`
 */
export function startPageWriter(file: string, folders: PageFolders): PageWriter & { stop(): Promise<void> } {
  const thread = new Worker(file, { workerData: folders });
  let batch: PageBatch = [];
  const written: string[] = [];
  /** Settles when the thread has written the last batch. */
  let answer = Promise.resolve();
  const send = async () => {
    await answer;
    answer = once(thread, "message").then(([answer]: WrittenBatch[]) => void written.push(...(answer?.written ?? [])));
    thread.postMessage(
      batch,
      batch.map(([, html]) => html.buffer),
    );
    batch = [];
  };
  return {
    async write(path, html) {
      batch.push([path, new Uint8Array(html)]);
      if (batch.length === BATCH_SIZE) await send();
    },
    async finish() {
      await send();
      await answer;
      return written;
    },
    /** Ends the thread, after the last batch that it got. */
    async stop() {
      await answer;
      await thread.terminate();
    },
  };
}

/** @returns whether the file was written */
export function writeIfDifferent(file: string, text: string): boolean {
  const bytes = Buffer.from(text);
  if (hasContent(file, bytes)) return false;
  writeFileAtomic(file, bytes);
  return true;
}

function hasContent(file: string, content: Uint8Array): boolean {
  return statSync(file, { throwIfNoEntry: false })?.size === content.length && readFileSync(file).equals(content);
}
