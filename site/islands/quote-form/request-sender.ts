import { MIN_FILL_MS, type QuoteRequest, SPAM_GUARD } from "#schemas/quotes/quote-request.ts";
import { readCampaign } from "../campaign/campaign.ts";
import {
  createIdempotencyKey,
  fetchFormToken,
  type QuoteResult,
  sendQuoteRequest,
  sleep,
} from "./send-quote-request.ts";

/** Added to the minimum age of a form token, because timers and clocks are not exact. */
const TOKEN_MARGIN_MS = 50;

/**
 * Creates the sender of a form. An unchanged request keeps its key, so that a second attempt cannot create a second request.
 */
export function createRequestSender(hidden: Readonly<Record<string, string>> = {}) {
  const { [SPAM_GUARD.formToken]: initialToken, ...carriedOver } = hidden;
  const formToken = createFormToken(initialToken);
  let last = { content: "", idempotencyKey: "" };

  /** Sends a request with the campaign, the spam guard and an idempotency key. */
  async function send(values: QuoteRequest, honeypot: string): Promise<QuoteResult> {
    const request = { ...values, ...readCampaign(), ...carriedOver };
    // The spam guard is not part of the key, because a form token may arrive between two attempts.
    const content = JSON.stringify(request);
    if (last.content !== content) last = { content, idempotencyKey: createIdempotencyKey() };
    const guard = {
      [SPAM_GUARD.honeypot]: honeypot || undefined,
      [SPAM_GUARD.formToken]: await formToken.ripen(),
    };
    const body = JSON.stringify({ ...request, ...guard });
    const result = await sendQuoteRequest({ body, idempotencyKey: last.idempotencyKey });
    if (!result.isAccepted) formToken.fetchIfMissing();
    return result;
  }

  return { send, prepare: formToken.fetchIfMissing };
}

/** Manages the form token. */
function createFormToken(initial: string | undefined) {
  // The page was loaded no later than this.
  let token = initial === undefined ? undefined : { value: initial, receivedMs: performance.now() };
  let isFetching = false;

  async function fetchIfMissing(): Promise<void> {
    if (token !== undefined || isFetching) return;
    isFetching = true;
    const value = await fetchFormToken();
    isFetching = false;
    if (value !== undefined) token = { value, receivedMs: performance.now() };
  }

  /** Returns the token, if there is one, as soon as the API accepts that a person has filled in the form since. */
  async function ripen(): Promise<string | undefined> {
    if (token === undefined) return undefined;
    const { value, receivedMs } = token;
    const waitMs = receivedMs + MIN_FILL_MS + TOKEN_MARGIN_MS - performance.now();
    if (waitMs > 0) await sleep(waitMs);
    return value;
  }

  return { ripen, fetchIfMissing };
}
