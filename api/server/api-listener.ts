import type { IncomingMessage, RequestListener } from "node:http";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import type { Hono } from "hono";
import type { AppEnv } from "../http/app-env.ts";
import { forwardedAddress } from "../http/client-address.ts";

/** @param options `onWarning` receives a warning if a proxy seems to be in front of the server, but none is trusted */
export function createApiListener(
  app: Hono<AppEnv>,
  { trustedProxies, onWarning }: { trustedProxies: number; onWarning(message: string): void },
): RequestListener {
  let hasWarned = false;
  const clientAddress = ({ socket, headers }: IncomingMessage): string => {
    const peer = socket.remoteAddress ?? "";
    const forwarded = [headers["x-forwarded-for"] ?? []].flat().join(",");
    if (forwarded === "") return peer;
    if (trustedProxies > 0) return forwardedAddress(forwarded, trustedProxies) ?? peer;
    if (!hasWarned) onWarning(UNTRUSTED_PROXY);
    hasWarned = true;
    return peer;
  };
  return getRequestListener(
    (request, bindings) => app.fetch(request, { address: clientAddress((bindings as HttpBindings).incoming) }),
    // HTTP/1.0 requires no Host header.
    { hostname: "localhost" },
  );
}

const UNTRUSTED_PROXY =
  "A request has the header X-Forwarded-For, but TRUSTED_PROXIES is 0. If a proxy is in front of this server, all visitors share the limits of its address: set TRUSTED_PROXIES to the number of proxies.";
