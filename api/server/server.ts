/** The built site and the API over HTTP. */
import { createServer, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import type { SecurityHeaders } from "#schemas/headers/security-headers.ts";
import type { ApiErrorCode } from "../http/api-error.ts";
import { refusalMessage, sendRawError } from "../http/raw-error-response.ts";
import { createStaticSite } from "./static/static-site.ts";

export interface ServerOptions {
  /** The folder of the static site. */
  dir: string;
  host: string;
  /** 0 takes a free one. */
  port: number;
  headers: SecurityHeaders;
  /** Answers what is no file of the site. */
  api?: RequestListener;
  /** Told of what answers 500. */
  onError?: (error: unknown) => void;
  /** How long open requests may take once the server closes. */
  graceMs?: number;
  /** How long a request may take to come in: its headers, and all of it. */
  headersTimeoutMs?: number;
  requestTimeoutMs?: number;
}

export interface RunningServer {
  url: string;
  /** Stops taking connections, and ends when the open requests are answered or their time is over. */
  close(): Promise<void>;
}

/** Where the API answers. */
const API = /^\/(?:(?:api|\.netlify\/functions)(?:[/?]|$)|(?:healthz|readyz)(?:\?|$))/;

/** A proxy that keeps connections does so for a minute at most: it must not be us who hangs up on its next request. */
const KEEP_ALIVE_MS = 65_000;
/** How long neither side may say anything in the middle of a request. */
const SILENCE_MS = 120_000;
/** How often Node looks whose time is over. */
const CHECK_MS = 1000;
const MOST_HEADERS = 100;

/** What Node reports of a request that it cannot read; anything else is malformed. */
const UNREADABLE: Readonly<Record<string, ApiErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: "request-timeout",
  HPE_HEADER_OVERFLOW: "headers-too-large",
};

/**
 * @throws where the port cannot be had
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { dir, host, port, headers, graceMs = 10_000, headersTimeoutMs = 10_000, requestTimeoutMs = 30_000 } = options;
  const site = createStaticSite({ dir, headers });
  const { api = site, onError } = options;
  /** With the answer to the latest request of each. */
  const sockets = new Map<Socket, ServerResponse | undefined>();

  const listener: RequestListener = (request, response) => {
    sockets.set(request.socket, response);
    if (!server.listening) response.once("close", hangUp);
    const url = originForm(request.url ?? "");
    if (url === undefined || (request.headers.host === undefined && request.httpVersion !== "1.0")) {
      sendRawError(response, "bad-request", headers.json);
      return;
    }
    request.url = url;
    try {
      (API.test(url) ? api : site)(request, response);
    } catch (error) {
      onError?.(error);
      if (response.headersSent) response.destroy();
      else sendRawError(response, "internal", headers.json);
    }
  };

  const server = createServer(
    {
      headersTimeout: headersTimeoutMs,
      requestTimeout: requestTimeoutMs,
      connectionsCheckingInterval: Math.min(CHECK_MS, headersTimeoutMs, requestTimeoutMs),
      keepAliveTimeout: KEEP_ALIVE_MS,
      // So that this answer, too, is one of ours.
      requireHostHeader: false,
    },
    listener,
  );
  const hangUp = () => server.closeIdleConnections();
  server.maxHeadersCount = MOST_HEADERS;
  server.setTimeout(SILENCE_MS);
  // An Expect that nobody knows is none.
  server.on("checkExpectation", listener);
  server.on("connection", (socket) => {
    sockets.set(socket, undefined);
    socket.once("close", () => sockets.delete(socket));
  });
  server.on("connect", (_, socket) => socket.end(refusalMessage("method-not-allowed", headers.json)));
  server.on("clientError", (error: NodeJS.ErrnoException, stream) => {
    const socket = stream as Socket;
    // Browsers connect ahead of need, and would show what nobody asked for.
    const isAsked = socket.bytesRead > 0;
    if (!isAsked || !socket.writable || !isNextAnswer(sockets.get(socket))) socket.destroy();
    else
      socket.end(refusalMessage(UNREADABLE[error.code ?? ""] ?? "bad-request", headers.json), () => socket.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, host, resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  const name = host.includes(":") ? `[${host}]` : host;
  return {
    url: `http://${name}:${taken}/`,
    async close() {
      const closed = new Promise<void>((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
      });
      for (const [socket, latest] of sockets) {
        latest?.once("close", hangUp);
        // Node counts a socket as idle only after its first request.
        if (socket.bytesRead === 0) socket.destroy();
      }
      const grace = setTimeout(() => server.closeAllConnections(), graceMs);
      await closed.finally(() => clearTimeout(grace));
    },
  };
}

/** Whether what is written now is taken for the answer to what came last: not before or in the middle of another answer. */
function isNextAnswer(latest: ServerResponse | undefined): boolean {
  if (latest === undefined || latest.writableFinished) return true;
  // An answer has no socket before its turn.
  return latest.socket !== null && !latest.headersSent && !latest.req.complete;
}

/** The target of a request as path and query: proxies may send the whole address. RFC 9112, 3.2.2 */
function originForm(target: string): string | undefined {
  if (target.startsWith("/")) return target;
  if (!/^https?:/i.test(target) || !URL.canParse(target)) return undefined;
  const { pathname, search } = new URL(target);
  return pathname + search;
}
