/**
 * One writer at a time, by a folder that a dead process does not hold.
 *
 * Each writer makes a folder of its own below `.writers`, whose name says who it is, and then looks whether it is
 * alone. Of two that come at once at least one sees the other and steps back, so both never write. A folder whose
 * process has died holds nobody off: its name is unique, so removing it can hit no living writer. What a writer stages
 * lies in its folder; a folder left behind therefore also says that a commit may be unfinished.
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
  /** Where this writer may stage files; gone after the release. */
  folder: string;
  /** Folders of writers that died, for the holder to clear away once their commit is settled. */
  abandonedFolders: string[];
  /** @param isSettled false leaves the folder as a dead writer's, so that the next to open the store finishes the commit */
  release(isSettled: boolean): Promise<void>;
}

const WRITERS = ".writers";

/**
 * @param dir the store's folder
 * @param patienceMs how long to wait for another writer
 * @throws StoreError `store/locked`
 */
export async function acquireWriterLock(dir: string, patienceMs: number): Promise<WriterLock> {
  const writers = join(dir, WRITERS);
  await mkdir(writers, { recursive: true });
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const folder = join(writers, currentProcessName());
    await mkdir(folder);
    const others = (await listWriters(dir)).filter((other) => other.folder !== folder);
    const [alive] = others.filter((other) => other.isAlive);
    if (alive === undefined) {
      return {
        folder,
        abandonedFolders: others.map((other) => other.folder),
        release: (isSettled) =>
          isSettled ? rm(folder, { recursive: true, force: true }) : rename(folder, join(writers, abandonedName())),
      };
    }
    await rm(folder, { recursive: true });
    if (Date.now() >= deadline) {
      const { host, pid } = parseProcessName(basename(alive.folder));
      throw new StoreError(
        "store/locked",
        `Process ${pid} on ${host} is writing to ${dir}. If there is no such process, remove ${alive.folder}.`,
      );
    }
    await sleep(20 + Math.random() * 60);
  }
}

/** The folders of all writers, and whether each one's process lives. */
export async function listWriters(dir: string): Promise<{ folder: string; isAlive: boolean }[]> {
  const writers = join(dir, WRITERS);
  const names = await readdir(writers).catch((cause: NodeJS.ErrnoException): string[] => {
    if (cause.code === "ENOENT") return [];
    throw cause;
  });
  return names.filter(isProcessName).map((name) => ({ folder: join(writers, name), isAlive: !isDead(name) }));
}
