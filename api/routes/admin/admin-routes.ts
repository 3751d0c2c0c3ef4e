import { Hono, type MiddlewareHandler } from "hono";
import { ApiError } from "#api/http/api-error.ts";
import { respondWithError, toApiError } from "#api/http/error-response.ts";
import { respondJson } from "#api/http/respond.ts";
import { csrf } from "#api/middleware/csrf.ts";
import { methodNotAllowed } from "#api/middleware/method-not-allowed.ts";
import type { AdminContext, AppContext } from "../app-context.ts";
import type { ReadReadiness } from "../health.ts";
import { accountRoutes } from "./access/accounts.ts";
import { passkeyRoutes } from "./access/passkeys.ts";
import { sessionRoutes } from "./access/sessions.ts";
import { signInRoutes } from "./access/sign-in.ts";
import { historyRoutes } from "./content/history.ts";
import { importRoutes } from "./content/import.ts";
import { pageRoutes } from "./content/pages.ts";
import { type AdminEnv, type AdminParts, createAdminParts } from "./guards/admin-env.ts";
import { allow } from "./guards/allow.ts";
import { toAdminError } from "./guards/to-admin-error.ts";
import { photoRoutes } from "./photos/photos.ts";
import { quoteRoutes } from "./quotes/quotes.ts";

const RESOURCES = new Hono<AdminEnv>()
  .route("/", sessionRoutes)
  .route("/", signInRoutes)
  .route("/", accountRoutes)
  .route("/", passkeyRoutes)
  .route("/", importRoutes)
  .route("/", pageRoutes)
  .route("/", historyRoutes)
  .route("/", photoRoutes)
  .route("/", quoteRoutes)
  .get("/readiness", allow("editor"), async (c) => respondJson(c, await c.var.admin.readReadiness()));

const METHODS = ["GET", "POST", "PATCH", "DELETE"];

/**
 * Creates the routes of the admin. Every route but those to sign in requires a session with a role, and every method but
 * GET requires a request from our own pages.
 */
export function adminRoutes(context: AppContext, admin: AdminContext, readReadiness: ReadReadiness): Hono<AdminEnv> {
  const parts = createAdminParts(context, admin, readReadiness);
  const requireOwnOrigin = csrf(context.env.PUBLIC_URL);
  const routes = new Hono<AdminEnv>().onError(async (cause, c) =>
    respondWithError(c, toApiError(await toAdminError(cause, admin.store), c, context.log)),
  );
  if ("closed" in admin.access) routes.use("/*", requireAccounts(parts, admin.access.closed));
  for (const path of new Set(RESOURCES.routes.map((route) => route.path))) {
    const ofPath = RESOURCES.routes.filter((route) => route.path === path);
    const methods = METHODS.filter((method) => ofPath.some((route) => route.method === method));
    routes.use(path, (c, next) => {
      c.set("admin", parts);
      return next();
    });
    const changing = methods.filter((method) => method !== "GET");
    routes.on(changing, path, requireOwnOrigin);
    for (const { method, handler } of ofPath) routes.on(method, path, handler);
    routes.all(path, methodNotAllowed(...(methods.includes("GET") ? ["GET", "HEAD"] : []), ...changing));
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
