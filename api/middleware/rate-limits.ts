/** Limits on the actions of each key within a time window: in memory, or as rows that all servers share. */
import { hash } from "node:crypto";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { BatchWriter } from "../database/batch-writer.ts";
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

/** Function that creates the counters of a limit by its name. */
export type CreateRateLimit = (name: keyof typeof COUNTING, options: RateLimitOptions) => RateLimit;

/** An action, by the row of its key and window. */
interface Action {
  id: string;
  endMs: number;
}

interface SharedLimitsOptions {
  database: OfficeDatabase;
  onError(error: unknown): void;
  now?(): number;
}

/**
 * Returns a function that creates limits for servers or function instances that share a database. Their windows begin at
 * the same time for all keys. The database stores of `rate-limiter-flexible` would need another connection, and a table for
 * each limit.
 */
export function createSharedLimits({ database, onError, now = Date.now }: SharedLimitsOptions): CreateRateLimit {
  // Actions that arrive while others are being counted share a statement, or each would wait for the row of the one before.
  const counter = new BatchWriter(async (actions: readonly Action[]) => {
    const rows = new Map<string, { level: number; expires_ms: number }>();
    for (const { id, endMs } of actions) {
      rows.set(id, { level: (rows.get(id)?.level ?? 0) + 1, expires_ms: endMs });
    }
    // All servers lock rows in the same order, so no two of them wait for each other.
    const values = [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([id, row]) => ({ id, ...row, at_ms: now() }));
    const counted = await database.write((trx) =>
      trx
        .insertInto("limits")
        .values(values)
        .onConflict((conflict) =>
          conflict.column("id").doUpdateSet((row) => ({ level: row("limits.level", "+", row.ref("excluded.level")) })),
        )
        .returning(["id", "level"])
        .execute(),
    );
    const levels = new Map(counted.map(({ id, level }) => [id, level - (rows.get(id)?.level ?? 0)]));
    return actions.map(({ id }) => {
      const level = (levels.get(id) ?? 0) + 1;
      levels.set(id, level);
      return level;
    });
  });

  const createLimit: CreateRateLimit = (name, { maxActions, windowSeconds }) => ({
    async consume(key) {
      const nowMs = now();
      const endMs = (Math.floor(nowMs / 1000 / windowSeconds) + 1) * windowSeconds * 1000;
      const retryAfterMs = endMs - nowMs;
      try {
        await removeEndedLimits(database, nowMs);
        const id = `${name} ${endMs} ${hash("sha256", key).slice(0, 32)}`;
        return { isAllowed: (await counter.add({ id, endMs })) <= maxActions, retryAfterMs };
      } catch (cause) {
        onError(cause);
        return { isAllowed: COUNTING[name] === "allow", retryAfterMs };
      }
    },
  });
  return (name, options) =>
    COUNTING[name] === "in memory" ? createMemoryRateLimit(options) : createLimit(name, options);
}
