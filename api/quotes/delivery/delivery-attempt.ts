/** Attempt to deliver one entry of the outbox. */
import { withDueMs } from "../outbox/entry.ts";
import type { Lease, OutboxEntry } from "../outbox/outbox.ts";
import { SendError, type SendResult } from "../send-error.ts";
import type { RetryDelays } from "./backoff.ts";
import type { CircuitBreaker } from "./delivery-lane.ts";
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
  send: SendEntry;
  breaker: CircuitBreaker;
  delays: RetryDelays;
  random: () => number;
  /** Aborted when no more messages may be sent. */
  stopping: AbortSignal;
  /** Retries an operation of the database until it succeeds. */
  store: (task: () => Promise<unknown>) => Promise<void>;
  /** Returns the entries that follow from one that was sent, which are stored with its result. */
  followUpsOf: (entry: OutboxEntry) => Promise<readonly OutboxEntry[]>;
  onError: (error: unknown) => void;
}

/** Result of an attempt in which the process ended during the transfer. */
const INTERRUPTED = new SendError("The server stopped during the transfer, so the message may have arrived", {
  isPermanent: false,
  isServerDown: false,
  mayBeDelivered: true,
});

/** Result for an entry whose message was sent before the process ended, without time to move the entry. */
const ALREADY_SENT: SendResult = { accepted: [], rejected: [] };

/** Thrown to end a transfer before it begins. */
class LeaseEndedError extends Error {}

/**
 * Makes one attempt to deliver a leased entry, and stores its result.
 * @returns undefined if the entry was not tried, because the worker stops or another one delivers it
 */
export async function attemptDelivery(lease: Lease, options: AttemptOptions): Promise<AttemptReport | undefined> {
  const { breaker, stopping, store } = options;
  const isProbe = breaker.isServerDown;
  if (stopping.aborted) {
    await lease.reschedule(lease.entry);
    return undefined;
  }
  const result = await send(lease, options);
  if (result === undefined) return undefined;
  const { hasResponded } = breaker;
  updateBreaker(result, isProbe, options);
  const { outcome, entry } = decide(lease.entry, result, { ...options, hasResponded });
  const followUps = outcome === "sent" ? await options.followUpsOf(entry) : [];
  await store(() => (outcome === "rescheduled" ? lease.reschedule(entry) : lease.complete(outcome, entry, followUps)));
  const { id, kind, attempts, lastError } = entry;
  return { id, kind, outcome, attempts, ...(lastError !== undefined && { error: lastError }) };
}

/** Sends the message of a leased entry. Returns undefined if another worker has taken over the entry. */
async function send(lease: Lease, options: AttemptOptions): Promise<SendResult | Error | undefined> {
  const { entry } = lease;
  if (entry.sentAt !== undefined) return ALREADY_SENT;
  // The process ended during the last attempt that the limit allows.
  if (isOverCopyLimit(entry, options.delays)) return new SendError(entry.lastError ?? INTERRUPTED.message, GIVEN_UP);
  try {
    return await options.send(entry, async () => {
      if (!(await lease.update(decide(entry, INTERRUPTED, options).entry))) throw new LeaseEndedError();
    });
  } catch (cause) {
    if (cause instanceof LeaseEndedError) return undefined;
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
