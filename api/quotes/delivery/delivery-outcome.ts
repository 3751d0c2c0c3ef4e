/** Decides what becomes of an entry after an attempt to deliver it. */
import { type FinalState, isRequestEntry, type OutboxEntry } from "../outbox/outbox.ts";
import { SendError, type SendResult } from "../send-error.ts";
import { deferralDelayMs, type RetryDelays } from "./backoff.ts";

export type DeliveryOutcome = FinalState | "rescheduled";

export interface AttemptConditions {
  nowMs: number;
  /** From 0 to below 1. */
  random: number;
  /** Delay until the next probe of a server that is down. It replaces the entry's own, on which no outage depends. */
  probeDelayMs?: number | undefined;
  /** True if the server has just responded to another entry: this one may be the cause, so its own delay applies, too. */
  hasResponded?: boolean;
  delays: RetryDelays;
}

const MAX_ERROR_CHARACTERS = 300;

/**
 * Classifies an attempt. An entry counts as sent if at least one recipient has it and another attempt cannot reach the
 * others; the reasons for their rejection stay in `lastError`.
 * @param entry the entry as it was before the attempt
 * @param result the result of sending, or the error that it threw
 */
export function classifyAttempt(
  entry: OutboxEntry,
  result: SendResult | Error,
  conditions: AttemptConditions,
): { outcome: DeliveryOutcome; entry: OutboxEntry } {
  const { dueAt: _, lastError: __, ...rest } = entry;
  const { accepted = [], isObsolete, isSavedOnly }: Partial<SendResult> = result instanceof Error ? {} : result;
  const deliveredTo = [...new Set([...(entry.deliveredTo ?? []), ...accepted])];
  const error = formatError(result, entry);
  const hasRecipient = deliveredTo.length > 0;
  const attempted: OutboxEntry = {
    ...rest,
    attempts: entry.attempts + 1,
    ...(hasRecipient && { deliveredTo }),
    ...(isSavedOnly && { isSavedOnly }),
    ...(error !== "" && { lastError: error }),
  };
  const { delayMs, ...counts } = planRetry(classifyFailure(result, hasRecipient), attempted, conditions);
  const completed: OutboxEntry = { ...attempted, ...counts };
  if (delayMs !== undefined) {
    const waitedMs = (entry.waitedMs ?? 0) + delayMs;
    const dueAt = new Date(conditions.nowMs + delayMs).toISOString();
    return { outcome: "rescheduled", entry: { ...completed, waitedMs, dueAt } };
  }
  const time = new Date(conditions.nowMs).toISOString();
  return hasRecipient || isObsolete
    ? { outcome: "sent", entry: { ...completed, sentAt: time } }
    : { outcome: "failed", entry: { ...completed, failedAt: time } };
}

/** Returns whether so many attempts may have delivered an entry that another one would cause too many copies. */
export function isOverCopyLimit({ uncertainAttempts = 0 }: OutboxEntry, { uncertain }: RetryDelays): boolean {
  return uncertainAttempts > uncertain.length;
}

type Failure = "deferred" | "refused" | "uncertain";

/** Returns the kind of a failure that another attempt may correct, or undefined for any other result. */
function classifyFailure(result: SendResult | Error, hasRecipient: boolean): Failure | undefined {
  if (!(result instanceof Error)) {
    if (result.rejected.some(({ isPermanent }) => !isPermanent)) return "deferred";
    return result.rejected.length > 0 && !hasRecipient ? "refused" : undefined;
  }
  if (!(result instanceof SendError)) return "deferred";
  if (result.isFinal) return undefined;
  if (result.mayBeDelivered) return "uncertain";
  if (!result.isPermanent) return "deferred";
  return hasRecipient ? undefined : "refused";
}

interface Retry extends Pick<OutboxEntry, "refusals" | "uncertainAttempts"> {
  /** Undefined if delivery is given up. */
  delayMs?: number | undefined;
}

function planRetry(
  failure: Failure | undefined,
  { waitedMs = 0, refusals = 0, uncertainAttempts = 0 }: OutboxEntry,
  { random, delays, probeDelayMs, hasResponded = false }: AttemptConditions,
): Retry {
  if (failure === undefined) return {};
  if (failure === "refused") return { delayMs: delays.refused[refusals], refusals: refusals + 1 };
  if (failure === "uncertain")
    return { delayMs: delays.uncertain[uncertainAttempts], uncertainAttempts: uncertainAttempts + 1 };
  const delayMs = deferralDelayMs(waitedMs, random, delays);
  if (delayMs === undefined || probeDelayMs === undefined) return { delayMs };
  return { delayMs: hasResponded ? Math.max(probeDelayMs, delayMs) : probeDelayMs };
}

/** Returns on one line why a recipient lacks the message, or "". It is logged, so it hides the visitor's address. */
function formatError(result: SendResult | Error, entry: OutboxEntry): string {
  const visitor = isRequestEntry(entry) ? entry.request.email.toLowerCase() : undefined;
  const hideVisitor = (address: string) => (address.toLowerCase() === visitor ? "the visitor" : address);
  return describeError(result, (entry.deliveredTo ?? []).length > 0)
    .replace(/[^\s<>()[\]"',:;]+@[^\s<>()[\]"',:;]+/g, hideVisitor)
    .replace(/[\s\p{Cc}]+/gu, " ")
    .slice(0, MAX_ERROR_CHARACTERS);
}

function describeError(result: SendResult | Error, hasRecipient: boolean): string {
  if (result instanceof SendError) return result.message;
  // The message of an unexpected error may quote the request, so log only its name.
  if (result instanceof Error) return `The message could not be created or sent: ${result.name}.`;
  if (result.rejected.length > 0)
    return result.rejected.map(({ address, reason }) => `${address}: ${reason}`).join("; ");
  return hasRecipient || result.accepted.length > 0 || result.isObsolete ? "" : "The message has no recipients.";
}
