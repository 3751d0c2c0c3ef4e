import type { MiddlewareHandler } from "hono";
import { ApiError } from "../http/api-error.ts";
import type { AppEnv } from "../http/app-env.ts";

/**
 * Rejects requests that do not come from a page of this site. Every browser sends Origin with a POST or DELETE.
 * @see https://cheatsheetseries.owasp.org/cheatsheets/Cross-Site_Request_Forgery_Prevention_Cheat_Sheet.html
 * @param publicUrl URL at which visitors reach the site. It is needed if a proxy rewrites the Host header.
 */
export function csrf(publicUrl: string | undefined): MiddlewareHandler<AppEnv> {
  const publicOrigin = publicUrl === undefined ? undefined : new URL(publicUrl).origin;
  return async (c, next) => {
    const { origin = "", host, "sec-fetch-site": site = "same-origin" } = c.req.header();
    const isOwnOrigin =
      URL.canParse(origin) && (origin === publicOrigin || new URL(origin).host === host?.toLowerCase());
    if (!isOwnOrigin || site !== "same-origin") throw new ApiError("cross-site");
    await next();
  };
}
