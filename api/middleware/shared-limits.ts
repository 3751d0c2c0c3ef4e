import type { OfficeDatabase } from "../database/tables.ts";
import type { AcknowledgmentLimitName } from "./acknowledgment-limit.ts";
import type { QuoteLimitName } from "./quote-limits.ts";
import { createMemoryRateLimit, type RateLimit, type RateLimitOptions } from "./rate-limit.ts";
import { createSharedRateLimit } from "./shared-rate-limit.ts";

type LimitName = QuoteLimitName | AcknowledgmentLimitName;

/** Result of a limit that all servers share, while it cannot be counted. */
type OnFailure = "allow" | "deny";

/**
 * Places where limits are counted. While they cannot be counted, a request counts as within its limits, because the database
 * that cannot count it could not store a flood either. An acknowledgment is not sent. Limits that protect one server are
 * counted in its memory.
 */
const COUNTING: Readonly<Record<LimitName, OnFailure | "in memory">> = {
  attempts: "in memory",
  client: "allow",
  site: "allow",
  token: "in memory",
  total: "allow",
  "total-without-token": "allow",
  "quarantined-site": "allow",
  quarantined: "allow",
  "quarantined-without-token": "allow",
  "error-pages-client": "in memory",
  "error-pages": "in memory",
  "acknowledgments-address": "deny",
  acknowledgments: "deny",
};

/** Returns a function that creates limits by their names, for servers or function instances that share a database. */
export function createSharedLimits({ database, onError }: { database: OfficeDatabase; onError(error: unknown): void }) {
  return (name: LimitName, options: RateLimitOptions): RateLimit => {
    const counting = COUNTING[name];
    if (counting === "in memory") return createMemoryRateLimit(options);
    return createSharedRateLimit({ ...options, name, database, isAllowedOnFailure: counting === "allow", onError });
  };
}
