import type { EntryKind } from "../outbox/outbox.ts";
import type { RetryDelays } from "./backoff.ts";
import { CircuitBreaker } from "./circuit-breaker.ts";

/** Entries that are sent by one route, such as a mail server. An outage of one route does not delay the others. */
export class DeliveryLane {
  readonly kinds: readonly EntryKind[];
  readonly breaker: CircuitBreaker;
  /** Running attempts, each with the name of its lease. */
  readonly attempts = new Map<Promise<void>, string>();
  /** Time at which to look for due entries again, on the monotonic clock. */
  wakeMs = Number.POSITIVE_INFINITY;
  /** True while the worker takes entries from the outbox, and whether it must look again after that. */
  isTaking = false;
  mustTakeAgain = false;
  readonly #concurrency: number;

  constructor(kinds: readonly EntryKind[], delays: RetryDelays, concurrency: number) {
    this.kinds = kinds;
    this.breaker = new CircuitBreaker(delays);
    this.#concurrency = concurrency;
  }

  /** Number of attempts that may start now. While the server is down, one message at a time is sent as a probe. */
  get capacity(): number {
    return Math.max(0, (this.breaker.isServerDown ? 1 : this.#concurrency) - this.attempts.size);
  }
}
