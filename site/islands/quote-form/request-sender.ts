import { useRef } from "react";
import { MIN_FILL_MS, type QuoteRequest, SPAM_GUARD } from "#schemas/quote-request.ts";
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
 * Returns a function that sends a request with the campaign, the spam guard and an idempotency key, and one that prepares
 * for that. An unchanged request keeps its key, so that a second attempt cannot create a second request.
 * @param hidden hidden values of a rejected form
 */
export function useSendRequest(hidden: Readonly<Record<string, string>> = {}) {
  const { [SPAM_GUARD.formToken]: initialToken, ...carriedOver } = hidden;
  const formToken = useFormToken(initialToken);
  const last = useRef({ content: "", idempotencyKey: "" });

  async function send(values: QuoteRequest, form: HTMLFormElement): Promise<QuoteResult> {
    const request = { ...values, ...readCampaign(), ...carriedOver };
    // The spam guard is not part of the key, because a form token may arrive between two attempts.
    const content = JSON.stringify(request);
    if (last.current.content !== content) last.current = { content, idempotencyKey: createIdempotencyKey() };
    const guard = {
      [SPAM_GUARD.honeypot]: new FormData(form).get(SPAM_GUARD.honeypot) || undefined,
      [SPAM_GUARD.formToken]: await formToken.ripen(),
    };
    const body = JSON.stringify({ ...request, ...guard });
    const result = await sendQuoteRequest({ body, idempotencyKey: last.current.idempotencyKey });
    if (!result.isAccepted) formToken.fetchIfMissing();
    return result;
  }

  return { send, prepare: formToken.fetchIfMissing };
}

/**
 * Manages the form token.
 * @param initial token that the page contains
 */
function useFormToken(initial: string | undefined) {
  // The page was loaded no later than this.
  const token = useRef(initial === undefined ? undefined : { value: initial, receivedMs: performance.now() });
  const isFetching = useRef(false);

  async function fetchIfMissing(): Promise<void> {
    if (token.current !== undefined || isFetching.current) return;
    isFetching.current = true;
    const value = await fetchFormToken();
    isFetching.current = false;
    if (value !== undefined) token.current = { value, receivedMs: performance.now() };
  }

  /** Returns the token, if there is one, as soon as the API accepts that a person has filled in the form since. */
  async function ripen(): Promise<string | undefined> {
    if (token.current === undefined) return undefined;
    const { value, receivedMs } = token.current;
    const waitMs = receivedMs + MIN_FILL_MS + TOKEN_MARGIN_MS - performance.now();
    if (waitMs > 0) await sleep(waitMs);
    return value;
  }

  return { ripen, fetchIfMissing };
}
