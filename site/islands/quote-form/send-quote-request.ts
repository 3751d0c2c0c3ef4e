import { QuoteErrorSchema, type QuoteIssue, SPAM_GUARD } from "#schemas/quote-request.ts";
import { submitTimeoutMs } from "#site/constants.ts";
import { apiBase } from "./api-base.ts";

/** A quote request on its way. */
export interface OutgoingRequest {
  /** JSON. */
  body: string;
  /** Of this very request: the API takes two requests with one key for the same. */
  key: string;
}

/** Why a request was not taken. */
export interface QuoteFailure {
  message: string;
  /** What the server found wrong with which field. */
  issues: readonly QuoteIssue[];
}

/**
 * Sends a request to the API.
 * @returns undefined where the API took it, else why not
 */
export async function sendQuoteRequest({ body, key }: OutgoingRequest): Promise<QuoteFailure | undefined> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), submitTimeoutMs);
  try {
    const response = await fetch(endpoint(), {
      method: "POST",
      credentials: "include",
      headers: { "Content-Type": "application/json", "Idempotency-Key": key },
      body,
      signal: timeout.signal,
    });
    return response.ok ? undefined : await failureOf(response);
  } catch {
    return { message: "Failed to submit form. Please try again.", issues: [] };
  } finally {
    clearTimeout(timer);
  }
}

async function failureOf(response: Response): Promise<QuoteFailure> {
  let raw: unknown;
  try {
    raw = await response.json();
  } catch {
    return { message: "Unknown error", issues: [] };
  }
  const { error, issues = [] } = QuoteErrorSchema.safeParse(raw).data ?? {};
  return { message: error || "Failed to submit contact form", issues };
}

/** Asks the API for a ticket: undefined where none is to be had. */
export async function fetchTicket(): Promise<string | undefined> {
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

/** A key that no other request has. `crypto.randomUUID` would need a secure context. */
export function newRequestKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
