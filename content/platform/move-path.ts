import { mkdirSync } from "node:fs";
import { cp, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { isFileError } from "./file-error.ts";
import { syncFolder } from "./fsync.ts";

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
