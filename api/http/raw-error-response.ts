/** Error responses outside the API: for static files, and for bytes that Node cannot parse as a request. */
import { type ServerResponse, STATUS_CODES } from "node:http";
import type { HeaderTable } from "#schemas/headers/security-headers.ts";
import { type ApiErrorCode, ERRORS } from "./api-error.ts";

export function sendRawError(response: ServerResponse, code: ApiErrorCode, headers: HeaderTable): void {
  const error = createRawError(code, headers);
  response.writeHead(error.status, error.headers).end(error.body);
}

/** Serializes a whole HTTP response, for a socket that has no `ServerResponse`. The connection ends after it. */
export function serializeRawError(code: ApiErrorCode, headers: HeaderTable): string {
  const error = createRawError(code, { ...headers, Connection: "close" });
  const lines = Object.entries(error.headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}`, ...lines, "", error.body].join("\r\n");
}

function createRawError(code: ApiErrorCode, common: HeaderTable) {
  const [status, error] = ERRORS[code];
  const body = JSON.stringify({ error, code });
  const headers: Record<string, string | number> = {
    ...common,
    "Content-Type": "application/json",
    "Content-Length": Buffer.byteLength(body),
    "Cache-Control": "no-store",
  };
  return { status, headers, body };
}
