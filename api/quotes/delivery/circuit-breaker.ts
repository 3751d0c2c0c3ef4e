/**
 * Circuit breaker for a server that messages are sent to. While the server is down, the worker sends one message at a time
 * as a probe, and waits longer after each failed one. Its times are those of a monotonic clock, in milliseconds.
 */
import { probeDelayMs, type RetryDelays } from "./backoff.ts";

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
