import { errorMessage } from "#content/platform/error-message.ts";
import type { Diagnostic } from "#schemas/diagnostics.ts";

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
  /** The intended change, as an imperative sentence. */
  description: string;
  run(): Promise<void>;
}

export interface CheckOutcome {
  name: string;
  problems: Problem[];
  /** The reason why the part could not be checked. */
  failure?: string;
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

async function runCheck({ name, run }: HealthCheck): Promise<CheckOutcome> {
  try {
    return { name, problems: await run() };
  } catch (cause) {
    return { name, problems: [], failure: errorMessage(cause) };
  }
}
