import type { IncomingMessage, RequestListener } from "node:http";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import type { Hono } from "hono";
import type { AppEnv } from "../http/app-env.ts";

/**
 * The API as a listener of a server of `node:http`.
 * @param trustedProxies how many proxies stand in front
 */
export function listenerOf(app: Hono<AppEnv>, trustedProxies: number): RequestListener {
  return getRequestListener((request, bindings) =>
    app.fetch(request, { address: clientAddress((bindings as HttpBindings).incoming, trustedProxies) }),
  );
}

/** Who sent a request. Each proxy adds to X-Forwarded-For whom it got it from; what stands before that says the client. */
function clientAddress({ socket, headers }: IncomingMessage, trustedProxies: number): string {
  const direct = socket.remoteAddress ?? "";
  if (trustedProxies === 0) return direct;
  const forwarded = [headers["x-forwarded-for"] ?? []].flat().join(",").split(",");
  return forwarded.at(-trustedProxies)?.trim() || direct;
}
