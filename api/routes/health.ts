import { Hono } from "hono";
import type { AppDeps, AppEnv } from "../app.ts";

/** Whether the process lives, and whether it can do its work: the store read, a request kept. */
export function healthRoutes({ store, outbox, log }: AppDeps): Hono<AppEnv> {
  const checks: Record<string, () => Promise<unknown>> = {
    store: () => store.peek(async ({ revision }) => revision),
    outbox: () => outbox.probe(),
  };
  return new Hono<AppEnv>()
    .use(async (c, next) => {
      await next();
      c.header("Cache-Control", "no-store");
    })
    .get("/healthz", (c) => c.json({ status: "ok" }))
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
      return c.json({ status: isReady ? "ok" : "failed", ...results, queue }, isReady ? 200 : 503);
    });
}
