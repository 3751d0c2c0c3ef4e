import { type Handler, Hono, type MiddlewareHandler } from "hono";
import { createAccounts } from "#api/auth/accounts.ts";
import { createAdminCookie } from "#api/auth/admin-cookie.ts";
import { createDeviceCookie } from "#api/auth/device-cookie.ts";
import { createIdentities, type Identities } from "#api/auth/identities.ts";
import { createChallenges } from "#api/auth/passkeys/challenges.ts";
import { createSessions } from "#api/auth/sessions.ts";
import { createSignInThrottle } from "#api/auth/sign-in-throttle.ts";
import { ApiError } from "#api/http/api-error.ts";
import type { AppEnv } from "#api/http/app-env.ts";
import { respondJson } from "#api/http/respond.ts";
import { csrf } from "#api/middleware/csrf.ts";
import { methodNotAllowed } from "#api/middleware/method-not-allowed.ts";
import type { AdminContext, AppContext } from "../app-context.ts";
import type { ReadReadiness } from "../health.ts";
import {
  createAddAccountHandler,
  createChangeAccountHandler,
  createChangePasswordHandler,
  createListAccountsHandler,
  createReadOwnAccountHandler,
  createRemoveAccountHandler,
} from "./access/accounts.ts";
import { createPasskeyCheck } from "./access/check-passkey.ts";
import { createPasswordCheck } from "./access/check-password.ts";
import { createPasskeySignInHandler, createPasskeySignInOptionsHandler } from "./access/passkey-sign-in.ts";
import {
  createAddPasskeyHandler,
  createPasskeyOptionsHandler,
  createRemoveOwnPasskeyHandler,
  createRemovePasskeyHandler,
} from "./access/passkeys.ts";
import { createProveIdentityHandler } from "./access/prove-identity.ts";
import {
  createEndOtherSessionsHandler,
  createEndSessionHandler,
  createListSessionsHandler,
  createReadSessionHandler,
  createSignOutHandler,
} from "./access/session.ts";
import { createSignInHandler } from "./access/sign-in.ts";
import { createStartSession } from "./access/start-session.ts";
import { createChangePageHandler } from "./content/change-page.ts";
import { createReadDocumentsHandler } from "./content/documents.ts";
import { createExportHandler } from "./content/export.ts";
import { createListRevisionsHandler, createReadRevisionHandler } from "./content/history.ts";
import { createImportHandler } from "./content/import.ts";
import { createListPagesHandler, createSearchPagesHandler } from "./content/pages.ts";
import { createPreviewHandler } from "./content/preview.ts";
import { createRollbackHandler } from "./content/rollback.ts";
import { createSiteHealthHandler } from "./content/site-health.ts";
import { createSiteIndexHandler } from "./content/site-index.ts";
import { createAuditTrail } from "./guards/audit-trail.ts";
import { requireProof } from "./guards/require-proof.ts";
import { requireSession, withApiErrors } from "./guards/require-session.ts";
import { toApiError } from "./guards/to-api-error.ts";
import { createAddPhotoHandler, createReadPhotoLimitHandler } from "./photos/add-photo.ts";
import { createDeletePhotoHandler, createRestorePhotoHandler } from "./photos/delete-photo.ts";
import { createListPhotosHandler, createReadPhotoHandler } from "./photos/photos.ts";
import { quoteRoutes } from "./quotes/quote-routes.ts";

type Handlers = Partial<Record<"GET" | "POST" | "PATCH" | "DELETE", Handler<AppEnv>>>;

/**
 * Creates the routes of the admin. Every route but sign-in requires a session with a role, and every method but GET
 * requires a request from our own pages.
 */
