/** Sender that posts requests to another system, signed as Standard Webhooks specifies (https://www.standardwebhooks.com). */
import { Webhook } from "standardwebhooks";
import type { Env } from "#api/config/env.ts";
import { QUOTE } from "#schemas/quotes/quote-inbox.ts";
import { formatQuoteReference } from "#schemas/values/quote-reference.ts";
import { createFollowUp, type OutboxEntry, type RequestEntry, requestIdOf } from "../outbox/outbox.ts";
import { kindTitle, neededBy } from "../quote-fields.ts";
import { SendError, type SendResult } from "../send-error.ts";

export interface WebhookOptions {
  url: string | undefined;
  /** Key of the signatures: `whsec_` and Base64. */
  secret: string | undefined;
  timeoutMs?: number | undefined;
}

const TIMEOUT_MS = 15_000;

/** Returns the webhook to store together with a request that is to be delivered, if one is configured. */
export function listFollowUps(entry: OutboxEntry, { WEBHOOK_URL }: Pick<Env, "WEBHOOK_URL">): RequestEntry[] {
  return entry.kind === "quote" && WEBHOOK_URL !== undefined ? [createFollowUp("webhook", entry)] : [];
}

/** @param toLink returns where the receiver gets a file. By default, files are listed without links. */
export function requestMessage(
  { id, receivedAt, request: stored, consent }: RequestEntry,
  toLink: (fileId: string) => object = () => ({}),
) {
  const { kind, files = [], promise, ...request } = stored;
  const data = {
    ...{ id: requestIdOf(id), reference: formatQuoteReference(id), receivedAt },
    kind: { id: kind?.id ?? QUOTE, title: kindTitle(stored) },
    neededBy: neededBy(stored),
    fields: Object.fromEntries((request.details ?? []).map(({ id, label, value }) => [id, { label, value }])),
    files: files.map(({ id, name, type, bytes }) => ({ name, type, bytes, ...toLink(id) })),
    ...{ promise, request, consent },
  };
  return { id, type: kind ? "service_request.created" : "quote_request.created", timestamp: receivedAt, data };
}

/**
 * Posts a message. Redirects are not followed, because they could lead the request to a place that is not configured.
 * @param message `id` is the same at every attempt, so that the receiver can ignore repetitions
 * @throws SendError if the receiver does not respond with a status from 200 to 299 in time
 */
export async function postWebhook(
  { id, ...message }: { id: string; type: string; timestamp: string; data: object },
  { url, secret, timeoutMs = TIMEOUT_MS }: WebhookOptions,
): Promise<SendResult> {
  if (url === undefined || secret === undefined) throw new SendError("WEBHOOK_URL is not set", { isServerDown: true });
  const body = JSON.stringify(message);
  const sentAt = new Date();
  const response = await fetch(url, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "webhook-id": id,
      "webhook-timestamp": String(Math.floor(sentAt.getTime() / 1000)),
      "webhook-signature": new Webhook(secret).sign(id, sentAt, body),
    },
    body,
    redirect: "manual",
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    throw toWebhookError(error);
  });
  // The status is the answer. The body may be endless.
  await response.body?.cancel().catch(() => undefined);
  if (!response.ok) throw describeStatus(response.status);
  return { accepted: [new URL(url).host], rejected: [] };
}

function describeStatus(status: number): SendError {
  if (status === 410) {
    const message = "The webhook receiver wants no further requests (410 Gone)";
    return new SendError(message, { isPermanent: true, isFinal: true });
  }
  const problem =
    status >= 300 && status < 400
      ? "The webhook receiver redirects. Set WEBHOOK_URL to its final address"
      : "The webhook receiver did not accept the request";
  // These are about the receiver as a whole rather than one message.
  const isServerDown = status >= 500 || status === 429 || status === 408;
  return new SendError(`${problem} (${status})`, { isServerDown });
}

/** Converts an error of `fetch`. Its text is not kept, because it may quote the URL. */
function toWebhookError(error: unknown): SendError {
  const { name, cause } = error as Error & { cause?: { code?: string } };
  const problem =
    name === "TimeoutError"
      ? "The webhook receiver did not respond in time"
      : `The connection to the webhook receiver failed (${cause?.code ?? name})`;
  return new SendError(problem, { isServerDown: true });
}
