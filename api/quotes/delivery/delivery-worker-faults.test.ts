import { describe, expect, test } from "vitest";
import {
  ACCEPTED,
  advance,
  createTestWorker,
  DAY_MS,
  enqueueEntries,
  entryNumbers,
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
import { sampleEntry, sampleId } from "#tests/support/outbox/sample-entries.ts";
import { OutboxError } from "../outbox/outbox.ts";
import type { SendResult } from "../send-error.ts";

setUpFakeClock();

describe("mail server that is down", () => {
  test("gets one message at a time as a probe, and everything within a minute of its return", async () => {
    const { outbox, delivery, sends, mail } = createTestWorker(serverDown, { concurrency: 4 });
    await enqueueEntries(outbox, ...range(50));
    delivery.start();
    await advance(HOUR_MS);
    const seconds = sends.map(({ atMs }) => atMs / SECOND_MS);
    expect(seconds.slice(0, 10)).toEqual([0, 0, 0, 0, 5, 15, 35, 75, 135, 195]);
    expect(seconds.length).toBeLessThan(4 + 4 + 60);
    expect(new Set(entryNumbers(sends)).size).toBe(50);
    mail.server = () => ACCEPTED;
    sends.length = 0;
    await advance(MINUTE_MS);
    expect(entryNumbers(sends).sort((a, b) => a - b)).toEqual(range(50));
    expect(new Set(sends.map(({ atMs }) => atMs)).size).toBe(1);
    expect(await outbox.counts()).toMatchObject({ new: 0, sent: 50 });
  });

  test("gets the message that served as the probe within a minute of its return", async () => {
    const { outbox, delivery, mail } = createTestWorker(serverDown);
    await enqueueEntries(outbox, 1);
    delivery.start();
    await advance(12 * HOUR_MS);
    mail.server = () => ACCEPTED;
    await advance(MINUTE_MS);
    expect(await outbox.counts()).toMatchObject({ new: 0, sent: 1 });
  });

  test("counts as up when it rejects a message", async () => {
    const { outbox, delivery, sends, mail } = createTestWorker(serverDown, { concurrency: 1 });
    await enqueueEntries(outbox, 1, 2, 3);
    delivery.start();
    await advance(SECOND_MS);
    mail.server = ({ id }) => (id === sampleId(2) ? permanentError() : ACCEPTED);
    await advance(5 * SECOND_MS);
    expect(entryNumbers(sends)).toEqual([1, 2, 3, 1]);
    expect(await outbox.counts()).toMatchObject({ new: 0, sent: 2, failed: 1 });
  });

  test("does not count as up when `send` throws an unexpected error", async () => {
    const { outbox, delivery, sends, mail } = createTestWorker(serverDown, { concurrency: 5 });
    await enqueueEntries(outbox, 1);
    delivery.start();
    await advance(SECOND_MS);
    mail.server = () => new TypeError("no such template");
    mail.maxConcurrent = 0;
    await enqueueEntries(outbox, 2, 3, 4);
    for (const n of [2, 3, 4]) delivery.notify(sampleId(n));
    await advance(SECOND_MS);
    expect(entryNumbers(sends)).toEqual([1]);
    await advance(3 * SECOND_MS);
    expect(sends.length).toBeGreaterThan(1);
    expect(mail.maxConcurrent).toBe(1);
  });

  test("makes an entry fail after five days", async () => {
    const { outbox, delivery } = createTestWorker(serverDown);
    await outbox.enqueue(sampleEntry(1, { receivedAt: new Date(START_MS).toISOString() }));
    delivery.start();
    await advance(5 * DAY_MS + MINUTE_MS);
    expect(await outbox.find(sampleId(1))).toMatchObject({ state: "failed", entry: { lastError: "ECONNREFUSED" } });
  });
});

describe("outbox that fails", () => {
  test.each(["listDeliverable", "acquire"] as const)("is not used for some seconds after %s failed", async (method) => {
    const outbox = faultyOutbox(memoryOutbox());
    const { delivery, sends, errors } = createTestWorker(() => ACCEPTED, { outbox, concurrency: 2 });
    await enqueueEntries(outbox, ...range(100));
    outbox.isBroken[method] = true;
    delivery.start();
    await advance(20 * SECOND_MS);
    expect(errors.length).toBeGreaterThan(3);
    expect(errors.length).toBeLessThan(20);
    expect(errors[0]).toEqual(new OutboxError(`${method} failed`));
    expect(sends).toEqual([]);
    outbox.isBroken[method] = false;
    await advance(5 * SECOND_MS);
    expect(entryNumbers(sends)).toEqual(range(100));
  });

  test("blocks further sending until it has stored the results, and no message is sent twice", async () => {
    const outbox = faultyOutbox(memoryOutbox());
    const { delivery, sends, errors, reports } = createTestWorker(() => ACCEPTED, {
      outbox,
      concurrency: 2,
      leaseMs: MINUTE_MS,
    });
    await enqueueEntries(outbox, 1, 2, 3);
    outbox.isBroken.complete = true;
    delivery.start();
    await advance(HOUR_MS);
    expect(entryNumbers(sends)).toEqual([1, 2]);
    expect(errors.length).toBeGreaterThan(100);
    expect(reports).toEqual([]);
    outbox.isBroken.complete = false;
    await advance(5 * SECOND_MS);
    expect(entryNumbers(sends)).toEqual([1, 2, 3]);
    expect(await outbox.counts()).toMatchObject({ new: 0, sent: 3 });
  });

  test("repeats a message with the same Message-ID if the process dies before it stores the result", async () => {
    const outbox = memoryOutbox();
    const first = createTestWorker(() => new Promise<SendResult>(() => undefined), { outbox, leaseMs: MINUTE_MS });
    await enqueueEntries(outbox, 1);
    first.delivery.start();
    await advance(SECOND_MS);
    const second = createTestWorker(() => ACCEPTED, { outbox });
    second.delivery.start();
    await advance(30 * SECOND_MS);
    expect(second.sends).toEqual([]);
    await advance(MINUTE_MS);
    const messageIds = [...first.sends, ...second.sends].map(({ entry }) => entry.messageId);
    expect(messageIds).toEqual([sampleEntry(1).messageId, sampleEntry(1).messageId]);
  });

  test("does not delay `stop`", async () => {
    const outbox = faultyOutbox(memoryOutbox());
    outbox.isBroken.complete = true;
    const { delivery, errors } = createTestWorker(() => ACCEPTED, { outbox });
    await enqueueEntries(outbox, 1);
    delivery.start();
    await advance(SECOND_MS);
    await delivery.stop();
    expect(errors.length).toBeGreaterThan(0);
    expect(await outbox.counts()).toMatchObject({ new: 1 });
  });
});
