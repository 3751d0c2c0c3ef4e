import type { Diagnostic } from "#schemas/diagnostics.ts";
import { messageWithCauses } from "../platform/error-message.ts";
import { isFileError } from "../platform/file-error.ts";
import { StoreError } from "../store/content-store.ts";
import { acquireWriterLock, type WriterLock } from "../store/file/writer-lock.ts";

/** A check of one part of an installation. It changes nothing. */
export interface HealthCheck {
  name: string;
  /** Returns the problems, or throws an error if the part cannot be checked. */
  run(): Promise<HealthProblem[]>;
}

export type HealthProblem = { diagnostic: Diagnostic; repair?: Repair };

export interface Repair {
  /** The intended change, as imperative sentences. Equal descriptions mean the same repair. */
  description: string;
  /** Makes the repair. The caller must have had the lock since the check, so that nothing has changed since. */
  run(lock: WriterLock, onWarning: (warning: Diagnostic) => void): Promise<void>;
}

/** Returns problems that one repair solves together. */
export function toProblems(diagnostics: readonly Diagnostic[], repair?: Repair): HealthProblem[] {
  return diagnostics.map((diagnostic, index) => ({ diagnostic, ...(index === 0 && repair && { repair }) }));
}

export type CheckOutcome = { name: string; problems: HealthProblem[]; failure?: string };

export function repairsOf({ problems }: CheckOutcome): Repair[] {
  return problems.flatMap(({ repair }) => repair ?? []);
}

/** Runs checks one after the other. A check that fails does not keep the others from running. */
export async function runChecks(checks: readonly HealthCheck[], onOutcome: (outcome: CheckOutcome) => void) {
  const outcomes: CheckOutcome[] = [];
  for (const check of checks) {
    const outcome = await runCheck(check);
    outcomes.push(outcome);
    onOutcome(outcome);
  }
  return outcomes;
}

async function runCheck({ name, run }: HealthCheck): Promise<CheckOutcome> {
  try {
    return { name, problems: await run() };
  } catch (cause) {
    return { name, problems: [], failure: messageWithCauses(cause) };
  }
}

export interface RepairOutcome {
  description: string;
  /** A repair is skipped if it is no longer needed. */
  status: "done" | "skipped" | "failed";
  failure?: string;
  /** Problems that the repair met, such as a file that it has set aside. */
  warnings: Diagnostic[];
}

/**
 * Makes repairs while no other process can write to the store. The store may have changed since the checks, so they run
 * again with the lock, and only repairs that are still needed are made. A repair that fails does not prevent the others.
 * @param checks the checks whose problems are repaired
 * @param planned the descriptions of the repairs that the user has seen. Only these are made.
 * @param store.dir the folder of the store
 * @returns the outcome of each repair, as soon as it is made
 * @throws StoreError `store/locked` if another process is writing, or `store/io` if the store cannot be written
 */
export async function* makeRepairs(
  checks: readonly HealthCheck[],
  planned: readonly string[],
  { dir, lockTimeoutMs }: { dir: string; lockTimeoutMs: number | undefined },
): AsyncGenerator<RepairOutcome> {
  const lock = await acquireWriterLock(dir, { lockTimeoutMs }).catch((cause: unknown) => {
    if (!isFileError(cause)) throw cause;
    throw new StoreError("store/io", `${dir} could not be written: ${cause.message}.`, { cause });
  });
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

async function makeRepair({ description, run }: Repair, lock: WriterLock): Promise<RepairOutcome> {
  const warnings: Diagnostic[] = [];
  try {
    await run(lock, (warning) => warnings.push(warning));
    return { description, status: "done", warnings };
  } catch (cause) {
    return { description, status: "failed", failure: messageWithCauses(cause), warnings };
  }
}
