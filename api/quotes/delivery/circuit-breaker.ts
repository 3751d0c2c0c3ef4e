/**
 * Circuit breaker for the mail server. While the server is down, the worker sends one message at a time as a probe, and
 * waits longer after each failed one.
 */
import { backoffMs } from "./backoff.ts";

/** Longest time between two probes, so that delivery resumes within a minute of the server's return. */
const MAX_PROBE_DELAY_MS = 60_000;

export class CircuitBreaker {
  #failures = 0;
  #nextProbeMs = 0;

  get isServerDown(): boolean {
    return this.#failures > 0;
  }

  /** Earliest time of the next message, in milliseconds since 1970. Entries that could not be sent are due then, too. */
  get nextProbeMs(): number {
    return this.#nextProbeMs;
  }

  /**
   * Records that the server could not be reached.
   * @param isProbe whether the breaker already knew of the failure when the attempt began. Other attempts that fail
   *   while the server is down started before the first failure, and do not count again.
   * @param random from 0 to below 1
   */
  recordFailure(isProbe: boolean, nowMs: number, random: number): void {
    if (this.isServerDown && !isProbe) return;
    this.#failures += 1;
    this.#nextProbeMs = nowMs + backoffMs(this.#failures, random, MAX_PROBE_DELAY_MS);
  }

  /** Records that the server responded, even if it refused the message. */
  recordSuccess(): void {
    this.#failures = 0;
    this.#nextProbeMs = 0;
  }
}
