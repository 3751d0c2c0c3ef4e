/**
 * An exclusive lock of writers that a dead process cannot hold.
 *
 * Each writer creates a folder below `.writers` whose unique name identifies the process, and then looks for others. Of
 * two writers that start together, at least one sees the other and withdraws, so they never both write. The folder of a
 * dead process does not block anyone. Because its name is unique, removing it cannot affect a living writer. Writers
 * stage files in their folder, so an abandoned folder also means that a commit may be unfinished.
 */
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import {
  abandonedName,
  currentProcessName,
  isDead,
  isProcessName,
  parseProcessName,
} from "#content/platform/process-identity.ts";
import { StoreError } from "../content-store.ts";

export interface WriterLock {
  /** The folder in which this writer may stage files. The release removes it. */
  folder: string;
  /** The folders of dead writers. The holder must finish their commit and remove them. */
  abandonedFolders: string[];
  /** @param isComplete false marks the folder as abandoned, so that the next process to open the store finishes the commit */
  release(isComplete: boolean): Promise<void>;
}

const WRITERS_FOLDER = ".writers";

/**
 * Acquires the writer lock.
 * @param dir the store's folder
 * @param timeoutMs the time to wait for another writer
 * @throws StoreError `store/locked` if another writer still has the lock after that time
 */
export async function acquireWriterLock(dir: string, timeoutMs: number): Promise<WriterLock> {
  const writersFolder = join(dir, WRITERS_FOLDER);
  await mkdir(writersFolder, { recursive: true });
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const folder = join(writersFolder, currentProcessName());
    await mkdir(folder);
    const others = (await listWriters(dir)).filter((other) => other.folder !== folder);
    const livingWriter = others.find((other) => other.isAlive);
    if (livingWriter === undefined) {
      return {
        folder,
        abandonedFolders: others.map((other) => other.folder),
        release: (isComplete) =>
          isComplete
            ? rm(folder, { recursive: true, force: true })
            : rename(folder, join(writersFolder, abandonedName())),
      };
    }
    await rm(folder, { recursive: true });
    if (Date.now() >= deadline) throw lockedError(dir, livingWriter.folder);
    await sleep(20 + Math.random() * 60);
  }
}

function lockedError(dir: string, writerFolder: string): StoreError {
  const { host, pid } = parseProcessName(basename(writerFolder));
  const message = `Process ${pid} on ${host} is writing to ${dir}. Try again when it has finished. If it no longer exists, remove ${writerFolder}.`;
  return new StoreError("store/locked", message);
}

/** Returns the folders of all writers, and whether each process may still be alive. */
export async function listWriters(dir: string): Promise<{ folder: string; isAlive: boolean }[]> {
  const writersFolder = join(dir, WRITERS_FOLDER);
  const names = await readdir(writersFolder).catch((cause: NodeJS.ErrnoException): string[] => {
    if (cause.code === "ENOENT") return [];
    throw cause;
  });
  return names.filter(isProcessName).map((name) => ({ folder: join(writersFolder, name), isAlive: !isDead(name) }));
}
