import type { RetryDelays } from "./backoff.ts";
import { CircuitBreaker } from "./circuit-breaker.ts";
import { DueQueue } from "./due-queue.ts";

/** Queue of the entries that are sent by one route, such as a mail server, with the running attempts. */
export class DeliveryLane {
  readonly queue = new DueQueue();
  readonly breaker: CircuitBreaker;
  /** Running attempts, by entry ID. */
  readonly inFlight = new Map<string, Promise<void>>();
  readonly #concurrency: number;

  constructor(delays: RetryDelays, concurrency: number) {
    this.breaker = new CircuitBreaker(delays);
    this.#concurrency = concurrency;
  }

  /** Removes the next entry to try from the queue, and returns its ID. Returns undefined if none may be tried now. */
  takeDue(nowMs: number): string | undefined {
    if (!this.#hasCapacity() || nowMs < this.breaker.nextProbeMs) return undefined;
    const id = this.queue.popDue(nowMs);
    return id !== undefined && this.inFlight.has(id) ? this.takeDue(nowMs) : id;
  }

  /** Time of the next attempt. Without capacity, the end of a running attempt starts the next one. */
  get nextAttemptMs(): number {
    const { nextDueMs = Number.POSITIVE_INFINITY } = this.queue;
    return this.#hasCapacity() ? Math.max(nextDueMs, this.breaker.nextProbeMs) : Number.POSITIVE_INFINITY;
  }

  #hasCapacity(): boolean {
    return this.inFlight.size < (this.breaker.isServerDown ? 1 : this.#concurrency);
  }
}
