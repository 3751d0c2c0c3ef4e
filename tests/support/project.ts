import { join, resolve } from "node:path";

/** Absolute path of the project's folder. */
export const PROJECT = resolve(import.meta.dirname, "../..");

/** Returns the absolute path of a file or folder of the project. */
export function inProject(...segments: readonly string[]): string {
  return join(PROJECT, ...segments);
}
