import { randomBytes } from "node:crypto";
import { existsSync, rmSync, statSync, writeFileSync } from "node:fs";
import { PRIVATE_MODE } from "../platform/private-mode.ts";

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
    return statSync(this.#file, { throwIfNoEntry: false })?.size === RESERVE_BYTES;
  }

  /** @throws an error with the code `ENOSPC` if there is not enough space */
  fill(): void {
    if (this.isThere) return;
    try {
      // Random bytes, because some file systems store zeros without using space.
      writeFileSync(this.#file, randomBytes(RESERVE_BYTES), { mode: PRIVATE_MODE.file, flush: true });
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
