import { ApiError } from "#api/http/api-error.ts";
import { respondJson } from "#api/http/respond.ts";
import { removeRequest } from "#api/quotes/privacy/remove-request.ts";
import { actor } from "../guards/audit-trail.ts";
import type { AdminHandler } from "../guards/require-session.ts";
import { runChange } from "./change-request.ts";
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
