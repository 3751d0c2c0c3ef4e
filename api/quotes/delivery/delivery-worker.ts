/** Takes what waits in the outbox to the mail server, in order of due time and a few at once. */
import { type Delivery, MailError } from "../mail/mail.ts";
import { asAcknowledgment, dueFrom, dueMsOf } from "../outbox/entry.ts";
import type { Outbox, OutboxEntry } from "../outbox/outbox.ts";
import { CircuitBreaker } from "./circuit-breaker.ts";
import { classifyAttempt, type DeliveryDecision } from "./delivery-outcome.ts";
import { type Due, DueQueue } from "./due-queue.ts";
import { REST_MS, retryUntilAborted } from "./retry-until-aborted.ts";

/** What came of one attempt. */
export interface DeliveryOutcome {
  id: string;
  kind: OutboxEntry["kind"];
  outcome: DeliveryDecision["outcome"];
  attempts: number;
  /** Why it was not sent, or not to everybody. */
  error?: string;
}

export interface DeliveryWorkerOptions {
  outbox: Outbox;
  /**
   * Makes a message of an entry and sends it to those who do not have it yet (`deliveredTo`).
   * @throws MailError where none of them got it
   */
  send: (entry: OutboxEntry) => Promise<Delivery>;
  /** Whether a request that was sent is acknowledged to the visitor. */
  acknowledge?: boolean | undefined;
  onOutcome?: ((outcome: DeliveryOutcome) => void) | undefined;
  /** Told of what no attempt accounts for: the outbox cannot be used, a message cannot be made. */
  onError?: ((error: unknown) => void) | undefined;
  /** How many messages are sent at once. */
  concurrency?: number | undefined;
  /** How long nobody else takes an entry that is being sent: longer than sending can take. */
  leaseMs?: number | undefined;
  /** From 0 to below 1. */
  random?: (() => number) | undefined;
}

export interface DeliveryWorker {
  /** Delivers from now on what waits, when it is due. */
  start(): void;
  /** Says that an entry waits, so that it need not be looked for. */
  notify(id: string): void;
  /** Delivers what is due now, and resolves when that is done. */
  deliverDue(): Promise<void>;
  /** Takes no more, and resolves when what is being sent is noted. */
  stop(): Promise<void>;
}

/** How often the outbox is looked at for what other processes have put there. */
const LOOK_MS = 30_000;

const LEASE_MS = 15 * 60_000;

const CONCURRENCY = 5;

export function createDeliveryWorker(options: DeliveryWorkerOptions): DeliveryWorker {
  return new OutboxDelivery(options);
}

