const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Times in milliseconds. */
export const RETRY_DELAYS = {
  /** First delay after the server deferred a message or could not be reached. Each further one is twice as long. */
  first: 5 * SECOND_MS,
  /** Longest delay after the server deferred a message. */
  max: HOUR_MS,
  /** Longest delay between two probes of a server that is down, so that delivery resumes soon after its return. */
  maxProbe: MINUTE_MS,
  /** Sum of the delays after which delivery is given up: RFC 5321, section 4.5.4.1, asks for at least four to five days. */
  giveUp: 5 * 24 * HOUR_MS,
  /** Delays after each permanent refusal, a day in all: most are mistakes in the settings of a mail server. */
  refused: [15 * MINUTE_MS, 30 * MINUTE_MS, HOUR_MS, 2 * HOUR_MS, ...Array.from({ length: 5 }, () => 4 * HOUR_MS)],
  /** Delays after each attempt that may have delivered the message. With the first, a recipient gets three copies at most. */
  uncertain: [15 * MINUTE_MS, 4 * HOUR_MS],
};

export type RetryDelays = typeof RETRY_DELAYS;

/** Returns the longest delay of all. A stored time that is farther ahead comes from a clock that was wrong. */
export function longestDelayMs({ max, maxProbe, refused, uncertain }: RetryDelays): number {
  return Math.max(max, maxProbe, ...refused, ...uncertain);
}

/**
 * Returns the delay before the next probe of a server after a number of failures in a row.
 * @param failures at least 1
 * @param random from 0 to below 1
 */
export function probeDelayMs(failures: number, random: number, { first, maxProbe }: RetryDelays): number {
  return withJitter(Math.min(maxProbe, first * 2 ** (failures - 1)), random);
}

/**
 * Returns the delay of an entry that the server deferred, or undefined if delivery is given up. Each delay is about as
 * long as all earlier ones together. The last attempt is at the end of the time that `giveUp` sets.
 * @param waitedMs sum of the earlier delays
 * @param random from 0 to below 1
 */
export function deferralDelayMs(waitedMs: number, random: number, { first, max, giveUp }: RetryDelays) {
  if (waitedMs >= giveUp) return undefined;
  return Math.min(withJitter(Math.min(max, first + waitedMs), random), giveUp - waitedMs);
}

/** Shortens a delay at random by up to half, which spreads out attempts that failed together. */
const withJitter = (delayMs: number, random: number): number => delayMs * (1 - random / 2);
