import type { ReadableStream } from "node:stream/web";
import type { TypedResponse } from "hono";
import type { SuccessStatusCode } from "hono/utils/http-status";
import type { Logger } from "pino";
import { DatabaseError } from "#content/database/database-error.ts";
import type { RequestFileRow } from "../database/tables.ts";
import { ApiError } from "./api-error.ts";
import type { Call } from "./app-env.ts";
import { headersOfPage } from "./content-styles.ts";

type RespondOptions = { status?: number; headers?: Readonly<Record<string, string>> };

/** A JSON response with the type of its body, from which the admin's client infers its own. All bodies are plain data. */
type JsonResponse<Body> = Response & TypedResponse<Body, SuccessStatusCode, "json">;

/** JSON in UTF-8, with the type of its value. */
export type EncodedJson<Value> = Uint8Array<ArrayBuffer> & { readonly value?: Value };

export function respondJson<Body>(c: Call, body: Body, options?: RespondOptions): JsonResponse<Body> {
  return respond(c, JSON.stringify(body), "application/json", options) as JsonResponse<Body>;
}

export function respondEncodedJson<Body>(c: Call, json: EncodedJson<Body>, options?: RespondOptions) {
  return respond(c, json, "application/json", options) as JsonResponse<Body>;
}

/** Responds with a page that has the same headers as the static pages of the site. */
export function respondPage(c: Call, html: string, options?: RespondOptions): Response {
  return respond(c, html, "text/html; charset=utf-8", options, headersOfPage(c.var.headers.document, html));
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
  // RFC 6266, section 5. The asterisk announces the name in UTF-8.
  const plain = fileName.replaceAll(/[^\w. -]/g, "_");
  const full = encodeURIComponent(fileName).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return {
    "Content-Disposition": `attachment; filename="${plain}"${plain === fileName ? "" : `; filename*=UTF-8''${full}`}`,
  };
}

/** Responds with a file that a visitor sent. Browsers save it and never show it as a page. */
export function respondFile(
  c: Call,
  { name, type, content }: Pick<RequestFileRow, "name" | "type"> & { content: Uint8Array },
) {
  const headers = { ...saveAs(name), "Content-Security-Policy": "sandbox; default-src 'none'" };
  return respond(c, new Uint8Array(content), type, { headers });
}

/** Returns the error that the client receives for a failure, and logs the failure if the server is at fault. */
export function toApiError(cause: unknown, c: Call, log: Logger): ApiError {
  const code = cause instanceof DatabaseError ? "unavailable" : "internal";
  const error = cause instanceof ApiError ? cause : new ApiError(code, { cause });
  if (error.status >= 500) log.error({ requestId: c.var.requestId, err: cause }, "request failed");
  return error;
}

export function respondWithError(c: Call, error: ApiError, message: string = error.message): Response {
  const { code, status, issues, details, headers } = error;
  return respondJson(c, { error: message, code, issues, ...details }, { status, headers });
}

/** Creates a rejection handler for a part that a response can do without: logs the reason, and returns undefined. */
export function logFailure(log: Logger, message: string) {
  return (err: unknown): undefined => {
    log.error({ err }, message);
  };
}
