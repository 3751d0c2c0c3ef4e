import type { Context } from "hono";
import type { Session } from "../../admin/session.ts";
import type { AppEnv } from "../../app-deps.ts";

/** What is answered to whoever is signed in. */
export type Call = (c: Context<AppEnv>, session: Session) => Response | Promise<Response>;
