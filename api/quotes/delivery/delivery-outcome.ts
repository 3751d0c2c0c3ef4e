/** Decides what becomes of an entry after an attempt to deliver it. */
import { MailError, type SendResult } from "../mail/mail.ts";
import { isRequestEntry, withDueMs } from "../outbox/entry.ts";
import type { FinalState, OutboxEntry } from "../outbox/outbox.ts";
import { nextAttemptMs } from "./backoff.ts";

export type DeliveryOutcome = FinalState | "rescheduled";

export interface DeliveryDecision {
  outcome: DeliveryOutcome;
  /** Entry as it is to be stored. */
  entry: OutboxEntry;
}

const MAX_ERROR_CHARACTERS = 300;

/**
 * Classifies an attempt. An entry counts as sent if at least one recipient has it and another attempt cannot reach the
 * others; the reasons for their rejection stay in `lastError`.
 * @param entry the entry as it was before the attempt
 * @param result the result of the mailer, or the error that it threw
 * @param nowMs time of the attempt, in milliseconds since 1970
 * @param random from 0 to below 1
 */
export function classifyAttempt(
  entry: OutboxEntry,
  result: SendResult | Error,
  nowMs: number,
  random: number,
): DeliveryDecision {
  const { dueAt: _, lastError: __, ...rest } = entry;
  const { accepted, rejected } = result instanceof Error ? { accepted: [], rejected: [] } : result;
  const deliveredTo = [...new Set([...(entry.deliveredTo ?? []), ...accepted])];
  const error = formatError(result, entry);
  const attempted: OutboxEntry = {
    ...rest,
    attempts: entry.attempts + 1,
    ...(deliveredTo.length > 0 && { deliveredTo }),
    ...(error !== "" && { lastError: error }),
  };

  const canRetryHelp =
    result instanceof Error
      ? !(result instanceof MailError && result.isPermanent)
      : rejected.some(({ isPermanent }) => !isPermanent);
  const sinceMs = Date.parse(entry.retriedAt ?? entry.receivedAt);
  const nextMs = canRetryHelp ? nextAttemptMs({ attempts: attempted.attempts, sinceMs, nowMs, random }) : undefined;
  if (nextMs !== undefined) return { outcome: "rescheduled", entry: withDueMs(attempted, nextMs) };
  if (deliveredTo.length === 0) return { outcome: "failed", entry: attempted };
  return { outcome: "sent", entry: { ...attempted, sentAt: new Date(nowMs).toISOString() } };
}

/**
 * Returns on one line why not every recipient has the email, or "" if all do. The visitor's address is replaced, because
 * the text is logged.
 */
function formatError(result: SendResult | Error, entry: OutboxEntry): string {
  const visitorAddress = isRequestEntry(entry) ? entry.request.email.toLowerCase() : undefined;
  const hideVisitor = (address: string) => (address.toLowerCase() === visitorAddress ? "the visitor" : address);
  return describeError(result, (entry.deliveredTo ?? []).length > 0)
    .replace(/[^\s<>()[\]"',:;]+@[^\s<>()[\]"',:;]+/g, hideVisitor)
    .replace(/[\s\p{Cc}]+/gu, " ")
    .slice(0, MAX_ERROR_CHARACTERS);
}

function describeError(result: SendResult | Error, hasRecipient: boolean): string {
  if (result instanceof MailError) return result.message;
  // The message of an unexpected error may quote the request, so log only its name.
  if (result instanceof Error) return `The message could not be created or sent: ${result.name}.`;
  if (result.rejected.length > 0)
    return result.rejected.map(({ address, reason }) => `${address}: ${reason}`).join("; ");
  return hasRecipient || result.accepted.length > 0 ? "" : "The message has no recipients.";
}
