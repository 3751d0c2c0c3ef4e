import type { Context } from "hono";
import type { Accounts } from "#api/auth/accounts.ts";
import type { DeviceCookie } from "#api/auth/device-cookie.ts";
import type { Identity } from "#api/auth/identities.ts";
import type { SessionDetails, Sessions } from "#api/auth/sessions.ts";
import type { AppEnv } from "#api/http/app-env.ts";
import { respondJson } from "#api/http/respond.ts";
import { type AuditTrail, actor } from "../guards/audit-trail.ts";
import { toWireSession } from "./session.ts";

/** Minimum time before the response to a wrong password or passkey. */
export const REFUSAL_DELAY_MS = 1000;

/** Signs a person in: starts a session, records it, and responds with it and its cookies. */
export type StartSession = (
  c: Context<AppEnv>,
  identity: Identity,
  details: Omit<SessionDetails, "browser">,
) => Promise<Response>;

interface StartSessionOptions {
  accounts: Accounts;
  sessions: Sessions;
  deviceCookie: DeviceCookie;
  auditTrail: AuditTrail;
}

export function createStartSession({
  accounts,
  sessions,
  deviceCookie,
  auditTrail,
}: StartSessionOptions): StartSession {
  return async (c, identity, details) => {
    const browser = (c.req.header("User-Agent") ?? "").slice(0, 200);
    const { session, cookie } = await sessions.create(identity, { ...details, browser });
    const about = details.passkey === undefined ? {} : { about: [details.passkey] };
    const event = { event: "sign-in" as const, outcome: "done" as const, ...actor(session), ...about };
    await auditTrail.record(c, event).catch(async (cause) => {
      await sessions.end(session.id);
      throw cause;
    });
    if (identity.email !== undefined) await accounts.recordSignIn(identity.id);
    const response = respondJson(c, toWireSession(session), { headers: { "Set-Cookie": cookie } });
    response.headers.append("Set-Cookie", deviceCookie.write(c.req.header("Cookie"), identity.id));
    return response;
  };
}
