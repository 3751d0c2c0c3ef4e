/** The calls of the admin. Each is guarded here, and does its work in a file of its own. */
import { type Handler, Hono } from "hono";
import { onlyFromOwnPages } from "../../admin/own-origin.ts";
import { createRecorder } from "../../admin/recorder.ts";
import { createSessions } from "../../admin/session.ts";
import { refusalOf } from "../../admin/store-refusal.ts";
import { ApiError } from "../../api-error.ts";
import type { AdminDeps, AppDeps, AppEnv } from "../../app-deps.ts";
import { onlyTakes } from "../../only-takes.ts";
import type { Call } from "./call.ts";
import { documents } from "./documents.ts";
import { exportContent } from "./export.ts";
import { history, revision } from "./history.ts";
import { importText } from "./import.ts";
import { preview } from "./preview.ts";
import { rollBack } from "./rollback.ts";
import { signIn, signOut, whoAmI } from "./session.ts";

export function adminRoutes(deps: AppDeps, admin: AdminDeps): Hono<AppEnv> {
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
  const recorder = createRecorder(deps, admin);

  const signedIn =
    (call: Call): Handler<AppEnv> =>
    async (c) => {
      const session = sessions.read(c.req.header("Cookie"));
      if (session === undefined) throw new ApiError("signed-out");
      try {
        return await call(c, session);
      } catch (cause) {
        throw await refusalOf(cause, store);
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
  const fromOwnPages = onlyFromOwnPages(PUBLIC_URL);
  for (const [path, byMethod] of Object.entries(calls)) {
    const methods = Object.keys(byMethod).flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method]));
    for (const [method, handler] of Object.entries(byMethod)) {
      if (method !== "GET") routes.on(method, path, fromOwnPages);
      routes.on(method, path, handler);
    }
    routes.all(path, onlyTakes(...methods));
  }
  return routes;
}
