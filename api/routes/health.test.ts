import { expect, test } from "vitest";
import { testApp } from "#tests/support/api/app.ts";
import { OutboxError } from "../quotes/outbox/outbox.ts";

test("/healthz responds while the process runs", async () => {
  const { app } = await testApp();
  const response = await app.request("/healthz");
  expect([response.status, await response.json(), response.headers.get("cache-control")]).toEqual([
    200,
    { status: "ok" },
    "no-store",
  ]);
});

test("/readyz reports the checks and the number of entries in the outbox", async () => {
  const { app } = await testApp();
  const response = await app.request("/readyz");
  expect([response.status, await response.json()]).toEqual([
    200,
    { status: "ok", store: "ok", outbox: "ok", queue: { new: 0, sent: 0, failed: 0, held: 0 } },
  ]);
});

test("/readyz responds with 503 and logs the error if the outbox cannot be written", async () => {
  const { outbox } = await testApp();
  outbox.healthCheck = async () => {
    throw new OutboxError("The disk is full.");
  };
  const { app, logged } = await testApp({ outbox });
  const response = await app.request("/readyz");
  expect([response.status, await response.json()]).toEqual([503, { status: "failed", store: "ok", outbox: "failed" }]);
  expect(logged).toContainEqual(expect.objectContaining({ msg: "health check failed", check: "outbox" }));
});
