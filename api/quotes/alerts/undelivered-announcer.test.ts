import { describe, expect, test, vi } from "vitest";
import { advance, DAY_MS, HOUR_MS, MINUTE_MS, START_MS, setUpFakeClock } from "#tests/support/outbox/delivery-setup.ts";
import { memoryOutbox } from "#tests/support/outbox/memory-outbox.ts";
import { sampleEntry, sampleFollowUp, sampleId } from "#tests/support/outbox/sample-entries.ts";
import { mustLease } from "#tests/support/outbox/test-outbox.ts";
import type { Outbox } from "../outbox/database-outbox.ts";
import type { AlertEntry, RequestEntry } from "../outbox/outbox.ts";
import { createAnnouncer } from "./undelivered-announcer.ts";

setUpFakeClock();

function setUp(outbox = memoryOutbox()) {
  const announce = createAnnouncer(outbox, "agency.example");
  /** Lets time pass, during which the worker scans the outbox and sends the alerts, by default every 30 seconds. */
  const run = async (ms: number, { canSend = true, stepMs = 30_000 } = {}) => {
    for (let passedMs = 0; passedMs <= ms; passedMs += stepMs) {
      await announce();
      const [id] = await outbox.listIds({ states: ["new"], kinds: ["alert"] });
      if (id !== undefined && canSend) await send(outbox, id);
      await advance(stepMs);
    }
  };
  return { outbox, announce, run };
}

async function fail(outbox: Outbox, id: string): Promise<void> {
  const lease = await mustLease(outbox, id);
  await lease.complete("failed", { ...lease.entry, attempts: 10, lastError: "554 no" });
}

async function send(outbox: Outbox, id: string): Promise<void> {
  const lease = await mustLease(outbox, id);
  await lease.complete("sent", { ...lease.entry, attempts: 1 });
}

async function enqueueFailed(outbox: Outbox, n: number): Promise<void> {
  await outbox.enqueue(sampleEntry(n));
  await fail(outbox, sampleId(n));
}

async function listAlerts(outbox: Outbox): Promise<AlertEntry[]> {
  return (await outbox.list({ kinds: ["alert"] })).map(({ entry }) => entry as AlertEntry);
}

const announced = async (outbox: Outbox) =>
  (await listAlerts(outbox)).map(({ about }) => about.map((id) => Number.parseInt(id, 16)));

const received = (ms: number): Partial<RequestEntry> => ({ receivedAt: new Date(ms).toISOString() });

