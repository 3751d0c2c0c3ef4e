import { type Context, Hono } from "hono";
import { CAMPAIGN_PARAMETERS, CLICK_PARAMETERS } from "#schemas/campaign.ts";
import { isObject } from "#schemas/json.ts";
import {
  MIN_FILL_MS,
  QUOTE_FIELDS,
  QUOTE_RECEIVED,
  QUOTE_RECEIVED_MASKED,
  type QuoteIssue,
  type QuoteRequest,
  QuoteRequestSchema,
  SPAM_GUARD,
} from "#schemas/quote-request.ts";
import { ApiError } from "../http/api-error.ts";
import type { AppEnv } from "../http/app-env.ts";
import { createBodyReader, FORM_TYPE, JSON_TYPE } from "../http/body-reader.ts";
import { respondJson, respondPage } from "../http/respond.ts";
import { methodNotAllowed } from "../middleware/method-not-allowed.ts";
import { type RateLimitResult, retryAfterSeconds } from "../middleware/rate-limit.ts";
import { issueFormToken, readFormToken } from "../quotes/form-token.ts";
import type { RecentRequests } from "../quotes/recent-requests.ts";
import type { AppContext } from "./app-context.ts";
import { createContactErrorHandler } from "./contact-errors.ts";
import { enqueueQuote, type QuarantineReason } from "./enqueue-quote.ts";

/** Large enough for every request that the schema allows, in any encoding. */
const MAX_BODY_BYTES = 64 * 1024;

const readBody = createBodyReader({ types: [JSON_TYPE, FORM_TYPE], maxBytes: MAX_BODY_BYTES });

const UTF_8 = new TextDecoder("utf-8", { fatal: true });

/** Fields as the client sent them, before validation. */
type RawFields = Record<string, unknown>;

/**
 * Creates the routes of the contact form: GET issues a form token, and POST accepts a quote request. A request is
 * validated and stored in the outbox before the response. The delivery worker mails it later. Checks that need no body
 * come first, so that refusing a request costs less than accepting it.
 */
export function contactRoutes(context: AppContext, recentRequests: RecentRequests): Hono<AppEnv> {
  const { env, delivery, quoteLimits, now } = context;
  return new Hono<AppEnv>()
    .onError(createContactErrorHandler(context))
    .use(async (c, next) => {
      c.set("isPlainForm", FORM_TYPE.test(c.req.header("Content-Type") ?? ""));
      await next();
    })
    .get("/", (c) => respondJson(c, { [SPAM_GUARD.formToken]: issueFormToken(env.SESSION_SECRET, now()) }))
    .post("/", async (c) => {
      rejectOtherSites(c);
      rejectFlood(await quoteLimits.countAttempt(c.env.address));
      const fields = await readFields(c);
      const request = validateQuote(addCampaign(fields, c));
      const idempotencyKey = c.req.header("Idempotency-Key");
      const quarantineReason = await findQuarantineReason(fields, c.env.address, context);
      const entry = await enqueueQuote({ request, idempotencyKey, quarantineReason }, context, recentRequests);
      delivery.notify(entry.id);
      c.set("logFields", { quoteId: entry.id });
      const notice = entry.maskedFields === undefined ? QUOTE_RECEIVED : QUOTE_RECEIVED_MASKED;
      if (!c.get("isPlainForm")) return respondJson(c, { success: true, id: entry.id, message: notice.description });
      return respondPage(c, "", { status: 303, headers: { Location: `/contact#${notice.anchor}` } });
    })
    .all("/", methodNotAllowed("GET", "HEAD", "POST"));
}

/**
 * Rejects forms that a page of another site submits in a visitor's browser. Clients other than browsers do not send the
 * header, and are accepted.
 * @throws ApiError `cross-site`
 */
function rejectOtherSites(c: Context): void {
  const site = c.req.header("Sec-Fetch-Site");
  if (site === "cross-site" || site === "same-site") throw new ApiError("cross-site");
}

/** @throws ApiError `too-large`, `unsupported-type`, `bad-body` */
async function readFields(c: Context<AppEnv>): Promise<RawFields> {
  const bytes = await readBody(c);
  try {
    const text = UTF_8.decode(bytes);
    if (c.get("isPlainForm")) {
      const values = Object.fromEntries(new URLSearchParams(text));
      c.set("formValues", values);
      return values;
    }
    const fields: unknown = JSON.parse(text);
    if (isObject(fields)) return fields;
  } catch (cause) {
    throw new ApiError("bad-body", { cause });
  }
  throw new ApiError("bad-body");
}

/** @throws ApiError `too-many` if the limit is exceeded */
function rejectFlood({ isAllowed, retryAfterMs }: RateLimitResult): void {
  if (isAllowed) return;
  throw new ApiError("too-many", { message: FLOOD, headers: { "Retry-After": retryAfterSeconds(retryAfterMs) } });
}

const FLOOD =
  "This server refuses requests when more arrive than people can write. This message is for the program that sends them.";

/**
 * Returns the reason why a request is kept without being mailed, or undefined if it is to be mailed. A visitor whose
 * browser has no scripts has no form token.
 * @throws ApiError `too-many` if programs without a form token flood the server
 */
async function findQuarantineReason(
  fields: RawFields,
  address: string,
  { env, quoteLimits, now }: AppContext,
): Promise<QuarantineReason | undefined> {
  const value = fields[SPAM_GUARD.formToken];
  const token = typeof value === "string" ? readFormToken(value, env.SESSION_SECRET, now()) : undefined;
  const { isWithinLimits, hasToken, ...result } = await quoteLimits.countRequest(address, token?.id);
  rejectFlood(result);
  if (fields[SPAM_GUARD.honeypot]) return "honeypot";
  if (token !== undefined && token.ageMs < MIN_FILL_MS) return "too-fast";
  if (isWithinLimits) return undefined;
  return hasToken ? "limit" : "limit-without-token";
}

/**
 * Adds the campaign parameters. A plain form cannot send them as fields, so they are read from the URL of its page. Click
 * identifiers are removed if the visitor has opted out of tracking by Global Privacy Control.
 * https://www.w3.org/TR/gpc/
 */
function addCampaign(fields: RawFields, c: Context<AppEnv>): RawFields {
  const isOptedOut = c.req.header("Sec-GPC") === "1";
  const referrer = c.get("isPlainForm") ? c.req.header("Referer") : undefined;
  if (!isOptedOut && referrer === undefined) return fields;
  const landing = new URLSearchParams(URL.canParse(referrer ?? "") ? new URL(referrer ?? "").search : "");
  const campaign = CAMPAIGN_PARAMETERS.map((name) => {
    const value = fields[name] ?? landing.get(name) ?? undefined;
    return [name, isOptedOut && CLICK_PARAMETERS.has(name) ? undefined : value] as const;
  });
  return { ...fields, ...Object.fromEntries(campaign) };
}

/** @throws ApiError `invalid`, with one issue for each invalid field, in the order of the form */
function validateQuote(fields: RawFields): QuoteRequest {
  const { success, data, error } = QuoteRequestSchema.safeParse(fields);
  if (success) return data;
  const issues: QuoteIssue[] = QUOTE_FIELDS.flatMap((field) => {
    const issue = error.issues.find(({ path }) => path[0] === field);
    return issue === undefined ? [] : [{ field, message: issue.message }];
  });
  throw new ApiError("invalid", { issues });
}
