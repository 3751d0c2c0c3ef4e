import { type Handler, Hono } from "hono";
import { createSessions } from "#api/auth/session.ts";
import { ApiError } from "#api/http/api-error.ts";
import type { AppEnv } from "#api/http/app-env.ts";
import { csrf } from "#api/middleware/csrf.ts";
import { methodNotAllowed } from "#api/middleware/method-not-allowed.ts";
import { createContentTasks } from "#api/tasks/content-tasks.ts";
import type { AdminContext, AppContext } from "../app-context.ts";
import { createAuditTrail } from "./audit-trail.ts";
import { createReadDocumentsHandler } from "./documents.ts";
import { createExportHandler } from "./export.ts";
import { createListRevisionsHandler, createReadRevisionHandler } from "./history.ts";
import { createImportHandler } from "./import.ts";
import { createPreviewHandler } from "./preview.ts";
import { requireSession } from "./require-session.ts";
import { createRollbackHandler } from "./rollback.ts";
import { createSignInHandler, createSignOutHandler, readSessionHandler } from "./session.ts";
import { createSiteIndexHandler } from "./site-index.ts";

type Handlers = Partial<Record<"GET" | "POST" | "DELETE", Handler<AppEnv>>>;

/**
 * Creates the routes of the admin. Every route but sign-in requires a session, and every method but GET requires a
 * request from our own pages.
 */
export function adminRoutes(context: AppContext, admin: AdminContext): Hono<AppEnv> {
  const { access, store, wait, tasks = createContentTasks(admin) } = admin;
  if ("closed" in access) return closedRoutes(access.closed);

  const { SESSION_SECRET: secret, PUBLIC_URL } = context.env;
  const isHttps = PUBLIC_URL?.startsWith("https:") ?? false;
  const sessions = createSessions({ secret, passwordHash: access.hash, isHttps, now: context.now });
  const auditTrail = createAuditTrail(context, admin);
  const signedIn = requireSession(sessions, store);

  return createRoutes(PUBLIC_URL, {
    "/session": {
      GET: signedIn(readSessionHandler),
      POST: createSignInHandler({ sessions, passwordHash: access.hash, wait, auditTrail }),
      DELETE: signedIn(createSignOutHandler(sessions, auditTrail)),
    },
    "/import": { POST: signedIn(createImportHandler(admin, tasks, auditTrail)) },
    "/documents": { POST: signedIn(createReadDocumentsHandler(store)) },
    "/site-index": { GET: signedIn(createSiteIndexHandler(tasks)) },
    "/preview": { POST: signedIn(createPreviewHandler(tasks)) },
    "/history": { GET: signedIn(createListRevisionsHandler(store)) },
    "/history/:revision": { GET: signedIn(createReadRevisionHandler(store)) },
    "/rollback": { POST: signedIn(createRollbackHandler(store, tasks, auditTrail)) },
    "/export": { GET: signedIn(createExportHandler(tasks)) },
  });
}

/** Responds to every request with the reason why the admin is closed. */
function closedRoutes(reason: string): Hono<AppEnv> {
  return new Hono<AppEnv>().all("/*", () => {
    throw new ApiError("admin-closed", { message: reason });
  });
}

function createRoutes(publicUrl: string | undefined, table: Readonly<Record<string, Handlers>>): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  const requireOwnOrigin = csrf(publicUrl);
  for (const [path, handlers] of Object.entries(table)) {
    for (const [method, handler] of Object.entries(handlers)) {
      if (method !== "GET") routes.on(method, path, requireOwnOrigin);
      routes.on(method, path, handler);
    }
    const methods = Object.keys(handlers).flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method]));
    routes.all(path, methodNotAllowed(...methods));
  }
  return routes;
}
