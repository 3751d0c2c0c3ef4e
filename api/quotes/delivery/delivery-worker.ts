/** Sends the pending entries of the outbox, in order of due time and several at the same time. */
import { MailError, type SendResult } from "../mail/mail.ts";
import { createAcknowledgment, getDueMs, withDueMs } from "../outbox/entry.ts";
import type { Outbox, OutboxEntry, RequestEntry } from "../outbox/outbox.ts";
import { CircuitBreaker } from "./circuit-breaker.ts";
import { classifyAttempt, type DeliveryDecision, type DeliveryOutcome } from "./delivery-outcome.ts";
import { DueQueue, type QueuedEntry } from "./due-queue.ts";
import { RETRY_DELAY_MS, retryUntilAborted } from "./retry-until-aborted.ts";

export interface AttemptReport {
  id: string;
  kind: OutboxEntry["kind"];
  outcome: DeliveryOutcome;
  attempts: number;
  /** Reason why no recipient, or not every recipient, has the email. */
  error?: string;
}

export interface DeliveryWorkerOptions {
  outbox: Outbox;
  /**
   * Sends the email of an entry to the recipients that do not have it yet (see `deliveredTo`).
   * @throws MailError if no recipient received it
   */
  send: (entry: OutboxEntry) => Promise<SendResult>;
  /** Sends the visitor an acknowledgment after the request was sent to the agency. Default: false. */
  acknowledge?: boolean | undefined;
  /** Called after each attempt whose result is stored. */
  onOutcome?: ((report: AttemptReport) => void) | undefined;
  /** Called with errors of the outbox, and with errors of `send` other than MailError. */
  onError?: ((error: unknown) => void) | undefined;
  /** Number of messages sent at the same time. Default: 5. */
  concurrency?: number | undefined;
  /** Duration of a lease. Must be longer than sending can take, or another worker sends the same entry. Default: 15 minutes. */
  leaseMs?: number | undefined;
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

/** Time between two scans of the outbox, which find entries of other processes. */
const SCAN_INTERVAL_MS = 30_000;

const DEFAULT_LEASE_MS = 15 * 60_000;

const DEFAULT_CONCURRENCY = 5;

export function createDeliveryWorker(options: DeliveryWorkerOptions): DeliveryWorker {
  return new OutboxDeliveryWorker(options);
}

/**
 * The queue is only a hint of what to try and when. `Outbox.acquire` decides whether an entry is pending, so a stale or
 * repeated ID in the queue is harmless, and a missing one is found by the next scan.
 */
class OutboxDeliveryWorker implements DeliveryWorker {
  readonly #options: DeliveryWorkerOptions;
  readonly #queue = new DueQueue();
  /** Entries added while a scan runs. The scan began before them, so its result may lack them. */
  #addedDuringScan: QueuedEntry[] = [];
  /** Running attempts, by entry ID. */
  readonly #inFlight = new Map<string, Promise<void>>();
  readonly #breaker = new CircuitBreaker();
  #isStarted = false;
  /** Number of running calls of `deliverDue`. */
  #passCount = 0;
  readonly #stopping = new AbortController();
  #scan: Promise<void> | undefined;
  #nextScanMs = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: DeliveryWorkerOptions) {
    this.#options = options;
  }

  start(): void {
    this.#isStarted = true;
    this.#startDueAttempts();
  }

  notify(id: string): void {
    this.#enqueue({ id, dueMs: Date.now() });
    this.#startDueAttempts();
  }

  async deliverDue(): Promise<void> {
    this.#passCount += 1;
    await this.#scanOutbox();
    this.#startDueAttempts();
    await this.#waitForAttempts();
    this.#passCount -= 1;
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    clearTimeout(this.#timer);
    await this.#waitForAttempts();
  }

  /** Waits until no attempt is running, including those that start in the meantime. */
  async #waitForAttempts(): Promise<void> {
    while (this.#inFlight.size > 0) await Promise.race(this.#inFlight.values());
  }

  /** Starts as many due attempts as allowed, and sets the timer for the next ones. */
  #startDueAttempts(): void {
    if (this.#stopping.signal.aborted) return;
    const nowMs = Date.now();
    const isActive = this.#isStarted || this.#passCount > 0;
    while (isActive && this.#hasCapacity() && nowMs >= this.#breaker.nextProbeMs) {
      const id = this.#queue.popDue(nowMs);
      if (id === undefined) break;
      if (!this.#inFlight.has(id)) this.#startAttempt(id);
    }
    if (this.#isStarted) this.#setTimer();
  }

  #hasCapacity(): boolean {
    const { concurrency = DEFAULT_CONCURRENCY } = this.#options;
    return this.#inFlight.size < (this.#breaker.isServerDown ? 1 : concurrency);
  }

  /** Sets the timer to the next scan or the next attempt. Without capacity, the end of a running attempt starts the next. */
  #setTimer(): void {
    clearTimeout(this.#timer);
    const nextAttemptMs = Math.max(this.#queue.nextDueMs ?? Number.POSITIVE_INFINITY, this.#breaker.nextProbeMs);
    const nextMs = this.#hasCapacity() ? Math.min(this.#nextScanMs, nextAttemptMs) : this.#nextScanMs;
    this.#timer = setTimeout(() => this.#onTimer(), Math.max(0, nextMs - Date.now())).unref();
  }

  async #onTimer(): Promise<void> {
    if (Date.now() >= this.#nextScanMs) await this.#scanOutbox();
    this.#startDueAttempts();
  }

  #enqueue(entry: QueuedEntry): void {
    this.#queue.add(entry);
    if (this.#scan !== undefined) this.#addedDuringScan.push(entry);
  }

  /** Refills the queue from the outbox. Concurrent calls share one scan. */
  #scanOutbox(): Promise<void> {
    this.#scan ??= this.#refillQueue().finally(() => {
      this.#scan = undefined;
    });
    return this.#scan;
  }

