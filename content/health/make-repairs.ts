import type { Diagnostic } from "#schemas/diagnostics.ts";
import { errorMessage } from "../platform/error-message.ts";
import { isFileError } from "../platform/file-error.ts";
import { StoreError } from "../store/content-store.ts";
import { acquireWriterLock, type WriterLock } from "../store/file/writer-lock.ts";
import { type HealthCheck, type Repair, repairsOf, runCheck } from "./health-check.ts";

export interface RepairOutcome {
  description: string;
  /** A repair is skipped if it is no longer needed. */
  status: "done" | "skipped" | "failed";
  /** The reason why the repair failed. */
  failure?: string;
  /** Problems that the repair met, such as a file that it has set aside. */
  warnings: Diagnostic[];
}

interface RepairOptions {
  /** The checks whose problems are repaired. */
  checks: readonly HealthCheck[];
  /** The descriptions of the repairs that the user has seen. Only these are made. */
  planned: readonly string[];
  /** The folder of the store. */
  dir: string;
  /** The time to wait for another writer, in milliseconds. */
  lockTimeoutMs: number | undefined;
}

/**
 * Makes repairs while no other process can write to the store. The store may have changed since the checks, so they run
 * again with the lock, and only repairs that are still needed are made. A repair that fails does not prevent the others.
 * @returns the outcome of each repair, as soon as it is made
 * @throws StoreError `store/locked` if another process is writing, or `store/io` if the store cannot be written
 */
export async function* makeRepairs({
  checks,
  planned,
  dir,
  lockTimeoutMs,
}: RepairOptions): AsyncGenerator<RepairOutcome> {
  const lock = await acquireLock(dir, lockTimeoutMs);
  try {
    const pending = new Set(planned);
    for (const check of checks) {
      for (const repair of repairsOf(await runCheck(check))) {
        if (pending.delete(repair.description)) yield await makeRepair(repair, lock);
      }
    }
    for (const description of pending) yield { description, status: "skipped", warnings: [] };
  } finally {
    await lock.release(true);
  }
}

async function acquireLock(dir: string, timeoutMs: number | undefined): Promise<WriterLock> {
  try {
    return await acquireWriterLock(dir, { lockTimeoutMs: timeoutMs });
  } catch (cause) {
    if (!isFileError(cause)) throw cause;
    throw new StoreError("store/io", `${dir} could not be written: ${cause.message}.`, { cause });
  }
}

async function makeRepair({ description, run }: Repair, lock: WriterLock): Promise<RepairOutcome> {
  const warnings: Diagnostic[] = [];
  try {
    await run(lock, (warning) => warnings.push(warning));
    return { description, status: "done", warnings };
  } catch (cause) {
    return { description, status: "failed", failure: errorMessage(cause), warnings };
  }
}
