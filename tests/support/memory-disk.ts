import { existsSync, readFileSync, statfsSync } from "node:fs";

const MEMORY_DISK = "/dev/shm";

/** Returns the folder of the disk in memory, if it has so much room. Containers often have one of 64 MB. */
export function findMemoryDisk(minFreeBytes: number): string | undefined {
  return freeBytes() < minFreeBytes ? undefined : MEMORY_DISK;
}

function freeBytes(): number {
  if (process.platform !== "linux" || !existsSync(MEMORY_DISK)) return 0;
  // Some tests run files from their folders.
  if (/ \/dev\/shm \S+ \S*\bnoexec\b/.test(readFileSync("/proc/self/mounts", "utf8"))) return 0;
  const { bavail, bsize } = statfsSync(MEMORY_DISK);
  return Math.min(bavail * bsize, process.availableMemory());
}
