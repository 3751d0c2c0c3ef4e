/** The API: one function from a request to an answer, the same in the server, in Netlify's functions and in tests. */
import { randomUUID } from "node:crypto";
import { type Context, Hono } from "hono";
import type { AppContext } from "./context/app-context.ts";
import { ApiError } from "./http/api-error.ts";
import type { AppEnv } from "./http/app-env.ts";
import { respondJson, respondPage } from "./http/respond.ts";
import { issueFormToken } from "./quotes/form-token.ts";
import { adminRoutes } from "./routes/admin/admin-routes.ts";
import { contactRoutes } from "./routes/contact.ts";
import { healthRoutes } from "./routes/health.ts";
import { pageContentRoutes } from "./routes/page-content.ts";

/** Answers requests below `/api/`, `/.netlify/functions/`, and those for health. */
export function createApp(deps: AppContext): Hono<AppEnv> {
  const { log, headers } = deps;
  const app = new Hono<AppEnv>();
  app.use(async (c, next) => {
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
      "answered",
    );
  });
  for (const base of ["/api", "/.netlify/functions"]) {
    app.route(`${base}/contact`, contactRoutes(deps));
    app.route(`${base}/page-content`, pageContentRoutes(deps));
  }
  if (deps.admin !== undefined) app.route("/api/admin", adminRoutes(deps, deps.admin));
  app.route("/", healthRoutes(deps));
  app.notFound((c) => refuse(c, new ApiError("not-found")));
  app.onError((error, c) => {
    if (!(error instanceof ApiError && error.status < 500))
      log.error({ requestId: c.get("requestId"), err: error }, "failed");
    return refuse(c, error instanceof ApiError ? error : new ApiError("internal", { cause: error }));
  });

  async function refuse(c: Context<AppEnv>, error: ApiError): Promise<Response> {
    const { message, code, status, issues, details, headers } = error;
    const values = c.get("formValues");
    if (values === undefined) return respondJson(c, { error: message, code, issues, ...details }, { status, headers });
    const formToken = issueFormToken(deps.env.SESSION_SECRET, deps.now());
    const refusal = { error: message, issues: issues ?? [], values, formToken };
    return respondPage(c, await deps.renderRejectedForm(refusal), { status, headers });
  }
  return app;
}
