/** Limits on the actions of each key within a time window: in memory, or as rows that all servers share. */
import { hash } from "node:crypto";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { removeEndedLimits } from "../database/ended-limits.ts";
import type { OfficeDatabase } from "../database/tables.ts";

export interface RateLimitResult {
  isAllowed: boolean;
  /** Time until the window ends. */
  retryAfterMs: number;
}

/** A limit on the actions of each key within a time window. */
export interface RateLimit {
  /** Counts an action. Actions over the limit do not extend the window. */
  consume(key: string): Promise<RateLimitResult>;
}

export interface RateLimitOptions {
  /** Number of actions of one key within the window. */
  maxActions: number;
  windowSeconds: number;
}

/** Creates a rate limit that this process keeps in memory. */
export function createMemoryRateLimit({ maxActions, windowSeconds }: RateLimitOptions): RateLimit {
  const limiter = new RateLimiterMemory({ points: maxActions, duration: windowSeconds });
  return {
    async consume(key) {
      try {
        const { msBeforeNext } = await limiter.consume(key);
        return { isAllowed: true, retryAfterMs: msBeforeNext };
      } catch (rejected) {
        if (!(rejected instanceof RateLimiterRes)) throw rejected;
        return { isAllowed: false, retryAfterMs: rejected.msBeforeNext };
      }
    },
  };
}

/** Returns the value of the header Retry-After for a time: whole seconds, at least one. */
export function retryAfterSeconds(ms: number): string {
  return String(Math.max(1, Math.ceil(ms / 1000)));
}

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

/** Function that creates the counters of a limit by its name. */
export type CreateRateLimit = (name: LimitName, options: RateLimitOptions) => RateLimit;

interface SharedLimitsOptions {
  database: OfficeDatabase;
  onError(error: unknown): void;
  /** Returns the time in milliseconds since 1970. */
  now?(): number;
}

/**
 * Returns a function that creates limits for servers or function instances that share a database. Their windows begin at
 * the same time for all keys. The database stores of `rate-limiter-flexible` would need another connection, and a table for
 * each limit.
 */
export function createSharedLimits({ database, onError, now = Date.now }: SharedLimitsOptions): CreateRateLimit {
  /** Counts an action, unless the limit is reached. */
  const count = (id: string, maxActions: number, expires_ms: number): Promise<boolean> =>
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

  const createLimit: CreateRateLimit = (name, { maxActions, windowSeconds }) => ({
    async consume(key) {
      const nowMs = now();
      const endMs = (Math.floor(nowMs / 1000 / windowSeconds) + 1) * windowSeconds * 1000;
      const retryAfterMs = endMs - nowMs;
      try {
        await removeEndedLimits(database, nowMs);
        const id = `${name} ${endMs} ${hash("sha256", key).slice(0, 32)}`;
        return { isAllowed: await count(id, maxActions, endMs), retryAfterMs };
      } catch (cause) {
        onError(cause);
        return { isAllowed: COUNTING[name] === "allow", retryAfterMs };
      }
    },
  });
  return (name, options) =>
    COUNTING[name] === "in memory" ? createMemoryRateLimit(options) : createLimit(name, options);
}
