import { Hono } from "hono";
import type { AppContext } from "../context/app-context.ts";
import type { AppEnv } from "../http/app-env.ts";
import { respondJson } from "../http/respond.ts";
import { methodNotAllowed } from "../middleware/method-not-allowed.ts";

/** Whether the process lives, and whether it can do its work: the store read, a request kept. */
export function healthRoutes({ store, outbox, log }: AppContext): Hono<AppEnv> {
  const checks: Record<string, () => Promise<unknown>> = {
    store: () => store.withSnapshot(async ({ revision }) => revision),
    outbox: () => outbox.healthCheck(),
  };
  return new Hono<AppEnv>()
    .get("/healthz", (c) => respondJson(c, { status: "ok" }))
    .get("/readyz", async (c) => {
      const results: Record<string, "ok" | "failed"> = {};
      for (const [name, check] of Object.entries(checks)) {
        results[name] = await check().then(
          () => "ok",
          (error: unknown) => {
            log.error({ err: error, check: name }, "not ready");
            return "failed";
          },
        );
      }
      const isReady = Object.values(results).every((result) => result === "ok");
      const queue = results.outbox === "ok" ? await outbox.counts() : undefined;
      const status = isReady ? 200 : 503;
      return respondJson(c, { status: isReady ? "ok" : "failed", ...results, queue }, { status });
    })
    .all("/healthz", methodNotAllowed("GET", "HEAD"))
    .all("/readyz", methodNotAllowed("GET", "HEAD"));
}
