import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test, vi } from "vitest";
import { ENGINES } from "#tests/support/database/office-databases.ts";
import { sampleAlert, sampleEntry, sampleFollowUp, sampleId } from "#tests/support/outbox/sample-entries.ts";
import { complete, countByState, entriesIn, leaseDue, mustLease } from "#tests/support/outbox/test-outbox.ts";
import { createOutbox, type Outbox } from "./database-outbox.ts";
import { positionOf } from "./outbox.ts";

const ID = sampleId(1);
const NONE = { new: 0, sent: 0, failed: 0, held: 0 };

describe.each(ENGINES)("outbox in %s", (_, createDatabase) => {
  /** Opens an empty outbox, and the same one as another process would. */
  async function setUp() {
    const open = await createDatabase();
    return { outbox: createOutbox(open()), other: createOutbox(open()) };
  }

  /** Returns the IDs of the entries that may be leased, in order, and gives them back. */
  async function dueIds(outbox: Outbox): Promise<string[]> {
    const leases = await leaseDue(outbox);
    for (const lease of leases) await lease.reschedule(lease.entry);
    return leases.map(({ entry }) => entry.id);
  }

  describe("enqueued entry", () => {
    test("is pending, and found unchanged by every process", async () => {
      const { outbox, other } = await setUp();
      const entry = sampleEntry(1, { consent: { version: "1", text: "Yes.", time: "2026-01-05T12:00:00.000Z" } });
      expect(await outbox.enqueue(entry)).toEqual({ state: "new", entry });
      for (const instance of [outbox, other]) {
        expect(await instance.find(ID)).toEqual({ state: "new", entry });
        expect(await countByState(instance)).toEqual({ ...NONE, new: 1 });
      }
      expect(await dueIds(other)).toEqual([ID]);
    });

    test("is listed in the order of receipt, in either direction and in parts", async () => {
      const { outbox } = await setUp();
      await Promise.all([3, 1, 2].map((n) => outbox.enqueue(sampleEntry(n))));
      await outbox.enqueue(sampleEntry(0));
      expect(await outbox.listIds()).toEqual([0, 1, 2, 3].map(sampleId));
      const after = positionOf(sampleEntry(1));
      expect(await outbox.listIds({ after, limit: 1 })).toEqual([sampleId(2)]);
      expect(await outbox.listIds({ after, isNewestFirst: true })).toEqual([sampleId(0)]);
    });

    test("is found by what it is about", async () => {
      const { outbox } = await setUp();
      const { request } = sampleEntry(2);
      const bob = sampleEntry(2, {
        request: { ...request, firstName: "Bob", email: "BOB@example.com", phone: "5155550143" },
      });
      await outbox.enqueue(sampleEntry(1), { followUps: [sampleFollowUp(1, "webhook")] });
      await outbox.enqueue(bob, { state: "held" });
      await outbox.enqueue(sampleAlert(3, [2]));
      const find = (filter: Parameters<Outbox["listIds"]>[0]) => outbox.listIds(filter);
      expect(await find({ email: "bob@example.com" })).toEqual([sampleId(2)]);
      expect(await find({ phone: "5155550142" })).toEqual([ID, `${ID}-hook`]);
      expect(await find({ kinds: ["alert"] })).toEqual([sampleAlert(3).id]);
      expect(await find({ states: ["held"] })).toEqual([sampleId(2)]);
      expect(await find({ search: [["bob", "rob"], ["farm"]] })).toEqual([sampleId(2)]);
      expect(await find({ search: [["100%"]] })).toEqual([]);
      expect(await find({ receivedSinceMs: Date.parse(bob.receivedAt) })).toEqual([sampleId(2), sampleAlert(3).id]);
      expect(await find({ receivedBeforeMs: Date.parse(bob.receivedAt) })).toEqual([ID, `${ID}-hook`]);
    });

    test("is due at its `dueAt`, unless that is farther ahead than any delay", async () => {
      const { outbox } = await setUp();
      const inAnHour = Date.now() + 3_600_000;
      await outbox.enqueue(sampleEntry(1, { dueAt: new Date(inAnHour).toISOString() }));
      expect(await dueIds(outbox)).toEqual([]);
      expect(await outbox.nextDueMs({ kinds: ["quote"], exceptIds: [] })).toBe(inAnHour);
      expect(await outbox.nextDueMs({ kinds: ["webhook"], exceptIds: [] })).toBeUndefined();
      await outbox.enqueue(sampleEntry(2, { dueAt: "2099-01-01T00:00:00.000Z" }));
      expect(await dueIds(outbox)).toEqual([sampleId(2)]);
    });

    test("is not found by another ID, and rejected if its ID is not valid", async () => {
      const { outbox } = await setUp();
      await outbox.enqueue(sampleEntry(1));
      for (const id of [sampleId(2), `${ID}-ack`, "", "..", `${ID}' or 1=1 --`]) {
        expect(await outbox.find(id)).toBeUndefined();
        expect(await outbox.retry(id, { mayResend: true })).toBe(false);
        expect(await outbox.remove([id])).toBe(0);
      }
      await expect(outbox.enqueue(sampleEntry(1, { id: "../a" }))).rejects.toThrow(/ID must be .* but got "\.\.\/a"/);
    });
  });

  describe("follow-up", () => {
    const webhook = sampleFollowUp(1, "webhook");

    test.each(["new", "held"] as const)("is pending next to an entry that is %s", async (state) => {
      const { outbox, other } = await setUp();
      await outbox.enqueue(sampleEntry(1), { state, followUps: [webhook] });
      expect(await other.find(ID)).toEqual({ state, entry: sampleEntry(1) });
      expect(await other.find(webhook.id)).toEqual({ state: "new", entry: webhook });
    });

    test("is ignored if the ID of the entry or its own ID is taken", async () => {
      const { outbox } = await setUp();
      await outbox.enqueue(sampleEntry(1));
      await outbox.enqueue(sampleEntry(1), { followUps: [webhook] });
      expect(await outbox.find(webhook.id)).toBeUndefined();
      const taken = sampleFollowUp(2, "webhook", { attempts: 4 });
      await outbox.enqueue(taken);
      await outbox.enqueue(sampleEntry(2), { followUps: [sampleFollowUp(2, "webhook")] });
      expect(await outbox.find(taken.id)).toEqual({ state: "new", entry: taken });
    });
  });

  describe("entry with an ID that is taken", () => {
    const duplicate = sampleEntry(1, { messageId: "<again@agency.example>", fingerprint: "1e" });

    test("is ignored while the first one is being stored", async () => {
      const { outbox } = await setUp();
      const entries = [sampleEntry(1), duplicate, sampleEntry(2)];
      const results = await Promise.all(entries.map((entry) => outbox.enqueue(entry)));
      expect(results.slice(0, 2)).toEqual([1, 2].map(() => ({ state: "new", entry: sampleEntry(1) })));
      expect(await countByState(outbox)).toEqual({ ...NONE, new: 2 });
    });

    test.each(["sent", "failed"] as const)("is ignored when the first one is %s", async (state) => {
      const { outbox, other } = await setUp();
      await complete(outbox, sampleEntry(1), state);
      expect(await other.enqueue(duplicate)).toEqual({ state, entry: sampleEntry(1) });
    });

    test("is ignored when the first one is being delivered", async () => {
      const { outbox, other } = await setUp();
      await outbox.enqueue(sampleEntry(1));
      await mustLease(outbox, ID);
      expect(await other.enqueue(duplicate)).toEqual({ state: "new", entry: sampleEntry(1), isBeingSent: true });
    });
  });

  describe("lease", () => {
    test("is granted to one of several workers for each entry", async () => {
      const { outbox, other } = await setUp();
      await Promise.all(Array.from({ length: 100 }, (_, n) => outbox.enqueue(sampleEntry(n))));
      const leases = await Promise.all(
        Array.from({ length: 10 }, (_, n) => leaseDue(n % 2 === 0 ? outbox : other, { limit: 20 })),
      );
      const ids = leases.flat().map(({ entry }) => entry.id);
      expect(new Set(ids).size).toBe(ids.length);
      const rest = (await leaseDue(outbox, { limit: 200 })).map(({ entry }) => entry.id);
      expect([...ids, ...rest].sort()).toEqual(Array.from({ length: 100 }, (_, n) => sampleId(n)));
    });

    test("is not granted again to a server whose clock is a little behind", async () => {
      const { outbox, other } = await setUp();
      await outbox.enqueue(sampleEntry(1));
      expect(await leaseDue(outbox)).toHaveLength(1);
      const nowMs = Date.now();
      const clock = vi.spyOn(Date, "now").mockReturnValue(nowMs - 5000);
      const leases = await leaseDue(other);
      clock.mockRestore();
      expect(leases).toEqual([]);
    });

    test("hides the entry from other workers, but not from lists and counts", async () => {
      const { outbox, other } = await setUp();
      await outbox.enqueue(sampleEntry(1));
      await mustLease(outbox, ID);
      for (const instance of [outbox, other]) {
        expect(await dueIds(instance)).toEqual([]);
        expect(await instance.retry(ID)).toBe(false);
        expect(await instance.find(ID)).toEqual({ state: "new", entry: sampleEntry(1), isBeingSent: true });
        expect(await countByState(instance)).toEqual({ ...NONE, new: 1 });
        expect(await instance.oldestWaitingMs()).toBeUndefined();
      }
    });

    test("ends with a final state, and stores what follows from the entry", async () => {
      const { outbox, other } = await setUp();
      await outbox.enqueue(sampleEntry(1));
      const completed = sampleEntry(1, { attempts: 1, sentAt: "2026-01-05T12:30:00.000Z" });
      const acknowledgment = sampleFollowUp(1, "acknowledgement");
      await (await mustLease(outbox, ID)).complete("sent", completed, [acknowledgment]);
      expect(await other.find(ID)).toEqual({ state: "sent", entry: completed });
      expect(await dueIds(other)).toEqual([acknowledgment.id]);
    });

    test("ends with another attempt, any number of times", async () => {
      const { outbox, other } = await setUp();
      await outbox.enqueue(sampleEntry(1));
      for (const attempts of [1, 2, 3]) {
        const dueAt = new Date(Date.now() - attempts).toISOString();
        const rescheduled = sampleEntry(1, { attempts, dueAt, deliveredTo: ["a@agency.example"] });
        await (await mustLease(outbox, ID)).reschedule(rescheduled);
        expect(await other.find(ID)).toEqual({ state: "new", entry: rescheduled });
      }
    });

    test("of a process of this host that has ended does not keep others waiting", async () => {
      const open = await createDatabase();
      const database = open();
      const outbox = createOutbox(database);
      await outbox.enqueue(sampleEntry(1));
      const { name } = await mustLease(outbox, ID);
      const ofEndedProcess = name.replace(/\.\d+\.\d*\./, ".0..");
      await database.write((trx) => trx.updateTable("messages").set({ lease: ofEndedProcess }).execute());
      expect(await dueIds(createOutbox(open()))).toEqual([ID]);
    });
  });

  describe("expired lease", () => {
    /** Lets a lease expire, and leases the entry again as another process. */
    async function expire() {
      const { outbox, other } = await setUp();
      await outbox.enqueue(sampleEntry(1));
      const expired = await mustLease(outbox, ID, 1);
      await sleep(5);
      return { outbox, expired, lease: await mustLease(other, ID) };
    }

    test("leaves the entry as it was last updated, and cannot update it any more", async () => {
      const { outbox, other } = await setUp();
      await outbox.enqueue(sampleEntry(1));
      const expired = await mustLease(outbox, ID, 100);
      expect(await expired.update(sampleEntry(1, { uncertainAttempts: 1 }))).toBe(true);
      const lease = await vi.waitFor(() => mustLease(other, ID), { timeout: 20_000, interval: 20 });
      expect(lease.entry).toEqual(sampleEntry(1, { uncertainAttempts: 1 }));
      expect(await expired.update(sampleEntry(1, { uncertainAttempts: 2 }))).toBe(false);
    });

    test("can neither reschedule the entry nor mark it as failed", async () => {
      const { outbox, expired, lease } = await expire();
      await expired.reschedule(sampleEntry(1, { attempts: 7 }));
      await expired.complete("failed", sampleEntry(1, { attempts: 8 }));
      expect(await outbox.find(ID)).toEqual({ state: "new", entry: sampleEntry(1), isBeingSent: true });
      await lease.reschedule(sampleEntry(1, { attempts: 1 }));
      expect(await entriesIn(outbox, "new")).toEqual([sampleEntry(1, { attempts: 1 })]);
    });

    test("can still mark the entry as sent", async () => {
      const { outbox, expired, lease } = await expire();
      await expired.complete("sent", sampleEntry(1, { attempts: 1 }));
      await lease.reschedule(sampleEntry(1, { attempts: 2 }));
      expect(await outbox.find(ID)).toEqual({ state: "sent", entry: sampleEntry(1, { attempts: 1 }) });
    });

    test("does not expire while it is renewed", async () => {
      const { outbox, other } = await setUp();
      await outbox.enqueue(sampleEntry(1));
      const lease = await mustLease(outbox, ID, 30);
      await outbox.renew([lease.name], 60_000);
      await sleep(40);
      expect(await dueIds(other)).toEqual([]);
      expect(await lease.update(sampleEntry(1))).toBe(true);
    });
  });

  describe("retry", () => {
    const retried = () => sampleEntry(1, { retriedAt: expect.stringMatching(/^\d{4}-.*Z$/), attempts: 0 });

    test.each(["held", "new"] as const)("makes an entry due that is %s", async (state) => {
      const { outbox, other } = await setUp();
      const dueAt = new Date(Date.now() + 60_000).toISOString();
      await outbox.enqueue(sampleEntry(1, { dueAt, attempts: 3 }), { state });
      expect(await dueIds(outbox)).toEqual([]);
      expect(await other.retry(ID)).toBe(true);
      expect(await outbox.find(ID)).toEqual({ state: "new", entry: retried() });
      expect(await dueIds(outbox)).toEqual([ID]);
    });

    test("stores the follow-ups of a quarantined entry only", async () => {
      const { outbox } = await setUp();
      const followUps = [1, 2].map((n) => sampleFollowUp(n, "webhook"));
      await outbox.enqueue(sampleEntry(1), { state: "held" });
      await outbox.enqueue(sampleEntry(2));
      for (const n of [1, 2]) await outbox.retry(sampleId(n), { followUpsOf: () => [sampleFollowUp(n, "webhook")] });
      expect(await outbox.listIds({ kinds: ["webhook"] })).toEqual([followUps[0]?.id]);
    });

    test("sends a failed entry to those who do not have it, and a sent one only if asked to, to all", async () => {
      const { outbox } = await setUp();
      const delivery = { deliveredTo: ["a@agency.example"], failedAt: "2026-01-05T12:30:00.000Z", waitedMs: 9 };
      await complete(outbox, sampleEntry(1, delivery), "failed");
      expect(await outbox.retry(ID)).toBe(true);
      expect((await outbox.find(ID))?.entry).toEqual({ ...retried(), deliveredTo: ["a@agency.example"] });
      await (await mustLease(outbox, ID)).complete("sent", sampleEntry(1, { deliveredTo: ["a@agency.example"] }));
      expect(await outbox.retry(ID)).toBe(false);
      expect(await outbox.retry(ID, { mayResend: true })).toBe(true);
      expect(await outbox.find(ID)).toEqual({ state: "new", entry: retried() });
    });
  });

  describe("removal", () => {
    test("of entries leaves those that are being delivered", async () => {
      const { outbox, other } = await setUp();
      for (const n of [1, 2]) await outbox.enqueue(sampleEntry(n));
      const lease = await mustLease(outbox, ID);
      expect(await other.remove([ID, sampleId(2), sampleId(3)])).toBe(1);
      await lease.complete("sent", sampleEntry(1));
      expect(await other.remove([ID])).toBe(1);
      expect(await countByState(outbox)).toEqual(NONE);
    });

    test("of a request takes what follows from it, and the alerts about nothing else", async () => {
      const { outbox } = await setUp();
      for (const n of [1, 2]) await outbox.enqueue(sampleEntry(n), { followUps: [sampleFollowUp(n, "webhook")] });
      await outbox.enqueue(sampleAlert(3, [1]));
      await outbox.enqueue(sampleAlert(4, [1, 2]));
      await outbox.markHandled(ID, { by: "Ada", account: "ada", at: "2026-01-06T00:00:00.000Z" });
      expect(await outbox.removeRequests([ID])).toEqual({ removed: 3, busyIds: [] });
      expect(await outbox.listIds()).toEqual([sampleId(2), `${sampleId(2)}-hook`, sampleAlert(4).id]);
      const again = sampleEntry(1, { fingerprint: "1e" });
      expect(await outbox.enqueue(again)).toEqual({ state: "new", entry: again });
    });

    test("of a request waits for the deliveries of all its parts", async () => {
      const { outbox } = await setUp();
      await outbox.enqueue(sampleEntry(1), { followUps: [sampleFollowUp(1, "webhook")] });
      const lease = await mustLease(outbox, `${ID}-hook`);
      expect(await outbox.removeRequests([ID])).toEqual({ removed: 0, busyIds: [ID] });
      await lease.reschedule(lease.entry);
      expect(await outbox.removeRequests([ID])).toEqual({ removed: 2, busyIds: [] });
    });
  });

  describe("mark of a handled request", () => {
    const mark = { by: "Ada", account: "ada", at: "2026-01-06T00:00:00.000Z" };

    test("is found by every process until it is removed", async () => {
      const { outbox, other } = await setUp();
      for (const n of [1, 2]) await outbox.enqueue(sampleEntry(n));
      await outbox.markHandled(ID, mark);
      expect(await other.find(ID)).toEqual({ state: "new", entry: sampleEntry(1), handled: mark });
      expect(await other.listIds({ isHandled: true })).toEqual([ID]);
      expect(await other.listIds({ isHandled: false })).toEqual([sampleId(2)]);
      expect((await other.count()).filter(({ count }) => count > 0)).toEqual([
        { state: "new", work: "new", isHandled: true, count: 1 },
        { state: "new", work: "new", isHandled: false, count: 1 },
      ]);
      await other.markHandled(ID, { ...mark, by: "Ben" });
      expect((await outbox.find(ID))?.handled?.by).toBe("Ben");
      await other.reopen(ID);
      expect(await outbox.find(ID)).toEqual({ state: "new", entry: sampleEntry(1) });
      await other.markHandled(sampleId(9), mark);
    });

    test("stays during the delivery, and does not count after a retry", async () => {
      const { outbox } = await setUp();
      await outbox.enqueue(sampleEntry(1));
      const lease = await mustLease(outbox, ID);
      await outbox.markHandled(ID, mark);
      await lease.complete("sent", sampleEntry(1));
      expect(await outbox.find(ID)).toEqual({ state: "sent", entry: sampleEntry(1), handled: mark });
      await outbox.retry(ID, { mayResend: true });
      expect((await outbox.find(ID))?.handled).toBeUndefined();
    });
  });

  test("leaves no entry behind after a health check", async () => {
    const { outbox } = await setUp();
    await outbox.healthCheck();
    expect(await outbox.listIds()).toEqual([]);
  });
});
