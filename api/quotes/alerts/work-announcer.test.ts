import { describe, expect, test, vi } from "vitest";
import { createOutbox, type Outbox } from "#api/quotes/outbox/database-outbox.ts";
import { ENGINES, memoryDatabase } from "#tests/support/database/office-databases.ts";
import { CERTIFICATE } from "#tests/support/mail/sample-certificate.ts";
import { testSite } from "#tests/support/mail/sample-mail.ts";
import { HOUR_MS, MINUTE_MS, setUpFakeClock } from "#tests/support/outbox/delivery-setup.ts";
import { sampleEntry, sampleId } from "#tests/support/outbox/sample-entries.ts";
import { complete, mustLease } from "#tests/support/outbox/test-outbox.ts";
import type { AlertEntry, RequestEntry } from "../outbox/outbox.ts";
import { createAnnouncer } from "./undelivered-announcer.ts";
import { announceWeek, findUnanswered } from "./work-announcer.ts";

setUpFakeClock();

const readSite = async () => testSite;

/** Sets the clock to a time in Iowa in winter. */
const setTime = (time: string) => vi.setSystemTime(new Date(`${time}-06:00`));

const createAlerts = (outbox: Outbox) =>
  createAnnouncer(outbox, "agency.example", undefined, () => findUnanswered(outbox, readSite));

const listAlerts = async (outbox: Outbox) =>
  (await outbox.list({ kinds: ["alert"] })).map(({ entry }) => (entry as AlertEntry).events);

async function sendAlerts(outbox: Outbox): Promise<void> {
  for (const id of await outbox.listIds({ kinds: ["alert"], states: ["new"] })) {
    const lease = await mustLease(outbox, id);
    await lease.complete("sent", lease.entry);
  }
}

/** Returns a request that the office has the email of, received at a time in Iowa. */
async function receive(outbox: Outbox, n: number, time: string, changes: Partial<RequestEntry> = {}): Promise<void> {
  await complete(outbox, sampleEntry(n, { receivedAt: new Date(`${time}-06:00`).toISOString(), ...changes }), "sent");
}

describe("late request", () => {
  test.each(ENGINES)("is announced once for its day by two servers with %s", async (_, create) => {
    const open = await create();
    const [first, second] = [createOutbox(open()), createOutbox(open())];
    setTime("2026-11-30T09:46");
    await complete(first, CERTIFICATE, "sent");
    const servers = [createAlerts(first), createAlerts(second)];
    setTime("2026-12-03T23:00");
    for (const announce of servers) await announce();
    expect(await listAlerts(first)).toEqual([["unanswered 2026-11-30T15:45:12.000Z"]]);
    await sendAlerts(first);
    setTime("2026-12-04T08:00");
    const restarted = [createAlerts(first), createAlerts(second)];
    await Promise.all(restarted.map((announce) => announce()));
    expect((await listAlerts(first)).slice(1)).toEqual([["late 2026-12-04"]]);
    await sendAlerts(first);
    setTime("2026-12-09T08:00");
    for (const outbox of [first, second]) await createAlerts(outbox)();
    expect(await listAlerts(first)).toHaveLength(2);
  });

  test("is announced again for another day, but not if it is handled, likely spam, or has just arrived", async () => {
    const database = memoryDatabase();
    const outbox = createOutbox(database);
    setTime("2026-12-04T09:00");
    await complete(outbox, CERTIFICATE, "sent");
    const { request } = CERTIFICATE;
    await receive(outbox, 1, "2026-12-01T09:00", { request });
    await outbox.markHandled(sampleId(1), { by: "Ada", account: "ada", at: "2026-12-01T12:00:00.000Z" });
    await outbox.enqueue(sampleEntry(2, { receivedAt: CERTIFICATE.receivedAt, request }), { state: "held" });
    await receive(outbox, 3, "2026-12-04T08:30", { request });
    const find = async () => (await findUnanswered(outbox, readSite)).map(({ id, event }) => [id, event]);
    expect(await find()).toEqual([[CERTIFICATE.id, "late 2026-12-04"]]);
    await database.write((trx) =>
      trx.updateTable("messages").set({ due_on: "2026-12-03" }).where("id", "=", CERTIFICATE.id).execute(),
    );
    expect(await find()).toEqual([[CERTIFICATE.id, "late 2026-12-03"]]);
  });
});

