import { describe, expect, test, vi } from "vitest";
import { DatabaseError } from "#content/database/database-error.ts";
import { testApp } from "#tests/support/api/app.ts";
import { testEntry } from "#tests/support/mail/sample-mail.ts";
import { mustLease } from "#tests/support/outbox/test-outbox.ts";
import { AuditError } from "../auth/audit/audit-log.ts";
import type { Outbox } from "../quotes/outbox/database-outbox.ts";

/** Binding of a client on this host, which receives the figures. */
const HERE = { address: "127.0.0.1" };

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
  const response = await app.request("/readyz", {}, HERE);
  expect([response.status, await response.json()]).toEqual([
    200,
    {
      status: "ok",
      store: "ok",
      outbox: "ok",
      accounts: "ok",
      audit: "ok",
      queue: { new: 0, sent: 0, failed: 0, held: 0 },
      oldestWaitingSeconds: 0,
    },
  ]);
});

describe("/readyz is degraded, but still responds with 200,", () => {
  const HOUR_MS = 60 * 60 * 1000;

  async function readStatus(prepare: (outbox: Outbox) => Promise<unknown>, now = Date.now) {
    const { outbox } = await testApp();
    await prepare(outbox);
    const { app } = await testApp({ outbox, now });
    const response = await app.request("/readyz", {}, HERE);
    return [response.status, await response.json()];
  }

  test("after a delivery has failed", async () => {
    const entry = testEntry();
    const fail = async (outbox: Outbox) => {
      await outbox.enqueue(entry);
      const lease = await mustLease(outbox, entry.id);
      await lease?.complete("failed", entry);
    };
    expect(await readStatus(fail)).toMatchObject([200, { status: "degraded", queue: { failed: 1 } }]);
  });

  test("while a request is quarantined", async () => {
    const quarantine = (outbox: Outbox) => outbox.enqueue(testEntry(), { state: "held" });
    expect(await readStatus(quarantine)).toMatchObject([200, { status: "degraded", queue: { held: 1 } }]);
  });

  test("once a request has waited for more than an hour", async () => {
    const entry = { ...testEntry(), receivedAt: new Date(0).toISOString() };
    const enqueue = (outbox: Outbox) => outbox.enqueue(entry);
    expect(await readStatus(enqueue, () => HOUR_MS)).toMatchObject([200, { status: "ok", oldestWaitingSeconds: 3600 }]);
    expect(await readStatus(enqueue, () => HOUR_MS + 1000)).toMatchObject([
      200,
      { status: "degraded", oldestWaitingSeconds: 3601 },
    ]);
  });
});

test("/readyz is ok again once someone has marked what was not delivered as handled", async () => {
  const { app, outbox } = await testApp();
  const entry = testEntry();
  await outbox.enqueue(entry, { state: "held" });
  await outbox.markHandled(entry.id, { by: "Ben Ortiz", account: "b", at: new Date().toISOString() });
  expect(await (await app.request("/readyz", {}, HERE)).json()).toMatchObject({ status: "ok", queue: { held: 1 } });
});

test("/readyz is degraded if the audit log cannot be written, and logs why", async () => {
  const audit = {
    write: async () => undefined,
    check: () => Promise.reject(new AuditError("AUDIT_KEY is not set.")),
  };
  const { app, logged } = await testApp({ admin: { audit } });
  const response = await app.request("/readyz", {}, HERE);
  expect([response.status, await response.json()]).toMatchObject([200, { status: "degraded", audit: "failed" }]);
  expect(logged).toContainEqual(
    expect.objectContaining({ check: "audit", err: expect.objectContaining({ message: "AUDIT_KEY is not set." }) }),
  );
});

test("/readyz shares one check between calls at the same time and for a second", async () => {
  const { outbox } = await testApp();
  const healthCheck = vi.spyOn(outbox, "healthCheck");
  const { app } = await testApp({ outbox });
  await Promise.all(Array.from({ length: 20 }, () => app.request("/readyz", {}, HERE)));
  expect(healthCheck).toHaveBeenCalledTimes(1);
});

test("/readyz responds with 503 and logs the error if the outbox cannot be written", async () => {
  const { outbox } = await testApp();
  outbox.healthCheck = async () => {
    throw new DatabaseError("failed", "The disk is full.");
  };
  const { app, logged } = await testApp({ outbox });
  const response = await app.request("/readyz", {}, HERE);
  expect([response.status, await response.json()]).toEqual([
    503,
    { status: "failed", store: "ok", outbox: "failed", accounts: "ok", audit: "ok", problems: ["The disk is full."] },
  ]);
  expect(logged).toContainEqual(expect.objectContaining({ msg: "health check failed", check: "outbox" }));
});
