import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { join } from "node:path";

const MEMORY_DISK = "/dev/shm";

/** Far more than the temporary folders of two runs at a time. Containers often have a memory disk of 64 MB. */
const MIN_FREE_BYTES = 2 ** 32;

/**
 * Moves the temporary folders of this process and of the processes that it starts to memory, if there is room: the tests
 * flush thousands of files to the disk.
 * @returns a function that removes the folders that a killed test has left
 */
export function keepTemporaryFilesInMemory(): () => void {
  if (freeBytes() < MIN_FREE_BYTES) return () => undefined;
  const folder = mkdtempSync(join(MEMORY_DISK, "agency-tests-"));
  // Like /tmp, it is open to the other users as whom some tests run commands.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

function freeBytes(): number {
  if (process.platform !== "linux" || !existsSync(MEMORY_DISK)) return 0;
  // Some tests run files from their folders.
  if (/ \/dev\/shm \S+ \S*\bnoexec\b/.test(readFileSync("/proc/self/mounts", "utf8"))) return 0;
  const { bavail, bsize } = statfsSync(MEMORY_DISK);
  return Math.min(bavail * bsize, process.availableMemory());
}
