/** Routes of the list of requests, for owners and for editors who may read requests. */
import { ReadableStream, TextEncoderStream } from "node:stream/web";
import { Hono } from "hono";
import * as z from "zod";
import { queryOf } from "#api/http/request-validation.ts";
import { respond, respondJson, saveAs } from "#api/http/respond.ts";
import { CONDITIONS, countByMonth, listKinds, listRequests } from "#api/quotes/inbox/inbox.ts";
import type { Outbox } from "#api/quotes/outbox/database-outbox.ts";
import type { FoundEntry } from "#api/quotes/outbox/outbox.ts";
import { parseSearch } from "#api/quotes/outbox/search-text.ts";
import { streamCsv, toCsv } from "#api/quotes/privacy/export-csv.ts";
import { formatCount } from "#content/documents/format-number.ts";
import { agencyTimeZone } from "#content/facts/current-site.ts";
import { localTimeAt } from "#content/facts/time-zone.ts";
import { REQUEST_FILTERS } from "#schemas/quotes/quote-inbox.ts";
import type { AdminEnv } from "../guards/admin-env.ts";
import { allow, requireProof, requireReader } from "../guards/allow.ts";
import { actor, record, recordAction } from "../guards/audit-trail.ts";
import { listPeople, runChange } from "./request.ts";

const MAX_REQUESTS_PER_RESPONSE = 500;
const REQUESTS_PER_PART = 64;

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
  kind: z.string().max(100).optional(),
  assignee: z.string().max(100).optional(),
  before: z.string().max(100).optional(),
  limit: z.coerce
    .number<string>(BAD_LIMIT)
    .int(BAD_LIMIT)
    .min(1, BAD_LIMIT)
    .max(MAX_REQUESTS_PER_RESPONSE, BAD_LIMIT)
    .default(50),
});
const ExportSchema = z.strictObject({ state: FilterSchema, from: TimeSchema.optional(), until: TimeSchema.optional() });
const RemovalSchema = ListSchema.pick({ search: true, kind: true, assignee: true }).extend({
  state: z.literal("quarantined", "The state must be quarantined. Other requests are removed one by one."),
  /** Requests received, and marked as spam, before this time. */
  until: z.iso.datetime("The time must be that of the list, such as 2026-01-31T06:00:00.000Z."),
});
export const quoteRoutes = new Hono<AdminEnv>()
  /** Responds with one part of the requests, and with their numbers by state. */
  .get("/quotes", allow("editor", requireReader), queryOf(ListSchema), async (c) => {
    const { env, outbox, now } = c.var.admin;
    const { state: filter, kind: requestKind, ...query } = c.req.valid("query");
    const readAt = new Date(now()).toISOString();
    const list = await listRequests(outbox, { filter, requestKind, ...query });
    return respondJson(c, { ...list, readAt, isEmailSetUp: env.SMTP_URL !== undefined });
  })
  /** Responds with the people and the kinds of requests that a list can be limited to. */
  .get("/quotes/choices", allow("editor", requireReader), async (c) => {
    const [people, kinds] = await Promise.all([listPeople(c), listKinds(c.var.admin)]);
    return respondJson(c, { people, kinds });
  })
  /** Responds with the numbers of requests by kind and month. */
  .get("/quotes/counts", allow("editor", requireReader), async (c) => respondJson(c, await countByMonth(c.var.admin)))
  .get("/quotes/counts.csv", allow("editor", requireReader), async (c) => {
    const { months, kinds } = await countByMonth(c.var.admin);
    const rows = months.map((month, index) => [month, ...kinds.map(({ counts }) => counts[index])]);
    const csv = toCsv([["Month", ...kinds.map(({ title }) => title)], ...rows], true);
    return respond(c, csv, "text/csv; charset=utf-8", { headers: saveAs("requests-by-month.csv") });
  })
  /** Removes all quarantined requests that a list was about. The line of the audit log has only their number. */
  .delete("/quotes", allow("editor", requireReader), queryOf(RemovalSchema), async (c) => {
    const { outbox } = c.var.admin;
    const { state, search, kind: requestKind, until, assignee } = c.req.valid("query");
    const untilMs = Date.parse(until);
    const filter = { ...CONDITIONS[state], requestKind, assignee, receivedBeforeMs: untilMs, handledBeforeMs: untilMs };
    const remove = async () => {
      const ids = await outbox.listIds({ kinds: ["quote"], search: parseSearch(search), ...filter });
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
    const { outbox, store, now } = c.var.admin;
    const { state, from, until } = c.req.valid("query");
    const ids = await outbox.listIds({
      kinds: ["quote"],
      ...CONDITIONS[state],
      isDueFirst: false,
      ...(from !== undefined && { receivedSinceMs: Date.parse(from) }),
      ...(until !== undefined && { receivedBeforeMs: Date.parse(until) }),
    });
    const count = formatCount(ids.length, "request");
    const parts = [count, `state ${state}`, from && `from ${from}`, until && `until ${until}`];
    const message = parts.filter(Boolean).join(", ");
    await record(c, { event: "quotes-exported", outcome: "done", ...actor(c.var.session), message });
    const timeZone = agencyTimeZone(await (await store.reader()).site());
    const day = localTimeAt(new Date(now()), timeZone).slice(0, 10);
    // An error in the middle breaks the connection, so that a part is not taken for the whole.
    const csv = ReadableStream.from(streamCsv(() => readParts(outbox, ids), timeZone));
    return respond(c, csv.pipeThrough(new TextEncoderStream()), "text/csv; charset=utf-8", {
      headers: saveAs(`quote-requests-${day}.csv`),
    });
  });

/** Reads requests in parts. Skips requests that were removed in the meantime. */
async function* readParts(outbox: Outbox, ids: readonly string[]): AsyncGenerator<FoundEntry[]> {
  for (let start = 0; start < ids.length; start += REQUESTS_PER_PART)
    yield outbox.list({ ids: ids.slice(start, start + REQUESTS_PER_PART) });
}
