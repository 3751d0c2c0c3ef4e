import { describe, expect, test, vi } from "vitest";
import {
  ACCEPTED,
  advance,
  createTestWorker,
  DAY_MS,
  DEFERRED,
  enqueueEntries,
  entryNumbers,
  FOR_DAYS,
  faultyOutbox,
  HOUR_MS,
  lostReply,
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
import { countByState, mustLease } from "#tests/support/outbox/test-outbox.ts";
import type { Outbox } from "../outbox/database-outbox.ts";
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
    expect(await countByState(outbox)).toMatchObject({ new: 0, sent: 50 });
  });

  test("gets the message that served as the probe within a minute of its return", async () => {
    const { outbox, delivery, mail } = createTestWorker(serverDown);
    await enqueueEntries(outbox, 1);
    delivery.start();
    await advance(12 * HOUR_MS);
    mail.server = () => ACCEPTED;
    await advance(MINUTE_MS);
    expect(await countByState(outbox)).toMatchObject({ new: 0, sent: 1 });
  });

  test("gets a message that only seems to find it down at growing intervals while it accepts others", async () => {
    const { outbox, delivery, sends } = createTestWorker(({ id }) => (id === sampleId(0) ? serverDown() : ACCEPTED));
    delivery.start();
    await enqueueEntries(outbox, 0);
    for (const n of range(240)) {
      await enqueueEntries(outbox, n + 1);
      delivery.notify();
      await advance(30 * SECOND_MS);
    }
    expect(await countByState(outbox)).toMatchObject({ new: 1, sent: 240 });
    const attempts = sends.filter(({ id }) => id === sampleId(0)).map(({ atMs }) => atMs);
    expect(attempts.length).toBeLessThan(15);
    const delays = attempts.slice(1).map((atMs, index) => atMs - (attempts[index] ?? 0));
    expect(Math.max(...delays)).toBeGreaterThan(MINUTE_MS * 30);
  });

  test("counts as up when it rejects a message", async () => {
    const { outbox, delivery, sends, mail } = createTestWorker(serverDown, { concurrency: 1 });
    await enqueueEntries(outbox, 1, 2, 3);
    delivery.start();
    await advance(SECOND_MS);
    mail.server = ({ id }) => (id === sampleId(2) ? permanentError() : ACCEPTED);
    await advance(5 * SECOND_MS);
    expect(entryNumbers(sends)).toEqual([1, 2, 3, 1]);
    expect(await countByState(outbox)).toMatchObject({ new: 1, sent: 2 });
  });

  test("does not count as up when `send` throws an unexpected error", async () => {
    const { outbox, delivery, sends, mail } = createTestWorker(serverDown, { concurrency: 5 });
    await enqueueEntries(outbox, 1);
    delivery.start();
    await advance(SECOND_MS);
    mail.server = () => new TypeError("no such template");
    mail.maxConcurrent = 0;
    await enqueueEntries(outbox, 2, 3, 4);
    delivery.notify();
    await advance(SECOND_MS);
    expect(entryNumbers(sends)).toEqual([1]);
    await advance(3 * SECOND_MS);
    expect(sends.length).toBeGreaterThan(1);
    expect(mail.maxConcurrent).toBe(1);
  });

  test("makes an entry fail after five days", async () => {
    const { outbox, delivery } = createTestWorker(serverDown, FOR_DAYS);
    await outbox.enqueue(sampleEntry(1, { receivedAt: new Date(START_MS).toISOString() }));
    delivery.start();
    await advance(5 * DAY_MS + MINUTE_MS);
    expect(await outbox.find(sampleId(1))).toMatchObject({ state: "failed", entry: { lastError: "ECONNREFUSED" } });
  });
});

describe("outbox that fails", () => {
  test("is not used for some seconds after a failure", async () => {
    const outbox = faultyOutbox(memoryOutbox());
    const { delivery, sends, errors } = createTestWorker(() => ACCEPTED, { outbox, concurrency: 2 });
    await enqueueEntries(outbox, ...range(100));
    outbox.isBroken.lease = true;
    delivery.start();
    await advance(20 * SECOND_MS);
    expect(errors.length).toBeGreaterThan(3);
    expect(errors.length).toBeLessThan(20);
    expect(String(errors[0])).toBe("DatabaseError: lease failed");
    expect(sends).toEqual([]);
    outbox.isBroken.lease = false;
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
    expect(await countByState(outbox)).toMatchObject({ new: 0, sent: 3 });
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
    expect(await countByState(outbox)).toMatchObject({ new: 1 });
  });
});

describe("message whose reply is lost", () => {
  test("is sent three times at most, hours apart, and then fails", async () => {
    const { outbox, delivery, sends } = createTestWorker(lostReply, FOR_DAYS);
    await enqueueEntries(outbox, 1);
    delivery.start();
    await advance(6 * DAY_MS);
    expect(sends.map(({ atMs }) => atMs / HOUR_MS)).toEqual([0, 0.25, 4.25]);
    expect(await outbox.find(sampleId(1))).toMatchObject({
      state: "failed",
      entry: { attempts: 3, uncertainAttempts: 3, lastError: "The reply was lost" },
    });
  });

  test("keeps the number of its copies despite outages in between", async () => {
    const { outbox, delivery, sends, mail } = createTestWorker(lostReply, FOR_DAYS);
    await enqueueEntries(outbox, 1);
    delivery.start();
    await advance(MINUTE_MS);
    mail.server = serverDown;
    await advance(DAY_MS);
    const attempts = sends.length;
    mail.server = lostReply;
    await advance(6 * DAY_MS);
    expect(sends.length - attempts).toBe(2);
    expect(await countByState(outbox)).toMatchObject({ failed: 1 });
  });

  test("does not delay other entries by more than the probes", async () => {
    const { outbox, delivery } = createTestWorker(({ id }) => (id === sampleId(1) ? lostReply() : ACCEPTED));
    await enqueueEntries(outbox, ...range(9));
    delivery.start();
    await advance(10 * SECOND_MS);
    expect(await countByState(outbox)).toMatchObject({ new: 1, sent: 8 });
  });
});

