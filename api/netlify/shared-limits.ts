import { createMemoryRateLimit, type RateLimit, type RateLimitOptions } from "../middleware/rate-limit.ts";
import { createRecordRateLimit } from "../middleware/record-rate-limit.ts";
import type { RecordStore } from "../storage/record-store.ts";

/**
 * Limits that all instances share, with the result while they cannot be counted: a request is then quarantined but not
 * refused, and an acknowledgment is not sent. Limits that are not listed protect one instance, which counts in its memory.
 */
const IS_ALLOWED_ON_FAILURE: ReadonlyMap<string, boolean> = new Map([
  ["client", false],
  ["site", false],
  ["total", false],
  ["tokenless", false],
  ["tokenless-maximum", true],
  ["acknowledgments-address", false],
  ["acknowledgments", false],
]);

/** Limits of this instance, which outlive an invocation. */
const ownLimits = new Map<string, RateLimit>();

/** Returns a function that creates the limits of a function instance by their names. */
export function createSharedLimits({ records, onError }: { records: RecordStore; onError(error: unknown): void }) {
  return (name: string, options: RateLimitOptions): RateLimit => {
    const isAllowedOnFailure = IS_ALLOWED_ON_FAILURE.get(name);
    if (isAllowedOnFailure === undefined) return openOwnLimit(name, options);
    return createRecordRateLimit({ ...options, name, records, isAllowedOnFailure, onError });
  };
}

function openOwnLimit(name: string, options: RateLimitOptions): RateLimit {
  const limit = ownLimits.get(name) ?? createMemoryRateLimit(options);
  ownLimits.set(name, limit);
  return limit;
}
