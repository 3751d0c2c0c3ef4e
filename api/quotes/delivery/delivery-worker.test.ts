import { describe, expect, test } from "vitest";
import {
  AGENCY,
  breakable,
  DAY,
  down,
  enqueue,
  gate,
  HOUR,
  later,
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
import { type Outbox, OutboxError } from "../outbox/outbox.ts";

setClock();

describe("what waits", () => {
  test("is delivered from the start on, in order of due time, and a few at once", async () => {
    const { outbox, delivery, sends, mail, outcomes } = working(
      () => new Promise((resolve) => setTimeout(() => resolve(taken), SECOND)),
      { concurrency: 3 },
    );
    await enqueue(outbox, 5, 4, 3, 2, 1);
    await outbox.enqueue(entryOf(0, { dueAt: new Date(START_MS - 1).toISOString() }));
    await pass(MINUTE);
    expect(sends).toEqual([]);
    delivery.start();
    await pass(0);
    expect(numbersOf(sends)).toEqual([1, 2, 3]);
    await pass(10 * SECOND);
    expect(numbersOf(sends)).toEqual([1, 2, 3, 4, 5, 0]);
    expect(mail.most).toBe(3);
    expect(await outbox.counts()).toMatchObject({ new: 0, sent: 6 });
    expect(outcomes[0]).toEqual({ id: idOf(1), kind: "quote", outcome: "sent", attempts: 1 });
    const sentAt = new Date(START_MS + MINUTE + SECOND).toISOString();
    expect(await outbox.find(idOf(1))).toEqual({
      state: "sent",
      entry: entryOf(1, { attempts: 1, sentAt, deliveredTo: [AGENCY] }),
    });
  });

  test("is delivered at once when the worker is told of it, and within half a minute when not", async () => {
    const { outbox, delivery, sends } = working(() => taken);
    delivery.start();
    await pass(10 * SECOND);
    await enqueue(outbox, 1, 2);
    delivery.notify(idOf(1));
    await pass(0);
    expect(sends.map(({ id, atMs }) => [id, atMs])).toEqual([[idOf(1), 10 * SECOND]]);
    await pass(30 * SECOND);
    expect(sends.map(({ id, atMs }) => [id, atMs]).slice(1)).toEqual([[idOf(2), 30 * SECOND]]);
  });

  test("is not tried before it is due", async () => {
    const { outbox, delivery, sends } = working(() => taken);
    await outbox.enqueue(entryOf(1, { dueAt: new Date(START_MS + 47 * SECOND).toISOString() }));
    delivery.start();
    await pass(DAY);
    expect(sends.map(({ atMs }) => atMs)).toEqual([47 * SECOND]);
  });

  test("is not tried while it is held", async () => {
    const { outbox, delivery, sends } = working(() => taken);
    await outbox.enqueue(entryOf(1), "held");
    delivery.start();
    await pass(HOUR);
    expect(sends).toEqual([]);
    await outbox.retry(idOf(1));
    await pass(30 * SECOND);
    expect(numbersOf(sends)).toEqual([1]);
  });

  test("is not forgotten when it comes while the outbox is looked at", async () => {
    const listed = memoryOutbox();
    const looks: (() => void)[] = [];
    const outbox: Outbox = {
      ...listed,
      async waiting() {
        const waiting = await listed.waiting();
        await new Promise<void>((resolve) => looks.push(resolve));
        return waiting;
      },
    };
    const busy = gate();
    const { delivery, sends } = working(({ id }) => (id === idOf(0) ? busy.answer : taken), { outbox, concurrency: 1 });
    delivery.start();
    await enqueue(outbox, 0);
    delivery.notify(idOf(0));
    await pass(SECOND);
    await enqueue(outbox, 1);
    delivery.notify(idOf(1));
    expect(looks).toHaveLength(1);
    looks.shift()?.();
    await pass(SECOND);
    busy.open(taken);
    await pass(SECOND);
    expect(numbersOf(sends)).toEqual([0, 1]);
  });

  test("is sent once, however often the worker is told of it", async () => {
    const { outbox, delivery, sends } = working(
      () => new Promise((resolve) => setTimeout(() => resolve(taken), SECOND)),
    );
    delivery.start();
    await enqueue(outbox, 1);
    for (const _ of range(5)) delivery.notify(idOf(1));
    await pass(500);
    delivery.notify(idOf(1));
    await pass(HOUR);
    expect(numbersOf(sends)).toEqual([1]);
  });

  test("may be tens of thousands", async () => {
    const { outbox, delivery, sends } = working(() => taken);
    await enqueue(outbox, ...range(20_000).reverse());
    await delivery.deliverDue();
    expect(numbersOf(sends)).toEqual(range(20_000));
    expect(await outbox.counts()).toMatchObject({ new: 0, sent: 20_000 });
  });
});

describe("what is refused", () => {
  test("is tried again after five seconds, and ever more seldom for five days, and has then failed", async () => {
    const { outbox, delivery, sends, outcomes } = working(() => later);
    const entry = entryOf(1, { receivedAt: new Date(START_MS).toISOString() });
    await outbox.enqueue(entry);
    delivery.start();
    await pass(6 * DAY);
    const times = sends.map(({ atMs }) => atMs / SECOND);
    expect(times.slice(0, 6)).toEqual([0, 5, 15, 35, 75, 155]);
    expect(times.at(-1)).toBe((5 * DAY) / SECOND);
    expect(new Set(sends.map((sent) => sent.entry.messageId))).toEqual(new Set([entry.messageId]));
    expect(outcomes[0]).toEqual({
      id: idOf(1),
      kind: "quote",
      outcome: "postponed",
      attempts: 1,
      error: `${AGENCY}: 451 later`,
    });
    expect(outcomes.at(-1)).toMatchObject({ outcome: "failed", attempts: times.length });
    expect(await outbox.find(idOf(1))).toMatchObject({ state: "failed", entry: { lastError: `${AGENCY}: 451 later` } });
  });

  test("for good has failed at once", async () => {
    const { outbox, delivery, sends, outcomes } = working(permanent);
    await enqueue(outbox, 1);
    delivery.start();
    await pass(DAY);
    expect(sends).toHaveLength(1);
    expect(outcomes).toEqual([{ id: idOf(1), kind: "quote", outcome: "failed", attempts: 1, error: "554 no" }]);
    expect(await outbox.counts()).toMatchObject({ new: 0, failed: 1 });
  });

  test("for some receivers is tried for these alone", async () => {
    const { outbox, delivery, sends, mail } = working(() => ({ ...later, accepted: ["other@agency.example"] }));
    await enqueue(outbox, 1);
    delivery.start();
    await pass(SECOND);
    mail.server = () => taken;
    await pass(MINUTE);
    expect(sends.map(({ entry }) => entry.deliveredTo)).toEqual([undefined, ["other@agency.example"]]);
    expect(await outbox.find(idOf(1))).toMatchObject({
      state: "sent",
      entry: { attempts: 2, deliveredTo: ["other@agency.example", AGENCY] },
    });
  });

  test("does not hold up what waits behind it", async () => {
    const { outbox, delivery, sends } = working(({ id }) => (id === idOf(1) ? later : taken), { concurrency: 1 });
    await enqueue(outbox, 1, 2, 3);
    delivery.start();
    await pass(SECOND);
    expect(numbersOf(sends)).toEqual([1, 2, 3]);
  });

  test("by a message that cannot be made is reported, and tried again", async () => {
    const { outbox, delivery, sends, errors, mail } = working(() => new TypeError("no such template"));
    await enqueue(outbox, 1);
    delivery.start();
    await pass(SECOND);
    expect(errors).toEqual([new TypeError("no such template")]);
    mail.server = () => taken;
    await pass(5 * SECOND);
    expect(sends).toHaveLength(2);
    expect(await outbox.counts()).toMatchObject({ sent: 1 });
  });
});

describe("one pass", () => {
  test("delivers what is due, and no more", async () => {
    const { outbox, delivery, sends } = working(({ id }) => (id === idOf(2) ? later : taken));
    await enqueue(outbox, 1, 2, 3);
    await outbox.enqueue(entryOf(4, { dueAt: new Date(START_MS + SECOND).toISOString() }));
    await delivery.deliverDue();
    expect(numbersOf(sends)).toEqual([1, 2, 3]);
    await pass(DAY);
    expect(sends).toHaveLength(3);
    await delivery.deliverDue();
    expect(numbersOf(sends)).toEqual([1, 2, 3, 4, 2]);
  });

  test("ends when the server is down", async () => {
    const { outbox, delivery, sends } = working(down);
    await enqueue(outbox, ...range(50));
    await delivery.deliverDue();
    expect(sends).toHaveLength(5);
    expect(await outbox.counts()).toMatchObject({ new: 50 });
  });

  test("ends when the outbox cannot be read, and says so", async () => {
    const cause = new OutboxError("no disk");
    const { delivery, errors } = working(() => taken, {
      outbox: { ...memoryOutbox(), waiting: () => Promise.reject(cause) },
    });
    await delivery.deliverDue();
    expect(errors).toEqual([cause]);
  });
});

describe("stopping", () => {
  test("waits for what is being sent, and takes no more", async () => {
    const stalled = gate();
    const { outbox, delivery, sends } = working(() => stalled.answer, { concurrency: 2 });
    await enqueue(outbox, 1, 2, 3, 4);
    delivery.start();
    await pass(SECOND);
    let isStopped = false;
    const stopped = delivery.stop().then(() => {
      isStopped = true;
    });
    delivery.notify(idOf(3));
    await pass(HOUR);
    expect(isStopped).toBe(false);
    stalled.open(taken);
    await stopped;
    await pass(DAY);
    expect(numbersOf(sends)).toEqual([1, 2]);
    expect(await outbox.counts()).toMatchObject({ new: 2, sent: 2 });
    expect(await outbox.waiting()).toHaveLength(2);
  });

  test("lets go of what is claimed and not yet sent", async () => {
    const inner = memoryOutbox();
    const claiming = gate();
    const outbox: Outbox = {
      ...inner,
      async claim(id, leaseMs) {
        await claiming.answer;
        return inner.claim(id, leaseMs);
      },
    };
    const { delivery, sends } = working(() => taken, { outbox });
    await enqueue(outbox, 1);
    delivery.start();
    await pass(SECOND);
    const stopped = delivery.stop();
    claiming.open(taken);
    await stopped;
    expect(sends).toEqual([]);
    expect(await outbox.waiting()).toHaveLength(1);
  });
});

describe("an acknowledgement", () => {
  const acknowledgement = {
    ...entryOf(1),
    id: `${idOf(1)}-ack`,
    kind: "acknowledgement",
    messageId: `<${idOf(1)}-ack@agency.example>`,
  } as const;

  test("is enqueued with the request that was sent, and sent after it", async () => {
    const { outbox, delivery, sends, outcomes } = working(() => taken, { acknowledge: true });
    await enqueue(outbox, 1);
    delivery.start();
    await pass(SECOND);
    expect(sends.map(({ entry }) => entry)).toEqual([entryOf(1), acknowledgement]);
    expect(outcomes.map(({ kind, outcome }) => [kind, outcome])).toEqual([
      ["quote", "sent"],
      ["acknowledgement", "sent"],
    ]);
    await pass(DAY);
    expect(await outbox.counts()).toEqual({ new: 0, sent: 2, failed: 0, held: 0 });
  });

  test("is none unless it is asked for, nor of a request that was not sent", async () => {
    const without = working(() => taken);
    await enqueue(without.outbox, 1);
    await without.delivery.deliverDue();
    expect(await without.outbox.find(`${idOf(1)}-ack`)).toBeUndefined();
    for (const server of [permanent, () => later]) {
      const { outbox, delivery } = working(server, { acknowledge: true });
      await enqueue(outbox, 1);
      await delivery.deliverDue();
      expect(await outbox.find(`${idOf(1)}-ack`)).toBeUndefined();
    }
  });

  test("is there before the request counts as sent, and not twice after a crash in between", async () => {
    const outbox = breakable(memoryOutbox());
    outbox.isBroken.finish = true;
    const first = working(() => taken, { outbox, acknowledge: true, leaseMs: MINUTE });
    await enqueue(outbox, 1);
    first.delivery.start();
    await pass(SECOND);
    expect(await outbox.list("new")).toEqual([entryOf(1), acknowledgement]);
    await first.delivery.stop();
    outbox.isBroken.finish = false;
    await pass(HOUR);
    const next = working(() => taken, { outbox, acknowledge: true });
    next.delivery.start();
    await pass(HOUR);
    expect(await outbox.counts()).toEqual({ new: 0, sent: 2, failed: 0, held: 0 });
    expect(next.sends.map(({ id }) => id)).toEqual([idOf(1), `${idOf(1)}-ack`]);
  });

  test("that cannot be enqueued keeps the request from counting as sent", async () => {
    const outbox = breakable(memoryOutbox());
    await enqueue(outbox, 1);
    outbox.isBroken.enqueue = true;
    const { delivery, sends } = working(() => taken, { outbox, acknowledge: true });
    delivery.start();
    await pass(MINUTE);
    expect(await outbox.counts()).toMatchObject({ new: 1, sent: 0 });
    outbox.isBroken.enqueue = false;
    await pass(MINUTE);
    expect(sends.map(({ id }) => id)).toEqual([idOf(1), `${idOf(1)}-ack`]);
    expect(await outbox.counts()).toMatchObject({ new: 0, sent: 2 });
  });
});
