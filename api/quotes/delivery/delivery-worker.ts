/** Sends the pending entries of the outbox, in order of due time and several at the same time. */
import { DatabaseError } from "#content/database/database-error.ts";
import { createFollowUp, isRequestEntry } from "../outbox/entry.ts";
import type { EntryKind, Lease, Outbox, OutboxEntry, RequestEntry } from "../outbox/outbox.ts";
import { longestDelayMs, RETRY_DELAYS, type RetryDelays } from "./backoff.ts";
import { type AttemptReport, attemptDelivery, type SendEntry } from "./delivery-attempt.ts";
import { DeliveryLane } from "./delivery-lane.ts";

export interface DeliveryWorkerOptions {
  outbox: Outbox;
  send: SendEntry;
  /** Kinds of entries that are sent by the same route. Each route has a circuit breaker. */
  routes: readonly (readonly EntryKind[])[];
  /**
   * Returns whether to acknowledge a request to the visitor after it was sent to the agency. Default: no request is
   * acknowledged.
   */
  mayAcknowledge?: ((request: RequestEntry) => Promise<boolean>) | undefined;
  /**
   * Enqueues an announcement of what was not delivered, if there is any. Called after each scan of the outbox, but never in
   * the way of the entries that are due: it may take long.
   */
  announce?: (() => Promise<unknown>) | undefined;
  /** Called after each attempt whose result is stored. */
  onOutcome?: ((report: AttemptReport) => void) | undefined;
  /** Called with errors of the database, and with errors of `send` other than SendError. */
  onError?: ((error: unknown) => void) | undefined;
  /** Number of messages sent at the same time by one route. Default: 5. */
  concurrency?: number | undefined;
  /** Time after which another worker takes over the entries of one that has ended. Default: one minute. */
  leaseMs?: number | undefined;
  /** Default: RETRY_DELAYS. */
  delays?: RetryDelays | undefined;
  /** Time between two scans of the outbox, which find entries of other processes. Default: 30 seconds. */
  scanIntervalMs?: number | undefined;
  /** Returns a number from 0 to below 1. Default: Math.random. */
  random?: (() => number) | undefined;
}

const SCAN_INTERVAL_MS = 30_000;
/** Delay before the database is used again after it has failed. */
const RETRY_DELAY_MS = 5000;
const DEFAULT_LEASE_MS = 60_000;
const DEFAULT_CONCURRENCY = 5;

/** Number of times that a lease is renewed before it would end. */
const RENEWALS_PER_LEASE = 3;

/** The delays of the worker are those of a monotonic clock, so that a jump of the system clock does not stop it. */
export class DeliveryWorker {
  readonly #options: DeliveryWorkerOptions;
  readonly #delays: RetryDelays;
  readonly #leaseMs: number;
  readonly #scanIntervalMs: number;
  readonly #lanes: readonly DeliveryLane[];
  readonly #stopping = new AbortController();
  #isStarted = false;
  /** Number of running calls of `deliverDue`. */
  #passCount = 0;
  #nextScanMs = Number.NEGATIVE_INFINITY;
  #timer: NodeJS.Timeout | undefined;
  #renewalTimer: NodeJS.Timeout | undefined;

  constructor(options: DeliveryWorkerOptions) {
    const { delays = RETRY_DELAYS, concurrency = DEFAULT_CONCURRENCY } = options;
    this.#options = options;
    this.#delays = delays;
    this.#leaseMs = options.leaseMs ?? DEFAULT_LEASE_MS;
    this.#scanIntervalMs = options.scanIntervalMs ?? SCAN_INTERVAL_MS;
    this.#lanes = options.routes.map((kinds) => new DeliveryLane(kinds, delays, concurrency));
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
    this.#stopping.abort();
    clearTimeout(this.#timer);
    for (let attempts = this.#attempts(); attempts.length > 0; attempts = this.#attempts())
      await Promise.race(attempts);
    clearInterval(this.#renewalTimer);
  }

  #attempts(): Promise<void>[] {
    return this.#lanes.flatMap(({ attempts }) => [...attempts.keys()]);
  }

  async #deliverAll(): Promise<void> {
    for (;;) {
      await this.#takeDue(this.#lanes);
      const attempts = this.#attempts();
      if (attempts.length === 0) return;
      await Promise.race(attempts);
    }
  }

  async #onTimer(): Promise<void> {
    const nowMs = performance.now();
    const isScan = nowMs >= this.#nextScanMs;
    if (isScan) this.#nextScanMs = nowMs + this.#scanIntervalMs;
    await this.#takeDue(this.#lanes.filter(({ wakeMs }) => isScan || wakeMs <= nowMs));
    if (isScan) await this.#announce();
  }

