/** Temporary files: where a file is written before it is renamed into place, and how leftovers of dead processes go away. */
import { readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { currentProcessName, isDead, isProcessName } from "./process-identity.ts";

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
  for (const name of listNames(folder)) {
    // Folders have thousands of names.
    if (!name.startsWith(".")) continue;
    const owner = /^\.(.+)\.tmp$/.exec(name)?.[1];
    if (owner === undefined || !isProcessName(owner)) continue;
    const file = join(folder, name);
    if (isLeftover(owner, file)) rmSync(file, { force: true });
  }
}

/** Returns whether the process that created a file or folder has ended, as far as that can be known. */
export function isLeftover(owner: string, path: string): boolean {
  return isDead(owner) || isOld(path);
}

function isOld(path: string): boolean {
  const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? {};
  return mtimeMs !== undefined && Date.now() - mtimeMs > MAX_AGE_MS;
}

function listNames(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw cause;
  }
}
