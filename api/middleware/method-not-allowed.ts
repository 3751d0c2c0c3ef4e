import type { Handler } from "hono";
import { ApiError } from "../http/api-error.ts";
import type { AppEnv } from "../http/app-env.ts";

/**
 * Responds with 405 to every method that no other handler of the path supports, and with the list of methods to OPTIONS.
 * @param methods the methods that the path supports
 */
export function methodNotAllowed(...methods: string[]): Handler<AppEnv> {
  const headers = { Allow: [...methods, "OPTIONS"].join(", ") };
  return (c) => {
    if (c.req.method !== "OPTIONS") throw new ApiError("method-not-allowed", { headers });
    return new Response(null, { status: 204, headers: { ...c.get("headers").json, ...headers } });
  };
}
