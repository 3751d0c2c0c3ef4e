/** Requests for quotes: checked, kept in the outbox, and only then answered. What is mailed, and when, is the outbox's. */
import { hash } from "node:crypto";
import { type Context, Hono } from "hono";
import { CAMPAIGN_PARAMETERS, CLICK_PARAMETERS } from "#schemas/campaign.ts";
import { isObject } from "#schemas/json.ts";
import {
  CONSENT,
  QUOTE_FIELDS,
  QUOTE_RECEIVED,
  type QuoteIssue,
  type QuoteRequest,
  QuoteRequestSchema,
  SPAM_GUARD,
} from "#schemas/quote-request.ts";
import type { AppContext } from "../context/app-context.ts";
import { ApiError } from "../http/api-error.ts";
import type { AppEnv } from "../http/app-env.ts";
import { bodyReader, FORM_TYPE, JSON_TYPE } from "../http/read-body.ts";
import { respondJson, respondPage } from "../http/respond.ts";
import { methodNotAllowed } from "../middleware/method-not-allowed.ts";
import { formTokenAgeMs, issueFormToken, MIN_FILL_MS } from "../quotes/form-token.ts";
import { OUTBOX_STATE, type OutboxEntry, OutboxError } from "../quotes/outbox/outbox.ts";

/** As much as fits what the schema allows, in whichever way it is encoded. */
const readBody = bodyReader({ types: [JSON_TYPE, FORM_TYPE], maxBytes: 64 * 1024 });
/** Within this time, the same request without a key is the same request: a double click, or a page loaded again. */
const sameRequestMs = 10 * 60 * 1000;

const UTF_8 = new TextDecoder("utf-8", { fatal: true });

const KEY = /^[\x21-\x7e]{1,200}$/;

/** What was sent, before anybody has looked at it. */
type Raw = Record<string, unknown>;

export function contactRoutes(deps: AppContext): Hono<AppEnv> {
  const { env, delivery, now } = deps;
  return new Hono<AppEnv>()
    .get("/", (c) => respondJson(c, { [SPAM_GUARD.ticket]: issueFormToken(env.SESSION_SECRET, now()) }))
    .post("/", async (c) => {
      if (isForm(c)) c.set("formValues", {});
      refuseForeign(c);
      const raw = await readRaw(c);
      await guard(raw, c.env.address, deps);
      const request = validate(withCampaign(raw, c));
      const kept = await keep(request, raw, c.req.header("Idempotency-Key"), deps);
      delivery.notify(kept.id);
      c.set("logFields", { kept: kept.id });
      if (!isForm(c)) return respondJson(c, { success: true, id: kept.id, message: QUOTE_RECEIVED.description });
      return respondPage(c, "", { status: 303, headers: { Location: `/contact#${QUOTE_RECEIVED.anchor}` } });
    })
    .all("/", methodNotAllowed("GET", "HEAD", "POST"));
}

/** Whether a browser sent it as a form, and shows the answer as a page. */
function isForm(c: Context): boolean {
  return FORM_TYPE.test(c.req.header("Content-Type") ?? "");
}

/** Other sites may not send the form in a visitor's name. Programs that are no browser say nothing, and may. */
function refuseForeign(c: Context): void {
  const site = c.req.header("Sec-Fetch-Site");
  if (site === "cross-site" || site === "same-site") throw new ApiError("cross-site");
}

/** @throws ApiError `too-large`, `unsupported-type`, `bad-body` */
async function readRaw(c: Context<AppEnv>): Promise<Raw> {
  const bytes = await readBody(c);
  try {
    const text = UTF_8.decode(bytes);
    if (isForm(c)) {
      const filledIn = Object.fromEntries(new URLSearchParams(text));
      c.set("formValues", filledIn);
      return filledIn;
    }
    const raw: unknown = JSON.parse(text);
    if (isObject(raw)) return raw;
  } catch (cause) {
    throw new ApiError("bad-body", { cause });
  }
  throw new ApiError("bad-body");
}

