import { describe, expect, test } from "vitest";
import {
  ACCEPTED,
  AGENCY,
  advance,
  createDeferred,
  createTestWorker,
  DAY_MS,
  DEFERRED,
  enqueueEntries,
  entryNumbers,
  FOR_DAYS,
  faultyOutbox,
  HOUR_MS,
  MINUTE_MS,
  permanentError,
  range,
  SECOND_MS,
  START_MS,
  serverDown,
  setUpFakeClock,
} from "#tests/support/outbox/delivery-setup.ts";
import { memoryOutbox } from "#tests/support/outbox/memory-outbox.ts";
import { sampleEntry, sampleFollowUp, sampleId } from "#tests/support/outbox/sample-entries.ts";
import { countByState, leaseDue } from "#tests/support/outbox/test-outbox.ts";
import type { Outbox } from "../outbox/database-outbox.ts";
import { OUTBOX_STATE } from "../outbox/outbox.ts";
import type { SendResult } from "../send-error.ts";

setUpFakeClock();

describe("pending entry", () => {
  test("is delivered after the start, in order of due time and up to the concurrency limit", async () => {
    const { outbox, delivery, sends, mail, reports } = createTestWorker(
      () => new Promise((resolve) => setTimeout(() => resolve(ACCEPTED), SECOND_MS)),
      { concurrency: 3 },
    );
    await enqueueEntries(outbox, 5, 4, 3, 2, 1);
    await outbox.enqueue(sampleEntry(0, { dueAt: new Date(START_MS - 1).toISOString() }));
    await advance(MINUTE_MS);
    expect(sends).toEqual([]);
    delivery.start();
    await advance(0);
    expect(entryNumbers(sends)).toEqual([1, 2, 3]);
    await advance(10 * SECOND_MS);
    expect(entryNumbers(sends)).toEqual([1, 2, 3, 4, 5, 0]);
    expect(mail.maxConcurrent).toBe(3);
    expect(await countByState(outbox)).toMatchObject({ new: 0, sent: 6 });
    expect(reports[0]).toEqual({ id: sampleId(1), kind: "quote", outcome: "sent", attempts: 1 });
    const sentAt = new Date(START_MS + MINUTE_MS + SECOND_MS).toISOString();
    expect(await outbox.find(sampleId(1))).toEqual({
      state: "sent",
      entry: sampleEntry(1, { attempts: 1, sentAt, deliveredTo: [AGENCY] }),
    });
  });

  test("is delivered at once after a notification, and within 30 seconds without one", async () => {
    const { outbox, delivery, sends } = createTestWorker(() => ACCEPTED);
    delivery.start();
    await advance(10 * SECOND_MS);
    await enqueueEntries(outbox, 1);
    delivery.notify();
    await advance(0);
    expect(sends.map(({ id, atMs }) => [id, atMs])).toEqual([[sampleId(1), 10 * SECOND_MS]]);
    await enqueueEntries(outbox, 2);
    await advance(30 * SECOND_MS);
    expect(sends.map(({ id, atMs }) => [id, atMs]).slice(1)).toEqual([[sampleId(2), 30 * SECOND_MS]]);
  });

  test("is delivered before the worker searches for what to announce, and the announcement after it", async () => {
    const search = createDeferred<undefined>();
    const { outbox, delivery, sends } = createTestWorker(() => ACCEPTED, { announce: () => search.promise });
    await enqueueEntries(outbox, 1);
    const pass = delivery.deliverDue();
    await advance(0);
    expect(entryNumbers(sends)).toEqual([1]);
    await enqueueEntries(outbox, 2);
    search.resolve(undefined);
    await pass;
    expect(entryNumbers(sends)).toEqual([1, 2]);
  });

  test("is delivered although the search for what to announce fails", async () => {
    const error = new Error("EIO");
    const { outbox, delivery, sends, errors } = createTestWorker(() => ACCEPTED, {
      announce: () => Promise.reject(error),
    });
    await enqueueEntries(outbox, 1);
    delivery.start();
    await advance(MINUTE_MS);
    await enqueueEntries(outbox, 2);
    await advance(MINUTE_MS);
    expect(entryNumbers(sends)).toEqual([1, 2]);
    expect(errors).toContain(error);
  });

  test("is not sent before it is due", async () => {
    const { outbox, delivery, sends } = createTestWorker(() => ACCEPTED, FOR_DAYS);
    await outbox.enqueue(sampleEntry(1, { dueAt: new Date(START_MS + 47 * SECOND_MS).toISOString() }));
    delivery.start();
    await advance(DAY_MS);
    expect(sends.map(({ atMs }) => atMs)).toEqual([47 * SECOND_MS]);
  });

  test("is stored as sent, without another message, if an earlier process sent it and ended", async () => {
    const { outbox, delivery, sends } = createTestWorker(() => ACCEPTED);
    const sentAt = new Date(START_MS).toISOString();
    await outbox.enqueue(sampleEntry(1, { attempts: 1, sentAt, deliveredTo: [AGENCY] }));
    delivery.start();
    await advance(MINUTE_MS);
    expect(sends).toEqual([]);
    expect(await countByState(outbox)).toMatchObject({ new: 0, sent: 1 });
  });

  test("is not sent while it is quarantined, but after a retry", async () => {
    const { outbox, delivery, sends } = createTestWorker(() => ACCEPTED);
    await outbox.enqueue(sampleEntry(1), { state: OUTBOX_STATE.quarantined });
    delivery.start();
    await advance(HOUR_MS);
    expect(sends).toEqual([]);
    await outbox.retry(sampleId(1));
    await advance(30 * SECOND_MS);
    expect(entryNumbers(sends)).toEqual([1]);
  });

  test("is sent once after several notifications", async () => {
    const { outbox, delivery, sends } = createTestWorker(
      () => new Promise((resolve) => setTimeout(() => resolve(ACCEPTED), SECOND_MS)),
    );
    delivery.start();
    await enqueueEntries(outbox, 1);
    for (const _ of range(5)) delivery.notify();
    await advance(500);
    delivery.notify();
    await advance(HOUR_MS);
    expect(entryNumbers(sends)).toEqual([1]);
  });

  test("is delivered in order among 2,000 others", async () => {
    const { outbox, delivery, sends } = createTestWorker(() => ACCEPTED);
    await enqueueEntries(outbox, ...range(2000).reverse());
    await delivery.deliverDue();
    expect(entryNumbers(sends)).toEqual(range(2000));
    expect(await countByState(outbox)).toMatchObject({ new: 0, sent: 2000 });
  });
});