  async #refillQueue(): Promise<void> {
    this.#nextScanMs = Date.now() + SCAN_INTERVAL_MS;
    this.#addedDuringScan = [];
    try {
      const entries = await this.#options.outbox.listDeliverable();
      this.#queue.replaceAll([...entries, ...this.#addedDuringScan]);
    } catch (cause) {
      this.#pauseAfterError(cause);
    }
  }

  /** Empties the queue, so that the outbox is not used until the next scan. */
  #pauseAfterError(cause: unknown): undefined {
    this.#options.onError?.(cause);
    this.#queue.replaceAll([]);
    this.#nextScanMs = Date.now() + RETRY_DELAY_MS;
  }

  #startAttempt(id: string): void {
    const attempt = this.#deliver(id)
      .catch((cause): undefined => this.#pauseAfterError(cause))
      .then((rescheduled) => {
        this.#inFlight.delete(id);
        if (rescheduled !== undefined) this.#enqueue(rescheduled);
        this.#startDueAttempts();
      });
    this.#inFlight.set(id, attempt);
  }

  /** Delivers one entry. Returns its next due time if it was rescheduled. */
  async #deliver(id: string): Promise<QueuedEntry | undefined> {
    const { outbox, acknowledge = false, onOutcome, leaseMs = DEFAULT_LEASE_MS } = this.#options;
    const isProbe = this.#breaker.isServerDown;
    const lease = await outbox.acquire(id, leaseMs);
    if (lease === undefined) return undefined;
    if (this.#stopping.signal.aborted) {
      await lease.reschedule(lease.entry);
      return undefined;
    }
    const result = await this.#send(lease.entry);
    this.#updateBreaker(result, isProbe);
    const { outcome, entry } = this.#decide(lease.entry, result);
    const { kind, attempts, lastError } = entry;
    if (outcome === "sent" && entry.kind === "quote" && acknowledge) await this.#enqueueAcknowledgment(entry);
    await this.#store(() => (outcome === "rescheduled" ? lease.reschedule(entry) : lease.complete(outcome, entry)));
    onOutcome?.({ id, kind, outcome, attempts, ...(lastError !== undefined && { error: lastError }) });
    return outcome === "rescheduled" ? { id, dueMs: getDueMs(entry) } : undefined;
  }

  async #send(entry: OutboxEntry): Promise<SendResult | Error> {
    try {
      return await this.#options.send(entry);
    } catch (cause) {
      if (cause instanceof MailError) return cause;
      this.#options.onError?.(cause);
      return cause instanceof Error ? cause : new Error(String(cause));
    }
  }

  /**
   * Enqueues the acknowledgment before the request is stored as sent. A crash in between repeats the request, and
   * `enqueue` ignores the second acknowledgment because its ID follows from the request. In the other order, the crash
   * would lose the acknowledgment.
   */
  async #enqueueAcknowledgment(request: RequestEntry): Promise<void> {
    const acknowledgment = createAcknowledgment(request);
    await this.#store(() => this.#options.outbox.enqueue(acknowledgment));
    this.#enqueue({ id: acknowledgment.id, dueMs: Date.now() });
  }

  /**
   * Retries until the outbox has stored a result, however long it fails. The attempt stays in flight in the meantime, so
   * that a broken outbox does not make the worker send more and more emails whose results are lost.
   */
  #store(task: () => Promise<unknown>): Promise<void> {
    return retryUntilAborted(task, { signal: this.#stopping.signal, onError: this.#options.onError });
  }

  #updateBreaker(result: SendResult | Error, isProbe: boolean): void {
    if (isServerDown(result)) this.#breaker.recordFailure(isProbe, Date.now(), this.#random());
    else if (!(result instanceof Error) || result instanceof MailError) this.#breaker.recordSuccess();
  }

  #decide(entry: OutboxEntry, result: SendResult | Error): DeliveryDecision {
    const decision = classifyAttempt(entry, result, Date.now(), this.#random());
    // An outage does not depend on the entry, so the entry's own backoff does not apply: it is due with the next probe.
    const isWaitingForServer = decision.outcome === "rescheduled" && isServerDown(result);
    if (!isWaitingForServer) return decision;
    return { ...decision, entry: withDueMs(decision.entry, this.#breaker.nextProbeMs) };
  }

  #random(): number {
    return (this.#options.random ?? Math.random)();
  }
}

function isServerDown(result: SendResult | Error): boolean {
  return result instanceof MailError && result.isServerDown;
}
