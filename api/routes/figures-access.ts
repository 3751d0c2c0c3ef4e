/** Access to the figures of the server: `/metrics`, and the details of `/readyz`. */
import { createHash, timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import type { Env } from "../config/env.ts";
import type { AppEnv } from "../http/app-env.ts";

export type FigureSettings = Partial<Pick<Env, "METRICS_TOKEN" | "PUBLIC_URL" | "TRUSTED_PROXIES">>;

/** Returns whether a request may read the figures. */
export type FiguresAccess = (context: Context<AppEnv>) => boolean;

const LOOPBACK = /^(?:(?:::ffff:)?127(?:\.\d{1,3}){3}|::1)$/;

/** Headers that proxies add to requests. */
const PROXY_HEADERS = ["Forwarded", "Via", "X-Forwarded-For", "X-Real-IP"];

/**
 * Creates the check for a request: with METRICS_TOKEN, it must have the token. Without, it must come from this host. Behind
 * proxies no request counts as one from this host, because a proxy may not say that it passes a request on.
 */
export function createFiguresAccess(settings: FigureSettings): FiguresAccess {
  const { METRICS_TOKEN: token, PUBLIC_URL, TRUSTED_PROXIES: proxies = 0 } = settings;
  if (token !== undefined) return (c) => hasToken(c, token);
  const publicHost = PUBLIC_URL && new URL(PUBLIC_URL).hostname;
  return (c) => proxies === 0 && isLocal(c, publicHost);
}

/** Returns whether the client is on this host, and the request did not come from elsewhere through a proxy on this host. */
function isLocal({ env: { address }, req }: Context<AppEnv>, publicHost: string | undefined): boolean {
  if (PROXY_HEADERS.some((name) => req.header(name) !== undefined)) return false;
  return LOOPBACK.test(address) && new URL(req.url).hostname !== publicHost;
}

/** Compares in constant time. Hashes have equal lengths. */
function hasToken({ req }: Context<AppEnv>, token: string): boolean {
  const [, given] = /^Bearer (.+)$/i.exec(req.header("authorization") ?? "") ?? [];
  return given !== undefined && timingSafeEqual(sha256(given), sha256(token));
}

function sha256(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