test("a request is late for 60 days from its day on, however early it was received", async () => {
  const outbox = createOutbox(memoryDatabase());
  await receive(outbox, 1, "2026-06-01T09:00", { request: CERTIFICATE.request });
  const find = async (time: string) => {
    setTime(time);
    return (await findUnanswered(outbox, readSite)).map(({ event }) => event);
  };
  expect(await find("2026-12-03T12:00")).toEqual([]);
  expect(await find("2026-12-04T12:00")).toEqual(["late 2026-12-04"]);
  expect(await find("2027-02-02T12:00")).toEqual(["late 2026-12-04"]);
  expect(await find("2027-02-03T12:00")).toEqual([]);
});

describe("request that nobody takes on", () => {
  test.each([
    ["on a day", "2026-12-01T10:00", "2026-12-01T17:00"],
    ["in the last half hour of a day", "2026-12-01T16:45", "2026-12-02T17:00"],
    ["on a weekend", "2026-12-05T10:00", "2026-12-07T17:00"],
  ])("is announced when the promised time is over: %s", async (_, received, promised) => {
    const outbox = createOutbox(memoryDatabase());
    setTime(received);
    await receive(outbox, 1, received);
    setTime(promised);
    expect(await findUnanswered(outbox, readSite)).toEqual([]);
    vi.setSystemTime(Date.now() + MINUTE_MS);
    expect(await findUnanswered(outbox, readSite)).toMatchObject([{ id: sampleId(1) }]);
    vi.setSystemTime(Date.now() + 15 * 24 * HOUR_MS);
    expect(await findUnanswered(outbox, readSite)).toEqual([]);
  });

  test("is not announced if it has a person or another state", async () => {
    const database = memoryDatabase();
    const outbox = createOutbox(database);
    for (const n of [1, 2, 3]) await receive(outbox, n, "2026-12-01T10:00");
    await database.write((trx) =>
      trx
        .insertInto("request_work")
        .values([
          { message_id: sampleId(1), state: "new", assignee: "Ada", assignee_id: "ada" },
          { message_id: sampleId(2), state: "in-progress", assignee: null, assignee_id: null },
          { message_id: sampleId(3), state: "new", assignee: null, assignee_id: null },
        ])
        .execute(),
    );
    setTime("2026-12-02T09:00");
    expect((await findUnanswered(outbox, readSite)).map(({ id }) => id)).toEqual([sampleId(3)]);
  });
});

describe("weekly email", () => {
  test.each(ENGINES)("is one on Mondays from the opening on, by two servers with %s", async (_, create) => {
    const open = await create();
    const outboxes = [createOutbox(open()), createOutbox(open())] as const;
    const notice = { text: "Closed on Friday", until: "2026-12-05T08:00" };
    setTime("2026-11-30T08:00");
    await receive(outboxes[0], 2, "2026-11-27T12:00", { id: CERTIFICATE.id, request: CERTIFICATE.request });
    await receive(outboxes[0], 1, "2026-11-27T10:00");
    const announce = async (time: string) => {
      setTime(time);
      const readNow = async () => ({ ...testSite, notice });
      await Promise.all(outboxes.map((outbox) => announceWeek(outbox, "agency.example", readNow)));
      return (await outboxes[0].list({ kinds: ["notice"] })).map(({ entry }) => entry);
    };
    expect(await announce("2026-11-30T08:29")).toEqual([]);
    expect(await announce("2026-11-30T08:30")).toMatchObject([
      {
        to: [],
        subject: "This week: 2 requests waiting, none late",
        text: `The oldest has waited since Nov 27, 2026.

The notice “Closed on Friday” ends at 8:00 AM on Dec 5, 2026.`,
      },
    ]);
    expect(await announce("2026-12-01T08:30")).toHaveLength(1);
    const [, next] = await announce("2026-12-07T09:00");
    expect(next).toMatchObject({
      subject: "This week: 2 requests waiting, 1 late",
      text: expect.stringContaining("Needed by now: 7F3A-29C1."),
    });
  });
});
