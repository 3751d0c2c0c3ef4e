/** How the server says no where nothing else answers: by status, a code and a sentence. */
import { type ServerResponse, STATUS_CODES } from "node:http";
import type { Headers } from "./security-headers.ts";

const REFUSALS = {
  400: ["bad-request", "The request could not be understood."],
  404: ["not-found", "There is nothing at this address."],
  405: ["method-not-allowed", "This address does not take that method."],
  408: ["request-timeout", "The request took too long."],
  431: ["headers-too-large", "The headers of the request are too large."],
  500: ["internal", "Something went wrong. Please try again."],
} as const satisfies Record<number, readonly [code: string, error: string]>;

export type RefusalStatus = keyof typeof REFUSALS;

/** Answers a request. */
export function refuse(response: ServerResponse, status: RefusalStatus, headers: Headers): void {
  const { head, body } = refusal(status, headers);
  response.writeHead(status, head).end(body);
}

/** The whole answer to what is no request, after which the connection ends. */
export function refusalMessage(status: RefusalStatus, headers: Headers): string {
  const { head, body } = refusal(status, { ...headers, Connection: "close" });
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", body].join("\r\n");
}

function refusal(status: RefusalStatus, headers: Headers): { head: Record<string, string | number>; body: string } {
  const [code, error] = REFUSALS[status];
  const body = JSON.stringify({ error, code });
  const head = {
    ...headers,
    "Content-Type": "application/json",
    "Content-Length": Buffer.byteLength(body),
    "Cache-Control": "no-store",
  };
  return { head, body };
}
