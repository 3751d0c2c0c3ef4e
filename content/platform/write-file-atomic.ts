/** Writes files and then renames them into place, and removes the temporary files that dead processes left. */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { ifExists } from "./file-error.ts";
import { currentProcessName, isDead, isProcessName } from "./process-identity.ts";

/**
 * Writes a file atomically: readers see the old or the new content, never a part. Creates the folder if it is missing.
 * @param options.mode the permissions, from which the system subtracts its mask
 */
export function writeFileAtomic(file: string, content: string | Uint8Array, { mode = 0o666 } = {}): void {
  const temporary = temporaryFile(dirname(file));
  try {
    if (!existsSync(dirname(file))) createFolder(dirname(file));
    writeFileSync(temporary, content, { mode });
    renameSync(temporary, file);
  } catch (cause) {
    rmSync(temporary, { force: true });
    throw cause;
  }
}

/** Writes a file atomically from parts that need not be in memory at the same time. Creates the folder if it is missing. */
export function writePartsAtomic(file: string, parts: Iterable<string> | AsyncIterable<string>): Promise<void> {
  return replaceFile(file, (temporary) => writeFile(temporary, parts));
}

/**
 * Replaces a file atomically by another one, and creates the folder if it is missing. Callers may replace several files at the
 * same time, because file systems such as ext4 first start to write the content of each to the disk.
 */
export async function replaceFile(file: string, write: (temporary: string) => unknown): Promise<void> {
  const temporary = temporaryFile(dirname(file));
  try {
    if (!existsSync(dirname(file))) createFolder(dirname(file));
    await write(temporary);
    await rename(temporary, file);
  } catch (cause) {
    await rm(temporary, { force: true });
    throw cause;
  }
}

/**
 * Creates a folder and the folders above it, and throws the error of the first that cannot be created. Node's recursive
 * `mkdir` reports a read-only disk as a missing folder, or never ends.
 * @returns true if the folder did not exist
 */
export function createFolder(path: string): boolean {
  try {
    mkdirSync(path);
    return true;
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code === "EEXIST") return false;
    if (code !== "ENOENT" || dirname(path) === path || !createFolder(dirname(path))) throw cause;
    return createFolder(path);
  }
}

/** Age from which a file of another host is a leftover, because nobody can ask whether its process still runs. */
const MAX_AGE_MS = 60 * 60 * 1000;

const processName = currentProcessName();
let count = 0;

/**
 * Returns the path of a new temporary file in a folder. Its name begins with a dot, so that no server serves it, and its
 * length does not depend on the file that it will become.
 */
export function temporaryFile(folder: string): string {
  count += 1;
  return join(folder, `.${processName}${count.toString(36)}.tmp`);
}

/** Removes the temporary files that dead processes left in a folder. */
export function removeAbandonedFiles(folder: string): void {
  for (const name of ifExists(() => readdirSync(folder)) ?? []) {
    const [, owner] = /^\.(.+)\.tmp$/.exec(name) ?? [];
    if (owner === undefined || !isProcessName(owner)) continue;
    const file = join(folder, name);
    if (isLeftover(owner, file)) rmSync(file, { force: true });
  }
}

/** Returns whether the process that created a file or folder has ended, as far as that can be known. */
export function isLeftover(owner: string, path: string): boolean {
  if (isDead(owner)) return true;
  const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? {};
  return mtimeMs !== undefined && Date.now() - mtimeMs > MAX_AGE_MS;
}
