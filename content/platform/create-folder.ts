import { mkdirSync } from "node:fs";
import { dirname } from "node:path";

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
