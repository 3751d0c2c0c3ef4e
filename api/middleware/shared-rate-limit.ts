/** Rate limits that all servers share, as one row for each key and time window. */
import { hash } from "node:crypto";
import { removeEndedLimits } from "../database/ended-limits.ts";
import type { OfficeDatabase } from "../database/tables.ts";
import { createMemoryRateLimit, type RateLimit, type RateLimitOptions } from "./rate-limit.ts";

/**
 * Places where limits are counted, and the result of those that all servers share while they cannot be counted. A request
 * then counts as within its limits, because the database that cannot count it could not store a flood either. An
 * acknowledgment is not sent. Limits that protect one server are counted in its memory.
 */
const COUNTING = {
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
} as const;

type LimitName = keyof typeof COUNTING;

/** Creates the counters of a limit by its name. */
export type CreateRateLimit = (name: LimitName, options: RateLimitOptions) => RateLimit;

/** Returns a function that creates limits for servers or function instances that share a database. */
export function createSharedLimits(shared: Pick<SharedRateLimitOptions, "database" | "onError">): CreateRateLimit {
  return (name, options) => {
    const counting = COUNTING[name];
    if (counting === "in memory") return createMemoryRateLimit(options);
    return createSharedRateLimit({ ...options, ...shared, name, isAllowedOnFailure: counting === "allow" });
  };
}

interface SharedRateLimitOptions extends RateLimitOptions {
  database: OfficeDatabase;
  /** Tells the rows of this limit from those of others. */
  name: string;
  /** The result while the database cannot be written. */
  isAllowedOnFailure: boolean;
  onError(error: unknown): void;
  /** Returns the time in milliseconds since 1970. */
  now?(): number;
}

/**
 * Creates a rate limit whose windows begin at the same time for all keys. The database stores of `rate-limiter-flexible`
 * would need another connection, and a table for each limit.
 */
export function createSharedRateLimit(options: SharedRateLimitOptions): RateLimit {
  const { database, name, maxActions, windowSeconds, isAllowedOnFailure, onError, now = Date.now } = options;

  /** Counts an action, unless the limit is reached. */
  const count = (id: string, expires_ms: number): Promise<boolean> =>
    database.write(async (trx) => {
      const counting = trx
        .insertInto("limits")
        .values({ id, level: 1, at_ms: now(), ready_ms: null, expires_ms })
        .onConflict((conflict) =>
          conflict
            .column("id")
            .doUpdateSet((row) => ({ level: row("limits.level", "+", 1) }))
            .where("limits.level", "<", maxActions),
        );
      return (await counting.executeTakeFirst()).numInsertedOrUpdatedRows === 1n;
    });

  return {
    async consume(key) {
      const nowMs = now();
      const endMs = (Math.floor(nowMs / 1000 / windowSeconds) + 1) * windowSeconds * 1000;
      const retryAfterMs = endMs - nowMs;
      try {
        await removeEndedLimits(database, nowMs);
        const isAllowed = await count(`${name} ${endMs} ${hash("sha256", key).slice(0, 32)}`, endMs);
        return { isAllowed, retryAfterMs };
      } catch (cause) {
        onError(cause);
        return { isAllowed: isAllowedOnFailure, retryAfterMs };
      }
    },
  };
}
