import { existsSync, lstatSync, mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { giveTo, type ProcessUser } from "./process-user.ts";

/** Folder for temporary files on the disk. `/tmp` is in memory on some systems, and moves there for most tests. */
export function diskFolder(): string {
  return existsSync("/var/tmp") ? "/var/tmp" : tmpdir();
}

/**
 * Returns the folder in which the runs of a machine keep what they use again. Only its user can read it.
 * @throws Error if it belongs to another user, who could change what a test runs
 */
export function lastingFolder(user: ProcessUser): string {
  const uid = user.uid ?? process.getuid?.();
  const folder = join(diskFolder(), `agency-postgres-${uid}`);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  const stats = lstatSync(folder);
  if (!stats.isDirectory() || ![uid, process.getuid?.()].includes(stats.uid)) {
    throw new Error(`${folder} belongs to another user. Remove it, then run the tests again.`);
  }
  giveTo(user, folder);
  return folder;
}
