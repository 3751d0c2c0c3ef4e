/** Rate limits that all servers share, as one row for each key and time window. */
import { hash } from "node:crypto";
import { BatchWriter } from "../database/batch-writer.ts";
import { removeEndedLimits } from "../database/ended-limits.ts";
import type { OfficeDatabase } from "../database/tables.ts";
import type { RateLimit, RateLimitOptions } from "./rate-limit.ts";

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

/** An action, by the row of its key and window. */
interface Action {
  id: string;
  endMs: number;
}

/**
 * Creates a rate limit whose windows begin at the same time for all keys. The database stores of `rate-limiter-flexible`
 * would need another connection, and a table for each limit.
 */
export function createSharedRateLimit(options: SharedRateLimitOptions): RateLimit {
  const { database, name, maxActions, windowSeconds, isAllowedOnFailure, onError, now = Date.now } = options;

  // Clients of a flood would otherwise wait for each other's transaction.
  const writer = new BatchWriter(async (actions: readonly Action[]) => {
    const earlier = await count(actions);
    return actions.map(({ id }) => {
      const level = (earlier.get(id) ?? 0) + 1;
      earlier.set(id, level);
      return level <= maxActions;
    });
  });

  /** Counts actions. Returns the number of earlier actions in each row. */
  async function count(actions: readonly Action[]): Promise<Map<string, number>> {
    const rows = new Map<string, { level: number; expires_ms: number }>();
    for (const { id, endMs } of actions) {
      rows.set(id, { level: (rows.get(id)?.level ?? 0) + 1, expires_ms: endMs });
    }
    // All servers lock rows in the same order, so none waits for another that waits for it.
    const values = [...rows]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([id, row]) => ({ id, ...row, at_ms: now(), ready_ms: null }));
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
    return new Map(counted.map(({ id, level }) => [id, level - (rows.get(id)?.level ?? 0)]));
  }

  return {
    async consume(key) {
      const nowMs = now();
      const endMs = (Math.floor(nowMs / 1000 / windowSeconds) + 1) * windowSeconds * 1000;
      const retryAfterMs = endMs - nowMs;
      try {
        await removeEndedLimits(database, nowMs);
        const isAllowed = await writer.add({ id: `${name} ${endMs} ${hash("sha256", key).slice(0, 32)}`, endMs });
        return { isAllowed, retryAfterMs };
      } catch (cause) {
        onError(cause);
        return { isAllowed: isAllowedOnFailure, retryAfterMs };
      }
    },
  };
}
