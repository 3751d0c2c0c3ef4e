/** Sends the pending entries of the outbox, in order of due time and several at the same time. */
import type { EntryKind } from "../outbox/outbox.ts";
import { DeliveryLane, type LaneOptions } from "./delivery-lane.ts";

export interface DeliveryWorkerOptions extends LaneOptions {
  /** Kinds of entries that are sent by the same route. Each route has a lane. */
  routes: readonly (readonly EntryKind[])[];
  /**
   * Enqueues an announcement of what was not delivered, if there is any. Called after each scan of the outbox, but never in
   * the way of the entries that are due: it may take long.
   */
  announce?(): Promise<unknown>;
  /** Time between two scans of the outbox, which find entries of other processes. Default: 30 seconds. */
  scanIntervalMs?: number;
}

const SCAN_INTERVAL_MS = 30_000;

/** The delays of the worker are those of a monotonic clock, so that a jump of the system clock does not stop it. */
export class DeliveryWorker {
  readonly #options: DeliveryWorkerOptions;
  readonly #lanes: readonly DeliveryLane[];
  #isStarted = false;
  /** Number of running calls of `deliverDue`. */
  #passCount = 0;
  #nextScanMs = Number.NEGATIVE_INFINITY;
  #timer: NodeJS.Timeout | undefined;

  constructor({ routes, ...options }: DeliveryWorkerOptions) {
    this.#options = { routes, ...options };
    const onFree = async (lane: DeliveryLane) => {
      if (this.#isStarted || this.#passCount > 0) await this.#takeDue([lane]);
    };
    this.#lanes = routes.map((kinds) => new DeliveryLane(kinds, options, onFree));
  }

  /** Delivers pending entries whenever they are due, until `stop`. */
  start(): void {
    this.#isStarted = true;
    void this.#onTimer();
  }

  /** Looks for due entries now, without waiting for the next scan of the outbox. */
  notify(): void {
    if (this.#isStarted) void this.#takeDue(this.#lanes);
  }

  /** Delivers the entries that are due now. Resolves when all of these attempts are stored. */
  async deliverDue(): Promise<void> {
    this.#passCount += 1;
    try {
      await this.#deliverAll();
      await this.#announce();
      await this.#deliverAll();
    } finally {
      this.#passCount -= 1;
    }
  }

  /** Starts no more attempts. Resolves when the running attempts are stored. */
  async stop(): Promise<void> {
    this.#isStarted = false;
    clearTimeout(this.#timer);
    await Promise.all(this.#lanes.map((lane) => lane.stop()));
  }

  async #deliverAll(): Promise<void> {
    for (;;) {
      await this.#takeDue(this.#lanes);
      const attempts = this.#lanes.flatMap((lane) => lane.attempts);
      if (attempts.length === 0) return;
      await Promise.race(attempts);
    }
  }

  async #onTimer(): Promise<void> {
    const nowMs = performance.now();
    const isScan = nowMs >= this.#nextScanMs;
    if (isScan) this.#nextScanMs = nowMs + (this.#options.scanIntervalMs ?? SCAN_INTERVAL_MS);
    await this.#takeDue(this.#lanes.filter(({ wakeMs }) => isScan || wakeMs <= nowMs));
    if (isScan) await this.#announce();
  }

  async #announce(): Promise<void> {
    await this.#options.announce?.().catch(this.#options.onError);
  }

  /** Starts attempts for the entries that are due, and sets the timer to the next scan, or to the next entry that is due. */
  async #takeDue(lanes: readonly DeliveryLane[]): Promise<void> {
    await Promise.all(lanes.map((lane) => lane.takeDue()));
    clearTimeout(this.#timer);
    if (!this.#isStarted) return;
    const nextMs = Math.min(this.#nextScanMs, ...this.#lanes.map(({ wakeMs }) => wakeMs));
    const delayMs = Math.max(0, nextMs - performance.now());
    // A timer may fire a fraction of a millisecond early.
    this.#timer = setTimeout(() => void this.#onTimer(), Math.ceil(delayMs)).unref();
  }
}
