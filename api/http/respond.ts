import type { Context } from "hono";
import type { AppEnv } from "./app-env.ts";

interface RespondOptions {
  status?: number;
  headers?: Readonly<Record<string, string>>;
}

/** JSON, with the headers that all of it has. Made at once: headers that are added one by one cost more than the rest. */
export function respondJson(c: Context<AppEnv>, body: unknown, options: RespondOptions = {}): Response {
  return respond(c, JSON.stringify(body), "application/json", c.get("headers").json, options);
}

/** A text of JSON that browsers save. */
export function respondFile(c: Context<AppEnv>, text: string, name: string): Response {
  const headers = { "Content-Disposition": `attachment; filename="${name}"` };
  return respond(c, text, "application/json", c.get("headers").json, { headers });
}

/** A page, with the headers of the site's pages. */
export function respondPage(c: Context<AppEnv>, html: string, options: RespondOptions = {}): Response {
  return respond(c, html, "text/html; charset=utf-8", c.get("headers").document, options);
}

function respond(
  c: Context<AppEnv>,
  body: string,
  type: string,
  common: Readonly<Record<string, string>>,
  { status = 200, headers }: RespondOptions,
): Response {
  const own = { "Content-Type": type, "X-Request-Id": c.get("requestId"), "Cache-Control": "no-store" };
  return new Response(body, { status, headers: { ...common, ...own, ...headers } });
}
