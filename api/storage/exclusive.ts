import { mkdir, rm } from "node:fs/promises";
import { acquireWriterLock } from "#content/store/file/writer-lock.ts";
import { PRIVATE_MODE } from "./write-file-durably.ts";

/** Function that runs one task at a time, among all processes that use the same folder. */
export type Exclusive = <Result>(task: () => Promise<Result>) => Promise<Result>;

const LOCK_TIMEOUT_MS = 10_000;

/**
 * Creates a function that runs tasks exclusively. Tasks of this process wait in a queue, and the first of them waits for
 * other processes.
 * @throws StoreError `store/locked` from the function, if another process keeps the lock
 */
export function createExclusive(folder: string): Exclusive {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(() => runLocked(folder, task));
    last = result.catch(() => undefined);
    return result;
  };
}

async function runLocked<Result>(folder: string, task: () => Promise<Result>): Promise<Result> {
  await mkdir(folder, { recursive: true, mode: PRIVATE_MODE.folder });
  const lock = await acquireWriterLock(folder, { lockTimeoutMs: LOCK_TIMEOUT_MS });
  try {
    for (const abandoned of lock.abandonedFolders) await rm(abandoned, { recursive: true, force: true });
    return await task();
  } finally {
    await lock.release(true);
  }
}
