/** The built site over HTTP. */
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { join } from "node:path";
import sirv from "sirv";

export interface ServerOptions {
  /** The folder of the static site. */
  dir: string;
  host: string;
  /** 0 takes a free one. */
  port: number;
  /** How long open requests may take once the server closes. */
  graceMs?: number;
}

export interface RunningServer {
  url: string;
  /** Stops taking connections, and ends when the open requests are answered or their time is over. */
  close(): Promise<void>;
}

/**
 * @throws where the port cannot be had
 */
export async function startServer({ dir, host, port, graceMs = 10_000 }: ServerOptions): Promise<RunningServer> {
  const notFound = join(dir, "404.html");
  // `dev` looks at the files anew with each request, so that what prerender writes is seen at once.
  const site = sirv(dir, {
    dev: true,
    etag: true,
    extensions: ["html"],
    setHeaders(response, pathname) {
      const isImmutable = /^\/(?:assets|media)\//.test(pathname);
      response.setHeader("Cache-Control", isImmutable ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
  const server = createServer((request, response) => {
    response.once("close", () => {
      if (!server.listening) server.closeIdleConnections();
    });
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD" }).end();
      return;
    }
    site(request, response, () => {
      response.writeHead(404, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-cache" });
      response.end(request.method === "HEAD" || !existsSync(notFound) ? undefined : readFileSync(notFound));
    });
  });
  const sockets = new Set<Socket>();
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
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
      // Browsers connect ahead of need. Node counts a socket as idle only after its first request.
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
      const grace = setTimeout(() => server.closeAllConnections(), graceMs);
      await closed.finally(() => clearTimeout(grace));
    },
  };
}
