/** Sends the pending entries of the outbox, in order of due time and several at the same time. */
import { once } from "node:events";
import { DatabaseError } from "#content/database/database-error.ts";
import type { Lease, Outbox } from "../outbox/database-outbox.ts";
import { createFollowUp, isRequestEntry, type OutboxEntry, type RequestEntry } from "../outbox/outbox.ts";
import { SendError, type SendResult } from "../send-error.ts";
import { longestDelayMs, probeDelayMs, RETRY_DELAYS } from "./backoff.ts";
import { classifyAttempt, type DeliveryOutcome, isOverCopyLimit } from "./delivery-outcome.ts";

const DEFAULTS = {
  concurrency: 5,
  /** Time after which another worker takes over the entries of one that has ended. */
  leaseMs: 60_000,
  delays: RETRY_DELAYS,
  /** Returns a number from 0 to below 1. */
  random: Math.random,
  /** Time between two scans of the outbox, which find entries of other processes. */
  scanIntervalMs: 30_000,
};

export interface DeliveryWorkerOptions extends Partial<typeof DEFAULTS> {
  /** Kinds of entries that are sent by the same route, such as a mail server. Each route has a lane. */
  routes: readonly (readonly OutboxEntry["kind"][])[];
  outbox: Outbox;
  /**
   * Sends the message of an entry to the recipients that do not have it yet (see `deliveredTo`), and calls `beforeTransfer`
   * before a transfer whose repetition would be a second copy.
   * @throws SendError if no recipient received it
   */
  send(entry: OutboxEntry, beforeTransfer: () => Promise<void>): Promise<SendResult>;
  /** Returns whether to acknowledge a request that was sent to the agency. Default: no request is acknowledged. */
  mayAcknowledge?(request: RequestEntry): Promise<boolean>;
  /**
   * Enqueues an announcement of what was not delivered, if there is any. Called after each scan of the outbox, but never in
   * the way of the entries that are due: it may take long.
   */
  announce?(): Promise<unknown>;
  /** Called after each attempt whose result is stored. `error` says why not every recipient has the message. */
  onOutcome(report: Pick<OutboxEntry, "id" | "kind" | "attempts"> & { outcome: DeliveryOutcome; error?: string }): void;
  /** Called with errors of the database, and with errors of `send` other than SendError. */
  onError(error: unknown): void;
}

/** `kinds` are those of the route. */
type LaneOptions = DeliveryWorkerOptions & typeof DEFAULTS & { kinds: DeliveryWorkerOptions["routes"][number] };

export class DeliveryWorker {
  readonly #options: DeliveryWorkerOptions & typeof DEFAULTS;
  /** An outage of one route does not delay the others. */
  readonly #lanes: readonly DeliveryLane[];
  #scanTimer: NodeJS.Timeout | undefined;

  constructor(given: DeliveryWorkerOptions) {
    const options = { ...DEFAULTS, ...given };
    this.#options = options;
    this.#lanes = options.routes.map((kinds) => new DeliveryLane({ ...options, kinds }));
  }

