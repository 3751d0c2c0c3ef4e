/** Routes for load balancers and operators, who ask whether the server works, and for its figures. */
import { hash, timingSafeEqual } from "node:crypto";
import { type Context, Hono } from "hono";
import { ApiError } from "../http/api-error.ts";
import type { AppEnv, Call } from "../http/app-env.ts";
import { FlagSchema } from "../http/request-validation.ts";
import { respondJson } from "../http/respond.ts";
import { METRICS_TYPE, type Metrics } from "../metrics/metrics.ts";
import { methodNotAllowed } from "../middleware/method-not-allowed.ts";
import type { AppContext } from "./app-context.ts";
import type { ReadReadiness } from "./health.ts";

/**
 * Creates the routes of the health checks and the figures. `/healthz` responds if the process runs. `/readyz` responds with
 * 503 if the store cannot be read or the outbox cannot be written, and with 200 if only single parts need attention: a load
 * balancer must not take a server that works out of service. Clients that may not read the figures receive only the status,
 * and for them `/metrics` does not exist.
 */
export function monitoringRoutes({ env, metrics }: AppContext, readReadiness: ReadReadiness): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
    .get("/healthz", (c) => respondJson(c, { status: "ok" }))
    .get("/readyz", async (c) => {
      const readiness = await readReadiness();
      const { status } = readiness;
      const body = mayReadFigures(c, env) ? readiness : { status };
      return respondJson(c, body, { status: status === "failed" ? 503 : 200 });
    })
    .on("ALL", ["/healthz", "/readyz"], methodNotAllowed("GET", "HEAD"));
  if (metrics === undefined) return routes;
  return routes
    .get("/metrics", async (c) => {
      if (!mayReadFigures(c, env)) throw new ApiError("not-found");
      const { queue, oldestWaitingSeconds } = await readReadiness();
      const hasOutbox = queue !== undefined && oldestWaitingSeconds !== undefined;
      const text = await metrics.format(hasOutbox ? { queue, oldestWaitingSeconds } : undefined);
      const headers = { ...c.var.headers.json, "Content-Type": METRICS_TYPE, "Cache-Control": "no-store" };
      return c.body(text, 200, headers);
    })
    .all("/metrics", methodNotAllowed("GET", "HEAD"));
}

const LOOPBACK = /^(?:(?:::ffff:)?127(?:\.\d{1,3}){3}|::1)$/;

const PROXY_HEADERS = ["Forwarded", "Via", "X-Forwarded-For", "X-Real-IP"];

/**
 * Returns whether a request may read the figures. With METRICS_TOKEN, it must have the token. Without, it must come from
 * this host, and not from elsewhere through a proxy on this host. Behind proxies no request counts as one from this host,
 * because a proxy may not say that it passes a request on.
 */
function mayReadFigures(
  { req, env: { address } }: Call,
  { METRICS_TOKEN: token, PUBLIC_URL, TRUSTED_PROXIES: proxies = 0 }: AppContext["env"],
): boolean {
  if (token !== undefined) {
    const [, given] = /^Bearer (.+)$/i.exec(req.header("authorization") ?? "") ?? [];
    // Compares in constant time. Hashes have equal lengths.
    return given !== undefined && timingSafeEqual(hash("sha256", given, "buffer"), hash("sha256", token, "buffer"));
  }
  if (proxies > 0 || PROXY_HEADERS.some((name) => req.header(name) !== undefined)) return false;
  return LOOPBACK.test(address) && new URL(req.url).hostname !== (PUBLIC_URL && new URL(PUBLIC_URL).hostname);
}

const IMPORT_ROUTE = "/api/admin/import";

/** Counts a request to the API and, if it is one, an import. */
export function countRequest({ req, res: { status } }: Context<AppEnv>, metrics: Metrics, ms: number): void {
  const { method, routePath: route } = req;
  metrics.observeRequest({ method, route, status }, ms / 1000);
  if (route !== IMPORT_ROUTE || method !== "POST" || REFUSALS.has(status)) return;
  const { data: isDryRun } = FlagSchema.safeParse(req.query("dryRun"));
  if (!isDryRun) metrics.countImport(importOutcome(status));
}

/** Status codes of requests that are refused before their import begins. */
const REFUSALS: ReadonlySet<number> = new Set([401, 403, 429]);

function importOutcome(status: number): string {
  if (status < 300) return "accepted";
  if (status >= 500) return "failed";
  return status === 412 ? "conflict" : "rejected";
}
