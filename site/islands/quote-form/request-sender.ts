import {
  FILES,
  JSON_PART,
  MIN_FILL_MS,
  type QuoteIssue,
  type QuoteRequest,
  type QuoteResponse,
  QuoteResponseSchema,
  SPAM_GUARD,
} from "#schemas/quotes/quote-request.ts";
import { quoteRetryMaxWaitMs, quoteSubmitTimeoutMs } from "#site/constants.ts";
import { readCampaign } from "../campaign/campaign.ts";

/** Added to the minimum age of a form token, because timers and clocks are not exact. */
const TOKEN_MARGIN_MS = 50;

/**
 * Creates the sender of a form, which also manages its form token. An unchanged request keeps its key, so that a second attempt
 * cannot create a second request.
 */
export function createRequestSender(hidden: Readonly<Record<string, string>> = {}) {
  const { [SPAM_GUARD.formToken]: initialToken, ...carriedOver } = hidden;
  // The page was loaded no later than this.
  let token = initialToken === undefined ? undefined : { value: initialToken, receivedMs: performance.now() };
  let isFetching = false;
  let last = { content: "", idempotencyKey: "" };

  /** Fetches the form token unless there is one. */
  async function prepare(): Promise<void> {
    if (token !== undefined || isFetching) return;
    isFetching = true;
    const value = await fetchFormToken();
    isFetching = false;
    if (value !== undefined) token = { value, receivedMs: performance.now() };
  }

  /** Returns the token, if there is one, as soon as the API accepts that a person has filled in the form since. */
  async function ripenToken(): Promise<string | undefined> {
    if (token === undefined) return undefined;
    const { value, receivedMs } = token;
    const waitMs = receivedMs + MIN_FILL_MS + TOKEN_MARGIN_MS - performance.now();
    if (waitMs > 0) await sleep(waitMs);
    return value;
  }

  /** Sends a request with the campaign, the spam guard and an idempotency key. */
  async function send(values: QuoteRequest, honeypot: string, files: readonly File[] = []): Promise<QuoteResult> {
    const request = { ...values, ...readCampaign(), ...carriedOver };
    // The spam guard is not part of the key, because a form token may arrive between two attempts.
    const content = JSON.stringify([request, files.map(({ name, size, lastModified }) => [name, size, lastModified])]);
    if (last.content !== content) last = { content, idempotencyKey: createIdempotencyKey() };
    const guard = { [SPAM_GUARD.honeypot]: honeypot || undefined, [SPAM_GUARD.formToken]: await ripenToken() };
    const body = encodeBody(JSON.stringify({ ...request, ...guard }), files);
    const timeoutMs = quoteSubmitTimeoutMs + files.reduce((total, { size }) => total + size, 0) / SLOW_BYTES_PER_MS;
    const result = await sendQuoteRequest({ body, idempotencyKey: last.idempotencyKey, timeoutMs });
    if (!result.isAccepted) prepare();
    return result;
  }

  return { send, prepare };
}

/** Speed of a slow phone connection: 20 kB a second. */
const SLOW_BYTES_PER_MS = 20;

/** Returns JSON, or with files a form with the JSON in its first part. */
function encodeBody(json: string, files: readonly File[]): string | FormData {
  if (files.length === 0) return json;
  const form = new FormData();
  form.append(JSON_PART, json);
  for (const file of files) form.append(FILES, file);
  return form;
}

interface OutgoingRequest {
  body: string | FormData;
  /** Identifies the request. The API stores two requests with the same key only once. */
  idempotencyKey: string;
  /** Time to wait for a response. Default: that of a request without files. */
  timeoutMs?: number;
}

/** Outcome of an attempt. Its message is for the visitor, and an accepted request may have none. */
export type QuoteResult = Pick<QuoteResponse, "message" | "reference" | "answerBy" | "ready"> & {
  isAccepted: boolean;
  issues: readonly QuoteIssue[];
};

const NOT_SENT = "Failed to submit form. Please try again.";
const OFFLINE = "You are offline. Connect to the internet, and then press the button again.";

/** Sends a quote request. If the API asks to wait a few seconds, waits and sends it once more. @internal exported for tests */
export async function sendQuoteRequest(request: OutgoingRequest): Promise<QuoteResult> {
  try {
    let received = await post(request);
    const waitMs = Number(received.response.headers.get("Retry-After") ?? Number.NaN) * 1000;
    if (!received.response.ok && waitMs <= quoteRetryMaxWaitMs) {
      await sleep(waitMs);
      received = await post(request);
    }
    return parseResponse(received.response, received.text);
  } catch {
    return failure(navigator.onLine ? NOT_SENT : OFFLINE);
  }
}

/** Sends a request and reads the whole response. Gives up after a time, because a connection can stall at any byte. */
async function post({
  body,
  idempotencyKey,
  timeoutMs = quoteSubmitTimeoutMs,
}: OutgoingRequest): Promise<{ response: Response; text: string }> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), timeoutMs);
  try {
    const response = await fetch(endpoint(), {
      method: "POST",
      credentials: "include",
      headers: {
        Accept: "application/json",
        "Idempotency-Key": idempotencyKey,
        ...(typeof body === "string" && { "Content-Type": "application/json" }),
      },
      body,
      signal: timeout.signal,
    });
    return { response, text: await response.text() };
  } finally {
    clearTimeout(timer);
  }
}

/** Only JSON with `success: true` is a success: a proxy or the sign-in page of a network may answer in place of the API. */
function parseResponse({ ok }: Response, text: string): QuoteResult {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return failure(ok ? NOT_SENT : "Unknown error");
  }
  const { success, error, issues, ...receipt } = QuoteResponseSchema.safeParse(body).data ?? {};
  if (!ok) return failure(error || "Failed to submit contact form", issues);
  if (!success) return failure(NOT_SENT);
  return { isAccepted: true, ...receipt, issues: [] };
}

function failure(message: string, issues: readonly QuoteIssue[] = []): QuoteResult {
  return { isAccepted: false, message, issues };
}

/** Fetches a form token, which proves to the API when the form was opened, if it gives one. @internal exported for tests */
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

/** Hosts that serve the API next to the site: local hosts, IP addresses, and Replit's development hosts. */
const HOSTS_WITH_API = [/^(?:.+\.)?localhost$/, /^\d+(?:\.\d+){3}$/, /^\[.+\]$/, /\.(?:replit\.dev|repl\.co)$/];

/** Returns the base path of the API for a `location.hostname`, where IPv6 addresses have brackets. @internal exported for tests */
export function apiBase(hostname: string): "/api" | "/.netlify/functions" {
  return HOSTS_WITH_API.some((pattern) => pattern.test(hostname)) ? "/api" : "/.netlify/functions";
}

/** Creates a key of 128 random bits. `crypto.randomUUID` is missing on a page without HTTPS. @internal exported for tests */
export function createIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
