import { statSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Returns a path itself or its nearest parent that exists.
 * @param path absolute path
 */
export function nearestFolder(path: string): string {
  return exists(path) || dirname(path) === path ? path : nearestFolder(dirname(path));
}

/** Returns false also for a path below a file. */
function exists(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === "ENOTDIR") return false;
    throw cause;
  }
}
