/** Routes of quote requests, for owners and for editors who may read requests. */
import { ReadableStream, TextEncoderStream } from "node:stream/web";
import { Hono, type Next } from "hono";
import * as z from "zod";
import { ApiError } from "#api/http/api-error.ts";
import type { Call } from "#api/http/app-env.ts";
import { bodyOf, queryOf } from "#api/http/request-validation.ts";
import { respond, respondJson, saveAs } from "#api/http/respond.ts";
import { createConcurrencyLimit } from "#api/middleware/concurrency-limit.ts";
import { CONDITIONS, type FoundRequest, findRequest, listRequests, readDetail } from "#api/quotes/inbox/inbox.ts";
import type { Outbox } from "#api/quotes/outbox/database-outbox.ts";
import { type FoundEntry, OUTBOX_STATE, type RetryOptions } from "#api/quotes/outbox/outbox.ts";
import { parseSearch } from "#api/quotes/outbox/search-text.ts";
import { streamCsv } from "#api/quotes/privacy/export-csv.ts";
import { removeRequest } from "#api/quotes/privacy/forget-person.ts";
import { listFollowUps } from "#api/quotes/webhook/webhook-sender.ts";
import { formatCount } from "#content/documents/format-number.ts";
import { REQUEST_FILTERS, type RequestDetail } from "#schemas/quotes/quote-inbox.ts";
import type { AdminEnv, SessionEnv } from "../guards/admin-env.ts";
import { allow, requireProof, requireReader } from "../guards/allow.ts";
import { actor, record, recordAction } from "../guards/audit-trail.ts";

const MAX_REQUESTS_PER_RESPONSE = 500;
const REQUESTS_PER_PART = 64;
/** Time to wait for a delivery that is running, in milliseconds. */
const BUSY_TIMEOUT_MS = 2000;

const BAD_LIMIT = `The limit must be a whole number from 1 to ${MAX_REQUESTS_PER_RESPONSE}.`;
const FilterSchema = z.enum(REQUEST_FILTERS, `The state must be one of ${REQUEST_FILTERS.join(", ")}.`).default("all");
const SearchSchema = z.string().max(200, "The search must be at most 200 characters long.").default("");
const TimeSchema = z.union(
  [z.iso.date(), z.iso.datetime()],
  "A time must be a date such as 2026-01-31, or a time such as 2026-01-31T06:00:00Z.",
);

const ListSchema = z.strictObject({
  state: FilterSchema,
  search: SearchSchema,
  before: z.string().max(100).optional(),
  limit: z.coerce
    .number<string>(BAD_LIMIT)
    .int(BAD_LIMIT)
    .min(1, BAD_LIMIT)
    .max(MAX_REQUESTS_PER_RESPONSE, BAD_LIMIT)
    .default(50),
});
const ExportSchema = z.strictObject({ state: FilterSchema, from: TimeSchema.optional(), until: TimeSchema.optional() });
const RemovalSchema = z.strictObject({
  state: z.literal("quarantined", "The state must be quarantined. Other requests are removed one by one."),
  search: SearchSchema,
  /** Requests received before this time. */
  until: z.iso.datetime("The time must be that of the list, such as 2026-01-31T06:00:00.000Z."),
});
const ResendSchema = z.strictObject({
  /** Confirms that a request which was sent is to be sent again. */
  mayResend: z.boolean().default(false),
});

const NOT_RECORDED =
  "The request cannot be shown, because the audit log cannot be written. Ask the person who runs the server to check its disk and the server log.";

/** Runs one change at a time, so that no other one of this process comes between its check and its effect. */
const runChange = createConcurrencyLimit({ maxRunning: 1, maxQueued: 100 });

