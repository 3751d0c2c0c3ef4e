/**
 * Limits on quote requests. Over a limit, a request is quarantined. How many are quarantined is limited, too, so that a flood
 * cannot fill the disk: more are refused.
 */
import type { Env } from "../config/env.ts";
import { clientKey, siteKey } from "../http/client-address.ts";
import { canBeReplyTo } from "../quotes/mail/quote-mail.ts";
import type { RequestEntry } from "../quotes/outbox/outbox.ts";
import { createMemoryRateLimit, type RateLimit, type RateLimitResult } from "./rate-limits.ts";

const WINDOW_SECONDS = 10 * 60;

/** Requests that one form token counts for. More are treated as requests without a token. */
const REQUESTS_PER_TOKEN = 5;
/** Longest lifetime of a form token. */
const TOKEN_WINDOW_SECONDS = 24 * 60 * 60;

/**
 * Multiples of QUOTE_LIMIT: of a network with several clients, of a client beyond which it is refused, and of the quarantined
 * requests of a network.
 */
const SITE_FACTOR = 5;
const REFUSAL_FACTOR = 10;
const SITE_QUARANTINE_FACTOR = 10;
/** Multiple of QUOTE_LIMIT_TOTAL: of all quarantined requests, with a token and without one. */
const QUARANTINE_FACTOR = 5;

/** Part of QUOTE_LIMIT_TOTAL that may have files: each takes up to 10 MB on the disk, also in quarantine. */
const UPLOADS_SHARE = 1 / 5;

/** Rendering a page with a form takes about 10 ms, in which the server answers nobody else. */
const PAGES_PER_SECOND = 2;

export type QuoteLimits = ReturnType<typeof createQuoteLimits>;

/** Creates the limits, with a window of ten minutes. */
export function createQuoteLimits(
  { QUOTE_LIMIT, QUOTE_LIMIT_TOTAL }: Pick<Env, "QUOTE_LIMIT" | "QUOTE_LIMIT_TOTAL">,
  createRateLimit = createMemoryRateLimit,
) {
  const limit = (name: string, counting: "allow" | "in memory", maxActions: number, windowSeconds = WINDOW_SECONDS) =>
    createRateLimit(name, { maxActions, windowSeconds, counting });
  const attempts = limit("attempts", "in memory", REFUSAL_FACTOR * QUOTE_LIMIT);
  const perClient = limit("client", "allow", QUOTE_LIMIT);
  const perSite = limit("site", "allow", SITE_FACTOR * QUOTE_LIMIT);
  const perToken = limit("token", "in memory", REQUESTS_PER_TOKEN, TOKEN_WINDOW_SECONDS);
  // A flood without tokens must not use up the total of visitors whose browser has fetched one.
  const total = limit("total", "allow", QUOTE_LIMIT_TOTAL);
  const totalWithoutToken = limit("total-without-token", "allow", QUOTE_LIMIT_TOTAL);
  const quarantinedPerSite = limit("quarantined-site", "allow", SITE_QUARANTINE_FACTOR * QUOTE_LIMIT);
  const quarantined = limit("quarantined", "allow", QUARANTINE_FACTOR * QUOTE_LIMIT_TOTAL);
  const quarantinedWithoutToken = limit("quarantined-without-token", "allow", QUARANTINE_FACTOR * QUOTE_LIMIT_TOTAL);
  const uploadsPerSite = limit("uploads-site", "allow", QUOTE_LIMIT);
  const uploads = limit("uploads", "allow", Math.ceil(QUOTE_LIMIT_TOTAL * UPLOADS_SHARE));
  const pagesPerClient = limit("error-pages-client", "in memory", QUOTE_LIMIT);
  const pagesTotal = limit("error-pages", "in memory", PAGES_PER_SECOND, 1);

  return {
    /** Counts a request by its address alone, before its body is read. */
    countAttempt: (address: string) => attempts(clientKey(address)),
    /**
     * Counts a valid request. One within the limits is never refused.
     * @param tokenId identifies the valid form token of the request, if it has one
     * @returns `isWithinLimits` is false if the request is kept, but not mailed, and `hasToken` if the request has no form
     * token, or one that was used too often
     */
    async countRequest(address: string, tokenId: string | undefined) {
      const hasToken = tokenId !== undefined && (await perToken(tokenId)).isAllowed;
      const result = await consumeEach([
        [perClient, clientKey(address)],
        [perSite, siteKey(address)],
        [hasToken ? total : totalWithoutToken, ALL],
      ]);
      if (result.isAllowed) return { ...result, isWithinLimits: true, hasToken };
      const quarantine = await consumeEach([
        [quarantinedPerSite, siteKey(address)],
        [hasToken ? quarantined : quarantinedWithoutToken, ALL],
      ]);
      return { ...quarantine, isWithinLimits: false, hasToken };
    },
    /** Counts a request with files. */
    countUpload: (address: string) =>
      consumeEach([
        [uploadsPerSite, siteKey(address)],
        [uploads, ALL],
      ]),
    /** Counts a rendering of a page with a form in response to a plain form. */
    countFormPage: (address: string) =>
      consumeEach([
        [pagesPerClient, clientKey(address)],
        [pagesTotal, ALL],
      ]),
  };
}

const ALL = "all";

/** Counts an action up to the first exceeded limit: a client over its own limit must not use up the total. */
async function consumeEach(limits: readonly (readonly [RateLimit, string])[]): Promise<RateLimitResult> {
  let result: RateLimitResult = { isAllowed: true, retryAfterMs: 0 };
  for (const [limit, key] of limits) {
    result = await limit(key);
    if (!result.isAllowed) break;
  }
  return result;
}

const ACKNOWLEDGMENTS_PER_ADDRESS = { maxActions: 3, windowSeconds: 24 * 3600, counting: "deny" } as const;
const ALL_ACKNOWLEDGMENTS = { maxActions: 100, windowSeconds: 3600, counting: "deny" } as const;

/**
 * Creates the limit on acknowledgments, without which anyone could use the form to fill the mailbox of someone else.
 * @returns a function that counts an acknowledgment, and returns whether it may be sent
 */
export function createAcknowledgmentLimit(createRateLimit = createMemoryRateLimit) {
  const perAddress = createRateLimit("acknowledgments-address", ACKNOWLEDGMENTS_PER_ADDRESS);
  const total = createRateLimit("acknowledgments", ALL_ACKNOWLEDGMENTS);
  return async ({ request, quarantineReason }: RequestEntry): Promise<boolean> => {
    const address = request.email.toLowerCase();
    if (quarantineReason !== undefined || !canBeReplyTo(address)) return false;
    return (await perAddress(toMailbox(address))).isAllowed && (await total("")).isAllowed;
  };
}

/**
 * Returns the address of the mailbox that an address belongs to: without its tag, as in `ann+quotes@example.com`, and for
 * Gmail also without dots (https://support.google.com/mail/answer/7436150).
 */
function toMailbox(address: string): string {
  const untagged = address.replace(/(?<=.)\+[^@]*/, "");
  const [, gmailName] = /^(.+)@(?:gmail|googlemail)\.com$/.exec(untagged) ?? [];
  return gmailName === undefined ? untagged : `${gmailName.replaceAll(".", "")}@gmail.com`;
}
