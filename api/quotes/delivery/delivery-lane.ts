import type { EntryKind, Lease, LeaseFilter } from "../outbox/outbox.ts";
import type { RetryDelays } from "./backoff.ts";
import { CircuitBreaker } from "./circuit-breaker.ts";

/** Entries that are sent by one route, such as a mail server. An outage of one route does not delay the others. */
export class DeliveryLane {
  readonly kinds: readonly EntryKind[];
  readonly breaker: CircuitBreaker;
  /** Running attempts, each with the lease of its entry. */
  readonly attempts = new Map<Promise<void>, Lease>();
  /** Time at which to look for due entries again, on the monotonic clock. */
  wakeMs = Number.POSITIVE_INFINITY;
  /** Work of taking entries from the outbox, while it runs. */
  taking: Promise<void> | undefined;
  /** True if the worker must look for entries again after that. */
  mustTakeAgain = false;
  readonly #concurrency: number;

  constructor(kinds: readonly EntryKind[], delays: RetryDelays, concurrency: number) {
    this.kinds = kinds;
    this.breaker = new CircuitBreaker(delays);
    this.#concurrency = concurrency;
  }

  /** Entries of this route, without those that are being delivered. */
  get filter(): LeaseFilter {
    return { kinds: this.kinds, exceptIds: [...this.attempts.values()].map(({ entry }) => entry.id) };
  }

  /** Number of attempts that may start now. While the server is down, one message at a time is sent as a probe. */
  get capacity(): number {
    return Math.max(0, (this.breaker.isServerDown ? 1 : this.#concurrency) - this.attempts.size);
  }
}
