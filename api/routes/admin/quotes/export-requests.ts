import * as z from "zod";
import { validate } from "#api/http/request-validation.ts";
import { respondCsv } from "#api/http/respond.ts";
import type { FoundEntry, Outbox } from "#api/quotes/outbox/outbox.ts";
import { addMarks, type MarkedEntry, streamCsv } from "#api/quotes/privacy/export-csv.ts";
import { formatCount } from "#content/documents/format-count.ts";
import { actor } from "../guards/audit-trail.ts";
import type { AdminHandler } from "../guards/require-session.ts";
import { FilterSchema } from "./list-requests.ts";
import type { QuotesContext } from "./quotes-context.ts";

/** Number of requests in memory at the same time. */
const REQUESTS_PER_PART = 64;

const TimeSchema = z.union(
  [z.iso.date(), z.iso.datetime()],
  "A time must be a date such as 2026-01-31, or a time such as 2026-01-31T06:00:00Z.",
);

const QuerySchema = z.strictObject({
  state: FilterSchema.default("all"),
  /** Requests received since this time. */
  from: TimeSchema.optional(),
  /** Requests received before this time. */
  until: TimeSchema.optional(),
});

/** Responds with requests as a CSV file, oldest first, and records the export in the audit log. */
export function createExportRequestsHandler({
  outbox,
  index,
  auditTrail,
  now,
}: Pick<QuotesContext, "outbox" | "index" | "auditTrail" | "now">): AdminHandler {
  return async (c, session) => {
    const { state, from, until } = validate(QuerySchema, c.req.query());
    const fromMs = from === undefined ? Number.NEGATIVE_INFINITY : Date.parse(from);
    const untilMs = until === undefined ? Number.POSITIVE_INFINITY : Date.parse(until);
    const ids = await index.listIds(outbox, state, (receivedMs) => receivedMs >= fromMs && receivedMs < untilMs);
    const message = [
      formatCount(ids.length, "request"),
      `state ${state}`,
      from && `from ${from}`,
      until && `until ${until}`,
    ]
      .filter(Boolean)
      .join(", ");
    await auditTrail.record(c, { event: "quotes-exported", outcome: "done", ...actor(session), message });
    return respondCsv(
      c,
      streamCsv(readParts(outbox, ids)),
      `quote-requests-${new Date(now()).toISOString().slice(0, 10)}.csv`,
    );
  };
}

/** Reads requests in parts. Skips requests that were removed in the meantime. */
async function* readParts(outbox: Outbox, ids: readonly string[]): AsyncGenerator<MarkedEntry[]> {
  for (let start = 0; start < ids.length; start += REQUESTS_PER_PART) {
    const found = await Promise.all(ids.slice(start, start + REQUESTS_PER_PART).map((id) => outbox.find(id)));
    yield addMarks(
      outbox,
      found.filter((each): each is FoundEntry => each !== undefined),
    );
  }
}
