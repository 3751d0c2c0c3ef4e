/** Files of requests for the receiver of webhooks, which has a signed link to each. Staff get them in the admin. */
import { Hono } from "hono";
import { ApiError } from "../http/api-error.ts";
import type { AppEnv } from "../http/app-env.ts";
import { respondFile } from "../http/respond.ts";
import { methodNotAllowed } from "../middleware/method-not-allowed.ts";
import { retryAfterSeconds } from "../middleware/rate-limits.ts";
import { isSigned, sign } from "../quotes/form-token.ts";
import type { AppContext } from "./app-context.ts";

const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

/** Returns a link to a file, and when it expires. @param publicUrl address of the site */
export function linkToFile(id: string, publicUrl: string, secret: string) {
  const expires = Date.now() + LIFETIME_MS;
  const query = `expires=${expires}&signature=${sign(`file ${id} ${expires}`, secret)}`;
  return {
    url: new URL(`/api/contact/files/${id}?${query}`, publicUrl).href,
    expiresAt: new Date(expires).toISOString(),
  };
}

export function requestFileRoutes({ env, outbox, quoteLimits, now }: AppContext): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get("/:id", async (c) => {
      const { isAllowed, retryAfterMs } = await quoteLimits.countAttempt(c.env.address);
      if (!isAllowed) throw new ApiError("too-many", { headers: { "Retry-After": retryAfterSeconds(retryAfterMs) } });
      const { expires = "", signature = "" } = c.req.query();
      const id = c.req.param("id");
      const isValid = isSigned(`file ${id} ${expires}`, signature, env.SESSION_SECRET) && Number(expires) > now();
      const file = isValid ? await outbox.findFile(id) : undefined;
      if (file === undefined) throw new ApiError("unknown-file");
      return respondFile(c, file);
    })
    .all("/:id", methodNotAllowed("GET", "HEAD"));
}
