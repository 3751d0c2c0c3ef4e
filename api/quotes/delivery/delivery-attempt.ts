/** Attempt to deliver one entry of the outbox. */
import { withDueMs } from "../outbox/entry.ts";
import { type Lease, type Outbox, type OutboxEntry, OutboxError } from "../outbox/outbox.ts";
import { SendError, type SendResult } from "../send-error.ts";
import type { RetryDelays } from "./backoff.ts";
import type { CircuitBreaker } from "./circuit-breaker.ts";
import { classifyAttempt, type DeliveryDecision, type DeliveryOutcome, isOverCopyLimit } from "./delivery-outcome.ts";

export interface AttemptReport {
  id: string;
  kind: OutboxEntry["kind"];
  outcome: DeliveryOutcome;
  attempts: number;
  /** Reason why no recipient, or not every recipient, has the message. */
  error?: string;
}

/**
 * Sends the message of an entry to the recipients that do not have it yet (see `deliveredTo`), and calls `beforeTransfer`
 * before a transfer whose repetition would be a second copy.
 * @throws SendError if no recipient received it
 */
export type SendEntry = (entry: OutboxEntry, beforeTransfer: () => Promise<void>) => Promise<SendResult>;

export interface AttemptOptions {
  outbox: Outbox;
  send: SendEntry;
  breaker: CircuitBreaker;
  leaseMs: number;
  delays: RetryDelays;
  random: () => number;
  /** Aborted when no more messages may be sent. */
  stopping: AbortSignal;
  /** Retries an operation of the outbox until it succeeds. */
  store: (task: () => Promise<unknown>) => Promise<void>;
  /** Called with each entry that was sent, before this is stored. */
  onSent: (entry: OutboxEntry) => Promise<void>;
  onError: (error: unknown) => void;
}

interface AttemptResult {
  report: AttemptReport;
  /** Entry as it is stored. */
  entry: OutboxEntry;
  /** Delay until the next attempt. Missing if there is none. */
  delayMs?: number;
}

/** Result of an attempt in which the process ended during the transfer. */
const INTERRUPTED = new SendError("The server stopped during the transfer, so the message may have arrived", {
  isPermanent: false,
  isServerDown: false,
  mayBeDelivered: true,
});

/** Result for an entry whose message was sent before the process ended, without time to move the entry. */
const ALREADY_SENT: SendResult = { accepted: [], rejected: [] };

/**
 * Makes one attempt to deliver an entry, and stores its result.
 * @returns undefined if the entry was not tried, because it is not pending or another worker delivers it
 */
export async function attemptDelivery(id: string, options: AttemptOptions): Promise<AttemptResult | undefined> {
  const { outbox, breaker, leaseMs, stopping, store } = options;
  const isProbe = breaker.isServerDown;
  const lease = await outbox.acquire(id, leaseMs);
  if (lease === undefined) return undefined;
  if (stopping.aborted) {
    await lease.reschedule(lease.entry);
    return undefined;
  }
  const result = await send(lease, options);
  if (result === undefined) return undefined;
  const { hasResponded } = breaker;
  updateBreaker(result, isProbe, options);
  const { outcome, entry, delayMs } = decide(lease.entry, result, { ...options, hasResponded });
  if (outcome === "sent") await options.onSent(entry);
  await store(() => (outcome === "rescheduled" ? lease.reschedule(entry) : lease.complete(outcome, entry)));
  const { kind, attempts, lastError } = entry;
  const report = { id, kind, outcome, attempts, ...(lastError !== undefined && { error: lastError }) };
  return { report, entry, ...(delayMs !== undefined && { delayMs }) };
}

/** Sends the message of a leased entry. Returns undefined if another worker has taken over the entry. */
async function send(lease: Lease, options: AttemptOptions): Promise<SendResult | Error | undefined> {
  const { entry } = lease;
  if (entry.sentAt !== undefined) return ALREADY_SENT;
  // The process ended during the last attempt that the limit allows.
  if (isOverCopyLimit(entry, options.delays)) return new SendError(entry.lastError ?? INTERRUPTED.message, GIVEN_UP);
  let isLeaseLost = false;
  try {
    return await options.send(entry, async () => {
      isLeaseLost = !(await lease.update(decide(entry, INTERRUPTED, options).entry));
      if (isLeaseLost) throw new OutboxError(`Another process delivers the entry ${entry.id}.`);
    });
  } catch (cause) {
    if (isLeaseLost) return undefined;
    if (cause instanceof SendError) return cause;
    options.onError(cause);
    return cause instanceof Error ? cause : new Error(String(cause));
  }
}

const GIVEN_UP = { isPermanent: false, isServerDown: false, isFinal: true };

function updateBreaker(result: SendResult | Error, isProbe: boolean, { breaker, random }: AttemptOptions): void {
  if (isServerDown(result)) breaker.recordFailure(isProbe, performance.now(), random());
  else if (!(result instanceof Error) || result instanceof SendError) breaker.recordSuccess();
}

/** @param options with `hasResponded` as it was before the attempt */
function decide(
  entry: OutboxEntry,
  result: SendResult | Error,
  options: AttemptOptions & { hasResponded?: boolean },
): DeliveryDecision {
  const { breaker, delays, random, hasResponded = false } = options;
  const nowMs = Date.now();
  const decision = classifyAttempt(entry, result, {
    nowMs,
    random: random(),
    probeDelayMs: isServerDown(result) ? Math.max(0, breaker.nextProbeMs - performance.now()) : undefined,
    hasResponded,
    delays,
  });
  const { delayMs } = decision;
  return delayMs === undefined ? decision : { ...decision, entry: withDueMs(decision.entry, nowMs + delayMs) };
}

function isServerDown(result: SendResult | Error): boolean {
  return result instanceof SendError && result.isServerDown;
}