export const quoteRoutes = new Hono<AdminEnv>()
  /** Responds with one part of the requests, newest first, and with their numbers by status. */
  .get("/quotes", allow("editor", requireReader), queryOf(ListSchema), async (c) => {
    const { env, outbox, now } = c.var.admin;
    const { state: filter, ...query } = c.req.valid("query");
    const readAt = new Date(now()).toISOString();
    const list = await listRequests(outbox, { filter, ...query });
    return respondJson(c, { ...list, readAt, isEmailSetUp: env.SMTP_URL !== undefined });
  })
  /** Removes all quarantined requests that a list was about. The line of the audit log has only their number. */
  .delete("/quotes", allow("editor", requireReader), queryOf(RemovalSchema), async (c) => {
    const { outbox } = c.var.admin;
    const { state, search, until } = c.req.valid("query");
    const filter = { kinds: ["quote"] as const, ...CONDITIONS[state], search: parseSearch(search) };
    const remove = async () => {
      const ids = await outbox.listIds({ ...filter, receivedBeforeMs: Date.parse(until) });
      return ids.length - (await outbox.removeRequests(ids)).busyIds.length;
    };
    const describe = (count: number) => ({
      message: `${formatCount(count, "request")}, state ${state}, until ${until}`,
    });
    const removed = await recordAction(c, { event: "quotes-removed" }, () => runChange(remove), describe);
    return respondJson(c, { removed });
  })
  /** Responds with requests as a CSV file, oldest first, and records the export in the audit log. */
  .get("/quotes/export.csv", allow("editor", requireProof, requireReader), queryOf(ExportSchema), async (c) => {
    const { outbox, now } = c.var.admin;
    const { state, from, until } = c.req.valid("query");
    const ids = await outbox.listIds({
      kinds: ["quote"],
      ...CONDITIONS[state],
      ...(from !== undefined && { receivedSinceMs: Date.parse(from) }),
      ...(until !== undefined && { receivedBeforeMs: Date.parse(until) }),
    });
    const count = formatCount(ids.length, "request");
    const parts = [count, `state ${state}`, from && `from ${from}`, until && `until ${until}`];
    const message = parts.filter(Boolean).join(", ");
    await record(c, { event: "quotes-exported", outcome: "done", ...actor(c.var.session), message });
    const day = new Date(now()).toISOString().slice(0, 10);
    // An error in the middle breaks the connection, so that a part is not taken for the whole.
    const csv = ReadableStream.from(streamCsv(readParts(outbox, ids))).pipeThrough(new TextEncoderStream());
    return respond(c, csv, "text/csv; charset=utf-8", { headers: saveAs(`quote-requests-${day}.csv`) });
  })
  /** Responds with one request in full, and records in the audit log that it was read. */
  .get("/quotes/:id", allow("editor", requireReader), async (c) => {
    const request = await mustFindRequest(c);
    const line = { event: "quote-read", outcome: "done", ...actor(c.var.session), about: [request.entry.id] } as const;
    await record(c, line).catch((cause) => {
      throw new ApiError("audit-unavailable", { cause, message: NOT_RECORDED });
    });
    return respondDetail(c, await readDetail(c.var.admin.outbox, request));
  })
  /** Removes a request with its copies in files. The line of the audit log has only its ID. */
  .delete("/quotes/:id", allow("editor", requireReader), async (c) => {
    const { entry } = await mustFindRequest(c);
    await recordAction(c, { event: "quote-removed", about: [entry.id] }, () =>
      runChange(async () => {
        requireSeenVersion(c, await mustFindRequest(c));
        if (!(await removeRequest(c.var.admin, entry.id, BUSY_TIMEOUT_MS))) throw new ApiError("request-busy");
      }),
    );
    return respondJson(c, { success: true });
  })
  .post("/quotes/:id/handled", allow("editor", requireReader), (c) => {
    const { admin, session } = c.var;
    return changeRequest(c, "quote-handled", {
      isDone: ({ handled }) => handled !== undefined,
      run: ({ entry }) => {
        const mark = { by: session.name, account: session.account, at: new Date(admin.now()).toISOString() };
        return admin.outbox.markHandled(entry.id, mark);
      },
    });
  })
  .delete("/quotes/:id/handled", allow("editor", requireReader), (c) =>
    changeRequest(c, "quote-reopened", {
      isDone: ({ handled }) => handled === undefined,
      run: ({ entry }) => c.var.admin.outbox.reopen(entry.id),
    }),
  )
  .post("/quotes/:id/resend", allow("editor", requireReader), requireRequest, bodyOf(ResendSchema), (c) =>
    changeRequest(c, "quote-resent", {
      isDone: () => false,
      async run(request) {
        const { mayResend } = c.req.valid("json");
        if (request.state === OUTBOX_STATE.sent && !mayResend) throw new ApiError("already-sent");
        await sendAgain(c, request, { mayResend });
      },
    }),
  )
  .post("/quotes/:id/release", allow("editor", requireReader), (c) =>
    changeRequest(c, "quote-released", {
      isDone: ({ state }) => state !== OUTBOX_STATE.quarantined,
      run: (request) => sendAgain(c, request),
    }),
  );

/** Middleware that rejects an unknown request before its body is read. */
async function requireRequest(c: Call<SessionEnv>, next: Next): Promise<void> {
  await mustFindRequest(c);
  await next();
}

/** @throws ApiError `unknown-request` if no request has the ID in the URL */
async function mustFindRequest(c: Call<SessionEnv>): Promise<FoundRequest> {
  const request = await findRequest(c.var.admin.outbox, c.req.param("id") ?? "");
  if (request === undefined) throw new ApiError("unknown-request");
  return request;
}

/**
 * Checks that a request is as the client has seen it, according to the header If-Match. RFC 9110, section 13.1.1
 * @throws ApiError `request-changed`
 */
function requireSeenVersion(c: Call<SessionEnv>, { version }: FoundRequest): void {
  const ifMatch = c.req.header("If-Match") ?? "*";
  if (ifMatch !== "*" && ifMatch !== `"${version}"`) throw new ApiError("request-changed");
}

function respondDetail(c: Call<SessionEnv>, detail: RequestDetail) {
  return respondJson(c, detail, { headers: { ETag: `"${detail.version}"` } });
}

/** Reads requests in parts. Skips requests that were removed in the meantime. */
async function* readParts(outbox: Outbox, ids: readonly string[]): AsyncGenerator<FoundEntry[]> {
  for (let start = 0; start < ids.length; start += REQUESTS_PER_PART) {
    yield outbox.list({ ids: ids.slice(start, start + REQUESTS_PER_PART) });
  }
}

/**
 * Changes a request, and responds with it. A change that was made already, for example by a double click or by a colleague,
 * does nothing.
 * @param change `isDone` returns true if the request is as it would be after the change
 */
async function changeRequest(
  c: Call<SessionEnv>,
  event: `quote-${"handled" | "reopened" | "resent" | "released"}`,
  change: { isDone(request: FoundRequest): boolean; run(request: FoundRequest): Promise<unknown> },
) {
  const { entry } = await mustFindRequest(c);
  const detail = await recordAction(c, { event, about: [entry.id] }, () =>
    runChange(async () => {
      const request = await mustFindRequest(c);
      if (!change.isDone(request)) {
        requireSeenVersion(c, request);
        await change.run(request);
      }
      return readDetail(c.var.admin.outbox, await mustFindRequest(c));
    }),
  );
  return respondDetail(c, detail);
}

async function sendAgain(c: Call<SessionEnv>, { entry }: FoundRequest, options?: RetryOptions): Promise<void> {
  const { env, outbox } = c.var.admin;
  const isDue = await outbox.retry(entry.id, { ...options, followUpsOf: (each) => listFollowUps(each, env) });
  if (!isDue) throw new ApiError("request-busy");
}
