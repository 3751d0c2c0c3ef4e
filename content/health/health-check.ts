import type { Diagnostic } from "#schemas/diagnostics.ts";
import { errorMessage } from "../platform/error-message.ts";
import type { WriterLock } from "../store/file/writer-lock.ts";

/** A check of one part of an installation. It changes nothing. */
export interface HealthCheck {
  /** The part that is checked, as a report names it. */
  name: string;
  /** Returns the problems, or throws an error if the part cannot be checked. */
  run(): Promise<Problem[]>;
}

export interface Problem {
  diagnostic: Diagnostic;
  repair?: Repair;
}

export interface Repair {
  /** The intended change, as imperative sentences. Equal descriptions mean the same repair. */
  description: string;
  /** Makes the repair. The caller must have had the lock since the check, so that nothing has changed since. */
  run(lock: WriterLock, onWarning: (warning: Diagnostic) => void): Promise<void>;
}

/** Returns problems that one repair solves together. */
export function toProblems(diagnostics: readonly Diagnostic[], repair?: Repair): Problem[] {
  return diagnostics.map((diagnostic, index) => ({ diagnostic, ...(index === 0 && repair && { repair }) }));
}

export interface CheckOutcome {
  name: string;
  problems: Problem[];
  /** The reason why the part could not be checked. */
  failure?: string;
}

/** Returns the repairs of the problems that a check found. */
export function repairsOf({ problems }: CheckOutcome): Repair[] {
  return problems.flatMap(({ repair }) => repair ?? []);
}

/**
 * Runs checks one after the other. A check that fails does not keep the others from running.
 * @param onOutcome called after each check
 */
export async function runChecks(
  checks: readonly HealthCheck[],
  onOutcome: (outcome: CheckOutcome) => void,
): Promise<CheckOutcome[]> {
  const outcomes: CheckOutcome[] = [];
  for (const check of checks) {
    const outcome = await runCheck(check);
    outcomes.push(outcome);
    onOutcome(outcome);
  }
  return outcomes;
}

/** Runs a check. A failure of the check is its outcome. */
export async function runCheck({ name, run }: HealthCheck): Promise<CheckOutcome> {
  try {
    return { name, problems: await run() };
  } catch (cause) {
    return { name, problems: [], failure: errorMessage(cause) };
  }
}