describe("process that dies during a transfer", () => {
  /** Starts a worker whose process dies while it sends an entry, and waits until its lease has expired. */
  async function sendAndDie(outbox: Outbox) {
    const { delivery, sends } = createTestWorker(() => new Promise<SendResult>(() => undefined), {
      outbox: { ...outbox, renew: async () => undefined },
      leaseMs: MINUTE_MS,
    });
    delivery.start();
    await advance(MINUTE_MS);
    return sends;
  }

  test("may have delivered the message, which is sent again only after a while and with the same Message-ID", async () => {
    const outbox = memoryOutbox();
    await enqueueEntries(outbox, 1);
    const first = await sendAndDie(outbox);
    const second = createTestWorker(() => ACCEPTED, { outbox });
    second.delivery.start();
    await advance(13 * MINUTE_MS);
    expect(second.sends).toEqual([]);
    await advance(MINUTE_MS);
    expect([...first, ...second.sends].map(({ entry }) => entry.messageId)).toEqual([
      sampleEntry(1).messageId,
      sampleEntry(1).messageId,
    ]);
  });

  test("has sent three copies at most, after which the entry fails without another attempt", async () => {
    const outbox = memoryOutbox();
    await enqueueEntries(outbox, 1);
    const sends = [];
    for (const delayMs of [15 * MINUTE_MS, 4 * HOUR_MS, 0]) {
      sends.push(...(await sendAndDie(outbox)));
      await advance(delayMs);
    }
    const last = createTestWorker(() => ACCEPTED, { ...FOR_DAYS, outbox });
    last.delivery.start();
    await advance(DAY_MS);
    expect(new Set(sends.map(({ atMs }) => atMs)).size).toBe(3);
    expect(last.sends).toEqual([]);
    expect(await outbox.find(sampleId(1))).toMatchObject({
      state: "failed",
      entry: { lastError: "The server stopped during the transfer, so the message may have arrived" },
    });
  });

  test("leaves no trace in an entry that was not transferred", async () => {
    const outbox = memoryOutbox();
    await enqueueEntries(outbox, 1);
    const lease = await mustLease(outbox, sampleId(1), MINUTE_MS);
    await advance(MINUTE_MS);
    const { delivery, sends } = createTestWorker(() => ACCEPTED, { outbox });
    delivery.start();
    await advance(0);
    expect(sends.map(({ entry }) => entry)).toEqual([lease.entry]);
  });

  test("does not send an entry that another worker has taken over", async () => {
    const inner = memoryOutbox();
    const outbox: Outbox = {
      ...inner,
      async lease(options) {
        return (await inner.lease(options)).map((lease) => ({ ...lease, update: async () => false }));
      },
    };
    const server = vi.fn(() => ACCEPTED);
    const { delivery, errors } = createTestWorker(server, { outbox });
    await enqueueEntries(outbox, 1);
    await delivery.deliverDue();
    expect(server).not.toHaveBeenCalled();
    expect(errors).toEqual([]);
  });
});

describe("system clock that jumps", () => {
  test.each([6, -6])("by %i days neither fails nor stops an entry that waits", async (days) => {
    const { outbox, delivery, sends, mail } = createTestWorker(() => DEFERRED);
    await outbox.enqueue(sampleEntry(1, { receivedAt: new Date(START_MS).toISOString() }));
    delivery.start();
    await advance(11 * MINUTE_MS);
    vi.setSystemTime(Date.now() + days * DAY_MS);
    const attempts = sends.length;
    await advance(HOUR_MS);
    expect(sends.length - attempts).toBeGreaterThanOrEqual(1);
    expect(sends.length - attempts).toBeLessThanOrEqual(3);
    mail.server = () => ACCEPTED;
    await advance(HOUR_MS);
    expect(await countByState(outbox)).toMatchObject({ sent: 1 });
  });

  test("back by a day does not keep the breaker open", async () => {
    const { outbox, delivery, mail } = createTestWorker(serverDown);
    await enqueueEntries(outbox, 1);
    delivery.start();
    await advance(MINUTE_MS);
    vi.setSystemTime(Date.now() - DAY_MS);
    mail.server = () => ACCEPTED;
    await enqueueEntries(outbox, 2);
    delivery.notify();
    await advance(MINUTE_MS);
    expect(await countByState(outbox)).toMatchObject({ new: 0, sent: 2 });
  });

  test("back by days between two runs does not delay an entry", async () => {
    const { outbox, delivery, sends } = createTestWorker(() => ACCEPTED, FOR_DAYS);
    await outbox.enqueue(sampleEntry(1, { dueAt: new Date(START_MS + 6 * DAY_MS).toISOString() }));
    delivery.start();
    await advance(DAY_MS);
    expect(sends.map(({ atMs }) => atMs / HOUR_MS)).toEqual([0]);
  });
});

describe("route that is down", () => {
  test("does not delay the entries of other routes", async () => {
    const { outbox, delivery } = createTestWorker(({ kind }) => (kind === "webhook" ? serverDown() : ACCEPTED), {
      routes: [["webhook"], ["quote"]],
      concurrency: 1,
    });
    for (const n of range(5)) await outbox.enqueue(sampleEntry(n), { followUps: [sampleFollowUp(n, "webhook")] });
    await delivery.deliverDue();
    expect(await countByState(outbox)).toMatchObject({ new: 5, sent: 5 });
  });
});