  /** Sets the timer to the next scan, or to the next entry that is due. */
  #setTimer(): void {
    clearTimeout(this.#timer);
    if (!this.#isStarted || this.#stopping.signal.aborted) return;
    const nextMs = Math.min(this.#nextScanMs, ...this.#lanes.map(({ wakeMs }) => wakeMs));
    const delayMs = Math.max(0, nextMs - performance.now());
    // A timer may fire a fraction of a millisecond early.
    this.#timer = setTimeout(() => void this.#onTimer(), Math.ceil(delayMs)).unref();
  }

  async #announce(): Promise<void> {
    await this.#options.announce?.().catch((cause: unknown) => this.#options.onError?.(cause));
  }

  /** Starts attempts for the entries that are due, as many as allowed. */
  async #takeDue(lanes: readonly DeliveryLane[]): Promise<void> {
    await Promise.all(lanes.map((lane) => this.#takeDueOf(lane)));
    this.#setTimer();
  }

  /** One call at a time takes entries of a lane. Another one lets it look again. */
  #takeDueOf(lane: DeliveryLane): Promise<void> {
    lane.mustTakeAgain = true;
    lane.taking ??= this.#takeAll(lane).finally(() => {
      lane.taking = undefined;
    });
    return lane.taking;
  }

  async #takeAll(lane: DeliveryLane): Promise<void> {
    try {
      while (lane.mustTakeAgain && !this.#stopping.signal.aborted) {
        lane.mustTakeAgain = false;
        await this.#takeBatch(lane);
      }
    } catch (cause) {
      this.#options.onError?.(cause);
      lane.wakeMs = performance.now() + RETRY_DELAY_MS;
    }
  }

  async #takeBatch(lane: DeliveryLane): Promise<void> {
    const { outbox } = this.#options;
    const limit = lane.capacity;
    lane.wakeMs = Number.POSITIVE_INFINITY;
    // The end of a running attempt takes the next entry.
    if (limit === 0) return;
    if (performance.now() < lane.breaker.nextProbeMs) {
      lane.wakeMs = lane.breaker.nextProbeMs;
      return;
    }
    const maxDelayMs = longestDelayMs(this.#delays);
    const leases = await outbox.lease({ ...lane.filter, limit, leaseMs: this.#leaseMs, maxDelayMs });
    for (const lease of leases) this.#startAttempt(lane, lease);
    if (leases.length === limit) return;
    const dueMs = await outbox.nextDueMs(lane.filter);
    if (dueMs !== undefined)
      lane.wakeMs = performance.now() + Math.max(0, Math.min(dueMs - Date.now(), this.#scanIntervalMs));
  }

  #startAttempt(lane: DeliveryLane, lease: Lease): void {
    const attempt = this.#attempt(lane, lease)
      .catch((cause) => {
        this.#options.onError?.(cause);
      })
      .then(() => {
        lane.attempts.delete(attempt);
        if (this.#isStarted || this.#passCount > 0) return this.#takeDue([lane]);
      });
    lane.attempts.set(attempt, lease);
    this.#renewalTimer ??= setInterval(() => this.#renewLeases(), this.#leaseMs / RENEWALS_PER_LEASE).unref();
  }

  async #attempt({ breaker }: DeliveryLane, lease: Lease): Promise<void> {
    const { send, onOutcome, onError, random = Math.random } = this.#options;
    const report = await attemptDelivery(lease, {
      send,
      breaker,
      delays: this.#delays,
      random,
      stopping: this.#stopping.signal,
      store: (task) => this.#store(task),
      followUpsOf: (entry) => this.#acknowledge(entry),
      onError: (error) => onError?.(error),
    });
    if (report !== undefined) onOutcome?.(report);
  }

  /** Returns the acknowledgment of a request that was sent, if it is to be acknowledged. */
  async #acknowledge(entry: OutboxEntry): Promise<OutboxEntry[]> {
    if (!isRequestEntry(entry) || entry.kind !== "quote" || !(await this.#options.mayAcknowledge?.(entry))) return [];
    return [createFollowUp("acknowledgement", entry)];
  }

  #renewLeases(): void {
    const names = this.#lanes.flatMap(({ attempts }) => [...attempts.values()].map(({ name }) => name));
    this.#options.outbox.renew(names, this.#leaseMs).catch((cause: unknown) => this.#options.onError?.(cause));
  }

  /**
   * Retries until the database has stored a result, however long it fails. The attempt stays in flight in the meantime, so
   * that a broken database does not make the worker send more and more messages whose results are lost.
   */
  async #store(task: () => Promise<unknown>): Promise<void> {
    for (;;) {
      try {
        await task();
        return;
      } catch (cause) {
        if (!(cause instanceof DatabaseError) || this.#stopping.signal.aborted) throw cause;
        this.#options.onError?.(cause);
        await waitUnlessAborted(RETRY_DELAY_MS, this.#stopping.signal);
      }
    }
  }
}

function waitUnlessAborted(delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", finish);
      resolve();
    };
    const timer = setTimeout(finish, delayMs).unref();
    signal.addEventListener("abort", finish);
  });
}