class OutboxDelivery implements DeliveryWorker {
  readonly #options: DeliveryWorkerOptions;
  readonly #queue = new DueQueue();
  /** What was added to the queue while the outbox was looked at. */
  #added: Due[] = [];
  readonly #inFlight = new Map<string, Promise<void>>();
  readonly #server = new CircuitBreaker();
  #isStarted = false;
  #passes = 0;
  readonly #stopped = new AbortController();
  #looking: Promise<void> | undefined;
  #lookMs = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: DeliveryWorkerOptions) {
    this.#options = options;
  }

  start(): void {
    this.#isStarted = true;
    this.#pump();
  }

  notify(id: string): void {
    this.#add({ id, dueMs: Date.now() });
    this.#pump();
  }

  async deliverDue(): Promise<void> {
    this.#passes += 1;
    await this.#look();
    this.#pump();
    await this.#idle();
    this.#passes -= 1;
  }

  async stop(): Promise<void> {
    this.#stopped.abort();
    clearTimeout(this.#timer);
    await this.#idle();
  }

  async #idle(): Promise<void> {
    while (this.#inFlight.size > 0) await Promise.race(this.#inFlight.values());
  }

  /** Begins what may begin, and sees to it that the rest is not forgotten. */
  #pump(): void {
    if (this.#stopped.signal.aborted) return;
    const nowMs = Date.now();
    const isActive = this.#isStarted || this.#passes > 0;
    while (isActive && this.#hasRoom() && nowMs >= this.#server.probeMs) {
      const id = this.#queue.take(nowMs);
      if (id === undefined) break;
      if (!this.#inFlight.has(id)) this.#begin(id);
    }
    if (this.#isStarted) this.#schedule();
  }

  #hasRoom(): boolean {
    const { concurrency = CONCURRENCY } = this.#options;
    return this.#inFlight.size < (this.#server.isOpen ? 1 : concurrency);
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    const nextMs = Math.max(this.#queue.nextMs ?? Number.POSITIVE_INFINITY, this.#server.probeMs);
    const atMs = this.#hasRoom() ? Math.min(this.#lookMs, nextMs) : this.#lookMs;
    this.#timer = setTimeout(() => this.#wakeUp(), Math.max(0, atMs - Date.now())).unref();
  }

  async #wakeUp(): Promise<void> {
    if (Date.now() >= this.#lookMs) await this.#look();
    this.#pump();
  }

  #add(due: Due): void {
    this.#queue.add(due);
    if (this.#looking !== undefined) this.#added.push(due);
  }

  #look(): Promise<void> {
    this.#looking ??= this.#fill().finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

  async #fill(): Promise<void> {
    this.#lookMs = Date.now() + LOOK_MS;
    this.#added = [];
    try {
      const waiting = await this.#options.outbox.waiting();
      this.#queue.fill([...waiting, ...this.#added]);
    } catch (cause) {
      this.#rest(cause);
    }
  }

  /** Leaves the outbox alone for a while. */
  #rest(cause: unknown): undefined {
    this.#options.onError?.(cause);
    this.#queue.fill([]);
    this.#lookMs = Date.now() + REST_MS;
  }

  #begin(id: string): void {
    const task = this.#deliver(id)
      .catch((cause): undefined => this.#rest(cause))
      .then((again) => {
        this.#inFlight.delete(id);
        if (again !== undefined) this.#add(again);
        this.#pump();
      });
    this.#inFlight.set(id, task);
  }

  /** @returns when the entry is to be tried again */
  async #deliver(id: string): Promise<Due | undefined> {
    const { outbox, acknowledge = false, onOutcome, leaseMs = LEASE_MS } = this.#options;
    const isProbe = this.#server.isOpen;
    const claim = await outbox.claim(id, leaseMs);
    if (claim === undefined) return undefined;
    if (this.#stopped.signal.aborted) {
      await claim.postpone(claim.entry);
      return undefined;
    }
    const result = await this.#send(claim.entry);
    this.#watch(result, isProbe);
    const { outcome, entry } = this.#judge(claim.entry, result);
    const { kind, attempts, lastError } = entry;
    if (outcome === "sent" && kind === "quote" && acknowledge) await this.#acknowledge(entry);
    await this.#note(() => (outcome === "postponed" ? claim.postpone(entry) : claim.finish(outcome, entry)));
    onOutcome?.({ id, kind, outcome, attempts, ...(lastError !== undefined && { error: lastError }) });
    return outcome === "postponed" ? { id, dueMs: dueMsOf(entry) } : undefined;
  }

  async #send(entry: OutboxEntry): Promise<Delivery | Error> {
    try {
      return await this.#options.send(entry);
    } catch (cause) {
      if (cause instanceof MailError) return cause;
      this.#options.onError?.(cause);
      return cause instanceof Error ? cause : new Error(String(cause));
    }
  }

  /** Before the request is noted as sent: whichever of the two a crash undoes, each is enqueued once. */
  async #acknowledge(request: OutboxEntry): Promise<void> {
    const acknowledgement = asAcknowledgment(request);
    await this.#note(() => this.#options.outbox.enqueue(acknowledgement));
    this.#add({ id: acknowledgement.id, dueMs: Date.now() });
  }

  /** Until it is noted what has happened, nothing else is sent instead. */
  #note(task: () => Promise<unknown>): Promise<void> {
    return retryUntilAborted(task, { signal: this.#stopped.signal, onError: this.#options.onError });
  }

  /** Learns from an attempt whether the server is there. */
  #watch(result: Delivery | Error, isProbe: boolean): void {
    if (isServerDown(result)) this.#server.open(isProbe, Date.now(), this.#random());
    else if (!(result instanceof Error) || result instanceof MailError) this.#server.close();
  }

  #judge(entry: OutboxEntry, result: Delivery | Error): DeliveryDecision {
    const verdict = classifyAttempt(entry, result, Date.now(), this.#random());
    // However often it was tried by then: it can be sent when the server is back.
    const waitsForServer = verdict.outcome === "postponed" && isServerDown(result);
    return waitsForServer ? { ...verdict, entry: dueFrom(verdict.entry, this.#server.probeMs) } : verdict;
  }

  #random(): number {
    return (this.#options.random ?? Math.random)();
  }
}

function isServerDown(result: Delivery | Error): boolean {
  return result instanceof MailError && result.isServerDown;
}
