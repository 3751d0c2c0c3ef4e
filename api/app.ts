import { randomUUID } from "node:crypto";
import { Hono, type MiddlewareHandler } from "hono";
import { ApiError } from "./http/api-error.ts";
import type { AppEnv } from "./http/app-env.ts";
import { respondWithError, toApiError } from "./http/respond.ts";
import { adminRoutes } from "./routes/admin/admin-routes.ts";
import type { AppContext } from "./routes/app-context.ts";
import { contactRoutes } from "./routes/contact.ts";
import { createReadinessReader } from "./routes/health.ts";
import { countRequest, monitoringRoutes } from "./routes/monitoring.ts";
import { pageContentRoutes } from "./routes/page-content.ts";

/**
 * Creates the API as one function from Request to Response. The self-hosted server, Netlify's functions and tests all
 * use it.
 */
export function createApp(context: AppContext): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const readReadiness = createReadinessReader(context);
  app.use(logRequests(context));
  for (const base of ["/api", "/.netlify/functions"]) {
    app.route(`${base}/contact`, contactRoutes(context));
    app.route(`${base}/page-content`, pageContentRoutes(context));
  }
  if (context.admin !== undefined) app.route("/api/admin", adminRoutes(context, context.admin, readReadiness));
  app.route("/", monitoringRoutes(context, readReadiness));
  app.notFound((c) => respondWithError(c, new ApiError("not-found")));
  app.onError((cause, c) => respondWithError(c, toApiError(cause, c, context.log)));
  return app;
}

/** Gives each request an id and the security headers, logs it with its status and duration, and counts it. */
function logRequests({ log, headers, metrics }: AppContext): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const startMs = performance.now();
    c.set("headers", headers);
    c.set("requestId", randomUUID());
    await next();
    const ms = performance.now() - startMs;
    const { requestId, logFields } = c.var;
    const { method, routePath: route } = c.req;
    const line = { requestId, method, route, status: c.res.status, ms: Math.round(ms * 10) / 10, ...logFields };
    log.info(line, "request completed");
    if (metrics !== undefined) countRequest(c, metrics, ms);
  };
}
