import { getDueMs } from "../outbox/entry.ts";
import type { DueEntry, OutboxEntry } from "../outbox/outbox.ts";
import type { QueuedEntry } from "./due-queue.ts";

/**
 * Translation of stored due times to the monotonic clock of this process. The time of an entry is translated once, so
 * that later jumps of the system clock do not change it, and again only if the stored time changes.
 */
export class DueTimes {
  readonly #maxDelayMs: number;
  /** Due times by entry ID: as stored, and on the monotonic clock. */
  #times = new Map<string, { storedMs: number; dueMs: number }>();

  /** @param maxDelayMs longest delay. A stored time that is farther ahead comes from a clock that was wrong. */
  constructor(maxDelayMs: number) {
    this.#maxDelayMs = maxDelayMs;
  }

  /** Translates the due times of all pending entries, and forgets those of others. */
  refresh(entries: readonly Pick<DueEntry, "id" | "dueMs">[]): QueuedEntry[] {
    const clocks = { systemMs: Date.now(), monotonicMs: performance.now() };
    this.#times = new Map(
      entries.map(({ id, dueMs: storedMs }) => {
        const known = this.#times.get(id);
        const delayMs = Math.min(storedMs - clocks.systemMs, this.#maxDelayMs);
        return [id, known?.storedMs === storedMs ? known : { storedMs, dueMs: clocks.monotonicMs + delayMs }];
      }),
    );
    return [...this.#times].map(([id, { dueMs }]) => ({ id, dueMs }));
  }

  /** Sets the time of an entry that this process has just rescheduled. */
  set(entry: OutboxEntry, delayMs: number): QueuedEntry {
    const dueMs = performance.now() + delayMs;
    this.#times.set(entry.id, { storedMs: getDueMs(entry), dueMs });
    return { id: entry.id, dueMs };
  }
}
