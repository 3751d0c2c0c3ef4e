/** Limits on the actions of each key within a time window: in memory, or as rows that all servers share. */
import { hash } from "node:crypto";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { createBatchWriter } from "../database/batch-writer.ts";
import { removeEndedLimits } from "../database/ended-limits.ts";
import type { OfficeDatabase } from "../database/tables.ts";

export interface RateLimitResult {
  isAllowed: boolean;
  retryAfterMs: number;
}

/** Counts an action of a key. Actions over the limit do not extend the window. */
export type RateLimit = (key: string) => Promise<RateLimitResult>;

interface RateLimitOptions {
  /** Number of actions of one key within the window. */
  maxActions: number;
  windowSeconds: number;
  /**
   * Place where a limit is counted, and the result of one that all servers share while it cannot be counted. A request then
   * counts as within its limits, because the database that cannot count it could not store a flood either. An
   * acknowledgment is not sent. Limits that protect one server are counted in its memory.
   */
  counting: "allow" | "deny" | "in memory";
}

/** Function that creates the counters of a limit by its name. */
export type CreateRateLimit = (name: string, options: RateLimitOptions) => RateLimit;

export const createMemoryRateLimit: CreateRateLimit = (_name, { maxActions, windowSeconds }) => {
  const limiter = new RateLimiterMemory({ points: maxActions, duration: windowSeconds });
  return async (key) => {
    const { consumedPoints, msBeforeNext } = await limiter.penalty(key);
    return { isAllowed: consumedPoints <= maxActions, retryAfterMs: msBeforeNext };
  };
};

/** Returns the value of the header Retry-After for a time: whole seconds, at least one. */
export const retryAfterSeconds = (ms: number): string => String(Math.max(1, Math.ceil(ms / 1000)));

/**
 * Returns a function that creates limits for servers or function instances that share a database. Their windows begin at
 * the same time for all keys. The database stores of `rate-limiter-flexible` would need another connection, and a table for
 * each limit.
 */
export function createSharedLimits(database: OfficeDatabase, onError: (error: unknown) => void, now = Date.now) {
  // Actions that arrive while others are being counted share a statement, or each would wait for the row of the one before.
  const count = createBatchWriter(async (actions: readonly { id: string; endMs: number }[]) => {
    const rows = new Map<string, { level: number; expires_ms: number }>();
    for (const { id, endMs } of actions) rows.set(id, { level: (rows.get(id)?.level ?? 0) + 1, expires_ms: endMs });
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

  const createLimit: CreateRateLimit = (name, options) => {
    if (options.counting === "in memory") return createMemoryRateLimit(name, options);
    const { maxActions, windowSeconds, counting } = options;
    return async (key) => {
      const nowMs = now();
      const endMs = (Math.floor(nowMs / 1000 / windowSeconds) + 1) * windowSeconds * 1000;
      const retryAfterMs = endMs - nowMs;
      try {
        await removeEndedLimits(database, nowMs);
        const id = `${name} ${endMs} ${hash("sha256", key).slice(0, 32)}`;
        return { isAllowed: (await count({ id, endMs })) <= maxActions, retryAfterMs };
      } catch (cause) {
        onError(cause);
        return { isAllowed: counting === "allow", retryAfterMs };
      }
    };
  };
  return createLimit;
}