describe("rejected message", () => {
  test("is retried with growing delays and fails after five days", async () => {
    const { outbox, delivery, sends, reports } = createTestWorker(() => DEFERRED, FOR_DAYS);
    const entry = sampleEntry(1, { receivedAt: new Date(START_MS).toISOString() });
    await outbox.enqueue(entry);
    delivery.start();
    await advance(6 * DAY_MS);
    const times = sends.map(({ atMs }) => atMs / SECOND_MS);
    expect(times.slice(0, 6)).toEqual([0, 5, 15, 35, 75, 155]);
    expect(times.at(-1)).toBe((5 * DAY_MS) / SECOND_MS);
    expect(new Set(sends.map(({ entry: sent }) => sent.messageId))).toEqual(new Set([entry.messageId]));
    expect(reports[0]).toEqual({
      id: sampleId(1),
      kind: "quote",
      outcome: "rescheduled",
      attempts: 1,
      error: `${AGENCY}: 451 later`,
    });
    expect(reports.at(-1)).toMatchObject({ outcome: "failed", attempts: times.length });
    expect(await outbox.find(sampleId(1))).toMatchObject({
      state: "failed",
      entry: { lastError: `${AGENCY}: 451 later` },
    });
  });

  test("is retried for a day after a permanent refusal, and then fails", async () => {
    const { outbox, delivery, sends, reports } = createTestWorker(permanentError, FOR_DAYS);
    await enqueueEntries(outbox, 1);
    delivery.start();
    await advance(2 * DAY_MS);
    const hours = sends.map(({ atMs }) => atMs / HOUR_MS);
    expect(hours).toEqual([0, 0.25, 0.75, 1.75, 3.75, 7.75, 11.75, 15.75, 19.75, 23.75]);
    expect(reports.at(-1)).toEqual({
      id: sampleId(1),
      kind: "quote",
      outcome: "failed",
      attempts: 10,
      error: "554 no",
    });
    expect(await countByState(outbox)).toMatchObject({ new: 0, failed: 1 });
  });

  test("is retried only for the recipients that do not have it", async () => {
    const { outbox, delivery, sends, mail } = createTestWorker(() => ({
      ...DEFERRED,
      accepted: ["other@agency.example"],
    }));
    await enqueueEntries(outbox, 1);
    delivery.start();
    await advance(SECOND_MS);
    mail.server = () => ACCEPTED;
    await advance(MINUTE_MS);
    expect(sends.map(({ entry }) => entry.deliveredTo)).toEqual([undefined, ["other@agency.example"]]);
    expect(await outbox.find(sampleId(1))).toMatchObject({
      state: "sent",
      entry: { attempts: 2, deliveredTo: ["other@agency.example", AGENCY] },
    });
  });

  test("does not delay other entries", async () => {
    const { outbox, delivery, sends } = createTestWorker(({ id }) => (id === sampleId(1) ? DEFERRED : ACCEPTED), {
      concurrency: 1,
    });
    await enqueueEntries(outbox, 1, 2, 3);
    delivery.start();
    await advance(SECOND_MS);
    expect(entryNumbers(sends)).toEqual([1, 2, 3]);
  });

  test("is retried and reported if `send` throws an unexpected error", async () => {
    const { outbox, delivery, sends, errors, mail } = createTestWorker(() => new TypeError("no such template"));
    await enqueueEntries(outbox, 1);
    delivery.start();
    await advance(SECOND_MS);
    expect(errors).toEqual([new TypeError("no such template")]);
    mail.server = () => ACCEPTED;
    await advance(5 * SECOND_MS);
    expect(sends).toHaveLength(2);
    expect(await countByState(outbox)).toMatchObject({ sent: 1 });
  });
});