export function adminRoutes(context: AppContext, admin: AdminContext, readReadiness: ReadReadiness): Hono<AppEnv> {
  const { access, database, store, wait, tasks, photos } = admin;
  const { SESSION_SECRET: secret, PUBLIC_URL } = context.env;
  const { now, mailDomain } = context;
  const isHttps = PUBLIC_URL?.startsWith("https:") ?? false;
  const accounts = createAccounts({ database, now, mailDomain });
  const identities = createIdentities(accounts, "hash" in access ? access.hash : undefined);
  const sessions = createSessions({ database, identities, isHttps, now });
  const deviceCookie = createDeviceCookie({ secret, isHttps });
  const throttle = createSignInThrottle({ database: admin.limits, secret, now });
  const checkPassword = createPasswordCheck(throttle, wait);
  const challenges = createChallenges({ database, secret, now });
  const auditTrail = createAuditTrail(context, admin);
  const allow = requireSession({ sessions, identities, store });
  const allowProved = requireProof(allow, now);
  const management = { accounts, auditTrail };
  const startSession = createStartSession({ ...management, sessions, deviceCookie });
  const signIn = createSignInHandler({ identities, deviceCookie, checkPassword, startSession, auditTrail, wait });
  const passkeys = { ...management, identities, challenges, checkPassword, publicUrl: PUBLIC_URL };
  const passkeySignIn = {
    ...passkeys,
    checkPasskey: createPasskeyCheck({ accounts, throttle, challenges }),
    browserCookie: createAdminCookie("admin-passkey", isHttps),
    startSession,
    wait,
  };

  const routes = new Hono<AppEnv>();
  if ("closed" in access) routes.use("/*", requireAccounts(admin, identities, access.closed));
  return addRoutes(routes, PUBLIC_URL, {
    "/session": {
      GET: createReadSessionHandler({ sessions, identities, store }),
      POST: withApiErrors(store, signIn),
      DELETE: allow("editor", createSignOutHandler(sessions, auditTrail)),
    },
    "/session/proof": {
      POST: allow("editor", createProveIdentityHandler({ ...passkeySignIn, sessions })),
    },
    "/session/passkey": { POST: withApiErrors(store, createPasskeySignInHandler(passkeySignIn)) },
    "/session/passkey/options": { POST: withApiErrors(store, createPasskeySignInOptionsHandler(passkeySignIn)) },
    "/sessions": {
      GET: allow("editor", createListSessionsHandler(sessions)),
      DELETE: allow("editor", createEndOtherSessionsHandler(sessions, auditTrail)),
    },
    "/sessions/:id": { DELETE: allow("editor", createEndSessionHandler(sessions, auditTrail)) },
    "/account": { GET: allow("editor", createReadOwnAccountHandler(management)) },
    "/account/passkeys": { POST: allow("editor", createAddPasskeyHandler(passkeys)) },
    "/account/passkeys/options": { POST: allow("editor", createPasskeyOptionsHandler(passkeys)) },
    "/account/passkeys/:passkey": { DELETE: allowProved("editor", createRemoveOwnPasskeyHandler(management)) },
    "/account/password": {
      POST: allow("editor", createChangePasswordHandler({ ...management, identities, sessions, checkPassword })),
    },
    "/accounts": {
      GET: allow("owner", createListAccountsHandler(management)),
      POST: allowProved("owner", createAddAccountHandler({ ...management, startSession })),
    },
    "/accounts/:id": {
      PATCH: allowProved("owner", createChangeAccountHandler(management)),
      DELETE: allowProved("owner", createRemoveAccountHandler(management)),
    },
    "/accounts/:id/passkeys/:passkey": { DELETE: allowProved("owner", createRemovePasskeyHandler(management)) },
    "/import": { POST: allow("editor", createImportHandler(admin, tasks, auditTrail)) },
    "/documents": { POST: allow("editor", createReadDocumentsHandler(tasks)) },
    "/site-index": { GET: allow("editor", createSiteIndexHandler(tasks)) },
    "/pages": { GET: allow("editor", createListPagesHandler(tasks)) },
    "/pages/search": { GET: allow("editor", createSearchPagesHandler(tasks)) },
    "/pages/move": { POST: allow("editor", createChangePageHandler("move", store, tasks, auditTrail)) },
    "/pages/retire": { POST: allow("editor", createChangePageHandler("retire", store, tasks, auditTrail)) },
    "/site-health": { GET: allow("editor", createSiteHealthHandler(tasks)) },
    "/readiness": { GET: allow("editor", async (c) => respondJson(c, await readReadiness())) },
    "/preview": { POST: allow("editor", createPreviewHandler(tasks)) },
    "/photos": {
      GET: allow("editor", createListPhotosHandler(photos, tasks)),
      POST: allow("editor", createAddPhotoHandler(photos, auditTrail)),
    },
    "/photo-limit": { GET: allow("editor", createReadPhotoLimitHandler(photos)) },
    "/photos/:name": {
      GET: allow("editor", createReadPhotoHandler(photos)),
      DELETE: allow("editor", createDeletePhotoHandler(store, photos, tasks, auditTrail)),
    },
    "/photos/:name/restore": { POST: allow("editor", createRestorePhotoHandler(photos, auditTrail)) },
    "/history": { GET: allow("editor", createListRevisionsHandler(store)) },
    "/history/:revision": { GET: allow("editor", createReadRevisionHandler(tasks)) },
    "/rollback": { POST: allow("editor", createRollbackHandler(store, tasks, auditTrail)) },
    "/export": { GET: allow("editor", createExportHandler(tasks)) },
    ...quoteRoutes({ context, admin, auditTrail, allow, allowProved }),
  });
}

/** Responds to every request with the reason why the admin is closed, until there is an account. */
function requireAccounts({ store }: AdminContext, identities: Identities, reason: string): MiddlewareHandler<AppEnv> {
  return async (_, next) => {
    const field = await identities.signInField().catch(async (cause) => {
      throw await toApiError(cause, store);
    });
    if (field === undefined) throw new ApiError("admin-closed", { message: reason });
    await next();
  };
}

function addRoutes(
  routes: Hono<AppEnv>,
  publicUrl: string | undefined,
  table: Readonly<Record<string, Handlers>>,
): Hono<AppEnv> {
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
