import { type Context, type ErrorHandler, Hono } from "hono";
import { formatCount } from "#content/documents/format-number.ts";
import { answerBy } from "#content/facts/office-schedule.ts";
import { localTimeAt, timeZoneOf } from "#content/facts/time-zone.ts";
import { listQuestions } from "#content/quote-form/quote-answers.ts";
import { SUBJECT_PARAMETER } from "#content/quote-form/quote-subjects.ts";
import { pageOfKind } from "#content/quote-form/request-kinds.ts";
import type { Site } from "#schemas/generated/site.ts";
import { NO_INDEX } from "#schemas/headers/security-headers.ts";
import { isObject } from "#schemas/json.ts";
import { findLine } from "#schemas/lines.ts";
import { isPageId, parentOf, pathOf } from "#schemas/page-ids.ts";
import { formatPageSource } from "#schemas/page-source.ts";
import { CAMPAIGN_PARAMETERS, type CampaignParameter, CLICK_PARAMETERS } from "#schemas/quotes/campaign.ts";
import { checkRequest } from "#schemas/quotes/check-request.ts";
import {
  DETAIL_PREFIX,
  FILES,
  FILES_TOO_LARGE,
  JSON_PART,
  MAX_FILES_BYTES,
  MIN_FILL_MS,
  MISSING_INSURANCE_TYPE,
  QUOTE_RECEIVED,
  QUOTE_RECEIVED_MASKED,
  type QuoteIssue,
  type QuoteRequest,
  QuoteRequestSchema,
  SPAM_GUARD,
  UNKNOWN_KIND,
} from "#schemas/quotes/quote-request.ts";
import { formatQuoteReference } from "#schemas/values/quote-reference.ts";
import { ApiError } from "../http/api-error.ts";
import type { AppEnv } from "../http/app-env.ts";
import { FORM_TYPE, JSON_TYPE, MULTIPART_TYPE, readBody } from "../http/body-reader.ts";
import { clientKey } from "../http/client-address.ts";
import { ERROR_PAGE_POLICY, renderErrorPage } from "../http/error-page.ts";
import { memoizeFor } from "../http/memoize-for.ts";
import { logFailure, respondJson, respondPage, respondWithError, toApiError } from "../http/respond.ts";
import { BUSY } from "../middleware/concurrency-limit.ts";
import { methodNotAllowed } from "../middleware/method-not-allowed.ts";
import { type RateLimitResult, retryAfterSeconds } from "../middleware/rate-limits.ts";
import { checkFiles } from "../quotes/files/check-files.ts";
import { createScan } from "../quotes/files/scan-file.ts";
import { carryOverFormToken, issueFormToken, readFormToken } from "../quotes/form-token.ts";
import type { RequestEntry } from "../quotes/outbox/outbox.ts";
import { findForm, listPreparation, type QuoteContent, readQuoteContent } from "../quotes/quote-content.ts";
import type { AppContext } from "./app-context.ts";
import { enqueueQuote } from "./enqueue-quote.ts";

const TRY_AGAIN = "Go back to the form and try again. The browser has kept what you typed.";
/** Large enough for every request that the schema allows, in any encoding, but without files. */
const MAX_BODY_BYTES = 64 * 1024;
/** Larger than all files may be, so that the form can say that they are too large. */
const MAX_UPLOAD_BYTES = 1.5 * MAX_FILES_BYTES;
/** Uploads at the same time, of one client and of all. Each may take minutes over a slow connection, and its bytes in memory. */
const UPLOADS = { ofClient: 4, total: 24 };

/** Time for which the content is kept, so that a flood of requests does not read the store. */
const CONTENT_LIFETIME_MS = 10_000;

/** Page that confirms a plain form: its browser can load it again without sending the form again. */
const RECEIVED_PATH = "/received";

const UTF_8 = new TextDecoder("utf-8", { fatal: true });

const CONTACT_PAGE_SOURCE = formatPageSource("contact");

type RawFields = Record<string, unknown>;