  /** Delivers pending entries whenever they are due, until `stop`. */
  start(): void {
    for (const lane of this.#lanes) lane.isStarted = true;
    void this.#scan();
    this.#scanTimer = setInterval(() => void this.#scan(), this.#options.scanIntervalMs).unref();
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
      const attempts = this.#lanes.flatMap((lane) => [...lane.attempts.keys()]);
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

const DATABASE_RETRY_MS = 5000;
const RENEWALS_PER_LEASE = 3;

/** Result of an attempt in which the process ended during the transfer. */
const INTERRUPTED = new SendError("The server stopped during the transfer, so the message may have arrived", {
  mayBeDelivered: true,
});

/** Result for an entry whose message was sent before the process ended, without time to move the entry. */
const ALREADY_SENT: SendResult = { accepted: [], rejected: [] };

/** Thrown to end a transfer before it begins. */
class LeaseEndedError extends Error {}

/**
 * Takes due entries from the outbox and delivers them, several at the same time. It is a circuit breaker for its server:
 * while that is down, it sends one message at a time as a probe, and waits longer after each failed one. Its times are those of
 * a monotonic clock, in milliseconds, so that a jump of the system clock does not stop it.
 */
class DeliveryLane {
  readonly #options: LaneOptions;
  readonly #stopping = new AbortController();
  /** Running attempts, each with the lease of its entry. */
  readonly attempts = new Map<Promise<void>, Lease>();
  /** True if the lane looks for entries by itself when they are due. */
  isStarted = false;
  #timer: NodeJS.Timeout | undefined;
  #renewalTimer: NodeJS.Timeout | undefined;
  /** Work of taking entries from the outbox, while it runs. */
  #taking: Promise<void> | undefined;
  /** True if the lane must look for entries again after that. */
  #mustTakeAgain = false;
  /** Number of probes that have failed since the server responded. */
  #failures = 0;
  /** Earliest time of the next message. Entries that could not be sent are due then, too. */
  #nextProbeMs = 0;
  /** True if the latest attempt got a response, so that a failure of the next one may be due to its message. */
  #hasResponded = false;

  constructor(options: LaneOptions) {
    this.#options = options;
  }

  /** Starts attempts for the entries that are due, as many as allowed. A call during another one lets that look again. */
  takeDue(): Promise<void> {
    this.#mustTakeAgain = true;
    this.#taking ??= this.#takeAll().finally(() => {
      this.#taking = undefined;
    });
    return this.#taking;
  }

  /** Starts no more attempts. Resolves when the running attempts are stored. */
  async stop(): Promise<void> {
    this.isStarted = false;
    this.#stopping.abort();
    clearTimeout(this.#timer);
    // Entries that are being leased become attempts, which give them back.
    await this.#taking;
    while (this.attempts.size > 0) await Promise.race(this.attempts.keys());
    clearInterval(this.#renewalTimer);
  }

  async #takeAll(): Promise<void> {
    let waitMs: number | undefined;
    try {
      while (this.#mustTakeAgain && !this.#stopping.signal.aborted) {
        this.#mustTakeAgain = false;
        waitMs = await this.#takeBatch();
      }
    } catch (cause) {
      this.#options.onError(cause);
      waitMs = DATABASE_RETRY_MS;
    }
    clearTimeout(this.#timer);
    // A timer may fire a fraction of a millisecond early.
    if (this.isStarted && waitMs !== undefined)
      this.#timer = setTimeout(() => void this.takeDue(), Math.ceil(Math.max(0, waitMs))).unref();
  }

  /** Returns the time after which to look again. Otherwise, the end of a running attempt takes the next entry. */
  async #takeBatch(): Promise<number | undefined> {
    const { outbox, concurrency, delays, leaseMs } = this.#options;
    const limit = (this.#failures > 0 ? 1 : concurrency) - this.attempts.size;
    if (limit <= 0) return undefined;
    const probeWaitMs = this.#nextProbeMs - performance.now();
    if (probeWaitMs > 0) return probeWaitMs;
    const leases = await outbox.lease({ ...this.#filter(), limit, leaseMs, maxDelayMs: longestDelayMs(delays) });
    for (const lease of leases) this.#startAttempt(lease);
    if (leases.length === limit) return undefined;
    const dueMs = await outbox.nextDueMs(this.#filter());
    return dueMs === undefined ? undefined : Math.min(dueMs - Date.now(), leaseMs);
  }

  /** Returns the conditions of the entries of this route, without those that are being delivered. */
  #filter() {
    return { kinds: this.#options.kinds, exceptIds: [...this.attempts.values()].map(({ entry }) => entry.id) };
  }

  #startAttempt(lease: Lease): void {
    const { outbox, leaseMs, onError } = this.#options;
    const attempt = this.#deliver(lease)
      .catch(onError)
      .then(() => {
        this.attempts.delete(attempt);
        return this.takeDue();
      });
    this.attempts.set(attempt, lease);
    this.#renewalTimer ??= setInterval(() => {
      const names = [...this.attempts.values()].map(({ name }) => name);
      outbox.renew(names, leaseMs).catch(onError);
    }, leaseMs / RENEWALS_PER_LEASE).unref();
  }

  async #deliver(lease: Lease): Promise<void> {
    const isProbe = this.#failures > 0;
    if (this.#stopping.signal.aborted) {
      await lease.reschedule(lease.entry);
      return;
    }
    const result = await this.#send(lease);
    if (result === undefined) return;
    const hasResponded = this.#hasResponded;
    this.#recordResult(result, isProbe);
    const { outcome, entry } = this.#classify(lease.entry, result, hasResponded);
    const followUps = outcome === "sent" ? await this.#acknowledge(entry) : [];
    await this.#store(() =>
      outcome === "rescheduled" ? lease.reschedule(entry) : lease.complete(outcome, entry, followUps),
    );
    const { id, kind, attempts, lastError } = entry;
    this.#options.onOutcome({ id, kind, outcome, attempts, ...(lastError !== undefined && { error: lastError }) });
  }

  /** Sends the message of a leased entry. Returns undefined if another worker has taken over the entry. */
  async #send({ entry, update }: Lease): Promise<SendResult | Error | undefined> {
    const { send, delays, onError } = this.#options;
    if (entry.sentAt !== undefined) return ALREADY_SENT;
    // The process ended during the last attempt that the limit allows.
    if (isOverCopyLimit(entry, delays)) return new SendError(entry.lastError ?? INTERRUPTED.message, { isFinal: true });
    try {
      return await send(entry, async () => {
        if (!(await update(this.#classify(entry, INTERRUPTED).entry))) throw new LeaseEndedError();
      });
    } catch (cause) {
      if (cause instanceof LeaseEndedError) return undefined;
      if (cause instanceof SendError) return cause;
      onError(cause);
      return cause instanceof Error ? cause : new Error(String(cause));
    }
  }

  /** @param hasResponded whether the attempt before this one got a response */
  #classify(entry: OutboxEntry, result: SendResult | Error, hasResponded = false) {
    const { random, delays } = this.#options;
    return classifyAttempt(entry, result, {
      nowMs: Date.now(),
      random: random(),
      probeDelayMs: isServerDown(result) ? Math.max(0, this.#nextProbeMs - performance.now()) : undefined,
      hasResponded,
      delays,
    });
  }

  /** @param isProbe whether the server was known to be down when the attempt began */
  #recordResult(result: SendResult | Error, isProbe: boolean): void {
    const { random, delays } = this.#options;
    if (isServerDown(result)) {
      this.#hasResponded = false;
      // Other attempts that fail while the server is down started before the first failure, and do not count again.
      if (this.#failures > 0 && !isProbe) return;
      this.#failures += 1;
      this.#nextProbeMs = performance.now() + probeDelayMs(this.#failures, random(), delays);
    } else if (!(result instanceof Error) || result instanceof SendError) {
      this.#hasResponded = true;
      this.#failures = 0;
      this.#nextProbeMs = 0;
    }
  }

  /** Returns the acknowledgment of a request that was sent, if it is to be acknowledged. */
  async #acknowledge(entry: OutboxEntry): Promise<OutboxEntry[]> {
    if (!isRequestEntry(entry) || entry.kind !== "quote" || !(await this.#options.mayAcknowledge?.(entry))) return [];
    return [createFollowUp("acknowledgement", entry)];
  }

  /**
   * Retries until the database has stored a result, however long it fails, or the worker stops. The attempt stays in flight in
   * the meantime, so that a broken database does not make the worker send more and more messages whose results are lost.
   */
  async #store(task: () => Promise<unknown>): Promise<void> {
    const { signal } = this.#stopping;
    for (;;) {
      try {
        await task();
        return;
      } catch (cause) {
        if (!(cause instanceof DatabaseError) || signal.aborted) throw cause;
        this.#options.onError(cause);
        const wait = new AbortController();
        const timer = setTimeout(() => wait.abort(), DATABASE_RETRY_MS).unref();
        // Resolves when the worker stops, and rejects when the time is over.
        await once(signal, "abort", { signal: wait.signal }).catch(() => undefined);
        clearTimeout(timer);
      }
    }
  }
}

const isServerDown = (result: SendResult | Error): boolean => result instanceof SendError && result.isServerDown;
