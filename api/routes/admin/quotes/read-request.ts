import type { Context } from "hono";
import { ApiError } from "#api/http/api-error.ts";
import type { AppEnv } from "#api/http/app-env.ts";
import { respondJson } from "#api/http/respond.ts";
import { readDetail } from "#api/quotes/inbox/inbox.ts";
import type { RequestDetail } from "#schemas/quote-inbox.ts";
import { actor } from "../guards/audit-trail.ts";
import type { AdminHandler } from "../guards/require-session.ts";
import { mustFindRequest, type QuotesContext } from "./quotes-context.ts";

/** Responds with one request in full, and records in the audit log that it was read. */
export function createReadRequestHandler({
  outbox,
  auditTrail,
}: Pick<QuotesContext, "outbox" | "auditTrail">): AdminHandler {
  return async (c, session) => {
    const request = await mustFindRequest(c, outbox);
    const about = [request.entry.id];
    await auditTrail.record(c, { event: "quote-read", outcome: "done", ...actor(session), about }).catch((cause) => {
      throw new ApiError("audit-unavailable", { cause, message: NOT_RECORDED });
    });
    return respondDetail(c, await readDetail(outbox, request));
  };
}

const NOT_RECORDED =
  "The request cannot be shown, because the audit log cannot be written. Ask the person who runs the server to check its disk and the server log.";

export function respondDetail(c: Context<AppEnv>, detail: RequestDetail): Response {
  return respondJson(c, detail, { headers: { ETag: `"${detail.version}"` } });
}
