import { renameSync, rmSync, writeFileSync } from "node:fs";
import { rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { createFolder } from "./create-folder.ts";
import { temporaryFile } from "./temporary-files.ts";

/**
 * Writes a file atomically: readers see the old or the new content, never a part. Creates the folder if it is missing.
 * @param options.mode the permissions, from which the system subtracts its mask
 */
export function writeFileAtomic(
  file: string,
  content: string | Uint8Array,
  { mode = 0o666 }: { mode?: number } = {},
): void {
  const temporary = temporaryFile(dirname(file));
  try {
    writeCreatingFolder(temporary, content, mode);
    renameSync(temporary, file);
  } catch (cause) {
    rmSync(temporary, { force: true });
    throw cause;
  }
}

/** Writes a file atomically from parts that need not be in memory at the same time. Creates the folder if it is missing. */
export async function writePartsAtomic(file: string, parts: Iterable<string> | AsyncIterable<string>): Promise<void> {
  const temporary = temporaryFile(dirname(file));
  try {
    createFolder(dirname(file));
    await writeFile(temporary, parts);
    await rename(temporary, file);
  } catch (cause) {
    await rm(temporary, { force: true });
    throw cause;
  }
}

function writeCreatingFolder(file: string, content: string | Uint8Array, mode: number): void {
  try {
    writeFileSync(file, content, { mode });
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== "ENOENT") throw cause;
    createFolder(dirname(file));
    writeFileSync(file, content, { mode });
  }
}
