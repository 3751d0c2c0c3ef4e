/** When to try again what has failed. */

const FIRST_MS = 5000;
const MAX_MS = 3_600_000;

/** RFC 5321, section 4.5.4.1: at least four to five days. */
export const GIVE_UP_MS = 5 * 24 * 3_600_000;

/**
 * How long to wait after so many failures in a row: from five seconds on twice as long each time, and up to half of it
 * less, so that what has failed together is not tried together.
 * @param random from 0 to below 1
 */
export function backoffMs(failures: number, random: number, mostMs = MAX_MS): number {
  const wholeMs = Math.min(mostMs, FIRST_MS * 2 ** (failures - 1));
  return wholeMs * (1 - random / 2);
}

export interface Attempts {
  /** How many have failed, at least one. */
  attempts: number;
  /** From when on it was tried, in milliseconds since 1970. */
  sinceMs: number;
  nowMs: number;
  /** From 0 to below 1. */
  random: number;
}

/** When to try the next time, in milliseconds since 1970; undefined where it has been tried for five days. */
export function nextAttemptMs({ attempts, sinceMs, nowMs, random }: Attempts): number | undefined {
  const endMs = sinceMs + GIVE_UP_MS;
  return nowMs >= endMs ? undefined : Math.min(endMs, nowMs + backoffMs(attempts, random));
}
