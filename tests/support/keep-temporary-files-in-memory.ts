import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { findMemoryDisk } from "./memory-disk.ts";

/** Far more than the temporary folders of two runs at a time. */
const MIN_FREE_BYTES = 2 ** 32;

/**
 * Moves the temporary folders of this process and of the processes that it starts to memory, if there is room: the tests
 * flush thousands of files to the disk.
 * @returns a function that removes the folders that a killed test has left
 */
export function keepTemporaryFilesInMemory(): () => void {
  const disk = findMemoryDisk(MIN_FREE_BYTES);
  if (disk === undefined) return () => undefined;
  const folder = mkdtempSync(join(disk, "agency-tests-"));
  // Like /tmp, it is open to the other users as whom some tests run commands.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
