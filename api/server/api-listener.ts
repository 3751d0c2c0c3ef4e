import type { IncomingMessage, RequestListener } from "node:http";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import type { Hono } from "hono";
import type { AppEnv } from "../http/app-env.ts";

/**
 * Adapts the API to a request listener for `node:http`.
 * @param trustedProxies number of reverse proxies in front of the server
 */
export function createApiListener(app: Hono<AppEnv>, trustedProxies: number): RequestListener {
  return getRequestListener((request, bindings) =>
    app.fetch(request, { address: clientAddress((bindings as HttpBindings).incoming, trustedProxies) }),
  );
}

/**
 * Returns the IP address of the client. Each proxy appends the address of its peer to X-Forwarded-For, so only the
 * last `trustedProxies` entries can be trusted: a client can forge those before them.
 */
function clientAddress({ socket, headers }: IncomingMessage, trustedProxies: number): string {
  const peer = socket.remoteAddress ?? "";
  if (trustedProxies === 0) return peer;
  const forwarded = [headers["x-forwarded-for"] ?? []].flat().join(",").split(",");
  return forwarded.at(-trustedProxies)?.trim() || peer;
}
