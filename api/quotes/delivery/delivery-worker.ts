/** Sends the pending entries of the outbox, in order of due time and several at the same time. */
import { createFollowUp, isRequestEntry } from "../outbox/entry.ts";
import type { Outbox, OutboxEntry, RequestEntry } from "../outbox/outbox.ts";
import { longestDelayMs, RETRY_DELAYS, type RetryDelays } from "./backoff.ts";
import { type AttemptReport, attemptDelivery, type SendEntry } from "./delivery-attempt.ts";
import { DeliveryLane } from "./delivery-lane.ts";
import type { QueuedEntry } from "./due-queue.ts";
import { DueTimes } from "./due-times.ts";
import { RETRY_DELAY_MS, retryUntilAborted } from "./retry-until-aborted.ts";

export interface DeliveryWorkerOptions {
  outbox: Outbox;
  send: SendEntry;
  /**
   * Returns the name of the route by which an entry is sent. Each route has a circuit breaker, so that an outage of one
   * does not delay the others. Default: all entries have the same route.
   */
  routeOf?: ((id: string) => string) | undefined;
  /**
   * Returns whether to acknowledge a request to the visitor after it was sent to the agency. Default: no request is
   * acknowledged.
   */
  mayAcknowledge?: ((request: RequestEntry) => Promise<boolean>) | undefined;
  /**
   * Enqueues an announcement of what was not delivered, if there is any, and returns its ID. Called after each scan of the
   * outbox, but never in the way of the entries that are due: it may take long.
   */
  announce?: (() => Promise<string | undefined>) | undefined;
  /** Called after each attempt whose result is stored. */
  onOutcome?: ((report: AttemptReport) => void) | undefined;
  /** Called with errors of the outbox, and with errors of `send` other than SendError. */
  onError?: ((error: unknown) => void) | undefined;
  /** Number of messages sent at the same time by one route. Default: 5. */
  concurrency?: number | undefined;
  /** Duration of a lease. Must be longer than sending can take, or another worker sends the same entry. Default: 15 minutes. */
  leaseMs?: number | undefined;
  /** Default: RETRY_DELAYS. */
  delays?: RetryDelays | undefined;
  /** Time between two scans of the outbox, which find entries of other processes. Default: 30 seconds. */
  scanIntervalMs?: number | undefined;
  /** Returns a number from 0 to below 1. Default: Math.random. */
  random?: (() => number) | undefined;
}

export interface DeliveryWorker {
  /** Delivers pending entries whenever they are due, until `stop`. */
  start(): void;
  /** Announces a new entry, so that the worker delivers it without waiting for its next scan of the outbox. */
  notify(id: string): void;
  /** Delivers the entries that are due now. Resolves when all of these attempts are stored. */
  deliverDue(): Promise<void>;
  /** Starts no more attempts. Resolves when the running attempts are stored. */
  stop(): Promise<void>;
}

const SCAN_INTERVAL_MS = 30_000;

const DEFAULT_LEASE_MS = 15 * 60_000;

const DEFAULT_CONCURRENCY = 5;

export function createDeliveryWorker(options: DeliveryWorkerOptions): DeliveryWorker {
  return new OutboxDeliveryWorker(options);
}

/**
 * The queues are only hints of what to try and when. `Outbox.acquire` decides whether an entry is pending, so a stale or
 * repeated ID in a queue is harmless, and a missing one is found by the next scan. All times are those of a monotonic
 * clock, so that a jump of the system clock neither stops the worker nor makes it hurry.
 */
