/** How the server says no where the API does not. */
import { type ServerResponse, STATUS_CODES } from "node:http";
import type { HeaderTable } from "#schemas/headers/security-headers.ts";
import { type ApiErrorCode, ERRORS } from "./api-error.ts";

/** Answers a request. */
export function sendRawError(response: ServerResponse, code: ApiErrorCode, headers: HeaderTable): void {
  const { status, head, body } = rawErrorResponse(code, headers);
  response.writeHead(status, head).end(body);
}

/** The whole answer to what is no request, after which the connection ends. */
export function refusalMessage(code: ApiErrorCode, headers: HeaderTable): string {
  const { status, head, body } = rawErrorResponse(code, { ...headers, Connection: "close" });
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", body].join("\r\n");
}

function rawErrorResponse(code: ApiErrorCode, headers: HeaderTable) {
  const [status, error] = ERRORS[code];
  const body = JSON.stringify({ error, code });
  const head: Record<string, string | number> = {
    ...headers,
    "Content-Type": "application/json",
    "Content-Length": Buffer.byteLength(body),
    "Cache-Control": "no-store",
  };
  return { status, head, body };
}
