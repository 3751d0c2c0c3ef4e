import { rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { syncFolder, writeDurably } from "#content/platform/fsync.ts";
import { removeAbandonedFiles, temporaryFile } from "#content/platform/temporary-files.ts";

/** Only the user that runs the server may read records and logs. */
export const PRIVATE_MODE = { file: 0o600, folder: 0o700 };

/** Replaces a file that only its owner can read, atomically and durably. */
export async function writeFileDurably(file: string, text: string): Promise<void> {
  const folder = dirname(file);
  removeAbandonedFiles(folder);
  const temporary = temporaryFile(folder);
  try {
    await writeDurably([{ file: temporary, content: text }], PRIVATE_MODE.file);
    await rename(temporary, file);
    await syncFolder(folder);
  } catch (cause) {
    await rm(temporary, { force: true });
    throw cause;
  }
}