class OutboxDeliveryWorker implements DeliveryWorker {
  readonly #options: DeliveryWorkerOptions;
  readonly #delays: RetryDelays;
  /** Lanes by the name of their route. */
  readonly #lanes = new Map<string, DeliveryLane>();
  readonly #dueTimes: DueTimes;
  /** Entries added while a scan runs. The scan began before them, so its result may lack them. */
  #addedDuringScan: QueuedEntry[] = [];
  #isStarted = false;
  /** Number of running calls of `deliverDue`. */
  #passCount = 0;
  readonly #stopping = new AbortController();
  #scan: Promise<void> | undefined;
  #nextScanMs = Number.NEGATIVE_INFINITY;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: DeliveryWorkerOptions) {
    this.#options = options;
    this.#delays = options.delays ?? RETRY_DELAYS;
    this.#dueTimes = new DueTimes(longestDelayMs(this.#delays));
  }

  start(): void {
    this.#isStarted = true;
    this.#startDueAttempts();
  }

  notify(id: string): void {
    this.#enqueue({ id, dueMs: performance.now() });
    this.#startDueAttempts();
  }

  async deliverDue(): Promise<void> {
    this.#passCount += 1;
    try {
      await this.#scanOutbox();
      this.#startDueAttempts();
      await this.#waitForAttempts();
      await this.#announce();
      await this.#waitForAttempts();
    } finally {
      this.#passCount -= 1;
    }
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    clearTimeout(this.#timer);
    await this.#waitForAttempts();
  }

  /** Waits until no attempt is running, including those that start in the meantime. */
  async #waitForAttempts(): Promise<void> {
    const running = () => [...this.#lanes.values()].flatMap(({ inFlight }) => [...inFlight.values()]);
    for (let attempts = running(); attempts.length > 0; attempts = running()) await Promise.race(attempts);
  }

  /** Starts as many due attempts as allowed, and sets the timer for the next ones. */
  #startDueAttempts(): void {
    if (this.#stopping.signal.aborted) return;
    const nowMs = performance.now();
    if (this.#isStarted || this.#passCount > 0) {
      for (const lane of this.#lanes.values()) {
        for (let id = lane.takeDue(nowMs); id !== undefined; id = lane.takeDue(nowMs)) this.#startAttempt(lane, id);
      }
    }
    if (this.#isStarted) this.#setTimer();
  }

  /** Sets the timer to the next scan or the next attempt. */
  #setTimer(): void {
    clearTimeout(this.#timer);
    const nextMs = Math.min(this.#nextScanMs, ...[...this.#lanes.values()].map(({ nextAttemptMs }) => nextAttemptMs));
    const delayMs = Math.max(0, nextMs - performance.now());
    // A timer may fire a fraction of a millisecond early.
    this.#timer = setTimeout(() => this.#onTimer(), Math.ceil(delayMs)).unref();
  }

  async #onTimer(): Promise<void> {
    const isScanDue = performance.now() >= this.#nextScanMs;
    if (isScanDue) await this.#scanOutbox();
    this.#startDueAttempts();
    if (isScanDue) await this.#announce();
  }

  async #announce(): Promise<void> {
    const { announce, onError } = this.#options;
    const id = await announce?.().catch((cause: unknown) => onError?.(cause));
    if (typeof id === "string") this.notify(id);
  }

  #lane(id: string): DeliveryLane {
    const { routeOf, concurrency = DEFAULT_CONCURRENCY } = this.#options;
    const route = routeOf?.(id) ?? "";
    const lane = this.#lanes.get(route) ?? new DeliveryLane(this.#delays, concurrency);
    this.#lanes.set(route, lane);
    return lane;
  }

  #enqueue(entry: QueuedEntry): void {
    this.#lane(entry.id).queue.add(entry);
    if (this.#scan !== undefined) this.#addedDuringScan.push(entry);
  }

  /** Refills the queues from the outbox. Concurrent calls share one scan. */
  #scanOutbox(): Promise<void> {
    this.#scan ??= this.#refillQueues().finally(() => {
      this.#scan = undefined;
    });
    return this.#scan;
  }

  async #refillQueues(): Promise<void> {
    const { outbox, scanIntervalMs = SCAN_INTERVAL_MS } = this.#options;
    this.#nextScanMs = performance.now() + scanIntervalMs;
    this.#addedDuringScan = [];
    try {
      const entries = this.#dueTimes.refresh(await outbox.listDeliverable());
      this.#replaceQueues([...entries, ...this.#addedDuringScan]);
    } catch (cause) {
      this.#pauseAfterError(cause);
    }
  }

  #replaceQueues(entries: readonly QueuedEntry[]): void {
    for (const { queue } of this.#lanes.values()) queue.clear();
    for (const entry of entries) this.#lane(entry.id).queue.add(entry);
  }

  /** Empties the queues, so that the outbox is not used until the next scan. */
  #pauseAfterError(cause: unknown): void {
    this.#options.onError?.(cause);
    this.#replaceQueues([]);
    this.#nextScanMs = performance.now() + RETRY_DELAY_MS;
  }

  #startAttempt(lane: DeliveryLane, id: string): void {
    const attempt = this.#attempt(lane, id)
      .catch((cause) => this.#pauseAfterError(cause))
      .then((rescheduled) => {
        lane.inFlight.delete(id);
        if (rescheduled !== undefined) this.#enqueue(rescheduled);
        this.#startDueAttempts();
      });
    lane.inFlight.set(id, attempt);
  }

  /** Tries to deliver one entry. Returns its next due time if it was rescheduled. */
  async #attempt({ breaker }: DeliveryLane, id: string): Promise<QueuedEntry | undefined> {
    const { outbox, send, onOutcome, onError, leaseMs = DEFAULT_LEASE_MS, random = Math.random } = this.#options;
    const result = await attemptDelivery(id, {
      outbox,
      send,
      breaker,
      leaseMs,
      delays: this.#delays,
      random,
      stopping: this.#stopping.signal,
      store: (task) => this.#store(task),
      onSent: (entry) => this.#acknowledge(entry),
      onError: (error) => onError?.(error),
    });
    if (result === undefined) return undefined;
    onOutcome?.(result.report);
    return result.delayMs === undefined ? undefined : this.#dueTimes.set(result.entry, result.delayMs);
  }

  /**
   * Enqueues the acknowledgment before the request is stored as sent. A crash in between repeats the request, and
   * `enqueue` ignores the second acknowledgment because its ID follows from the request. In the other order, the crash
   * would lose the acknowledgment.
   */
  async #acknowledge(entry: OutboxEntry): Promise<void> {
    if (!isRequestEntry(entry) || entry.kind !== "quote" || !(await this.#options.mayAcknowledge?.(entry))) return;
    const acknowledgment = createFollowUp("acknowledgement", entry);
    await this.#store(() => this.#options.outbox.enqueue(acknowledgment));
    this.#enqueue({ id: acknowledgment.id, dueMs: performance.now() });
  }

  /**
   * Retries until the outbox has stored a result, however long it fails. The attempt stays in flight in the meantime, so
   * that a broken outbox does not make the worker send more and more messages whose results are lost.
   */
  #store(task: () => Promise<unknown>): Promise<void> {
    return retryUntilAborted(task, { signal: this.#stopping.signal, onError: this.#options.onError });
  }
}
