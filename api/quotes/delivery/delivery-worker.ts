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

export class DeliveryWorker {
  readonly #options: DeliveryWorkerOptions;
  readonly #lanes: readonly DeliveryLane[];
  #scanTimer: NodeJS.Timeout | undefined;

  constructor(options: DeliveryWorkerOptions) {
    this.#options = options;
    this.#lanes = options.routes.map((kinds) => new DeliveryLane(kinds, options));
  }

  /** Delivers pending entries whenever they are due, until `stop`. */
  start(): void {
    for (const lane of this.#lanes) lane.start();
    void this.#scan();
    this.#scanTimer = setInterval(() => void this.#scan(), this.#options.scanIntervalMs ?? SCAN_INTERVAL_MS).unref();
  }

  /** Looks for due entries now, without waiting for the next scan of the outbox. */
  notify(): void {
    if (this.#scanTimer !== undefined) void this.#takeDue();
  }

  /** Delivers the entries that are due now. Resolves when all of these attempts are stored. */
  async deliverDue(): Promise<void> {
    await this.#deliverAll();
    await this.#announce();
    await this.#deliverAll();
  }

  /** Starts no more attempts. Resolves when the running attempts are stored. */
  async stop(): Promise<void> {
    clearInterval(this.#scanTimer);
    await Promise.all(this.#lanes.map((lane) => lane.stop()));
  }

  async #deliverAll(): Promise<void> {
    for (;;) {
      await this.#takeDue();
      const attempts = this.#lanes.flatMap((lane) => lane.attempts);
      if (attempts.length === 0) return;
      await Promise.race(attempts);
    }
  }

  async #scan(): Promise<void> {
    await this.#takeDue();
    await this.#announce();
  }

  async #announce(): Promise<void> {
    await this.#options.announce?.().catch(this.#options.onError);
  }

  async #takeDue(): Promise<void> {
    await Promise.all(this.#lanes.map((lane) => lane.takeDue()));
  }
}
