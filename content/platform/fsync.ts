/** Durable writes: when a promise resolves, the change survives a power failure. */
import { closeSync, fsync, fsyncSync, mkdirSync, openSync, writeFileSync } from "node:fs";
import { cp, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { promisify } from "node:util";
import { createPause } from "./event-loop.ts";
import { ifExists, isFileError } from "./file-error.ts";

const syncDescriptor = promisify(fsync);

/**
 * Writes files and waits until all of them are on the disk. The files are synced together, which is faster.
 * @param mode permissions of files that are created, for example 0o600
 */
export async function writeDurably(files: readonly { file: string; content: string | Uint8Array }[], mode?: number) {
  const descriptors: number[] = [];
  try {
    const pause = createPause();
    for (const { file, content } of files) {
      await pause();
      const descriptor = openSync(file, "w", mode);
      descriptors.push(descriptor);
      writeFileSync(descriptor, content);
    }
    // Wait for all of them, also after a failure: a descriptor must not be closed during its sync.
    const results = await Promise.allSettled(descriptors.map((descriptor) => syncDescriptor(descriptor)));
    for (const result of results) if (result.status === "rejected") throw result.reason;
  } finally {
    for (const descriptor of descriptors) closeSync(descriptor);
  }
}

/** Waits until a file written earlier is on the disk. Does nothing if the file no longer exists. */
export async function syncFile(file: string): Promise<void> {
  const descriptor = ifExists(() => openSync(file, "r+"));
  if (descriptor !== undefined) await syncDescriptor(descriptor).finally(() => closeSync(descriptor));
}

/** Waits until created, renamed and removed entries of a folder are on the disk. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open a folder, and its renames are durable without this call.
  if (process.platform === "win32") return;
  const descriptor = openSync(folder, "r");
  await syncDescriptor(descriptor).finally(() => closeSync(descriptor));
}

/** Does the same as `syncFolder` before anything else can run. */
export function syncFolderNow(folder: string): void {
  if (process.platform === "win32") return;
  const descriptor = openSync(folder, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Moves a file or folder durably. To another disk, it is copied, and removed when the copy is complete. */
export async function movePath(from: string, to: string): Promise<void> {
  mkdirSync(dirname(to), { recursive: true, mode: 0o700 });
  try {
    await rename(from, to);
  } catch (cause) {
    if (!isFileError(cause) || cause.code !== "EXDEV") throw cause;
    await cp(from, `${to}.partial`, { recursive: true, preserveTimestamps: true });
    await rename(`${to}.partial`, to);
    await rm(from, { recursive: true });
  }
  await syncFolder(dirname(to));
}

/** Modes of files and folders with personal data, which only the user that runs the server may read. */
export const PRIVATE_MODE = { file: 0o600, folder: 0o700 };
