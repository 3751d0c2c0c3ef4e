import { randomUUID } from "node:crypto";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { ApiError } from "./http/api-error.ts";
import type { AppEnv } from "./http/app-env.ts";
import { respondJson, respondPage } from "./http/respond.ts";
import { issueFormToken } from "./quotes/form-token.ts";
import { adminRoutes } from "./routes/admin/admin-routes.ts";
import type { AppContext } from "./routes/app-context.ts";
import { contactRoutes } from "./routes/contact.ts";
import { healthRoutes } from "./routes/health.ts";
import { pageContentRoutes } from "./routes/page-content.ts";

/**
 * Creates the API as one function from Request to Response. The self-hosted server, Netlify's functions and tests all
 * use it.
 */
export function createApp(context: AppContext): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(logRequests(context));
  for (const base of ["/api", "/.netlify/functions"]) {
    app.route(`${base}/contact`, contactRoutes(context));
    app.route(`${base}/page-content`, pageContentRoutes(context));
  }
  if (context.admin !== undefined) app.route("/api/admin", adminRoutes(context, context.admin));
  app.route("/", healthRoutes(context));
  app.notFound((c) => respondWithError(c, new ApiError("not-found"), context));
  app.onError((cause, c) => {
    const error = cause instanceof ApiError ? cause : new ApiError("internal", { cause });
    if (error.status >= 500) context.log.error({ requestId: c.get("requestId"), err: cause }, "request failed");
    return respondWithError(c, error, context);
  });
  return app;
}

/** Gives each request an id and the security headers, and logs it with its status and duration. */
function logRequests({ log, headers }: AppContext): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const startMs = performance.now();
    c.set("headers", headers);
    c.set("requestId", randomUUID());
    await next();
    log.info(
      {
        requestId: c.get("requestId"),
        method: c.req.method,
        route: c.req.routePath,
        status: c.res.status,
        ms: Math.round((performance.now() - startMs) * 10) / 10,
        ...c.get("logFields"),
      },
      "request completed",
    );
  };
}

/** Responds with JSON, or with the contact page if a browser has sent its form without scripts. */
async function respondWithError(c: Context<AppEnv>, error: ApiError, context: AppContext): Promise<Response> {
  const { message, code, status, issues, details, headers } = error;
  const values = c.get("formValues");
  if (values === undefined) return respondJson(c, { error: message, code, issues, ...details }, { status, headers });
  const ticket = issueFormToken(context.env.SESSION_SECRET, context.now());
  const html = await context.renderRejectedForm({ error: message, issues: issues ?? [], values, ticket });
  return respondPage(c, html, { status, headers });
}
