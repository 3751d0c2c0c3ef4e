import type { Context, Handler } from "hono";
import type { Session, Sessions } from "#api/auth/session.ts";
import { ApiError } from "#api/http/api-error.ts";
import type { AppEnv } from "#api/http/app-env.ts";
import type { ContentStore } from "#content/store/content-store.ts";
import { toApiError } from "./to-api-error.ts";

/** Handles a request from a user who is signed in. */
export type AdminHandler = (c: Context<AppEnv>, session: Session) => Response | Promise<Response>;

/**
 * Returns a function that turns an AdminHandler into a Hono handler. Requests without a session get the error
 * `signed-out`, and errors of the store are converted to ApiErrors.
 */
export function requireSession(sessions: Sessions, store: ContentStore): (handle: AdminHandler) => Handler<AppEnv> {
  return (handle) => async (c) => {
    const session = sessions.read(c.req.header("Cookie"));
    if (session === undefined) throw new ApiError("signed-out");
    try {
      return await handle(c, session);
    } catch (cause) {
      throw await toApiError(cause, store);
    }
  };
}
