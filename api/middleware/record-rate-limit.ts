/** Rate limits that all processes share, as one record for each key and time window. */
import { hash } from "node:crypto";
import type { RecordStore } from "../storage/record-store.ts";
import type { RateLimit, RateLimitOptions, RateLimitResult } from "./rate-limit.ts";

interface RecordRateLimitOptions extends RateLimitOptions {
  records: RecordStore;
  /** Tells the records of this limit from those of others. */
  name: string;
  /** The result while records cannot be read or written, or too many processes write the same one. */
  isAllowedOnFailure: boolean;
  onError(error: unknown): void;
  /** Returns the time in milliseconds since 1970. */
  now?(): number;
}

/** Tries to count an action while other processes count theirs. */
const MAX_TRIES = 8;

/** Keys are `limits/NAME/END/HASH`, with the end of the window in seconds since 1970. */
const PREFIX = "limits/";

/** Creates a rate limit whose windows begin at the same time for all keys. */
export function createRecordRateLimit(options: RecordRateLimitOptions): RateLimit {
  const { records, name, points: maxPoints, windowSeconds, isAllowedOnFailure, onError, now = Date.now } = options;

  /**
   * Adds points to a record, unless it is full.
   * @returns false if it is full
   * @throws Error if other processes change the record at each try
   */
  async function add(key: string, points: number): Promise<boolean> {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const stored = await records.get(key);
      const used = Math.max(0, Number(stored?.value.used ?? 0) + points);
      if (used > maxPoints) return false;
      const condition = stored === undefined ? { onlyIfNew: true as const } : { onlyIfVersion: stored.version };
      if (await records.put(key, { used }, condition)) return true;
    }
    throw new Error(`The limit ${name} could not be counted, because too many processes count at the same time.`);
  }

  async function count(key: string, points: number): Promise<RateLimitResult> {
    const nowMs = now();
    const endSeconds = (Math.floor(nowMs / 1000 / windowSeconds) + 1) * windowSeconds;
    const retryAfterMs = endSeconds * 1000 - nowMs;
    const record = `${PREFIX}${name}/${endSeconds}/${hash("sha256", key).slice(0, 32)}`;
    try {
      return { isAllowed: await add(record, points), retryAfterMs };
    } catch (cause) {
      onError(cause);
      return { isAllowed: isAllowedOnFailure, retryAfterMs };
    }
  }

  return {
    consume: count,
    async refund(key, points) {
      await count(key, -points);
    },
  };
}

/** Deletes the records of windows that have ended. */
export async function deleteEndedLimits(records: RecordStore, nowMs: number): Promise<void> {
  for (const key of await records.list(PREFIX)) {
    const [, , endSeconds] = key.split("/");
    if (Number(endSeconds) * 1000 < nowMs) await records.delete(key);
  }
}
