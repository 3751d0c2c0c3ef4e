import { existsSync } from "node:fs";
import { dirname } from "node:path";

/** Returns a path itself or its nearest parent that exists. */
export function nearestFolder(path: string): string {
  return existsSync(path) || dirname(path) === path ? path : nearestFolder(dirname(path));
}