/** @throws ApiError `too-many`, `too-fast` */
async function guard(raw: Raw, address: string, { env, limits, now }: AppContext): Promise<void> {
  const ticket = raw[SPAM_GUARD.ticket];
  const ageMs = typeof ticket === "string" ? formTokenAgeMs(ticket, env.SESSION_SECRET, now()) : undefined;
  // A visitor without scripts has no ticket, and neither has most of what is no visitor.
  await limits.consume(address, ageMs === undefined ? 2 : 1);
  if (ageMs !== undefined && ageMs < MIN_FILL_MS) {
    throw new ApiError("too-fast", { headers: { "Retry-After": String(Math.ceil((MIN_FILL_MS - ageMs) / 1000)) } });
  }
}

/** Without scripts, the campaign is what the address of the page says that sent the form. */
function withCampaign(raw: Raw, c: Context): Raw {
  const isPrivate = c.req.header("Sec-GPC") === "1";
  const referrer = isForm(c) ? c.req.header("Referer") : undefined;
  if (!isPrivate && referrer === undefined) return raw;
  const landed = new URLSearchParams(URL.canParse(referrer ?? "") ? new URL(referrer ?? "").search : "");
  const campaign = CAMPAIGN_PARAMETERS.map((name) => {
    const value = raw[name] ?? landed.get(name) ?? undefined;
    return [name, isPrivate && CLICK_PARAMETERS.has(name) ? undefined : value] as const;
  });
  return { ...raw, ...Object.fromEntries(campaign) };
}

/** @throws ApiError `invalid`, with one message for each field that is wrong */
function validate(raw: Raw): QuoteRequest {
  const { success, data, error } = QuoteRequestSchema.safeParse(raw);
  if (success) return data;
  const issues: QuoteIssue[] = QUOTE_FIELDS.flatMap((field) => {
    const issue = error.issues.find(({ path }) => path[0] === field);
    return issue === undefined ? [] : [{ field, message: issue.message }];
  });
  throw new ApiError("invalid", { issues });
}

/**
 * Keeps a request, once: the same key is the same request, and without a key the same words within some minutes.
 * @throws ApiError `bad-key`, `key-reused`, `unavailable`
 */
async function keep(
  request: QuoteRequest,
  raw: Raw,
  header: string | undefined,
  { outbox, now, domain }: AppContext,
): Promise<OutboxEntry> {
  const fingerprint = digest(JSON.stringify(request));
  const key = header?.replace(/^"(.*)"$/, "$1");
  if (key !== undefined && !KEY.test(key)) throw new ApiError("bad-key");
  const receivedAt = new Date(now()).toISOString();
  const id = key === undefined ? await idByContent(fingerprint, outbox, now()) : idOf(key);
  const entry: OutboxEntry = {
    id,
    kind: "quote",
    receivedAt,
    messageId: `<${id}@${domain}>`,
    fingerprint,
    request,
    ...(request.consent && { consent: { ...CONSENT, time: receivedAt } }),
    attempts: 0,
  };
  try {
    const kept = await outbox.enqueue(entry, raw[SPAM_GUARD.trap] ? OUTBOX_STATE.quarantined : OUTBOX_STATE.pending);
    if (kept.fingerprint !== fingerprint) throw new ApiError("key-reused");
    return kept;
  } catch (cause) {
    if (cause instanceof OutboxError) throw new ApiError("unavailable", { cause });
    throw cause;
  }
}

async function idByContent(fingerprint: string, outbox: AppContext["outbox"], nowMs: number): Promise<string> {
  const period = Math.floor(nowMs / sameRequestMs);
  const before = idOf(`${fingerprint} ${period - 1}`);
  return (await outbox.find(before)) === undefined ? idOf(`${fingerprint} ${period}`) : before;
}

function idOf(key: string): string {
  return digest(key).slice(0, 24);
}

function digest(text: string): string {
  return hash("sha256", text);
}