/**
 * Creates the routes of the forms: GET issues a form token, and POST accepts a request. A request is
 * validated and stored in the outbox before the response. The delivery worker mails it later. Checks that need no body
 * come first, so that refusing a request costs less than accepting it.
 */
export function contactRoutes(context: AppContext): Hono<AppEnv> {
  const { env, quoteLimits, now } = context;
  const parts = createContactParts(context);
  const runUpload = createUploadLimit();
  return new Hono<AppEnv>()
    .onError(createContactErrorHandler(context))
    .use(async (c, next) => {
      const isPage = c.req.header("Accept")?.includes("text/html") ?? false;
      c.set("isPlainForm", FORM_TYPE.test(contentType(c)) || (MULTIPART_TYPE.test(contentType(c)) && isPage));
      await next();
    })
    .get("/", (c) => respondJson(c, { [SPAM_GUARD.formToken]: issueFormToken(env.SESSION_SECRET, now()) }))
    .post("/", async (c) => {
      rejectOtherSites(c);
      rejectFlood(await quoteLimits.countAttempt(c.env.address));
      const accept = () => acceptQuote(c, parts);
      const isSmall = Number(c.req.header("Content-Length")) <= MAX_BODY_BYTES;
      return MULTIPART_TYPE.test(contentType(c)) && !isSmall ? runUpload(clientKey(c.env.address), accept) : accept();
    })
    .get(RECEIVED_PATH, (c) => respondReceived(c, parts))
    .all(RECEIVED_PATH, methodNotAllowed("GET", "HEAD"))
    .all("/", methodNotAllowed("GET", "HEAD", "POST"));
}

/** Creates the limit on uploads that run at the same time. Its function throws ApiError `too-many`. */
function createUploadLimit() {
  const running: string[] = [];
  return async (client: string, task: () => Promise<Response>): Promise<Response> => {
    const ofClient = running.filter((other) => other === client).length;
    if (running.length >= UPLOADS.total || ofClient >= UPLOADS.ofClient)
      throw new ApiError("too-many", { message: BUSY, headers: { "Retry-After": "5" } });
    running.push(client);
    return task().finally(() => running.splice(running.indexOf(client), 1));
  };
}

type ContactParts = ReturnType<typeof createContactParts>;

function createContactParts(context: AppContext) {
  let latest: { site: Site; minute: string; text: string | undefined } | undefined;
  return {
    ...context,
    scan: createScan(context.env.FILE_SCAN_COMMAND),
    readContent: memoizeFor(CONTENT_LIFETIME_MS, () => readQuoteContent(context.store)),
    /** Keeps the promise for a minute, in which it is the same, because formatting dates takes longer than storing a request. */
    promiseAnswer({ receivedAt }: RequestEntry, { site }: QuoteContent): string | undefined {
      const minute = receivedAt.slice(0, 16);
      if (latest?.site !== site || latest.minute !== minute)
        latest = { site, minute, text: answerBy(site, new Date(receivedAt)) };
      return latest.text;
    },
  };
}

async function acceptQuote(c: Context<AppEnv>, parts: ContactParts): Promise<Response> {
  const { log, readContent, promiseAnswer, now, scan } = parts;
  const { fields, files: sent } = await readSubmission(c);
  const content = await readContent().catch(
    logFailure(log, "the content cannot be read, so a request is stored without the words of the form"),
  );
  const validated = validateQuote(fields, content, new Date(now()));
  if (sent.length > 0) rejectFlood(await parts.quoteLimits.countUpload(c.env.address));
  const files = await checkFiles(sent, scan);
  const idempotencyKey = c.req.header("Idempotency-Key");
  const quarantineReason = await findQuarantineReason(fields, c.env.address, parts);
  const request = c.get("isPlainForm") ? addLeadingPage(validated, content) : validated;
  const entry = await enqueueQuote({ request, files, content, idempotencyKey, quarantineReason }, parts);
  c.set("logFields", { quoteId: entry.id });
  if (request.about !== undefined && entry.request.about === undefined) {
    log.debug({ quoteId: entry.id }, "the form was opened with a subject that the content does not have");
  }
  if (c.get("isPlainForm")) return redirect(c, `/api/contact${RECEIVED_PATH}?id=${entry.id}`);
  const ready = await (content && listPreparation(content, entry.request))?.catch(
    logFailure(log, "a page cannot be read, so a confirmation does not say what to have ready"),
  );
  return respondJson(c, {
    success: true,
    id: entry.id,
    message: getNotice(entry).description,
    reference: formatQuoteReference(entry.id),
    answerBy: content && promiseAnswer(entry, content),
    ready,
  });
}

