import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import type { SecurityHeaders } from "#schemas/headers/security-headers.ts";
import type { ApiErrorCode } from "../http/api-error.ts";
import { sendRawError, serializeRawError } from "../http/raw-error-response.ts";
import { createStaticSite } from "./static/static-site.ts";

export interface ServerOptions {
  dir: string;
  host: string;
  /** 0 takes any free port. */
  port: number;
  headers: SecurityHeaders;
  /**
   * Responds to requests for the API. Without it, they are treated as requests for the site.
   * @returns a promise that resolves when the request has no work left, also if its client has gone
   */
  api?: (...args: Parameters<RequestListener>) => void | Promise<void>;
  /** Resolves when a request for the site can be answered, such as one for a photo that is being encoded. */
  awaitFile?: (target: string) => Promise<void>;
  /** Receives the status of each response for the site. */
  onFile?: (status: number) => void;
  /** Receives every error that leads to a response with status 500. */
  onError?: (error: unknown) => void;
  /** Time that open requests get when the server closes. */
  graceMs?: number;
  headersTimeoutMs?: number;
  requestTimeoutMs?: number;
}

export type RunningServer = Awaited<ReturnType<typeof startServer>>;

const API_PATH =
  /^\/(?:(?:api|\.netlify\/functions|mcp|preview|\.well-known\/oauth-protected-resource)(?:[/?]|$)|(?:healthz|metrics|readyz)(?:\?|$))/;

/** Longer than the 60 s for which proxies keep idle connections, so that this server never closes one that they reuse. */
const KEEP_ALIVE_MS = 65_000;
/** Enough for the largest body over a slow connection. `readBody` gives smaller ones less time. */
const BODY_TIMEOUT_MS = 900_000;
/** Time after which a connection with a request in progress is closed if no data moves in either direction. */
const INACTIVITY_MS = 120_000;
const TIMEOUT_CHECK_MS = 1000;

/** Errors for requests that Node cannot read, by Node's code. Any other code means a malformed request. */
const CLIENT_ERRORS: Readonly<Record<string, ApiErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: "request-timeout",
  HPE_HEADER_OVERFLOW: "headers-too-large",
};

/** Open connections, each with the response to its latest request. */
type Connections = Map<Socket, ServerResponse | undefined>;

/** Starts the server. @throws if the port cannot be opened */
export async function startServer(options: ServerOptions) {
  const { host, port, headers, graceMs = 10_000 } = options;
  const { headersTimeoutMs = 10_000, requestTimeoutMs = BODY_TIMEOUT_MS } = options;
  const connections: Connections = new Map();
  const work = new Set<Promise<void>>();
  const handleRequest = createRequestHandler(options, work);
  const server = createServer({
    headersTimeout: headersTimeoutMs,
    requestTimeout: requestTimeoutMs,
    connectionsCheckingInterval: Math.min(TIMEOUT_CHECK_MS, headersTimeoutMs, requestTimeoutMs),
    keepAliveTimeout: KEEP_ALIVE_MS,
    // The request handler refuses a missing Host, so that the response has our security headers.
    requireHostHeader: false,
  });
  const listener: RequestListener = (request, response) => {
    connections.set(request.socket, response);
    if (!server.listening) closeAfter(response, server);
    handleRequest(request, response);
  };
  // Node drops the headers beyond a count without an error, such as those that a proxy appends. Their size is limited.
  server.maxHeadersCount = 0;
  server.setTimeout(INACTIVITY_MS);
  server.on("request", listener);
  // Responds normally to an Expect header that Node does not know.
  server.on("checkExpectation", listener);
  server.on("connection", (socket) => {
    connections.set(socket, undefined);
    socket.once("close", () => connections.delete(socket));
  });
  server.on("connect", (_, socket) => socket.end(serializeRawError("method-not-allowed", headers.json)));
  // Responds to bytes that Node cannot read as a request, if the client can receive a response, and ends the connection.
  server.on("clientError", (error: NodeJS.ErrnoException, stream) => {
    const socket = stream as Socket;
    // Browsers open connections in advance, and would show a response that they have not requested.
    const hasSentData = socket.bytesRead > 0;
    if (!hasSentData || !socket.writable || !canRespondNext(connections.get(socket))) socket.destroy();
    else {
      const code = CLIENT_ERRORS[error.code ?? ""] ?? "bad-request";
      socket.end(serializeRawError(code, headers.json), () => socket.destroy());
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, host, resolve);
  });
  const { port: openPort } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(":") ? `[${host}]` : host}:${openPort}/`,
    close: () => closeServer(server, connections, work, graceMs),
  };
}

function createRequestHandler(
  { dir, headers, api, awaitFile, onFile, onError }: ServerOptions,
  work: Set<Promise<void>>,
): RequestListener {
  const serveFile = createStaticSite(dir, headers);
  const site = async (request: IncomingMessage, response: ServerResponse) => {
    await awaitFile?.(request.url ?? "");
    serveFile(request, response);
    onFile?.(response.statusCode);
  };
  return async (request, response) => {
    const target = toOriginForm(request.url ?? "");
    if (target === undefined || !hasRequiredHost(request)) return sendRawError(response, "bad-request", headers.json);
    request.url = target;
    try {
      if (api === undefined || !API_PATH.test(target)) return await site(request, response);
      const handled = Promise.resolve(api(request, response)).finally(() => work.delete(handled));
      work.add(handled);
    } catch (error) {
      onError?.(error);
      if (response.headersSent) response.destroy();
      else sendRawError(response, "internal", headers.json);
    }
  };
}

/** HTTP/1.1 requires one Host header. HTTP/1.0 does not, but proxies could disagree about two. RFC 9112, section 3.2 */
function hasRequiredHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  const count = rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === "host").length;
  return count === 1 || (count === 0 && httpVersion === "1.0");
}

/**
 * Returns the target of a request as path and query. A client may also send an absolute URL. RFC 9112, section 3.2.2
 * @returns undefined if the target is neither
 */
function toOriginForm(target: string): string | undefined {
  if (target.startsWith("/")) return target;
  if (!/^https?:/i.test(target) || !URL.canParse(target)) return undefined;
  const { pathname, search } = new URL(target);
  return pathname + search;
}

/**
 * Returns whether the client will read the next bytes as the response to its last bytes. That is not so before or within
 * the response to an earlier request.
 */
function canRespondNext(latest: ServerResponse | undefined): boolean {
  if (latest === undefined || latest.writableFinished) return true;
  // A pipelined response has no socket until those before it are sent.
  return latest.socket !== null && !latest.headersSent && !latest.req.complete;
}

/** Stops accepting connections. Resolves when open requests are done, or were cut off after the grace period. */
async function closeServer(server: Server, connections: Connections, work: Set<Promise<void>>, graceMs: number) {
  const closed = new Promise<void>((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
  });
  for (const [socket, latest] of connections) {
    if (latest !== undefined) closeAfter(latest, server);
    // Node does not count a connection as idle before its first request.
    if (socket.bytesRead === 0) socket.destroy();
  }
  let grace: NodeJS.Timeout | undefined;
  const graceEnds = new Promise<void>((resolve) => {
    grace = setTimeout(() => resolve(server.closeAllConnections()), graceMs);
  });
  // The work of a request goes on after its client has left.
  await Promise.race([closed.then(() => Promise.allSettled(work)), graceEnds.then(() => closed)]);
  clearTimeout(grace);
}

function closeAfter(response: ServerResponse, server: Server): void {
  response.once("close", () => server.closeIdleConnections());
}
