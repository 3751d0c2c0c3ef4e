/** The calls of the admin. Each is guarded here, and does its work in a file of its own. */
import { type Handler, Hono } from "hono";
import { createSessions } from "#api/auth/session.ts";
import type { AdminContext, AppContext } from "#api/context/app-context.ts";
import { ApiError } from "#api/http/api-error.ts";
import type { AppEnv } from "#api/http/app-env.ts";
import { csrf } from "#api/middleware/csrf.ts";
import { methodNotAllowed } from "#api/middleware/method-not-allowed.ts";
import type { Call } from "./admin-call.ts";
import { createAuditTrail } from "./audit-trail.ts";
import { documents } from "./documents.ts";
import { exportContent } from "./export.ts";
import { history, revision } from "./history.ts";
import { importText } from "./import.ts";
import { preview } from "./preview.ts";
import { rollBack } from "./rollback.ts";
import { signIn, signOut, whoAmI } from "./session.ts";
import { toApiError } from "./to-api-error.ts";

export function adminRoutes(deps: AppContext, admin: AdminContext): Hono<AppEnv> {
  const { access, store } = admin;
  const routes = new Hono<AppEnv>();
  if ("closed" in access) {
    return routes.all("/*", () => {
      throw new ApiError("admin-closed", { message: access.closed });
    });
  }

  const { SESSION_SECRET: secret, PUBLIC_URL } = deps.env;
  const isHttps = PUBLIC_URL?.startsWith("https:") ?? false;
  const sessions = createSessions({ secret, hash: access.hash, isHttps, now: deps.now });
  const recorder = createAuditTrail(deps, admin);

  const signedIn =
    (call: Call): Handler<AppEnv> =>
    async (c) => {
      const session = sessions.read(c.req.header("Cookie"));
      if (session === undefined) throw new ApiError("signed-out");
      try {
        return await call(c, session);
      } catch (cause) {
        throw await toApiError(cause, store);
      }
    };

  const calls: Record<string, Partial<Record<"GET" | "POST" | "DELETE", Handler<AppEnv>>>> = {
    "/session": {
      GET: signedIn(whoAmI),
      POST: signIn({ sessions, hash: access.hash, wait: admin.wait, recorder }),
      DELETE: signedIn(signOut(sessions, recorder)),
    },
    "/import": { POST: signedIn(importText(store, recorder)) },
    "/documents": { POST: signedIn(documents(store)) },
    "/preview": { POST: signedIn(preview(admin)) },
    "/history": { GET: signedIn(history(store)) },
    "/history/:revision": { GET: signedIn(revision(store)) },
    "/rollback": { POST: signedIn(rollBack(store, recorder)) },
    "/export": { GET: signedIn(exportContent(store)) },
  };
  const fromOwnPages = csrf(PUBLIC_URL);
  for (const [path, byMethod] of Object.entries(calls)) {
    const methods = Object.keys(byMethod).flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method]));
    for (const [method, handler] of Object.entries(byMethod)) {
      if (method !== "GET") routes.on(method, path, fromOwnPages);
      routes.on(method, path, handler);
    }
    routes.all(path, methodNotAllowed(...methods));
  }
  return routes;
}
