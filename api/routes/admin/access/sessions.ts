import { Hono } from "hono";
import type { Session } from "#api/auth/sessions.ts";
import { ApiError } from "#api/http/api-error.ts";
import { respondJson } from "#api/http/respond.ts";
import type { AdminEnv } from "../guards/admin-env.ts";
import { allow, describeSignIn } from "../guards/allow.ts";
import { actor, tryRecord } from "../guards/audit-trail.ts";

/** Routes of the session of the user, and of the others that the user may see: an owner sees all of them. */
export const sessionRoutes = new Hono<AdminEnv>()
  /**
   * Responds with the user and the end of the session. Without a session, it responds with the error `signed-out` or, if
   * the client prefers lenient handling (RFC 7240), with `{ "signedIn": false }` and the field to sign in with.
   */
  .get("/session", async (c) => {
    const { sessions, identities } = c.var.admin;
    const session = await sessions.read(c.req.header("Cookie"));
    if (session !== undefined) return respondJson(c, toWireSession(session));
    const signIn = await describeSignIn(identities);
    if (/\bhandling=lenient\b/.test(c.req.header("Prefer") ?? ""))
      return respondJson(c, { signedIn: false, ...signIn });
    throw new ApiError("signed-out", { details: signIn });
  })
  .delete("/session", allow("editor"), async (c) => {
    const { admin, session } = c.var;
    await admin.sessions.end(session.id);
    await tryRecord(c, { event: "sign-out", outcome: "done", ...actor(session) });
    return respondJson(c, { success: true }, { headers: { "Set-Cookie": admin.sessions.deletedCookie } });
  })
  .get("/sessions", allow("editor"), async (c) => {
    const { admin, session: own } = c.var;
    const visible = (await admin.sessions.list()).filter((session) => maySee(own, session));
    const sessions = visible.map((session) => ({
      id: session.id,
      ...toWireSession(session),
      createdAt: new Date(session.createdMs).toISOString(),
      activeAt: new Date(session.activeMs).toISOString(),
      browser: session.browser,
      isCurrent: session.id === own.id,
    }));
    return respondJson(c, { sessions });
  })
  /** Ends the sessions of the user except the one that asks for it. */
  .delete("/sessions", allow("editor"), async (c) => {
    const { admin, session: own } = c.var;
    const isOther = ({ id, account }: Session) => account === own.account && id !== own.id;
    await admin.sessions.end(...(await admin.sessions.list()).filter(isOther).map(({ id }) => id));
    await tryRecord(c, { event: "session-ended", outcome: "done", ...actor(own), about: [own.account] });
    return respondJson(c, { success: true });
  })
  .delete("/sessions/:id", allow("editor"), async (c) => {
    const { admin, session: own } = c.var;
    const ended = (await admin.sessions.list()).find(({ id }) => id === c.req.param("id"));
    if (ended === undefined || !maySee(own, ended)) throw new ApiError("unknown-session");
    await admin.sessions.end(ended.id);
    await tryRecord(c, { event: "session-ended", outcome: "done", ...actor(own), about: [ended.account] });
    return respondJson(c, { success: true });
  });

const maySee = (user: Session, session: Session): boolean => user.role === "owner" || session.account === user.account;

/** Returns the part of a session that its user receives. */
export function toWireSession({ account, name, email, role, mayReadRequests, expiresMs }: Session) {
  return { account, name, email, role, mayReadRequests, expiresAt: new Date(expiresMs).toISOString() };
}
