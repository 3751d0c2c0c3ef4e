import { Hono } from "hono";
import { answerJson } from "../answer.ts";
import type { AppDeps, AppEnv } from "../app-deps.ts";
import { onlyTakes } from "../only-takes.ts";

/** Whether the process lives, and whether it can do its work: the store read, a request kept. */
export function healthRoutes({ store, outbox, log }: AppDeps): Hono<AppEnv> {
  const checks: Record<string, () => Promise<unknown>> = {
    store: () => store.peek(async ({ revision }) => revision),
    outbox: () => outbox.probe(),
  };
  return new Hono<AppEnv>()
    .get("/healthz", (c) => answerJson(c, { status: "ok" }))
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
      return answerJson(c, { status: isReady ? "ok" : "failed", ...results, queue }, { status });
    })
    .all("/healthz", onlyTakes("GET", "HEAD"))
    .all("/readyz", onlyTakes("GET", "HEAD"));
}
