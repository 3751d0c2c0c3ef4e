import type { OfficeDatabase } from "./tables.ts";

const INTERVAL_MS = 60_000;

const removals = new WeakMap<OfficeDatabase, number>();

/** Removes the counts of windows that have ended, and of wrong passwords that were long ago, once a minute. */
export async function removeEndedLimits(database: OfficeDatabase, nowMs: number): Promise<void> {
  if (Math.abs(nowMs - (removals.get(database) ?? 0)) < INTERVAL_MS) return;
  removals.set(database, nowMs);
  await database.write((trx) => trx.deleteFrom("limits").where("expires_ms", "<=", nowMs).execute());
}
