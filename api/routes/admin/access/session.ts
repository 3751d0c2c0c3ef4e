import type { Handler } from "hono";
import type { Session, Sessions } from "#api/auth/sessions.ts";
import { ApiError } from "#api/http/api-error.ts";
import type { AppEnv } from "#api/http/app-env.ts";
import { respondJson } from "#api/http/respond.ts";
import { type AuditTrail, actor } from "../guards/audit-trail.ts";
import { type AdminHandler, describeSignIn, type GuardOptions, withApiErrors } from "../guards/require-session.ts";

/**
 * Responds with the user and the end of the session. Without a session, it responds with the error `signed-out` or, if the
 * client prefers lenient handling (RFC 7240), with `{ "signedIn": false }` and the field to sign in with.
 */
export function createReadSessionHandler({ sessions, identities, store }: GuardOptions): Handler<AppEnv> {
  return withApiErrors(store, async (c) => {
    const session = await sessions.read(c.req.header("Cookie"));
    if (session !== undefined) return respondJson(c, toWireSession(session));
    const signIn = await describeSignIn(identities);
    if (/\bhandling=lenient\b/.test(c.req.header("Prefer") ?? "")) {
      return respondJson(c, { signedIn: false, ...signIn });
    }
    throw new ApiError("signed-out", { details: signIn });
  });
}

/** Ends the session and deletes its cookie. */
export function createSignOutHandler(sessions: Sessions, auditTrail: AuditTrail): AdminHandler {
  return async (c, session) => {
    await sessions.end(session.id);
    await auditTrail.tryRecord(c, { event: "sign-out", outcome: "done", ...actor(session) });
    return respondJson(c, { success: true }, { headers: { "Set-Cookie": sessions.deletedCookie } });
  };
}

/** Responds with the sessions of the user, or with all of them if the user is an owner. */
export function createListSessionsHandler(sessions: Sessions): AdminHandler {
  return async (c, { id: ownId, ...user }) => {
    const visible = (await sessions.list()).filter((session) => maySee(user, session));
    const list = visible.map(({ createdMs, activeMs, ...session }) => ({
      id: session.id,
      ...toWireSession({ createdMs, activeMs, ...session }),
      createdAt: new Date(createdMs).toISOString(),
      activeAt: new Date(activeMs).toISOString(),
      browser: session.browser,
      isCurrent: session.id === ownId,
    }));
    return respondJson(c, { sessions: list });
  };
}

/** Ends a session of the user, or of anyone if the user is an owner. */
export function createEndSessionHandler(sessions: Sessions, auditTrail: AuditTrail): AdminHandler {
  return async (c, user) => {
    const ended = (await sessions.list()).find(({ id }) => id === c.req.param("id"));
    if (ended === undefined || !maySee(user, ended)) throw new ApiError("unknown-session");
    await sessions.end(ended.id);
    await auditTrail.tryRecord(c, { event: "session-ended", outcome: "done", ...actor(user), about: [ended.account] });
    return respondJson(c, { success: true });
  };
}

/** Ends the sessions of the user except the one that asks for it. */
export function createEndOtherSessionsHandler(sessions: Sessions, auditTrail: AuditTrail): AdminHandler {
  return async (c, user) => {
    const others = (await sessions.list()).filter(({ id, account }) => account === user.account && id !== user.id);
    await sessions.end(...others.map(({ id }) => id));
    await auditTrail.tryRecord(c, { event: "session-ended", outcome: "done", ...actor(user), about: [user.account] });
    return respondJson(c, { success: true });
  };
}

function maySee(user: Pick<Session, "account" | "role">, session: Session): boolean {
  return user.role === "owner" || session.account === user.account;
}

/** Returns the part of a session that its user receives. */
export function toWireSession({ account, name, email, role, mayReadRequests, expiresMs }: Session) {
  return { account, name, email, role, mayReadRequests, expiresAt: new Date(expiresMs).toISOString() };
}
