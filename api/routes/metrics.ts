import { createHash, timingSafeEqual } from "node:crypto";
import { BlockList, isIPv6 } from "node:net";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { ApiError } from "../http/api-error.ts";
import type { AppEnv } from "../http/app-env.ts";
import { FlagSchema } from "../http/request-validation.ts";
import { type ImportOutcome, METRICS_TYPE, type Metrics } from "../metrics/metrics.ts";
import { methodNotAllowed } from "../middleware/method-not-allowed.ts";
import type { Readiness, ReadReadiness } from "./health.ts";

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet("127.0.0.0", 8);
LOOPBACK.addAddress("::1", "ipv6");

interface MetricsOptions {
  metrics: Metrics;
  readReadiness: ReadReadiness;
  /** Token with which clients on other hosts read the figures. Without it, only clients on this host do. */
  token: string | undefined;
  /** URL at which visitors reach the site. */
  publicUrl: string | undefined;
}

/** Creates the route of the figures. For clients that may not read them, it does not exist. */
export function metricsRoutes({ metrics, readReadiness, token, publicUrl }: MetricsOptions): Hono<AppEnv> {
  const publicHost = publicUrl && new URL(publicUrl).hostname;
  return new Hono<AppEnv>()
    .get("/metrics", async (c) => {
      if (!isLocal(c, publicHost) && !hasToken(c, token)) throw new ApiError("not-found");
      return c.body(await metrics.format(outboxFigures(await readReadiness())), 200, {
        ...c.get("headers").json,
        "Content-Type": METRICS_TYPE,
        "Cache-Control": "no-store",
      });
    })
    .all("/metrics", methodNotAllowed("GET", "HEAD"));
}

/** Headers that proxies add to requests. */
const PROXY_HEADERS = ["Forwarded", "Via", "X-Forwarded-For", "X-Real-IP"];

/** Returns whether the client is on this host, and the request did not come from elsewhere through a proxy on this host. */
function isLocal({ env: { address }, req }: Context<AppEnv>, publicHost: string | undefined): boolean {
  if (PROXY_HEADERS.some((name) => req.header(name) !== undefined)) return false;
  return LOOPBACK.check(address, isIPv6(address) ? "ipv6" : "ipv4") && new URL(req.url).hostname !== publicHost;
}

/** Compares in constant time. Hashes have equal lengths. */
function hasToken({ req }: Context<AppEnv>, token: string | undefined): boolean {
  const [, given] = /^Bearer (.+)$/i.exec(req.header("authorization") ?? "") ?? [];
  return token !== undefined && given !== undefined && timingSafeEqual(sha256(given), sha256(token));
}

function sha256(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}

function outboxFigures({ queue, oldestWaitingSeconds, damaged }: Readiness) {
  if (queue === undefined || oldestWaitingSeconds === undefined || damaged === undefined) return undefined;
  return { queue, oldestWaitingSeconds, damaged };
}

const IMPORT_ROUTE = "/api/admin/import";

/** Counts each request to the API and each import. */
export function countRequests(metrics: Metrics): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const startMs = performance.now();
    await next();
    const { method, routePath: route } = c.req;
    const { status } = c.res;
    metrics.observeRequest({ method, route, status, seconds: (performance.now() - startMs) / 1000 });
    const outcome = route === IMPORT_ROUTE && method === "POST" ? importOutcome(c) : undefined;
    if (outcome !== undefined) metrics.countImport(outcome);
  };
}

/** Status codes of requests that are refused before their import begins. */
const REFUSALS: ReadonlySet<number> = new Set([401, 403, 429]);

/** Returns the outcome of an import, or undefined if nothing would have been imported. */
function importOutcome({ req, res: { status } }: Context<AppEnv>): ImportOutcome | undefined {
  const { data: isDryRun } = FlagSchema.safeParse(req.query("dryRun"));
  if (isDryRun || REFUSALS.has(status)) return undefined;
  if (status < 300) return "accepted";
  if (status >= 500) return "failed";
  return status === 412 ? "conflict" : "rejected";
}