async function respondReceived(c: Context<AppEnv>, parts: ContactParts): Promise<Response> {
  const { outbox, quoteLimits, log } = parts;
  // The outbox is the only source, so that a link cannot claim that a request was received.
  const found = await outbox
    .find(c.req.query("id") ?? "")
    .catch(logFailure(log, "the outbox cannot be read, so a confirmation is not shown"));
  if (found?.entry.kind !== "quote") return redirect(c, "/contact");
  const { entry } = found;
  const page = (await quoteLimits.countFormPage(c.env.address)).isAllowed
    ? await renderReceived(entry, parts).catch(
        logFailure(log, "the confirmation cannot be rendered, so the notice of its page replaces it"),
      )
    : undefined;
  const path = pathOf(pageOfKind(entry.request.kind?.id));
  if (page === undefined) return redirect(c, `${path}#${getNotice(entry).anchor}`);
  return respondPage(c, page, { headers: NO_INDEX });
}

async function renderReceived(entry: RequestEntry, parts: ContactParts): Promise<string> {
  const content = await parts.readContent();
  return parts.formPages.renderReceived(pageOfKind(entry.request.kind?.id), {
    reference: formatQuoteReference(entry.id),
    about: (entry.request.kind ?? entry.request.about)?.title,
    answerBy: parts.promiseAnswer(entry, content),
    ready: await listPreparation(content, entry.request),
    isMasked: entry.maskedFields !== undefined,
  });
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

const contentType = (c: Context<AppEnv>) => c.req.header("Content-Type") ?? "";

/**
 * Reads the fields and the files of a form, or of a script that sends the fields as JSON.
 * @throws ApiError `too-large`, `unsupported-type`, `bad-body`
 */
async function readSubmission(c: Context<AppEnv>) {
  const type = contentType(c);
  const isUpload = MULTIPART_TYPE.test(type);
  const types = isUpload ? [MULTIPART_TYPE] : [JSON_TYPE, FORM_TYPE];
  if (isUpload && Number(c.req.header("Content-Length")) > MAX_UPLOAD_BYTES)
    throw new ApiError("too-large", { message: FILES_TOO_LARGE });
  const bytes = await readBody(c, isUpload ? MAX_UPLOAD_BYTES : MAX_BODY_BYTES, types);
  try {
    const form = isUpload
      ? await new Response(bytes, { headers: { "Content-Type": type } }).formData()
      : new URLSearchParams(JSON_TYPE.test(type) ? { [JSON_PART]: UTF_8.decode(bytes) } : UTF_8.decode(bytes));
    const parts = [...form];
    // A control without a file sends an empty one.
    const files = parts.flatMap(([name, part]) =>
      name === FILES && part instanceof File && part.size > 0 ? part : [],
    );
    if (parts.reduce((sum, [, part]) => sum + (typeof part === "string" ? part.length : 0), 0) > MAX_BODY_BYTES)
      throw new ApiError("too-large");
    const texts = Object.fromEntries(parts.flatMap(([name, part]) => (typeof part === "string" ? [[name, part]] : [])));
    c.set("hasFiles", files.length > 0);
    return { fields: readFields(texts, c), files };
  } catch (cause) {
    throw cause instanceof ApiError ? cause : new ApiError("bad-body", { cause });
  }
}

/** @throws if the part with JSON is not an object */
function readFields({ [JSON_PART]: json, ...texts }: Record<string, string>, c: Context<AppEnv>): RawFields {
  if (json === undefined) {
    const values = addLanding(texts, c);
    c.set("formValues", values);
    return withDetails(values);
  }
  const fields: unknown = JSON.parse(json);
  if (!isObject(fields)) throw new TypeError("The fields are not an object.");
  return withoutOptedOut(fields, c);
}

/** @throws ApiError `too-many` if the limit is exceeded */
function rejectFlood({ isAllowed, retryAfterMs }: RateLimitResult): void {
  if (isAllowed) return;
  const wait = formatCount(Math.max(1, Math.ceil(retryAfterMs / 60_000)), "minute");
  const message = `${FLOOD} Please try again in ${wait}.`;
  throw new ApiError("too-many", { message, headers: { "Retry-After": retryAfterSeconds(retryAfterMs) } });
}

const FLOOD = "More requests are arriving than people can write, so the website cannot take yours now.";

/**
 * Returns the reason why a request is kept without being mailed, or undefined if it is to be mailed. A visitor whose
 * browser has no scripts has no form token.
 * @throws ApiError `too-many` if programs flood the server
 */
async function findQuarantineReason(fields: RawFields, address: string, { env, quoteLimits, now }: AppContext) {
  const value = fields[SPAM_GUARD.formToken];
  const token = typeof value === "string" ? readFormToken(value, env.SESSION_SECRET, now()) : undefined;
  const { isWithinLimits, hasToken, ...result } = await quoteLimits.countRequest(address, token?.id);
  rejectFlood(result);
  if (fields[SPAM_GUARD.honeypot]) return "honeypot";
  if (token !== undefined && token.ageMs < MIN_FILL_MS) return "too-fast";
  if (isWithinLimits) return undefined;
  return hasToken ? "limit" : "limit-without-token";
}

/** Adds what a plain form cannot send: the campaign and the subject of a link, from the URL of its page. */
function addLanding(values: Record<string, string>, c: Context<AppEnv>): Record<string, string> {
  const referrer = c.req.header("Referer") ?? "";
  const landing = URL.canParse(referrer) ? new URL(referrer).searchParams : new URLSearchParams();
  const added = [SUBJECT_PARAMETER, ...CAMPAIGN_PARAMETERS].flatMap((name) => {
    const value = values[name] || landing.get(name);
    return value ? [[name, value]] : [];
  });
  return withoutOptedOut({ ...values, ...Object.fromEntries(added) }, c);
}

/** Adds the page that led a visitor without scripts to the form: the coverage page or the overview that its subject names. */
function addLeadingPage(request: QuoteRequest, content: QuoteContent | undefined): QuoteRequest {
  const { about = "", pageSource = CONTACT_PAGE_SOURCE } = request;
  const isCoverage = isPageId(about) && parentOf(about) !== undefined;
  const page = isCoverage ? about : content && findLine(content.site, about)?.page;
  return page === undefined || pageSource !== CONTACT_PAGE_SOURCE
    ? request
    : { ...request, pageSource: formatPageSource(page) };
}

/** Removes click identifiers if the visitor opts out by Global Privacy Control. https://www.w3.org/TR/gpc/ */
function withoutOptedOut<Fields extends RawFields>(fields: Fields, c: Context<AppEnv>): Fields {
  if (c.req.header("Sec-GPC") !== "1") return fields;
  const isKept = ([name]: [string, unknown]) => !CLICK_PARAMETERS.has(name as CampaignParameter);
  return Object.fromEntries(Object.entries(fields).filter(isKept)) as Fields;
}

/** Collects the answers of a plain form, whose names have a prefix. */
function withDetails(values: Readonly<Record<string, string>>): RawFields {
  const details = Object.entries(values).flatMap(([name, value]) =>
    name.startsWith(DETAIL_PREFIX) && value !== "" ? [[name.slice(DETAIL_PREFIX.length), value]] : [],
  );
  return { ...values, ...(details.length > 0 && { details: Object.fromEntries(details) }) };
}

function redirect(c: Context<AppEnv>, location: string): Response {
  return respondPage(c, "", { status: 303, headers: { Location: location } });
}

function getNotice({ maskedFields }: RequestEntry): typeof QUOTE_RECEIVED | typeof QUOTE_RECEIVED_MASKED {
  return maskedFields === undefined ? QUOTE_RECEIVED : QUOTE_RECEIVED_MASKED;
}

/**
 * Checks a request against the form of its kind.
 * @throws ApiError `unknown-form`, or `invalid` with one issue for each invalid field, in the order of the form
 */
function validateQuote(fields: RawFields, content: QuoteContent | undefined, now: Date): QuoteRequest {
  const kind = QuoteRequestSchema.shape.kind.parse(fields.kind);
  const form = content && findForm(content, kind);
  if (kind === UNKNOWN_KIND || (content !== undefined && form === undefined)) throw new ApiError("unknown-form");
  const line = String(fields.insuranceType);
  const { data } = QuoteRequestSchema.safeParse(fields);
  const issues = checkRequest(fields, listQuestions(form, line), todayInOffice(content, now));
  const isLineUnknown = data !== undefined && content !== undefined && findLine(content.site, line) === undefined;
  if (isLineUnknown) issues.unshift({ field: "insuranceType", message: MISSING_INSURANCE_TYPE });
  if (data === undefined || issues.length > 0) throw new ApiError("invalid", { issues });
  return data;
}

function todayInOffice(content: QuoteContent | undefined, now: Date): string {
  const [office] = content?.site.offices ?? [];
  return localTimeAt(now, office ? timeZoneOf(office) : "UTC").slice(0, 10);
}

const CHOOSE_AGAIN = "Please choose your files again: your browser has not kept them";

/** Errors after which the visitor sees the form again, with everything that was typed. */
const SHOWS_FORM: ReadonlySet<string> = new Set([
  "invalid",
  "key-reused",
  "scan-failed",
  "unavailable",
] satisfies ApiError["code"][]);

/**
 * Creates the handler of errors of the contact form. A client with scripts receives JSON. A plain form receives a page:
 * the page of the form with the errors, or else a small page, because rendering the page of the form costs more than
 * a refusal may.
 */
function createContactErrorHandler(context: AppContext): ErrorHandler<AppEnv> {
  const { env, store, formPages, quoteLimits, log, now } = context;
  const readPhone = memoizeFor(CONTENT_LIFETIME_MS, async () => (await (await store.reader()).site()).phone);

  return async (cause, c) => {
    const error = toApiError(cause, c, log);
    const phone = await readPhone().catch(
      logFailure(log, "the phone number cannot be read, so an error is shown without it"),
    );
    const { code, status, headers, message, issues = [] } = error;
    const values = c.get("formValues") ?? {};
    if (!c.get("isPlainForm")) {
      const offersPhone = code === "too-many" && phone !== undefined;
      return respondWithError(c, error, offersPhone ? `${message} If you cannot wait, please call ${phone}.` : message);
    }
    if (SHOWS_FORM.has(code) && (await quoteLimits.countFormPage(c.env.address)).isAllowed) {
      const formToken = carryOverFormToken(values[SPAM_GUARD.formToken] ?? "", env.SESSION_SECRET, now());
      const call = code === "unavailable" && phone !== undefined ? ` Or call ${phone}.` : "";
      const page = pageOfKind(values.kind);
      const isFileLost = c.get("hasFiles") && !issues.some(({ field }) => field === FILES);
      const shown: QuoteIssue[] = isFileLost ? [...issues, { field: FILES, message: CHOOSE_AGAIN }] : [...issues];
      const html = await formPages.renderRejected(page, { error: message + call, issues: shown, values, formToken });
      return respondPage(c, html, { status, headers });
    }
    const problems = issues.map((issue) => issue.message);
    const html = renderErrorPage({ title: "Your request was not sent", message, problems, step: TRY_AGAIN, phone });
    return respondPage(c, html, { status, headers: { ...headers, "Content-Security-Policy": ERROR_PAGE_POLICY } });
  };
}
