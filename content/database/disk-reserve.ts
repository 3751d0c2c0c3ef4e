import { randomBytes } from "node:crypto";
import { closeSync, existsSync, fsyncSync, openSync, rmSync, statSync, writeFileSync } from "node:fs";

/** Enough for the write-ahead log of a database that only updates and removes rows. */
const RESERVE_BYTES = 4 * 1024 * 1024;

/**
 * File that keeps space on the disk. When the disk is full, it is removed, so that what was accepted before can still be
 * delivered, and nothing is accepted until there is space for it again.
 */
export class DiskReserve {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  get isThere(): boolean {
    return existsSync(this.#file) && statSync(this.#file).size === RESERVE_BYTES;
  }

  /** @throws an error with the code `ENOSPC` if there is not enough space */
  fill(): void {
    if (this.isThere) return;
    try {
      const descriptor = openSync(this.#file, "w", 0o600);
      try {
        // Random bytes, because some file systems store zeros without using space.
        writeFileSync(descriptor, randomBytes(RESERVE_BYTES));
        fsyncSync(descriptor);
      } finally {
        closeSync(descriptor);
      }
    } catch (cause) {
      this.release();
      throw cause;
    }
  }

  /** Returns false if there was nothing to release. */
  release(): boolean {
    const wasThere = existsSync(this.#file);
    rmSync(this.#file, { force: true });
    return wasThere;
  }
}
