import type { Handler } from "hono";
import { ApiError } from "../http/api-error.ts";
import type { AppEnv } from "../http/app-env.ts";

/** Answers the methods that an address does not take, and OPTIONS with those that it does. */
export function methodNotAllowed(...methods: string[]): Handler<AppEnv> {
  const headers = { Allow: [...methods, "OPTIONS"].join(", ") };
  return (c) => {
    if (c.req.method !== "OPTIONS") throw new ApiError("method-not-allowed", { headers });
    return new Response(null, { status: 204, headers: { ...c.get("headers").json, ...headers } });
  };
}
