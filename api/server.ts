/** The built site over HTTP. */
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import sirv from "sirv";

export interface ServerOptions {
  /** The folder of the static site. */
  dir: string;
  host: string;
  /** 0 takes a free one. */
  port: number;
}

export interface RunningServer {
  url: string;
  /** Stops taking connections, and ends when the open requests are answered. */
  close(): Promise<void>;
}

/**
 * @throws where the port cannot be had
 */
export async function startServer({ dir, host, port }: ServerOptions): Promise<RunningServer> {
  const notFound = join(dir, "404.html");
  // `dev` looks at the files anew with each request, so that what prerender writes is seen at once.
  const site = sirv(dir, {
    dev: true,
    etag: true,
    extensions: ["html"],
    setHeaders(response, pathname) {
      const isImmutable = pathname.startsWith("/assets/");
      response.setHeader("Cache-Control", isImmutable ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
  const server = createServer((request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD" }).end();
      return;
    }
    site(request, response, () => {
      response.writeHead(404, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-cache" });
      response.end(request.method === "HEAD" || !existsSync(notFound) ? undefined : readFileSync(notFound));
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, host, resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  const name = host.includes(":") ? `[${host}]` : host;
  return {
    url: `http://${name}:${taken}/`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeIdleConnections();
      }),
  };
}
