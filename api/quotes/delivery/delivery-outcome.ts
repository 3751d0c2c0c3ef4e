/** What an attempt makes of an entry. */
import { type Delivery, MailError } from "../mail/mail.ts";
import { dueFrom } from "../outbox/entry.ts";
import type { OutboxEntry } from "../outbox/outbox.ts";
import { nextAttemptMs } from "./backoff.ts";

export interface DeliveryDecision {
  outcome: "sent" | "postponed" | "failed";
  entry: OutboxEntry;
}

/** Most characters of what an entry says of its last attempt. */
const MAX_ERROR = 300;

/**
 * An entry counts as sent when one receiver has it and trying again cannot reach the others; what they said is kept.
 * @param result what the mailer answered, or what it threw
 * @param random from 0 to below 1
 */
export function classifyAttempt(
  entry: OutboxEntry,
  result: Delivery | Error,
  nowMs: number,
  random: number,
): DeliveryDecision {
  const { dueAt: _, lastError: __, ...rest } = entry;
  const { accepted, refused } = result instanceof Error ? { accepted: [], refused: [] } : result;
  const deliveredTo = [...new Set([...(entry.deliveredTo ?? []), ...accepted])];
  const error = reasonOf(result, entry);
  const tried: OutboxEntry = {
    ...rest,
    attempts: entry.attempts + 1,
    ...(deliveredTo.length > 0 && { deliveredTo }),
    ...(error !== "" && { lastError: error }),
  };

  const mayHelp =
    result instanceof Error
      ? !(result instanceof MailError && result.isPermanent)
      : refused.some(({ isPermanent }) => !isPermanent);
  const sinceMs = Date.parse(entry.retriedAt ?? entry.receivedAt);
  const nextMs = mayHelp ? nextAttemptMs({ attempts: tried.attempts, sinceMs, nowMs, random }) : undefined;
  if (nextMs !== undefined) {
    return { outcome: "postponed", entry: dueFrom(tried, nextMs) };
  }
  if (deliveredTo.length === 0) return { outcome: "failed", entry: tried };
  return { outcome: "sent", entry: { ...tried, sentAt: new Date(nowMs).toISOString() } };
}

/** In a line, why not everybody has it; the visitor's address stays out of what is logged. */
function reasonOf(result: Delivery | Error, { request, deliveredTo = [] }: OutboxEntry): string {
  const hideVisitor = (address: string) =>
    address.toLowerCase() === request.email.toLowerCase() ? "the visitor" : address;
  return sayOf(result, deliveredTo.length > 0)
    .replace(/[^\s<>()[\]"',:;]+@[^\s<>()[\]"',:;]+/g, hideVisitor)
    .replace(/[\s\p{Cc}]+/gu, " ")
    .slice(0, MAX_ERROR);
}

function sayOf(result: Delivery | Error, hasReceiver: boolean): string {
  if (result instanceof MailError) return result.message;
  // It may hold anything of the request.
  if (result instanceof Error) return `The message could not be made or sent: ${result.name}.`;
  if (result.refused.length > 0) return result.refused.map(({ address, reason }) => `${address}: ${reason}`).join("; ");
  return hasReceiver || result.accepted.length > 0 ? "" : "Nobody was to receive it.";
}
