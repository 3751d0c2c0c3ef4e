import * as z from "zod";
import { validate } from "#api/http/request-validation.ts";
import { respondCsv } from "#api/http/respond.ts";
import { CONDITIONS } from "#api/quotes/inbox/inbox.ts";
import type { Outbox } from "#api/quotes/outbox/database-outbox.ts";
import type { FoundEntry } from "#api/quotes/outbox/outbox.ts";
import { streamCsv } from "#api/quotes/privacy/export-csv.ts";
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
  auditTrail,
  now,
}: Pick<QuotesContext, "outbox" | "auditTrail" | "now">): AdminHandler {
  return async (c, session) => {
    const { state, from, until } = validate(QuerySchema, c.req.query());
    const ids = await outbox.listIds({
      kinds: ["quote"],
      ...CONDITIONS[state],
      ...(from !== undefined && { receivedSinceMs: Date.parse(from) }),
      ...(until !== undefined && { receivedBeforeMs: Date.parse(until) }),
    });
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
async function* readParts(outbox: Outbox, ids: readonly string[]): AsyncGenerator<FoundEntry[]> {
  for (let start = 0; start < ids.length; start += REQUESTS_PER_PART) {
    yield outbox.list({ ids: ids.slice(start, start + REQUESTS_PER_PART) });
  }
}
