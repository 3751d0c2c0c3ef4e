/** Exponential backoff for failed attempts. */

const FIRST_DELAY_MS = 5000;
const MAX_DELAY_MS = 3_600_000;

/**
 * Time after which delivery is given up: RFC 5321, section 4.5.4.1, asks for at least four to five days.
 * @internal exported for tests
 */
export const GIVE_UP_MS = 5 * 24 * 3_600_000;

/**
 * Returns how long to wait after failures in a row: five seconds after the first one, then twice as long each time.
 * Random jitter of up to half the delay spreads out entries that failed together.
 * @param failures at least 1
 * @param random from 0 to below 1
 */
export function backoffMs(failures: number, random: number, maxMs = MAX_DELAY_MS): number {
  const delayMs = Math.min(maxMs, FIRST_DELAY_MS * 2 ** (failures - 1));
  return delayMs * (1 - random / 2);
}

export interface FailedAttempts {
  /** Number of failed attempts, at least 1. */
  attempts: number;
  /** Start of the five days, in milliseconds since 1970. */
  sinceMs: number;
  nowMs: number;
  /** From 0 to below 1. */
  random: number;
}

/**
 * Returns the time of the next attempt in milliseconds since 1970, or undefined if delivery is given up. The last
 * attempt is at the end of the five days.
 */
export function nextAttemptMs({ attempts, sinceMs, nowMs, random }: FailedAttempts): number | undefined {
  const endMs = sinceMs + GIVE_UP_MS;
  return nowMs >= endMs ? undefined : Math.min(endMs, nowMs + backoffMs(attempts, random));
}
