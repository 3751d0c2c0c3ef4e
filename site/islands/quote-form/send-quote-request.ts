import { QuoteErrorSchema, type QuoteIssue, SPAM_GUARD } from "#schemas/quote-request.ts";
import { quoteSubmitTimeoutMs } from "#site/constants.ts";
import { apiBase } from "./api-base.ts";

export interface OutgoingRequest {
  /** Quote request as JSON. */
  body: string;
  /** Identifies the request. The API stores two requests with the same key only once. */
  idempotencyKey: string;
}

/** Reason why the API did not accept a request. */
export interface QuoteFailure {
  /** One sentence for the visitor. */
  message: string;
  issues: readonly QuoteIssue[];
}

/**
 * Sends a quote request to the API.
 * @returns undefined if the API accepted the request, or else the reason
 */
export async function sendQuoteRequest({ body, idempotencyKey }: OutgoingRequest): Promise<QuoteFailure | undefined> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), quoteSubmitTimeoutMs);
  try {
    const response = await fetch(endpoint(), {
      method: "POST",
      credentials: "include",
      headers: { "Content-Type": "application/json", "Idempotency-Key": idempotencyKey },
      body,
      signal: timeout.signal,
    });
    return response.ok ? undefined : await parseFailure(response);
  } catch {
    return { message: "Failed to submit form. Please try again.", issues: [] };
  } finally {
    clearTimeout(timer);
  }
}

async function parseFailure(response: Response): Promise<QuoteFailure> {
  let body: unknown;
  try {
    body = await response.json();
  } catch {
    return { message: "Unknown error", issues: [] };
  }
  const { error, issues = [] } = QuoteErrorSchema.safeParse(body).data ?? {};
  return { message: error || "Failed to submit contact form", issues };
}

/** Fetches a form token, which proves to the API when the form was opened. Returns undefined if the API gives none. */
export async function fetchFormToken(): Promise<string | undefined> {
  try {
    const response = await fetch(endpoint(), { credentials: "include" });
    return (await response.json())[SPAM_GUARD.formToken];
  } catch {
    return undefined;
  }
}

function endpoint(): string {
  return `${apiBase(location.hostname)}/contact`;
}

/** Creates a random key of 128 bits. `crypto.randomUUID` is not available on a page without HTTPS. */
export function createIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
