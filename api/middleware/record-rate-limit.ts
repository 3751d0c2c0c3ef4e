/** Rate limits that all processes share, as one record for each key and time window. */
import { hash } from "node:crypto";
import { type RecordStore, updateRecord } from "../storage/record-store.ts";
import type { RateLimit, RateLimitOptions } from "./rate-limit.ts";

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
  const { records, name, maxActions, windowSeconds, isAllowedOnFailure, onError, now = Date.now } = options;

  /** Counts an action in a record, unless it is full. Returns false if it is full. */
  const count = (record: string) =>
    updateRecord(
      records,
      record,
      (stored) => {
        const used = Number(stored?.used ?? 0) + 1;
        return used > maxActions ? { result: false } : { value: { used }, result: true };
      },
      MAX_TRIES,
    );

  return {
    async consume(key) {
      const nowMs = now();
      const endSeconds = (Math.floor(nowMs / 1000 / windowSeconds) + 1) * windowSeconds;
      const retryAfterMs = endSeconds * 1000 - nowMs;
      try {
        const isAllowed = await count(`${PREFIX}${name}/${endSeconds}/${hash("sha256", key).slice(0, 32)}`);
        return { isAllowed, retryAfterMs };
      } catch (cause) {
        onError(cause);
        return { isAllowed: isAllowedOnFailure, retryAfterMs };
      }
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
