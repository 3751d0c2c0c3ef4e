import { describe, expect, test } from "vitest";
import {
  breakable,
  DAY,
  down,
  enqueue,
  HOUR,
  MINUTE,
  numbersOf,
  pass,
  permanent,
  range,
  SECOND,
  START_MS,
  setClock,
  taken,
  working,
} from "#tests/support/outbox/delivery-setup.ts";
import { memoryOutbox } from "#tests/support/outbox/memory-outbox.ts";
import { entryOf, idOf } from "#tests/support/outbox/sample-entries.ts";
import type { Delivery } from "../mail/mail.ts";
import { OutboxError } from "../outbox/outbox.ts";

setClock();

describe("a server that is down", () => {
  test("is probed by one message at a time, and has everything within a minute of its return", async () => {
    const { outbox, delivery, sends, mail } = working(down, { concurrency: 4 });
    await enqueue(outbox, ...range(50));
    delivery.start();
    await pass(HOUR);
    const seconds = sends.map(({ atMs }) => atMs / SECOND);
    expect(seconds.slice(0, 10)).toEqual([0, 0, 0, 0, 5, 15, 35, 75, 135, 195]);
    expect(seconds.length).toBeLessThan(4 + 4 + 60);
    expect(new Set(numbersOf(sends)).size).toBe(50);
    mail.server = () => taken;
    sends.length = 0;
    await pass(MINUTE);
    expect(numbersOf(sends).sort((a, b) => a - b)).toEqual(range(50));
    expect(new Set(sends.map(({ atMs }) => atMs)).size).toBe(1);
    expect(await outbox.counts()).toMatchObject({ new: 0, sent: 50 });
  });

  test("has a message that it was probed with all the while within a minute, too", async () => {
    const { outbox, delivery, mail } = working(down);
    await enqueue(outbox, 1);
    delivery.start();
    await pass(12 * HOUR);
    mail.server = () => taken;
    await pass(MINUTE);
    expect(await outbox.counts()).toMatchObject({ new: 0, sent: 1 });
  });

  test("is up when it refuses a message", async () => {
    const { outbox, delivery, sends, mail } = working(down, { concurrency: 1 });
    await enqueue(outbox, 1, 2, 3);
    delivery.start();
    await pass(SECOND);
    mail.server = ({ id }) => (id === idOf(2) ? permanent() : taken);
    await pass(5 * SECOND);
    expect(numbersOf(sends)).toEqual([1, 2, 3, 1]);
    expect(await outbox.counts()).toMatchObject({ new: 0, sent: 2, failed: 1 });
  });

  test("is not said to be up by a message that cannot be made", async () => {
    const { outbox, delivery, sends, mail } = working(down, { concurrency: 5 });
    await enqueue(outbox, 1);
    delivery.start();
    await pass(SECOND);
    mail.server = () => new TypeError("no such template");
    mail.most = 0;
    await enqueue(outbox, 2, 3, 4);
    for (const n of [2, 3, 4]) delivery.notify(idOf(n));
    await pass(SECOND);
    expect(numbersOf(sends)).toEqual([1]);
    await pass(3 * SECOND);
    expect(sends.length).toBeGreaterThan(1);
    expect(mail.most).toBe(1);
  });

  test("for five days has what it was tried with given up", async () => {
    const { outbox, delivery } = working(down);
    await outbox.enqueue(entryOf(1, { receivedAt: new Date(START_MS).toISOString() }));
    delivery.start();
    await pass(5 * DAY + MINUTE);
    expect(await outbox.find(idOf(1))).toMatchObject({ state: "failed", entry: { lastError: "ECONNREFUSED" } });
  });
});

describe("an outbox that fails", () => {
  test.each(["waiting", "claim"] as const)("at %s is left alone for some seconds", async (call) => {
    const outbox = breakable(memoryOutbox());
    const { delivery, sends, errors } = working(() => taken, { outbox, concurrency: 2 });
    await enqueue(outbox, ...range(100));
    outbox.isBroken[call] = true;
    delivery.start();
    await pass(20 * SECOND);
    expect(errors.length).toBeGreaterThan(3);
    expect(errors.length).toBeLessThan(20);
    expect(errors[0]).toEqual(new OutboxError(`no disk to ${call}`));
    expect(sends).toEqual([]);
    outbox.isBroken[call] = false;
    await pass(5 * SECOND);
    expect(numbersOf(sends)).toEqual(range(100));
  });

  test("to note what was sent is told again and again, and nothing is sent twice meanwhile", async () => {
    const outbox = breakable(memoryOutbox());
    const { delivery, sends, errors, outcomes } = working(() => taken, { outbox, concurrency: 2, leaseMs: MINUTE });
    await enqueue(outbox, 1, 2, 3);
    outbox.isBroken.finish = true;
    delivery.start();
    await pass(HOUR);
    expect(numbersOf(sends)).toEqual([1, 2]);
    expect(errors.length).toBeGreaterThan(100);
    expect(outcomes).toEqual([]);
    outbox.isBroken.finish = false;
    await pass(5 * SECOND);
    expect(numbersOf(sends)).toEqual([1, 2, 3]);
    expect(await outbox.counts()).toMatchObject({ new: 0, sent: 3 });
  });

  test("between sending and noting it, by dying, has the same message sent again", async () => {
    const outbox = memoryOutbox();
    const first = working(() => new Promise<Delivery>(() => undefined), { outbox, leaseMs: MINUTE });
    await enqueue(outbox, 1);
    first.delivery.start();
    await pass(SECOND);
    const next = working(() => taken, { outbox });
    next.delivery.start();
    await pass(30 * SECOND);
    expect(next.sends).toEqual([]);
    await pass(MINUTE);
    const messageIds = [...first.sends, ...next.sends].map(({ entry }) => entry.messageId);
    expect(messageIds).toEqual([entryOf(1).messageId, entryOf(1).messageId]);
  });

  test("is not waited for when the worker stops", async () => {
    const outbox = breakable(memoryOutbox());
    outbox.isBroken.finish = true;
    const { delivery, errors } = working(() => taken, { outbox });
    await enqueue(outbox, 1);
    delivery.start();
    await pass(SECOND);
    await delivery.stop();
    expect(errors.length).toBeGreaterThan(0);
    expect(await outbox.counts()).toMatchObject({ new: 1 });
  });
});
