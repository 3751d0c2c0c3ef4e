import type { Handler } from "hono";
import { ApiError } from "#api/http/api-error.ts";
import type { AppEnv } from "#api/http/app-env.ts";
import type { AdminContext, AppContext } from "#api/routes/app-context.ts";
import type { AuditTrail } from "../guards/audit-trail.ts";
import type { AdminHandler, Allow } from "../guards/require-session.ts";
import { createRequestChange } from "./change-request.ts";
import { createExportRequestsHandler } from "./export-requests.ts";
import { createListRequestsHandler } from "./list-requests.ts";
import type { QuotesContext } from "./quotes-context.ts";
import { createReadRequestHandler } from "./read-request.ts";
import { createRemoveQuarantinedHandler, createRemoveRequestHandler } from "./remove-request.ts";

interface QuoteRoutesOptions {
  context: AppContext;
  admin: AdminContext;
  auditTrail: AuditTrail;
  allow: Allow;
  /** Admits users who have recently proved who they are. */
  allowProved: Allow;
}

/** Creates the routes of quote requests, for owners and for editors who may read requests. */
export function quoteRoutes({
  context: { env, outbox, now },
  admin: { files },
  auditTrail,
  allow,
  allowProved,
}: QuoteRoutesOptions): Record<string, Partial<Record<"GET" | "POST" | "DELETE", Handler<AppEnv>>>> {
  const context: QuotesContext = { env, outbox, now, files, auditTrail };
  const allowReaders = (handle: AdminHandler) => allow("editor", requireReader(handle));
  const change = createRequestChange(context);
  return {
    "/quotes": {
      GET: allowReaders(createListRequestsHandler(context)),
      DELETE: allowReaders(createRemoveQuarantinedHandler(context)),
    },
    "/quotes/export.csv": { GET: allowProved("editor", requireReader(createExportRequestsHandler(context))) },
    "/quotes/:id": {
      GET: allowReaders(createReadRequestHandler(context)),
      DELETE: allowReaders(createRemoveRequestHandler(context)),
    },
    "/quotes/:id/handled": {
      POST: allowReaders(change("quote-handled")),
      DELETE: allowReaders(change("quote-reopened")),
    },
    "/quotes/:id/resend": { POST: allowReaders(change("quote-resent")) },
    "/quotes/:id/release": { POST: allowReaders(change("quote-released")) },
  };
}

const NOT_READER = "Your account may not see quote requests. Ask an owner of the site to allow it.";

function requireReader(handle: AdminHandler): AdminHandler {
  return (c, session) => {
    if (session.role !== "owner" && !session.mayReadRequests) throw new ApiError("forbidden", { message: NOT_READER });
    return handle(c, session);
  };
}
