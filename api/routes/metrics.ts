import { type Context, Hono, type MiddlewareHandler } from "hono";
import { ApiError } from "../http/api-error.ts";
import type { AppEnv } from "../http/app-env.ts";
import { FlagSchema } from "../http/request-validation.ts";
import { type ImportOutcome, METRICS_TYPE, type Metrics } from "../metrics/metrics.ts";
import { methodNotAllowed } from "../middleware/method-not-allowed.ts";
import type { FiguresAccess } from "./figures-access.ts";
import type { Readiness, ReadReadiness } from "./health.ts";

interface MetricsOptions {
  metrics: Metrics;
  readReadiness: ReadReadiness;
  mayReadFigures: FiguresAccess;
}

/** Creates the route of the figures. For clients that may not read them, it does not exist. */
export function metricsRoutes({ metrics, readReadiness, mayReadFigures }: MetricsOptions): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get("/metrics", async (c) => {
      if (!mayReadFigures(c)) throw new ApiError("not-found");
      return c.body(await metrics.format(outboxFigures(await readReadiness())), 200, {
        ...c.get("headers").json,
        "Content-Type": METRICS_TYPE,
        "Cache-Control": "no-store",
      });
    })
    .all("/metrics", methodNotAllowed("GET", "HEAD"));
}

function outboxFigures({ queue, oldestWaitingSeconds }: Readiness) {
  if (queue === undefined || oldestWaitingSeconds === undefined) return undefined;
  return { queue, oldestWaitingSeconds };
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
