/**
 * An exclusive lock of writers that a dead process cannot hold.
 *
 * Each writer creates a folder below `.writers` whose unique name identifies the process, and then looks for others. Of
 * two writers that start together, at least one sees the other and withdraws, so they never both write. The folder of a
 * dead process does not block anyone. A process on this host is dead if it no longer runs. A process on another host, such
 * as a container that was killed, is dead if it has not renewed the modification time of its folder for 30 seconds.
 * Because the folder's name is unique, removing it cannot affect another writer. Writers stage files in their folder, so
 * an abandoned folder also means that a commit may be unfinished, and a writer that was wrongly taken for dead can no
 * longer commit.
 */
import { existsSync, mkdirSync, readdirSync, rmdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { readdir, rename, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { formatCount } from "#content/documents/format-number.ts";
import { isFileError } from "#content/platform/file-error.ts";
import {
  abandonedName,
  currentProcessName,
  isDead,
  isOnThisHost,
  isProcessName,
  parseProcessName,
} from "#content/platform/process-identity.ts";
import { createFolder } from "#content/platform/write-file-atomic.ts";
import { StoreError } from "../content-store.ts";

export interface WriterLock {
  /** The folder in which this writer may stage files. The release removes it. */
  folder: string;
  /** The folders of dead writers. The holder must finish their commit and remove them. */
  abandonedFolders: string[];
  /** @param isComplete false marks the folder as abandoned, so that the next process to open the store finishes the commit */
  release(isComplete: boolean): Promise<void>;
}

export interface LockOptions {
  /** The time to wait for another writer, in milliseconds. */
  lockTimeoutMs?: number | undefined;
  /** Ends the wait, and cancels the transaction. Has no effect after the commit. */
  signal?: AbortSignal | undefined;
}

const DEFAULT_TIMEOUT_MS = 2_000;

const HEARTBEAT_MS = 5_000;

/** Time without a heartbeat after which a writer on another host counts as dead. */
const HEARTBEAT_TIMEOUT_MS = 30_000;

/** The folder of the writers' folders. It also has the marker of `recorded-state.ts`. */
export function writersFolder(dir: string): string {
  return join(dir, ".writers");
}

/**
 * Acquires the writer lock.
 * @throws StoreError `store/locked` if another writer still has the lock after the timeout
 * @throws AbortError if the signal is aborted while this writer waits
 */
export async function acquireWriterLock(dir: string, { lockTimeoutMs = DEFAULT_TIMEOUT_MS, signal }: LockOptions = {}) {
  const isNew = !existsSync(dir);
  // Version control must ignore the folder of the writers.
  if (createFolder(writersFolder(dir))) writeFileSync(join(writersFolder(dir), GITIGNORE), IGNORE_ALL);
  const deadline = Date.now() + lockTimeoutMs;
  for (;;) {
    const folder = join(writersFolder(dir), currentProcessName());
    // Also creates the folder of the writers, which another one may have removed with its new store.
    createFolder(folder);
    // The file system's clock, because the clocks of the hosts may differ.
    const now = statSync(folder).mtimeMs;
    const others = (await listWriters(dir, now)).filter((other) => other.folder !== folder);
    const livingWriter = others.find((other) => other.isAlive);
    if (livingWriter === undefined) {
      const stopHeartbeat = startHeartbeat(folder);
      return {
        folder,
        abandonedFolders: others.map((other) => other.folder),
        async release(isComplete) {
          stopHeartbeat();
          if (!isComplete && existsSync(folder)) await rename(folder, join(writersFolder(dir), abandonedName()));
          await rm(folder, { recursive: true, force: true });
          if (isNew) removeEmptyStore(dir);
        },
      } satisfies WriterLock;
    }
    await rm(folder, { recursive: true });
    if (Date.now() >= deadline) throw lockedError(dir, livingWriter);
    await sleep(20 + Math.random() * 60, undefined, { signal });
  }
}

const GITIGNORE = ".gitignore";
const IGNORE_ALL = "*\n";

/** Removes the folder of a new store without content, so that a mistyped path leaves nothing behind. */
function removeEmptyStore(dir: string): void {
  const folder = writersFolder(dir);
  if (readdirSync(dir).length > 1 || readdirSync(folder).length > 1) return;
  rmSync(join(folder, GITIGNORE));
  try {
    // Unlike a recursive removal, this fails if another writer has begun.
    for (const empty of [folder, dir]) rmdirSync(empty);
  } catch (cause) {
    if (!isFileError(cause)) throw cause;
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, GITIGNORE), IGNORE_ALL);
  }
}

/** Keeps a folder's modification time current, by the clock of the file system. Returns a function that stops this. */
function startHeartbeat(folder: string): () => void {
  const file = join(folder, "heartbeat");
  const timer = setInterval(() => {
    try {
      writeFileSync(file, "");
      rmSync(file);
    } catch (cause) {
      // The folder is gone if another writer took this one for dead. The commit will then fail.
      if (!isFileError(cause)) throw cause;
    }
  }, HEARTBEAT_MS);
  timer.unref();
  return () => clearInterval(timer);
}

function lockedError(dir: string, { folder, silentMs }: Writer): StoreError {
  const { host, pid } = parseProcessName(basename(folder));
  const advice = isOnThisHost(basename(folder))
    ? "Try again when it has finished, or wait longer with --lock-timeout."
    : `It gave a sign of life ${formatCount(Math.max(0, Math.round(silentMs / 1000)), "second")} ago. After ${HEARTBEAT_TIMEOUT_MS / 1000} seconds without one, it counts as dead: try again then, or wait with --lock-timeout ${HEARTBEAT_TIMEOUT_MS / 1000 + 5}.`;
  return new StoreError("store/locked", `Process ${pid} on ${host} is writing to ${dir}. ${advice}`);
}

type Writer = Awaited<ReturnType<typeof listWriters>>[number];

/** Returns all writers, with the time since the last heartbeat of each. */
export async function listWriters(dir: string, now = Date.now()) {
  const names = await readdir(writersFolder(dir)).catch((cause: NodeJS.ErrnoException): string[] => {
    if (cause.code === "ENOENT") return [];
    throw cause;
  });
  return names.filter(isProcessName).flatMap((name) => {
    const folder = join(writersFolder(dir), name);
    const stats = statSync(folder, { throwIfNoEntry: false });
    if (stats === undefined) return [];
    const silentMs = now - stats.mtimeMs;
    // The process may still be alive.
    const isAlive = !isDead(name) && (isOnThisHost(name) || silentMs <= HEARTBEAT_TIMEOUT_MS);
    return [{ folder, isAlive, silentMs }];
  });
}
