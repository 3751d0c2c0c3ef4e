import { randomBytes } from "node:crypto";
import { existsSync, rmSync, statSync, writeFileSync } from "node:fs";
import { PRIVATE_MODE } from "../platform/private-mode.ts";

/** Enough for the write-ahead log of a database that only updates and removes rows. */
const RESERVE_BYTES = 4 * 1024 * 1024;

/*
 * A file keeps space on the disk. When the disk is full, it is removed, so that what was accepted before can still be
 * delivered, and nothing is accepted until there is space for it again.
 */

/** Writes the file unless it is there. @throws an error with the code `ENOSPC` if there is not enough space */
export function fillReserve(file: string): void {
  if (statSync(file, { throwIfNoEntry: false })?.size === RESERVE_BYTES) return;
  try {
    // Random bytes, because some file systems store zeros without using space.
    writeFileSync(file, randomBytes(RESERVE_BYTES), { mode: PRIVATE_MODE.file, flush: true });
  } catch (cause) {
    releaseReserve(file);
    throw cause;
  }
}

/** Removes the file. Returns false if there was none. */
export function releaseReserve(file: string): boolean {
  const wasThere = existsSync(file);
  rmSync(file, { force: true });
  return wasThere;
}
