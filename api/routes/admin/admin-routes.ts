import { type Context, Hono, type MiddlewareHandler, type Next } from "hono";
import { ApiError } from "#api/http/api-error.ts";
import { isOwnOrigin } from "#api/http/own-origin.ts";
import { respondJson, respondWithError, toApiError } from "#api/http/respond.ts";
import { methodNotAllowed } from "#api/middleware/method-not-allowed.ts";
import type { AppContext } from "../app-context.ts";
import { accountRoutes } from "./access/accounts.ts";
import { sessionRoutes } from "./access/sessions.ts";
import { signInRoutes } from "./access/sign-in.ts";
import { historyRoutes } from "./content/history.ts";
import { importRoutes } from "./content/import.ts";
import { pageRoutes } from "./content/pages.ts";
import type { AdminEnv, AdminParts } from "./guards/admin-env.ts";
import { allow } from "./guards/allow.ts";
import { toAdminError } from "./guards/to-admin-error.ts";
import { photoRoutes } from "./photos/photos.ts";
import { proposalRoutes } from "./proposals/proposals.ts";
import { quoteRoutes } from "./quotes/quotes.ts";
import { requestRoutes } from "./quotes/request.ts";

/** The routes as the admin calls them, without the checks that all of them share. */
export type AdminApi = typeof RESOURCES;

const RESOURCES = new Hono<AdminEnv>()
  .route("/", sessionRoutes)
  .route("/", signInRoutes)
  .route("/", accountRoutes)
  .route("/", importRoutes)
  .route("/", pageRoutes)
  .route("/", historyRoutes)
  .route("/", photoRoutes)
  .route("/", quoteRoutes)
  .route("/", requestRoutes)
  .route("/", proposalRoutes)
  .get("/readiness", allow("editor"), async (c) => respondJson(c, await c.var.admin.readReadiness()));

/**
 * Creates the routes of the admin. Every route but those to sign in requires a session with a role, and every method but
 * GET requires a request from our own pages.
 */
export function adminRoutes(context: AppContext, parts: AdminParts): Hono<AdminEnv> {
  const routes = new Hono<AdminEnv>().onError(async (cause, c) =>
    respondWithError(c, toApiError(await toAdminError(cause, parts.store), c, context.log)),
  );
  if ("closed" in parts.access) routes.use("/*", requireAccounts(parts, parts.access.closed));
  for (const path of new Set(RESOURCES.routes.map((route) => route.path))) {
    const ofPath = RESOURCES.routes.filter((route) => route.path === path);
    const methods = new Set(ofPath.map((route) => route.method));
    // POST, PATCH, DELETE: clients see the order in the header Allow.
    const changing = [...methods]
      .filter((method) => method !== "GET")
      .sort()
      .reverse();
    routes.use(path, (c, next) => {
      c.set("admin", parts);
      return next();
    });
    routes.on(changing, path, requireOwnOrigin);
    for (const { method, handler } of ofPath) routes.on(method, path, handler);
    routes.all(path, methodNotAllowed(...(methods.has("GET") ? ["GET", "HEAD"] : []), ...changing));
  }
  return routes;
}

/** Responds to every request with the reason why the admin is closed, until there is an account. */
function requireAccounts({ identities }: AdminParts, reason: string): MiddlewareHandler<AdminEnv> {
  return async (_, next) => {
    if ((await identities.signInField()) === undefined) throw new ApiError("admin-closed", { message: reason });
    await next();
  };
}

/**
 * Middleware that rejects requests that do not come from a page of this site. Every browser sends Origin with a POST or
 * DELETE.
 * @see https://cheatsheetseries.owasp.org/cheatsheets/Cross-Site_Request_Forgery_Prevention_Cheat_Sheet.html
 */
async function requireOwnOrigin(c: Context<AdminEnv>, next: Next): Promise<void> {
  const isSameSite = (c.req.header("Sec-Fetch-Site") ?? "same-origin") === "same-origin";
  const { PUBLIC_URL } = c.var.admin.env;
  if (!isSameSite || !isOwnOrigin(c.req.header("Origin") ?? "", c, PUBLIC_URL)) throw new ApiError("cross-site");
  await next();
}
