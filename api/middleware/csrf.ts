import type { MiddlewareHandler } from "hono";
import { ApiError } from "../http/api-error.ts";
import type { AppEnv } from "../http/app-env.ts";

/**
 * Refuses what does not come from a page of our own: every browser says where a POST or DELETE comes from.
 * https://cheatsheetseries.owasp.org/cheatsheets/Cross-Site_Request_Forgery_Prevention_Cheat_Sheet.html
 * @param publicUrl where visitors reach the site, should a proxy change the host
 */
export function csrf(publicUrl: string | undefined): MiddlewareHandler<AppEnv> {
  const own = publicUrl === undefined ? undefined : new URL(publicUrl).origin;
  return async (c, next) => {
    const { origin = "", host, "sec-fetch-site": site = "same-origin" } = c.req.header();
    const isOwn = URL.canParse(origin) && (origin === own || new URL(origin).host === host?.toLowerCase());
    if (!isOwn || site !== "same-origin") throw new ApiError("cross-site");
    await next();
  };
}
