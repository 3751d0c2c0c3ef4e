import { mkdirSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { temporaryFile } from "./temporary-files.ts";

/**
 * Writes a file atomically: readers see the old or the new content, never a part. Creates the folder if it is missing.
 * @param options.timeMs the modification time to set, in milliseconds like `mtimeMs` of `stat`
 * @param options.mode the permissions, from which the system subtracts its mask
 */
export function writeFileAtomic(
  file: string,
  content: string | Uint8Array,
  { timeMs, mode = 0o666 }: { timeMs?: number; mode?: number } = {},
): void {
  const temporary = temporaryFile(dirname(file));
  try {
    writeCreatingFolder(temporary, content, mode);
    if (timeMs !== undefined) utimesSync(temporary, timeMs / 1000, timeMs / 1000);
    renameSync(temporary, file);
  } catch (cause) {
    rmSync(temporary, { force: true });
    throw cause;
  }
}

function writeCreatingFolder(file: string, content: string | Uint8Array, mode: number): void {
  try {
    writeFileSync(file, content, { mode });
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== "ENOENT") throw cause;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content, { mode });
  }
}
