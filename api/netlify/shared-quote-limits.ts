import type { Env } from "../config/env.ts";
import { createQuoteLimits, type QuoteLimits } from "../middleware/quote-limits.ts";
import { createMemoryRateLimit, type RateLimit, type RateLimitOptions } from "../middleware/rate-limit.ts";
import { createRecordRateLimit } from "../middleware/record-rate-limit.ts";
import type { RecordStore } from "../storage/record-store.ts";

/**
 * Limits that all instances share, with the result while they cannot be counted. Then a request is quarantined, but not
 * refused. The others protect one instance only, which counts them in its memory.
 */
const IS_ALLOWED_ON_FAILURE: ReadonlyMap<string, boolean> = new Map([
  ["client", false],
  ["site", false],
  ["total", false],
  ["tokenless", false],
  ["tokenless-maximum", true],
]);

/** Limits of this instance, which outlive an invocation. */
const ownLimits = new Map<string, RateLimit>();

/** Creates the limits on quote requests for an instance of a function. */
export function createSharedQuoteLimits(
  env: Pick<Env, "QUOTE_LIMIT" | "QUOTE_LIMIT_TOTAL">,
  { records, onError }: { records: RecordStore; onError(error: unknown): void },
): QuoteLimits {
  return createQuoteLimits(env, (name, options) => {
    const isAllowedOnFailure = IS_ALLOWED_ON_FAILURE.get(name);
    if (isAllowedOnFailure === undefined) return openOwnLimit(name, options);
    return createRecordRateLimit({ ...options, name, records, isAllowedOnFailure, onError });
  });
}

function openOwnLimit(name: string, options: RateLimitOptions): RateLimit {
  const limit = ownLimits.get(name) ?? createMemoryRateLimit(options);
  ownLimits.set(name, limit);
  return limit;
}