describe("deliverDue", () => {
  test("leaves later entries to the next pass, even if it failed", async () => {
    const announce = () => {
      throw new Error("unexpected");
    };
    const { outbox, delivery, sends } = createTestWorker(() => ACCEPTED, { announce });
    await expect(delivery.deliverDue()).rejects.toThrow("unexpected");
    await enqueueEntries(outbox, 1);
    delivery.notify();
    await advance(MINUTE_MS);
    expect(sends).toEqual([]);
  });

  test("delivers only the entries that are due", async () => {
    const { outbox, delivery, sends } = createTestWorker(({ id }) => (id === sampleId(2) ? DEFERRED : ACCEPTED));
    await enqueueEntries(outbox, 1, 2, 3);
    await outbox.enqueue(sampleEntry(4, { dueAt: new Date(START_MS + SECOND_MS).toISOString() }));
    await delivery.deliverDue();
    expect(entryNumbers(sends)).toEqual([1, 2, 3]);
    await advance(DAY_MS);
    expect(sends).toHaveLength(3);
    await delivery.deliverDue();
    expect(entryNumbers(sends)).toEqual([1, 2, 3, 4, 2]);
  });

  test("stops while the server is down", async () => {
    const { outbox, delivery, sends } = createTestWorker(serverDown);
    await enqueueEntries(outbox, ...range(50));
    await delivery.deliverDue();
    expect(sends).toHaveLength(5);
    expect(await countByState(outbox)).toMatchObject({ new: 50 });
  });

  test("sends every email while webhooks hang", async () => {
    const inner = memoryOutbox();
    const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    const outbox: Outbox = {
      ...inner,
      async lease(options) {
        await wait(40);
        return inner.lease(options);
      },
    };
    const hanging = createDeferred<SendResult>();
    let webhooks = 0;
    const { delivery, sends } = createTestWorker(
      async ({ kind }) => {
        if (kind === "webhook" && webhooks++ > 0) return hanging.promise;
        await wait(kind === "webhook" ? 80 : 100);
        return ACCEPTED;
      },
      { outbox, routes: [["quote"], ["webhook"]], concurrency: 5 },
    );
    const hooks = range(6).map((n) => outbox.enqueue(sampleFollowUp(n + 1, "webhook")));
    await Promise.all([enqueueEntries(outbox, ...range(12).map((n) => n + 1)), ...hooks]);
    const delivered = delivery.deliverDue();
    await advance(SECOND_MS);
    expect(sends.filter(({ entry }) => entry.kind === "quote")).toHaveLength(12);
    hanging.resolve(ACCEPTED);
    await advance(SECOND_MS);
    await delivered;
  });

  test("resolves and reports the error if the outbox cannot be read", async () => {
    const outbox = faultyOutbox(memoryOutbox());
    outbox.isBroken.lease = true;
    const { delivery, errors } = createTestWorker(() => ACCEPTED, { outbox });
    await delivery.deliverDue();
    expect(errors.map(String)).toEqual(Array.from({ length: 2 }, () => "DatabaseError: lease failed"));
  });
});

