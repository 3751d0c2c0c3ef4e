import { expect, test } from "vitest";
import { testApp } from "#tests/support/api/app.ts";
import { OutboxError } from "../quotes/outbox/outbox.ts";

test("a process that answers is alive", async () => {
  const { app } = await testApp();
  const answer = await app.request("/healthz");
  expect([answer.status, await answer.json(), answer.headers.get("cache-control")]).toEqual([
    200,
    { status: "ok" },
    "no-store",
  ]);
});

test("one that can read and keep is ready, and tells what waits", async () => {
  const { app } = await testApp();
  const answer = await app.request("/readyz");
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { status: "ok", store: "ok", outbox: "ok", queue: { new: 0, sent: 0, failed: 0, held: 0 } },
  ]);
});

test("one that cannot keep is not ready, and the log says why", async () => {
  const { outbox } = await testApp();
  outbox.healthCheck = async () => {
    throw new OutboxError("The disk is full.");
  };
  const { app, logged } = await testApp({ outbox });
  const answer = await app.request("/readyz");
  expect([answer.status, await answer.json()]).toEqual([503, { status: "failed", store: "ok", outbox: "failed" }]);
  expect(logged).toContainEqual(expect.objectContaining({ msg: "not ready", check: "outbox" }));
});
