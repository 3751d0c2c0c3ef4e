import type { ReadableStream } from "node:stream/web";
import type { Call } from "./app-env.ts";

interface RespondOptions {
  status?: number;
  headers?: Readonly<Record<string, string>>;
}

/** Responds with a value as JSON. */
export function respondJson(c: Call, body: unknown, options?: RespondOptions): Response {
  return respond(c, JSON.stringify(body), "application/json", options);
}

/** Responds with JSON in UTF-8. */
export function respondEncodedJson(c: Call, json: Uint8Array<ArrayBuffer>, options?: RespondOptions): Response {
  return respond(c, json, "application/json", options);
}

/** Responds with a page that has the same headers as the static pages of the site. */
export function respondPage(c: Call, html: string, options?: RespondOptions): Response {
  return respond(c, html, "text/html; charset=utf-8", options, c.var.headers.document);
}

/** Builds the response with all headers at once, because adding them one by one through Hono is measurably slower. */
export function respond(
  c: Call,
  body: string | Uint8Array | ReadableStream,
  type: string,
  { status = 200, headers }: RespondOptions = {},
  securityHeaders = c.var.headers.json,
): Response {
  const common = { "Content-Type": type, "X-Request-Id": c.var.requestId, "Cache-Control": "no-store" };
  return new Response(body as BodyInit, { status, headers: { ...securityHeaders, ...common, ...headers } });
}

/** Returns the header with which browsers save a response as a file. */
export function saveAs(fileName: string): { "Content-Disposition": string } {
  return { "Content-Disposition": `attachment; filename="${fileName}"` };
}
