import type { RecordStore, StoredRecord } from "./record-store.ts";

/** Number of records in the cache, above which it starts again. */
const MAX_RECORDS = 1000;

/**
 * Keeps records in memory for a short time, so that a request does not have to read those that the last one has read.
 * Changes of this process count at once, and those of other processes after `maxAgeMs`.
 */
export function cacheRecords(records: RecordStore, maxAgeMs: number): RecordStore {
  const cache = new Map<string, { untilMs: number; record: Promise<StoredRecord | undefined> }>();
  return {
    ...records,
    get(key) {
      const nowMs = performance.now();
      const cached = cache.get(key);
      if (cached !== undefined && cached.untilMs > nowMs) return cached.record;
      const record = records.get(key);
      if (cache.size >= MAX_RECORDS) cache.clear();
      cache.set(key, { untilMs: nowMs + maxAgeMs, record });
      record.catch(() => cache.delete(key));
      return record;
    },
    async put(key, value, condition) {
      try {
        return await records.put(key, value, condition);
      } finally {
        cache.delete(key);
      }
    },
    async delete(key) {
      try {
        await records.delete(key);
      } finally {
        cache.delete(key);
      }
    },
  };
}