describe("stop", () => {
  test("waits for running attempts and starts no more", async () => {
    const stalled = createDeferred<SendResult>();
    const { outbox, delivery, sends } = createTestWorker(() => stalled.promise, { concurrency: 2 });
    await enqueueEntries(outbox, 1, 2, 3, 4);
    delivery.start();
    await advance(SECOND_MS);
    let isStopped = false;
    const stopped = delivery.stop().then(() => {
      isStopped = true;
    });
    delivery.notify();
    await advance(HOUR_MS);
    expect(isStopped).toBe(false);
    stalled.resolve(ACCEPTED);
    await stopped;
    await advance(DAY_MS);
    expect(entryNumbers(sends)).toEqual([1, 2]);
    expect(await countByState(outbox)).toMatchObject({ new: 2, sent: 2 });
    expect(await leaseDue(outbox)).toHaveLength(2);
  });

  test("gives back an entry that is leased but not yet sent", async () => {
    const inner = memoryOutbox();
    const leasing = createDeferred<undefined>();
    const outbox: Outbox = {
      ...inner,
      async lease(options) {
        await leasing.promise;
        return inner.lease(options);
      },
    };
    const { delivery, sends } = createTestWorker(() => ACCEPTED, { outbox });
    await enqueueEntries(outbox, 1);
    delivery.start();
    await advance(SECOND_MS);
    const stopped = delivery.stop();
    leasing.resolve(undefined);
    await stopped;
    expect(sends).toEqual([]);
    expect(await leaseDue(inner)).toHaveLength(1);
  });
});

describe("acknowledgment", () => {
  const acknowledgment = {
    ...sampleEntry(1),
    id: `${sampleId(1)}-ack`,
    kind: "acknowledgement",
    messageId: `<${sampleId(1)}-ack@agency.example>`,
  } as const;

  test("is sent after the request", async () => {
    const { outbox, delivery, sends, reports } = createTestWorker(() => ACCEPTED, {
      ...FOR_DAYS,
      mayAcknowledge: async () => true,
    });
    await enqueueEntries(outbox, 1);
    delivery.start();
    await advance(SECOND_MS);
    expect(sends.map(({ entry }) => entry)).toEqual([sampleEntry(1), acknowledgment]);
    expect(reports.map(({ kind, outcome }) => [kind, outcome])).toEqual([
      ["quote", "sent"],
      ["acknowledgement", "sent"],
    ]);
    await advance(DAY_MS);
    expect(await countByState(outbox)).toEqual({ new: 0, sent: 2, failed: 0, held: 0 });
  });

  test("is not enqueued if the option is off or the request was not sent", async () => {
    const withoutOption = createTestWorker(() => ACCEPTED);
    await enqueueEntries(withoutOption.outbox, 1);
    await withoutOption.delivery.deliverDue();
    expect(await withoutOption.outbox.find(`${sampleId(1)}-ack`)).toBeUndefined();
    for (const server of [permanentError, () => DEFERRED]) {
      const { outbox, delivery } = createTestWorker(server, { mayAcknowledge: async () => true });
      await enqueueEntries(outbox, 1);
      await delivery.deliverDue();
      expect(await outbox.find(`${sampleId(1)}-ack`)).toBeUndefined();
    }
  });

  test("is stored together with the result of the request, and sent once despite a crash before that", async () => {
    const outbox = faultyOutbox(memoryOutbox());
    outbox.isBroken.complete = true;
    const first = createTestWorker(() => ACCEPTED, { outbox, mayAcknowledge: async () => true, leaseMs: MINUTE_MS });
    await enqueueEntries(outbox, 1);
    first.delivery.start();
    await advance(SECOND_MS);
    expect(await outbox.list()).toMatchObject([{ state: "new", entry: { id: sampleId(1), uncertainAttempts: 1 } }]);
    await first.delivery.stop();
    outbox.isBroken.complete = false;
    await advance(HOUR_MS);
    const second = createTestWorker(() => ACCEPTED, { outbox, mayAcknowledge: async () => true });
    second.delivery.start();
    await advance(HOUR_MS);
    expect(await countByState(outbox)).toEqual({ new: 0, sent: 2, failed: 0, held: 0 });
    expect(second.sends.map(({ id }) => id).sort()).toEqual([sampleId(1), sampleFollowUp(1, "acknowledgement").id]);
  });
});

test("an attempt that takes longer than a lease keeps it", async () => {
  const slow = createDeferred<SendResult>();
  const { outbox, delivery } = createTestWorker(() => slow.promise);
  await enqueueEntries(outbox, 1);
  delivery.start();
  await advance(HOUR_MS);
  expect(await leaseDue(outbox)).toEqual([]);
  slow.resolve(ACCEPTED);
  await advance(SECOND_MS);
  expect(await countByState(outbox)).toMatchObject({ sent: 1 });
});
