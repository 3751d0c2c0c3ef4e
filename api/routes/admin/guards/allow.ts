import type { MiddlewareHandler } from "hono";
import type { Identities } from "#api/auth/identities.ts";
import type { Role } from "#api/auth/roles.ts";
import { ApiError } from "#api/http/api-error.ts";
import type { Call } from "#api/http/app-env.ts";
import type { SessionEnv } from "./admin-env.ts";

/**
 * Returns a middleware that admits users with a role, or with one that may do more. Requests without a session, or with that
 * of another person than the client expects, get the error `signed-out`, and those with another role `forbidden`.
 * @param checks throw an ApiError if the user must meet other conditions, too
 */
export function allow(role: Role, ...checks: ((c: Call<SessionEnv>) => void)[]): MiddlewareHandler<SessionEnv> {
  return async (c, next) => {
    const { sessions, identities } = c.var.admin;
    const session = await sessions.read(c.req.header("Cookie"));
    const user = session && encodeURIComponent(session.email === undefined ? session.name : session.account);
    // Someone else may have signed in in the same browser since the client was opened. Clients need not say who they show.
    if (session === undefined || (c.req.header(PERSON_HEADER) ?? user) !== user) {
      throw new ApiError("signed-out", { details: await describeSignIn(identities) });
    }
    if (role === "owner" && session.role !== "owner") throw new ApiError("forbidden");
    c.set("session", session);
    for (const check of checks) check(c);
    await next();
  };
}

/** The header with the person whom the client shows: the ID or, without accounts, the name, encoded for a URL. */
const PERSON_HEADER = "X-Admin-Person";

/** Time for which a proof lets a user change accounts and export personal data. */
const PROOF_LIFETIME_MS = 5 * 60_000;

/**
 * Checks that the user has recently signed in, or proved again who they are. A person at a computer that was left unlocked
 * gets the error `confirm-identity`.
 */
export function requireProof({ var: { admin, session } }: Call<SessionEnv>): void {
  if (Math.abs(admin.now() - session.provedMs) >= PROOF_LIFETIME_MS) throw new ApiError("confirm-identity");
}

const NOT_READER = "Your account may not see quote requests. Ask an owner of the site to allow it.";

/** Checks that the user is an owner, or an editor who may read quote requests. */
export function requireReader({ var: { session } }: Call<SessionEnv>): void {
  if (session.role !== "owner" && !session.mayReadRequests) throw new ApiError("forbidden", { message: NOT_READER });
}

/** Returns the ways to sign in, for a client without a session. `hasPasskeys` is missing if nobody has a passkey. */
export async function describeSignIn(identities: Identities) {
  const [signInWith, hasPasskeys] = await Promise.all([identities.signInField(), identities.hasPasskeys()]);
  return { ...(signInWith && { signInWith }), ...(hasPasskeys && { hasPasskeys }) };
}
