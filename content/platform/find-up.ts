import { existsSync } from "node:fs";
import { dirname } from "node:path";

/** Returns the first of a folder and its parents that matches. */
export function findUp(start: string, isMatch: (folder: string) => boolean): string | undefined {
  for (let folder = start; ; folder = dirname(folder)) {
    if (isMatch(folder)) return folder;
    if (dirname(folder) === folder) return undefined;
  }
}

/** Returns a path itself or its nearest parent that exists. */
export function nearestFolder(path: string): string {
  return findUp(path, existsSync) ?? path;
}