describe("announcer", () => {
  test("announces failed and quarantined entries in one alert that is due at once", async () => {
    const { outbox, announce } = setUp();
    await enqueueFailed(outbox, 1);
    await outbox.enqueue(sampleEntry(2), { state: "held" });
    await outbox.enqueue(sampleEntry(3));
    await announce();
    const [alert, ...others] = await listAlerts(outbox);
    expect(others).toEqual([]);
    expect(alert).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}-alert$/),
      kind: "alert",
      receivedAt: new Date(START_MS).toISOString(),
      messageId: `<${alert?.id}@agency.example>`,
      about: [sampleId(1), sampleId(2)],
      events: ["failed", "held"],
      attempts: 0,
    });
  });

  test("announces those who wait before likely spam, and the newest first", async () => {
    const { outbox, announce } = setUp();
    await outbox.enqueue(sampleEntry(1, { ...received(START_MS - 3 * HOUR_MS), attempts: 3 }));
    await outbox.enqueue(sampleEntry(2, { ...received(START_MS - 2 * HOUR_MS), attempts: 3 }));
    await enqueueFailed(outbox, 3);
    await enqueueFailed(outbox, 4);
    const acknowledgment = sampleFollowUp(20, "acknowledgement");
    await outbox.enqueue(acknowledgment);
    await fail(outbox, acknowledgment.id);
    const reasons = ["honeypot", "limit", "too-fast", "limit-without-token", undefined, "honeypot"];
    for (const [index, quarantineReason] of reasons.entries()) {
      await outbox.enqueue(sampleEntry(5 + index, { ...(quarantineReason && { quarantineReason }) }), {
        state: "held",
      });
    }
    await announce();
    expect(await announced(outbox)).toEqual([[4, 3, 2, 1, 20, 9, 7, 6, 8, 10, 5]]);
  });

  test("announces no entry that someone has marked as handled", async () => {
    const { outbox, announce } = setUp();
    await enqueueFailed(outbox, 1);
    for (const n of [2, 3]) await outbox.enqueue(sampleEntry(n), { state: "held" });
    for (const n of [1, 2]) {
      await outbox.markHandled(sampleId(n), { by: "Ben", account: "b", at: new Date(START_MS).toISOString() });
    }
    await announce();
    expect(await announced(outbox)).toEqual([[3]]);
  });

  test("creates no alert while everything is delivered", async () => {
    const { outbox, run } = setUp();
    await outbox.enqueue(sampleEntry(1));
    await run(HOUR_MS);
    expect(await announced(outbox)).toEqual([]);
  });

  test("announces further entries together, an hour after the previous alert", async () => {
    const { outbox, run } = setUp();
    await enqueueFailed(outbox, 1);
    await run(MINUTE_MS);
    await enqueueFailed(outbox, 2);
    await run(30 * MINUTE_MS);
    await enqueueFailed(outbox, 3);
    await run(20 * MINUTE_MS);
    expect(await announced(outbox)).toEqual([[1]]);
    await run(20 * MINUTE_MS);
    expect(await announced(outbox)).toEqual([[1], [3, 2]]);
  });

  test("announces nothing within an hour of an alert, even in another process", async () => {
    const { outbox, announce } = setUp();
    await enqueueFailed(outbox, 1);
    await announce();
    await enqueueFailed(outbox, 2);
    await setUp(outbox).announce();
    expect(await announced(outbox)).toEqual([[1]]);
  });

  test("reads no quarantined entry again while there is no new one", async () => {
    const { outbox, run } = setUp();
    await outbox.enqueue(sampleEntry(1), { state: "held" });
    await run(MINUTE_MS);
    const list = vi.spyOn(outbox, "list");
    await run(DAY_MS);
    expect(list.mock.calls.flatMap(([filter]) => filter?.states ?? [])).not.toContain("held");
    await outbox.enqueue(sampleEntry(2), { state: "held" });
    await run(MINUTE_MS);
    expect((await announced(outbox)).sort()).toEqual([[1], [2]]);
  });

  test("announces a flood in parts, and the customers among it first", async () => {
    const { outbox, run } = setUp();
    await outbox.enqueue(sampleEntry(1, { quarantineReason: "limit" }), { state: "held" });
    for (let n = 2; n <= 1500; n += 1) {
      await outbox.enqueue(sampleEntry(n, { quarantineReason: "limit-without-token" }), { state: "held" });
    }
    await run(MINUTE_MS);
    const [first = []] = await announced(outbox);
    expect([first.length, ...first.slice(0, 2)]).toEqual([1000, 1, 1500]);
    await run(HOUR_MS);
    expect(new Set((await announced(outbox)).flat()).size).toBe(1500);
  });

  test("finds a new failure within about a minute", async () => {
    const { outbox, run } = setUp();
    await run(10 * MINUTE_MS);
    await enqueueFailed(outbox, 1);
    await run(MINUTE_MS);
    expect(await announced(outbox)).toEqual([[1]]);
  });

  test("announces an entry that stays undelivered once more after seven days", async () => {
    const { outbox, run } = setUp();
    await enqueueFailed(outbox, 1);
    const options = { stepMs: 20 * MINUTE_MS };
    await run(6 * DAY_MS, options);
    expect(await announced(outbox)).toHaveLength(1);
    await run(30 * DAY_MS, options);
    expect(await announced(outbox)).toEqual([[1], [1]]);
  });

  test("announces the failure of a retry", async () => {
    const { outbox, run } = setUp();
    await enqueueFailed(outbox, 1);
    await run(2 * HOUR_MS);
    await outbox.retry(sampleId(1));
    await run(MINUTE_MS);
    await fail(outbox, sampleId(1));
    await run(2 * HOUR_MS);
    expect(await announced(outbox)).toEqual([[1], [1]]);
  });

  test("announces nothing again after a restart, or in another process", async () => {
    const { outbox, run } = setUp();
    await enqueueFailed(outbox, 1);
    await run(MINUTE_MS);
    await setUp(outbox).run(DAY_MS);
    expect(await announced(outbox)).toEqual([[1]]);
  });

  test("creates one alert while it cannot be sent, and announces the rest when it has been", async () => {
    const { outbox, run } = setUp();
    await enqueueFailed(outbox, 1);
    await run(HOUR_MS, { canSend: false });
    await enqueueFailed(outbox, 2);
    await run(DAY_MS, { canSend: false });
    expect(await announced(outbox)).toEqual([[1]]);
    const [alert] = await listAlerts(outbox);
    await send(outbox, alert?.id ?? "");
    await run(MINUTE_MS);
    expect((await announced(outbox)).sort()).toEqual([[1], [2]]);
  });

  test("announces an entry again if its alert has failed, but never the alert", async () => {
    const { outbox, run } = setUp();
    await enqueueFailed(outbox, 1);
    await run(MINUTE_MS, { canSend: false });
    const [alert] = await listAlerts(outbox);
    await fail(outbox, alert?.id ?? "");
    await run(2 * HOUR_MS);
    expect(await announced(outbox)).toEqual([[1], [1]]);
  });

  test("creates no second alert at once if the system clock goes back", async () => {
    const { outbox, run } = setUp();
    await enqueueFailed(outbox, 1);
    await run(MINUTE_MS);
    vi.setSystemTime(Date.now() - 6 * DAY_MS);
    await enqueueFailed(outbox, 2);
    await run(30 * MINUTE_MS);
    expect(await announced(outbox)).toEqual([[1]]);
    await run(HOUR_MS);
    expect((await announced(outbox)).sort()).toEqual([[1], [2]]);
  });
});

describe("request that waits for more than an hour", () => {
  test("is announced if requests were tried", async () => {
    const { outbox, run } = setUp();
    const dueAt = new Date(START_MS + DAY_MS).toISOString();
    await outbox.enqueue(sampleEntry(1, { ...received(START_MS), attempts: 3, dueAt }));
    await outbox.enqueue(sampleEntry(2, received(START_MS)));
    await outbox.enqueue(sampleEntry(3, received(START_MS + HOUR_MS)));
    await run(HOUR_MS - MINUTE_MS);
    expect(await announced(outbox)).toEqual([]);
    await run(3 * MINUTE_MS);
    expect(await announced(outbox)).toEqual([[2, 1]]);
  });

  test("is not announced if none was tried, because the server has just started", async () => {
    const { outbox, announce } = setUp();
    await outbox.enqueue(sampleEntry(1, received(START_MS - DAY_MS)));
    await announce();
    expect(await announced(outbox)).toEqual([]);
  });

  test("is announced again when it fails", async () => {
    const { outbox, run } = setUp();
    await outbox.enqueue(sampleEntry(1, { ...received(START_MS - 2 * HOUR_MS), attempts: 3 }));
    await run(2 * HOUR_MS);
    await fail(outbox, sampleId(1));
    await run(2 * HOUR_MS);
    expect(await announced(outbox)).toEqual([[1], [1]]);
  });
});
