import type { Call } from "./app-env.ts";

interface RespondOptions {
  status?: number;
  headers?: Readonly<Record<string, string>>;
}

/** Responds with a value as JSON. */
export function respondJson(c: Call, body: unknown, options: RespondOptions = {}): Response {
  return respond(c, JSON.stringify(body), "application/json", c.var.headers.json, options);
}

/** Responds with JSON in UTF-8. */
export function respondEncodedJson(c: Call, json: Uint8Array<ArrayBuffer>, status?: number): Response {
  return respond(c, json, "application/json", c.var.headers.json, { ...(status !== undefined && { status }) });
}

/** Responds with JSON in UTF-8 that browsers save as a file. */
export function respondFile(c: Call, json: Uint8Array<ArrayBuffer>, fileName: string): Response {
  const headers = { "Content-Disposition": `attachment; filename="${fileName}"` };
  return respond(c, json, "application/json", c.var.headers.json, { headers });
}

/** Responds with an image. */
export function respondBytes(
  c: Call,
  bytes: Uint8Array,
  type: string,
  headers: Readonly<Record<string, string>>,
): Response {
  return respond(c, bytes as Uint8Array<ArrayBuffer>, type, c.var.headers.json, { headers });
}

/**
 * Responds with CSV in UTF-8 that browsers save as a file. An error in the middle breaks the connection, so that a part is
 * not taken for the whole.
 */
export function respondCsv(c: Call, parts: AsyncIterator<string>, fileName: string): Response {
  const headers = { "Content-Disposition": `attachment; filename="${fileName}"` };
  return respond(c, encodeParts(parts), "text/csv; charset=utf-8", c.var.headers.json, { headers });
}

function encodeParts(parts: AsyncIterator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await parts.return?.();
    },
  });
}

/** Responds with a page that has the same headers as the static pages of the site. */
export function respondPage(c: Call, html: string, options: RespondOptions = {}): Response {
  return respond(c, html, "text/html; charset=utf-8", c.var.headers.document, options);
}

/** Builds the response with all headers at once, because adding them one by one through Hono is measurably slower. */
function respond(
  c: Call,
  body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>,
  type: string,
  securityHeaders: Readonly<Record<string, string>>,
  { status = 200, headers }: RespondOptions,
): Response {
  const common = { "Content-Type": type, "X-Request-Id": c.var.requestId, "Cache-Control": "no-store" };
  return new Response(body, { status, headers: { ...securityHeaders, ...common, ...headers } });
}
