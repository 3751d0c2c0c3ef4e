import type { Context } from "hono";
import type { Session } from "#api/auth/session.ts";
import type { AppEnv } from "#api/http/app-env.ts";

/** What is answered to whoever is signed in. */
export type Call = (c: Context<AppEnv>, session: Session) => Response | Promise<Response>;
