/** Spares a server that is down: one message at a time, and that not before it is time to look again. */
import { backoffMs } from "./backoff.ts";

/** Longest time between two looks, so that what waits goes out within a minute of the server's return. */
const MAX_MS = 60_000;

export class CircuitBreaker {
  #failures = 0;
  #probeMs = 0;

  get isOpen(): boolean {
    return this.#failures > 0;
  }

  /** When the next message may be sent, in milliseconds since 1970: what could not be sent is due then, too. */
  get probeMs(): number {
    return this.#probeMs;
  }

  /**
   * The server could not be reached.
   * @param isProbe whether that was known when the attempt began; other attempts of the time say nothing new
   * @param random from 0 to below 1
   */
  open(isProbe: boolean, nowMs: number, random: number): void {
    if (this.isOpen && !isProbe) return;
    this.#failures += 1;
    this.#probeMs = nowMs + backoffMs(this.#failures, random, MAX_MS);
  }

  /** The server has answered. */
  close(): void {
    this.#failures = 0;
    this.#probeMs = 0;
  }
}
