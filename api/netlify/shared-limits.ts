import type { AcknowledgmentLimitName } from "../middleware/acknowledgment-limit.ts";
import type { QuoteLimitName } from "../middleware/quote-limits.ts";
import { createMemoryRateLimit, type RateLimit, type RateLimitOptions } from "../middleware/rate-limit.ts";
import { createRecordRateLimit } from "../middleware/record-rate-limit.ts";
import type { RecordStore } from "../storage/record-store.ts";

type LimitName = QuoteLimitName | AcknowledgmentLimitName;

/** Result of a limit that all instances share, while it cannot be counted. */
type OnFailure = "allow" | "deny";

/**
 * Places where limits are counted. While they cannot be counted, a request is quarantined but not refused, and an
 * acknowledgment is not sent. Limits that protect one instance are counted in its memory.
 */
const COUNTING: Readonly<Record<LimitName, OnFailure | "in memory">> = {
  attempts: "in memory",
  client: "deny",
  site: "deny",
  token: "in memory",
  total: "deny",
  "total-without-token": "deny",
  "maximum-without-token": "allow",
  "error-pages-client": "in memory",
  "error-pages": "in memory",
  "acknowledgments-address": "deny",
  acknowledgments: "deny",
};

/** Limits of this instance, which outlive an invocation. */
const ownLimits = new Map<LimitName, RateLimit>();

/** Returns a function that creates the limits of a function instance by their names. */
export function createSharedLimits({ records, onError }: { records: RecordStore; onError(error: unknown): void }) {
  return (name: LimitName, options: RateLimitOptions): RateLimit => {
    const counting = COUNTING[name];
    if (counting === "in memory") return openOwnLimit(name, options);
    return createRecordRateLimit({ ...options, name, records, isAllowedOnFailure: counting === "allow", onError });
  };
}

function openOwnLimit(name: LimitName, options: RateLimitOptions): RateLimit {
  const limit = ownLimits.get(name) ?? createMemoryRateLimit(options);
  ownLimits.set(name, limit);
  return limit;
}
