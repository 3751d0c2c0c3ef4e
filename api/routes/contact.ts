import { type Context, Hono } from "hono";
import { CAMPAIGN_PARAMETERS, CLICK_PARAMETERS } from "#schemas/campaign.ts";
import { isObject } from "#schemas/json.ts";
import {
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
import { formTokenAgeMs, issueFormToken, MIN_FILL_MS } from "../quotes/form-token.ts";
import type { AppContext } from "./app-context.ts";
import { enqueueQuote } from "./enqueue-quote.ts";

/** Large enough for every request that the schema allows, in any encoding. */
const MAX_BODY_BYTES = 64 * 1024;

const readBody = createBodyReader({ types: [JSON_TYPE, FORM_TYPE], maxBytes: MAX_BODY_BYTES });

const UTF_8 = new TextDecoder("utf-8", { fatal: true });

/** Fields as the client sent them, before validation. */
type RawFields = Record<string, unknown>;

/**
 * Creates the routes of the contact form: GET issues a form token, and POST accepts a quote request. A request is
 * validated and stored in the outbox before the response. The delivery worker mails it later.
 */
export function contactRoutes(context: AppContext): Hono<AppEnv> {
  const { env, delivery, now } = context;
  return new Hono<AppEnv>()
    .get("/", (c) => respondJson(c, { [SPAM_GUARD.formToken]: issueFormToken(env.SESSION_SECRET, now()) }))
    .post("/", async (c) => {
      if (isPlainForm(c)) c.set("formValues", {});
      rejectOtherSites(c);
      const fields = await readFields(c);
      await limitSubmissions(fields, c.env.address, context);
      const request = validateQuote(addCampaign(fields, c));
      const idempotencyKey = c.req.header("Idempotency-Key");
      const isSpam = Boolean(fields[SPAM_GUARD.honeypot]);
      const entry = await enqueueQuote({ request, idempotencyKey, isSpam }, context);
      delivery.notify(entry.id);
      c.set("logFields", { quoteId: entry.id });
      const notice = entry.maskedFields === undefined ? QUOTE_RECEIVED : QUOTE_RECEIVED_MASKED;
      if (!isPlainForm(c)) return respondJson(c, { success: true, id: entry.id, message: notice.description });
      return respondPage(c, "", { status: 303, headers: { Location: `/contact#${notice.anchor}` } });
    })
    .all("/", methodNotAllowed("GET", "HEAD", "POST"));
}

/** Returns true if a browser submitted the form without scripts, and so displays the response as a page. */
function isPlainForm(c: Context): boolean {
  return FORM_TYPE.test(c.req.header("Content-Type") ?? "");
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
    if (isPlainForm(c)) {
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

/**
 * Enforces the rate limit and the minimum time between opening and sending the form. A request without a valid form
 * token counts double, because most automated requests have none. Visitors without scripts have none either.
 * @throws ApiError `too-many`, `too-fast`
 */
async function limitSubmissions(
  fields: RawFields,
  address: string,
  { env, rateLimit, now }: AppContext,
): Promise<void> {
  const token = fields[SPAM_GUARD.formToken];
  const ageMs = typeof token === "string" ? formTokenAgeMs(token, env.SESSION_SECRET, now()) : undefined;
  await rateLimit.consume(address, ageMs === undefined ? 2 : 1);
  if (ageMs !== undefined && ageMs < MIN_FILL_MS) {
    throw new ApiError("too-fast", { headers: { "Retry-After": String(Math.ceil((MIN_FILL_MS - ageMs) / 1000)) } });
  }
}

/**
 * Adds the campaign parameters. A plain form cannot send them as fields, so they are read from the URL of its page. Click
 * identifiers are removed if the visitor has opted out of tracking by Global Privacy Control.
 * https://www.w3.org/TR/gpc/
 */
function addCampaign(fields: RawFields, c: Context): RawFields {
  const isOptedOut = c.req.header("Sec-GPC") === "1";
  const referrer = isPlainForm(c) ? c.req.header("Referer") : undefined;
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
