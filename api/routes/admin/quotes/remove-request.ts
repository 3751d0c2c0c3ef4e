import * as z from "zod";
import { ApiError } from "#api/http/api-error.ts";
import { validate } from "#api/http/request-validation.ts";
import { respondJson } from "#api/http/respond.ts";
import { CONDITIONS } from "#api/quotes/inbox/inbox.ts";
import { parseSearch } from "#api/quotes/outbox/search-text.ts";
import { removeRequest } from "#api/quotes/privacy/remove-request.ts";
import { formatCount } from "#content/documents/format-count.ts";
import { actor } from "../guards/audit-trail.ts";
import type { AdminHandler } from "../guards/require-session.ts";
import { runChange } from "./change-request.ts";
import { SearchSchema } from "./list-requests.ts";
import { mustFindRequest, type QuotesContext, requireSeenVersion } from "./quotes-context.ts";

/** Time to wait for a delivery that is running, in milliseconds. */
const BUSY_TIMEOUT_MS = 2000;

/** Removes a request with its copies in files. The line of the audit log has only its ID. */
export function createRemoveRequestHandler({
  outbox,
  files,
  auditTrail,
}: Pick<QuotesContext, "outbox" | "files" | "auditTrail">): AdminHandler {
  return async (c, session) => {
    const { entry } = await mustFindRequest(c, outbox);
    const event = { event: "quote-removed" as const, ...actor(session), about: [entry.id] };
    await auditTrail.recordAction(c, event, () =>
      runChange(async () => {
        requireSeenVersion(c, await mustFindRequest(c, outbox));
        const isRemoved = await removeRequest({ outbox, files }, entry.id, BUSY_TIMEOUT_MS);
        if (!isRemoved) throw new ApiError("request-busy");
      }),
    );
    return respondJson(c, { success: true });
  };
}

const QuerySchema = z.strictObject({
  state: z.literal("quarantined", "The state must be quarantined. Other requests are removed one by one."),
  search: SearchSchema,
  /** Requests received before this time. */
  until: z.iso.datetime("The time must be that of the list, such as 2026-01-31T06:00:00.000Z."),
});

/** Removes all quarantined requests that a list was about. The line of the audit log has only their number. */
export function createRemoveQuarantinedHandler({
  outbox,
  auditTrail,
}: Pick<QuotesContext, "outbox" | "auditTrail">): AdminHandler {
  return async (c, session) => {
    const { state, search, until } = validate(QuerySchema, c.req.query());
    const filter = { kinds: ["quote"] as const, ...CONDITIONS[state], search: parseSearch(search) };
    const remove = async () => {
      const ids = await outbox.listIds({ ...filter, receivedBeforeMs: Date.parse(until) });
      return ids.length - (await outbox.removeRequests(ids)).busyIds.length;
    };
    const removed = await auditTrail.recordAction(
      c,
      { event: "quotes-removed", ...actor(session) },
      () => runChange(remove),
      (count) => ({ message: `${formatCount(count, "request")}, state ${state}, until ${until}` }),
    );
    return respondJson(c, { removed });
  };
}
