import type { Context } from "hono";
import { ApiError } from "#api/http/api-error.ts";
import type { AppEnv } from "#api/http/app-env.ts";
import { type FoundRequest, findRequest } from "#api/quotes/inbox/inbox.ts";
import type { Outbox } from "#api/quotes/outbox/database-outbox.ts";
import type { AdminContext, AppContext } from "#api/routes/app-context.ts";
import type { AuditTrail } from "../guards/audit-trail.ts";

/** Parts that the routes of quote requests need. */
export interface QuotesContext extends Pick<AppContext, "env" | "outbox" | "now"> {
  files: AdminContext["files"];
  auditTrail: AuditTrail;
}

/** @throws ApiError `unknown-request` if no request has the ID in the URL */
export async function mustFindRequest(c: Context<AppEnv>, outbox: Outbox): Promise<FoundRequest> {
  const request = await findRequest(outbox, c.req.param("id") ?? "");
  if (request === undefined) throw new ApiError("unknown-request");
  return request;
}

/**
 * Checks that a request is as the client has seen it, according to the header If-Match. RFC 9110, section 13.1.1
 * @throws ApiError `request-changed`
 */
export function requireSeenVersion(c: Context<AppEnv>, { version }: FoundRequest): void {
  const ifMatch = c.req.header("If-Match") ?? "*";
  if (ifMatch !== "*" && ifMatch !== `"${version}"`) throw new ApiError("request-changed");
}
