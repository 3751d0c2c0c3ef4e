import type { EntryKind, Lease, LeaseFilter } from "../outbox/outbox.ts";
import { probeDelayMs, type RetryDelays } from "./backoff.ts";

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

/**
 * Circuit breaker for a server that messages are sent to. While the server is down, the worker sends one message at a time
 * as a probe, and waits longer after each failed one. Its times are those of a monotonic clock, in milliseconds.
 */
export class CircuitBreaker {
  /** Earliest time of the next message. Entries that could not be sent are due then, too. */
  nextProbeMs = 0;
  /** True if the latest attempt got a response, so that a failure of the next one may be due to its message. */
  hasResponded = false;
  readonly #delays: RetryDelays;
  #failures = 0;

  constructor(delays: RetryDelays) {
    this.#delays = delays;
  }

  get isServerDown(): boolean {
    return this.#failures > 0;
  }

  /**
   * Records that the server could not be reached.
   * @param isProbe whether the breaker already knew of the failure when the attempt began. Other attempts that fail
   *   while the server is down started before the first failure, and do not count again.
   * @param random from 0 to below 1
   */
  recordFailure(isProbe: boolean, nowMs: number, random: number): void {
    this.hasResponded = false;
    if (this.isServerDown && !isProbe) return;
    this.#failures += 1;
    this.nextProbeMs = nowMs + probeDelayMs(this.#failures, random, this.#delays);
  }

  /** Records that the server responded, even if it refused the message. */
  recordSuccess(): void {
    this.hasResponded = true;
    this.#failures = 0;
    this.nextProbeMs = 0;
  }
}
