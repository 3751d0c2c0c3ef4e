import type { Context, Handler } from "hono";
import type { Identities, SignInField } from "#api/auth/identities.ts";
import type { Role } from "#api/auth/roles.ts";
import type { Session, Sessions } from "#api/auth/sessions.ts";
import { ApiError } from "#api/http/api-error.ts";
import type { AppEnv } from "#api/http/app-env.ts";
import type { ContentStore } from "#content/store/content-store.ts";
import { toApiError } from "./to-api-error.ts";

/** Handles a request from a user who is signed in. */
export type AdminHandler = (c: Context<AppEnv>, session: Session) => Response | Promise<Response>;

/** Turns an AdminHandler into a Hono handler for users with a role. */
export type Allow = (role: Role, handle: AdminHandler) => Handler<AppEnv>;

export interface GuardOptions {
  sessions: Sessions;
  identities: Identities;
  store: ContentStore;
}

/**
 * Returns a function that admits users with a role, or with one that may do more. Requests without a session, or with that
 * of another person than the client expects, get the error `signed-out`, and those with another role `forbidden`. Errors of the stores are converted to ApiErrors.
 */
export function requireSession({ sessions, identities, store }: GuardOptions): Allow {
  return (role, handle) =>
    withApiErrors(store, async (c) => {
      const session = await sessions.read(c.req.header("Cookie"));
      if (session === undefined || !isFor(c.req.header(PERSON_HEADER), session)) {
        throw new ApiError("signed-out", { details: await describeSignIn(identities) });
      }
      if (role === "owner" && session.role !== "owner") throw new ApiError("forbidden");
      return handle(c, session);
    });
}

/**
 * The header with the person whom the client shows as signed in: the ID of the account or, without accounts, the name,
 * encoded as a part of a URL.
 */
const PERSON_HEADER = "X-Admin-Person";

/** Returns false if someone else has signed in in the same browser since the client was opened. Clients need not say who. */
function isFor(person: string | undefined, { account, email, name }: Session): boolean {
  return person === undefined || person === encodeURIComponent(email === undefined ? name : account);
}

/** Returns the ways to sign in, for a client without a session. `hasPasskeys` is missing if nobody has a passkey. */
export async function describeSignIn(
  identities: Identities,
): Promise<{ signInWith?: SignInField; hasPasskeys?: true }> {
  const [signInWith, hasPasskeys] = await Promise.all([identities.signInField(), identities.hasPasskeys()]);
  return { ...(signInWith && { signInWith }), ...(hasPasskeys && { hasPasskeys }) };
}

/** Returns a handler whose errors of the stores are converted to ApiErrors. */
export function withApiErrors(store: ContentStore, handle: (c: Context<AppEnv>) => Promise<Response>): Handler<AppEnv> {
  return async (c) => {
    try {
      return await handle(c);
    } catch (cause) {
      throw await toApiError(cause, store);
    }
  };
}
