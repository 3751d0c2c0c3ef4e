import { Hono } from "hono";
import type { AppEnv } from "../http/app-env.ts";
import { respondJson } from "../http/respond.ts";
import { methodNotAllowed } from "../middleware/method-not-allowed.ts";
import type { AppContext } from "./app-context.ts";

/**
 * Creates the health checks: `/healthz` responds if the process runs, and `/readyz` reports if the store can be read and
 * the outbox can be written, with the number of entries in each state of the outbox.
 */
export function healthRoutes({ store, outbox, log }: AppContext): Hono<AppEnv> {
  const checks: Record<string, () => Promise<unknown>> = {
    store: () => store.withSnapshot(async ({ revision }) => revision),
    outbox: () => outbox.healthCheck(),
  };

  async function runCheck(name: string, check: () => Promise<unknown>): Promise<"ok" | "failed"> {
    try {
      await check();
      return "ok";
    } catch (error) {
      log.error({ err: error, check: name }, "health check failed");
      return "failed";
    }
  }

  return new Hono<AppEnv>()
    .get("/healthz", (c) => respondJson(c, { status: "ok" }))
    .get("/readyz", async (c) => {
      const results: Record<string, "ok" | "failed"> = {};
      for (const [name, check] of Object.entries(checks)) results[name] = await runCheck(name, check);
      const isReady = Object.values(results).every((result) => result === "ok");
      const queue = results.outbox === "ok" ? await outbox.counts() : undefined;
      const body = { status: isReady ? "ok" : "failed", ...results, queue };
      return respondJson(c, body, { status: isReady ? 200 : 503 });
    })
    .all("/healthz", methodNotAllowed("GET", "HEAD"))
    .all("/readyz", methodNotAllowed("GET", "HEAD"));
}
