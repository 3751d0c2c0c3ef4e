/** Contract suite for every implementation of the outbox. */
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test, vi } from "vitest";
import { createHandledMark } from "#api/quotes/outbox/handled-mark.ts";
import type { Lease, Outbox, OutboxState, VersionedKind } from "#api/quotes/outbox/outbox.ts";
import { sampleEntry, sampleFollowUp, sampleId } from "./sample-entries.ts";

/** Opens another instance on the same stored data, as another process would. */
export type OpenOutbox = () => Promise<Outbox>;

const LEASE_MS = 60_000;

export async function mustAcquire(outbox: Outbox, id: string, leaseMs = LEASE_MS): Promise<Lease> {
  const lease = await outbox.acquire(id, leaseMs);
  if (lease === undefined) throw new Error(`The entry ${id} must be deliverable, but could not be leased.`);
  return lease;
}

export async function deliverableIds(outbox: Outbox): Promise<string[]> {
  return (await outbox.listDeliverable()).map(({ id }) => id).sort();
}

/** @param createStorage creates empty storage, and returns a function that opens an outbox on it */
export function describeOutbox(name: string, createStorage: () => Promise<OpenOutbox>): void {
  const setUp: SetUp = async () => {
    const open = await createStorage();
    return { open, outbox: await open() };
  };
  describe(name, () => {
    describe("enqueued entry", () => testEnqueue(setUp));
    describe("follow-up", () => testFollowUps(setUp));
    describe("entry with an ID that is already taken", () => testDuplicateIds(setUp));
    describe("lease", () => testLeases(setUp));
    describe("expired lease", () => testExpiredLeases(setUp));
    describe("retry", () => testRetry(setUp));
    describe("removal", () => testRemoval(setUp));
    describe("version", () => testVersions(setUp));
    describe("mark of a handled request", () => testMarks(setUp));

    test("leaves no entry behind after a health check", async () => {
      const { outbox } = await setUp();
      await outbox.healthCheck();
      expect(await outbox.counts()).toEqual({ new: 0, sent: 0, failed: 0, held: 0 });
      expect(await outbox.listDeliverable()).toEqual([]);
    });
  });
}

type SetUp = () => Promise<{ open: OpenOutbox; outbox: Outbox }>;

function testEnqueue(setUp: SetUp): void {
  test("is pending and found unchanged by every instance", async () => {
    const { open, outbox } = await setUp();
    const entry = sampleEntry(1, { consent: { version: "1", text: "Yes.", time: "2026-01-05T12:00:00.000Z" } });
    expect(await outbox.enqueue(entry)).toEqual({ state: "new", entry });
    for (const instance of [outbox, await open()]) {
      expect(await instance.find(sampleId(1))).toEqual({ state: "new", entry });
      const receivedMs = Date.parse(entry.receivedAt);
      expect(await instance.listDeliverable()).toEqual([{ id: sampleId(1), dueMs: receivedMs, receivedMs }]);
      expect(await instance.counts()).toEqual({ new: 1, sent: 0, failed: 0, held: 0 });
    }
  });

  test("is due at its `dueAt`", async () => {
    const { outbox } = await setUp();
    await outbox.enqueue(sampleEntry(1, { dueAt: "2026-02-01T00:00:00.000Z" }));
    expect(await outbox.listDeliverable()).toMatchObject([{ id: sampleId(1), dueMs: Date.UTC(2026, 1, 1) }]);
  });

  test("is listed in the order of receipt", async () => {
    const { open, outbox } = await setUp();
    await Promise.all([3, 1, 2].map((n) => outbox.enqueue(sampleEntry(n))));
    await outbox.enqueue(sampleEntry(0));
    for (const instance of [outbox, await open()]) {
      expect(await instance.list("new")).toEqual([0, 1, 2, 3].map((n) => sampleEntry(n)));
      expect(await instance.list("sent")).toEqual([]);
    }
  });

  test("is visible to an instance that was opened earlier", async () => {
    const { open, outbox } = await setUp();
    const other = await open();
    await Promise.all([1, 2].map((n) => outbox.enqueue(sampleEntry(n))));
    expect(await other.find(sampleId(1))).toMatchObject({ state: "new" });
    expect(await deliverableIds(other)).toEqual([sampleId(1), sampleId(2)]);
    expect((await mustAcquire(other, sampleId(2))).entry).toEqual(sampleEntry(2));
  });

  test("is not found by another ID or by an invalid one", async () => {
    const { outbox } = await setUp();
    await outbox.enqueue(sampleEntry(1));
    for (const id of [sampleId(2), `${sampleId(1)}-ack`, "", "..", "../new/a", `${sampleId(1)}/0`]) {
      expect(await outbox.find(id)).toBeUndefined();
      expect(await outbox.acquire(id, LEASE_MS)).toBeUndefined();
      expect(await outbox.retry(id, { mayResend: true })).toBe(false);
      expect(await outbox.remove(id)).toBe(false);
    }
  });

  test("is rejected if its ID is invalid", async () => {
    const { outbox } = await setUp();
    await expect(outbox.enqueue(sampleEntry(1, { id: "../a" }))).rejects.toThrow(/ID must be .* but got "\.\.\/a"/);
    expect(await outbox.counts()).toMatchObject({ new: 0 });
  });

  test.each(["acknowledgement", "webhook", "alert"] as const)(
    "can have an %s with an ID that follows from its own",
    async (kind) => {
      const { outbox } = await setUp();
      const followUp = sampleFollowUp(1, kind);
      await outbox.enqueue(sampleEntry(1));
      await outbox.enqueue(followUp);
      expect(await outbox.find(sampleId(1))).toEqual({ state: "new", entry: sampleEntry(1) });
      expect(await outbox.find(followUp.id)).toEqual({ state: "new", entry: followUp });
    },
  );

  test("is listed by its ID in its state", async () => {
    const { open, outbox } = await setUp();
    await Promise.all([1, 2, 3].map((n) => outbox.enqueue(sampleEntry(n))));
    await outbox.enqueue(sampleEntry(4), { state: "held" });
    await (await mustAcquire(outbox, sampleId(1))).complete("sent", sampleEntry(1));
    await mustAcquire(outbox, sampleId(2));
    for (const instance of [outbox, await open()]) {
      expect((await instance.listIds("new")).sort()).toEqual([sampleId(2), sampleId(3)]);
      expect(await instance.listIds("sent")).toEqual([sampleId(1)]);
      expect(await instance.listIds("held")).toEqual([sampleId(4)]);
      expect(await instance.listIds("failed")).toEqual([]);
      expect(await instance.listDamaged()).toEqual([]);
    }
  });
}

function testFollowUps(setUp: SetUp): void {
  const webhook = sampleFollowUp(1, "webhook");

  test.each(["new", "held"] as const)("is pending next to an entry that is %s", async (state) => {
    const { open, outbox } = await setUp();
    expect(await outbox.enqueue(sampleEntry(1), { state, followUps: [webhook] })).toEqual({
      state,
      entry: sampleEntry(1),
    });
    for (const instance of [outbox, await open()]) {
      expect(await instance.find(sampleId(1))).toEqual({ state, entry: sampleEntry(1) });
      expect(await instance.find(webhook.id)).toEqual({ state: "new", entry: webhook });
    }
    expect((await mustAcquire(outbox, webhook.id)).entry).toEqual(webhook);
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
    expect(await outbox.counts()).toMatchObject({ new: 3 });
  });
}

function testDuplicateIds(setUp: SetUp): void {
  const duplicate = sampleEntry(1, { messageId: "<again@agency.example>", fingerprint: "1e" });

  test("is ignored while the first one is being written", async () => {
    const { outbox } = await setUp();
    const results = await Promise.all([
      outbox.enqueue(sampleEntry(1)),
      outbox.enqueue(duplicate),
      outbox.enqueue(sampleEntry(2)),
    ]);
    const stored = await outbox.find(sampleId(1));
    expect(results.slice(0, 2)).toEqual([stored, stored]);
    expect(await outbox.counts()).toMatchObject({ new: 2 });
  });

  const states: [name: string, state: OutboxState, reach: (outbox: Outbox) => Promise<unknown>][] = [
    ["is pending", "new", async () => undefined],
    ["is being delivered", "new", (outbox) => mustAcquire(outbox, sampleId(1))],
    ["was sent", "sent", async (outbox) => (await mustAcquire(outbox, sampleId(1))).complete("sent", sampleEntry(1))],
    [
      "has failed",
      "failed",
      async (outbox) => (await mustAcquire(outbox, sampleId(1))).complete("failed", sampleEntry(1)),
    ],
  ];
  test.each(states)("is ignored when the first one %s", async (_, state, reach) => {
    const { open, outbox } = await setUp();
    await outbox.enqueue(sampleEntry(1));
    await reach(outbox);
    const counts = await outbox.counts();
    for (const instance of [outbox, await open()]) {
      expect(await instance.enqueue(duplicate)).toEqual({ state, entry: sampleEntry(1) });
      expect(await instance.counts()).toEqual(counts);
    }
  });

  test("is ignored when the first one is quarantined", async () => {
    const { outbox } = await setUp();
    await outbox.enqueue(sampleEntry(1), { state: "held" });
    expect(await outbox.enqueue(duplicate)).toEqual({ state: "held", entry: sampleEntry(1) });
    expect(await outbox.counts()).toEqual({ new: 0, sent: 0, failed: 0, held: 1 });
  });
}

function testLeases(setUp: SetUp): void {
  test("is granted to exactly one of several concurrent workers", async () => {
    const { open, outbox } = await setUp();
    await outbox.enqueue(sampleEntry(1));
    const instances = [outbox, await open(), await open(), await open()];
    const leases = await Promise.all(instances.map((instance) => instance.acquire(sampleId(1), LEASE_MS)));
    expect(leases.flatMap((lease) => lease?.entry ?? [])).toEqual([sampleEntry(1)]);
  });

  test("hides the entry from other workers, but not from lists and counts", async () => {
    const { open, outbox } = await setUp();
    await outbox.enqueue(sampleEntry(1));
    await mustAcquire(outbox, sampleId(1));
    for (const instance of [outbox, await open()]) {
      expect(await instance.listDeliverable()).toEqual([]);
      expect(await instance.acquire(sampleId(1), LEASE_MS)).toBeUndefined();
      expect(await instance.retry(sampleId(1))).toBe(false);
      expect(await instance.find(sampleId(1))).toEqual({ state: "new", entry: sampleEntry(1) });
      expect(await instance.list("new")).toEqual([sampleEntry(1)]);
      expect(await instance.counts()).toEqual({ new: 1, sent: 0, failed: 0, held: 0 });
    }
  });

  test.each(["sent", "failed"] as const)("stores the completed entry as %s", async (state) => {
    const { open, outbox } = await setUp();
    await outbox.enqueue(sampleEntry(1));
    const completed = sampleEntry(1, { attempts: 1, lastError: "550 no" });
    await (await mustAcquire(outbox, sampleId(1))).complete(state, completed);
    for (const instance of [outbox, await open()]) {
      expect(await instance.find(sampleId(1))).toEqual({ state, entry: completed });
      expect(await instance.list(state)).toEqual([completed]);
      expect(await instance.listDeliverable()).toEqual([]);
      expect(await instance.acquire(sampleId(1), LEASE_MS)).toBeUndefined();
      expect(await instance.counts()).toEqual({ new: 0, sent: 0, failed: 0, held: 0, [state]: 1 });
    }
  });

  test("makes the rescheduled entry pending again, any number of times", async () => {
    const { open, outbox } = await setUp();
    await outbox.enqueue(sampleEntry(1));
    for (const attempts of [1, 2, 3]) {
      const dueAt = new Date(Date.UTC(2099, 0, attempts)).toISOString();
      const changes = { attempts, dueAt, lastError: "451 later", deliveredTo: ["a@agency.example"] };
      const rescheduled = sampleEntry(1, changes);
      await (await mustAcquire(outbox, sampleId(1))).reschedule(rescheduled);
      for (const instance of [outbox, await open()]) {
        expect(await instance.find(sampleId(1))).toEqual({ state: "new", entry: rescheduled });
        expect(await instance.listDeliverable()).toMatchObject([
          { id: sampleId(1), dueMs: Date.UTC(2099, 0, attempts) },
        ]);
      }
    }
  });
}

function testExpiredLeases(setUp: SetUp): void {
  test("leaves the entry as the lease was last updated, and cannot update it any more", async () => {
    const { open, outbox } = await setUp();
    await outbox.enqueue(sampleEntry(1));
    const expiredLease = await mustAcquire(outbox, sampleId(1), 200);
    expect(await expiredLease.update(sampleEntry(1, { uncertainAttempts: 1 }))).toBe(true);
    const other = await open();
    const lease = await vi.waitFor(
      async () => {
        await other.listDeliverable();
        return mustAcquire(other, sampleId(1));
      },
      { timeout: 20_000, interval: 20 },
    );
    expect(lease.entry).toEqual(sampleEntry(1, { uncertainAttempts: 1 }));
    expect(await expiredLease.update(sampleEntry(1, { uncertainAttempts: 2 }))).toBe(false);
  });

  /** Lets a lease expire, and leases the entry again through another instance. */
  async function setUpExpiredLease() {
    const { open, outbox } = await setUp();
    await outbox.enqueue(sampleEntry(1));
    const expiredLease = await mustAcquire(outbox, sampleId(1), 1);
    await sleep(5);
    const other = await open();
    expect(await deliverableIds(other)).toEqual([sampleId(1)]);
    return { outbox, other, expiredLease, lease: await mustAcquire(other, sampleId(1)) };
  }

  test("can neither reschedule the entry nor mark it as failed", async () => {
    const { outbox, other, expiredLease, lease } = await setUpExpiredLease();
    await expiredLease.reschedule(sampleEntry(1, { attempts: 7 }));
    await expiredLease.complete("failed", sampleEntry(1, { attempts: 8 }));
    expect(await other.find(sampleId(1))).toEqual({ state: "new", entry: sampleEntry(1) });
    expect(await outbox.listDeliverable()).toEqual([]);
    await lease.reschedule(sampleEntry(1, { attempts: 1 }));
    expect(await outbox.list("new")).toEqual([sampleEntry(1, { attempts: 1 })]);
  });

  test("can still mark the entry as sent", async () => {
    const { outbox, other, expiredLease, lease } = await setUpExpiredLease();
    await expiredLease.complete("sent", sampleEntry(1, { attempts: 1 }));
    await lease.reschedule(sampleEntry(1, { attempts: 2 }));
    for (const instance of [outbox, other]) {
      expect(await instance.acquire(sampleId(1), LEASE_MS)).toBeUndefined();
      expect(await instance.find(sampleId(1))).toEqual({ state: "sent", entry: sampleEntry(1, { attempts: 1 }) });
      expect(await instance.counts()).toEqual({ new: 0, sent: 1, failed: 0, held: 0 });
      expect(await instance.listDeliverable()).toEqual([]);
    }
  });
}

function testRetry(setUp: SetUp): void {
  const retriedEntry = () => sampleEntry(1, { retriedAt: expect.stringMatching(/^\d{4}-.*Z$/), attempts: 0 });

  test("makes a pending entry due now", async () => {
    const { open, outbox } = await setUp();
    await outbox.enqueue(sampleEntry(1, { dueAt: "2099-01-01T00:00:00.000Z", attempts: 3 }));
    expect(await outbox.listDeliverable()).toMatchObject([{ id: sampleId(1), dueMs: Date.UTC(2099, 0) }]);
    expect(await (await open()).retry(sampleId(1))).toBe(true);
    expect(await outbox.listDeliverable()).toMatchObject([{ dueMs: Date.parse(sampleEntry(1).receivedAt) }]);
    expect(await outbox.find(sampleId(1))).toEqual({ state: "new", entry: retriedEntry() });
  });

  test("makes a quarantined entry pending", async () => {
    const { open, outbox } = await setUp();
    await outbox.enqueue(sampleEntry(1), { state: "held" });
    await outbox.enqueue(sampleEntry(2), { state: "held" });
    for (const instance of [outbox, await open()]) {
      expect(await instance.listDeliverable()).toEqual([]);
      expect(await instance.acquire(sampleId(1), LEASE_MS)).toBeUndefined();
      expect(await instance.list("held")).toEqual([sampleEntry(1), sampleEntry(2)]);
      expect(await instance.find(sampleId(1))).toEqual({ state: "held", entry: sampleEntry(1) });
    }
    expect(await outbox.retry(sampleId(1))).toBe(true);
    expect(await outbox.find(sampleId(1))).toEqual({ state: "new", entry: retriedEntry() });
    expect(await outbox.counts()).toEqual({ new: 1, sent: 0, failed: 0, held: 1 });
    expect((await mustAcquire(await open(), sampleId(1))).entry).toEqual(retriedEntry());
  });

  test("makes a failed entry pending, any number of times", async () => {
    const { open, outbox } = await setUp();
    await outbox.enqueue(sampleEntry(1));
    for (const state of ["failed", "failed", "sent"] as const) {
      const completed = sampleEntry(1, { attempts: 9, lastError: "550 no" });
      await (await mustAcquire(outbox, sampleId(1))).complete(state, completed);
      expect(await (await open()).retry(sampleId(1))).toBe(state === "failed");
      expect(await deliverableIds(outbox)).toEqual(state === "failed" ? [sampleId(1)] : []);
      expect((await outbox.find(sampleId(1)))?.entry).toMatchObject({ attempts: state === "failed" ? 0 : 9 });
    }
    expect(await outbox.counts()).toEqual({ new: 0, sent: 1, failed: 0, held: 0 });
  });

  test("sends an entry again that was sent only if asked to, and to all recipients", async () => {
    const { open, outbox } = await setUp();
    await outbox.enqueue(sampleEntry(1));
    for (const round of [1, 2]) {
      const sent = sampleEntry(1, {
        attempts: round,
        sentAt: "2026-01-05T12:30:00.000Z",
        deliveredTo: ["a@agency.example"],
      });
      await (await mustAcquire(outbox, sampleId(1))).complete("sent", sent);
      expect(await outbox.retry(sampleId(1))).toBe(false);
      expect(await (await open()).retry(sampleId(1), { mayResend: true })).toBe(true);
      expect(await outbox.find(sampleId(1))).toEqual({ state: "new", entry: retriedEntry() });
      expect(await outbox.counts()).toEqual({ new: 1, sent: 0, failed: 0, held: 0 });
    }
  });

  test("keeps the recipients of an entry that was not sent", async () => {
    const { outbox } = await setUp();
    await outbox.enqueue(sampleEntry(1));
    const delivery = { deliveredTo: ["a@agency.example"], failedAt: "2026-01-05T12:30:00.000Z", waitedMs: 9 };
    await (await mustAcquire(outbox, sampleId(1))).complete("failed", sampleEntry(1, delivery));
    expect(await outbox.retry(sampleId(1), { mayResend: true })).toBe(true);
    expect((await outbox.find(sampleId(1)))?.entry).toEqual({ ...retriedEntry(), deliveredTo: ["a@agency.example"] });
  });
}

function testRemoval(setUp: SetUp): void {
  const states: [state: string, reach: (outbox: Outbox) => Promise<unknown>][] = [
    ["is pending", (outbox) => outbox.enqueue(sampleEntry(1))],
    ["arrived with others", (outbox) => Promise.all([1, 5, 6].map((n) => outbox.enqueue(sampleEntry(n))))],
    ["is quarantined", (outbox) => outbox.enqueue(sampleEntry(1), { state: "held" })],
    ...(["sent", "failed"] as const).map((state): (typeof states)[number] => [
      `was completed as ${state}`,
      async (outbox) => {
        await outbox.enqueue(sampleEntry(1));
        await (await mustAcquire(outbox, sampleId(1))).complete(state, sampleEntry(1));
      },
    ]),
  ];
  test.each(states)("removes only the given entry if it %s", async (_, reach) => {
    const { open, outbox } = await setUp();
    await outbox.enqueue(sampleFollowUp(1, "webhook"));
    await reach(outbox);
    const { new: pending, ...others } = await outbox.counts();
    expect(await (await open()).remove(sampleId(1))).toBe(true);
    for (const instance of [outbox, await open()]) {
      expect(await instance.find(sampleId(1))).toBeUndefined();
      expect(await instance.acquire(sampleId(1), LEASE_MS)).toBeUndefined();
      expect(await instance.remove(sampleId(1))).toBe(false);
      expect(await instance.find(sampleFollowUp(1, "webhook").id)).toMatchObject({ state: "new" });
      const counts = await instance.counts();
      expect(counts.new + counts.sent + counts.failed + counts.held).toBe(
        pending + others.sent + others.failed + others.held - 1,
      );
    }
  });

  test("leaves an entry that is being delivered, until its lease ends or expires", async () => {
    const { open, outbox } = await setUp();
    for (const n of [1, 2]) await outbox.enqueue(sampleEntry(n));
    const lease = await mustAcquire(outbox, sampleId(1));
    await mustAcquire(outbox, sampleId(2), 1);
    const other = await open();
    expect(await other.remove(sampleId(1))).toBe(false);
    expect(await other.find(sampleId(1))).toEqual({ state: "new", entry: sampleEntry(1) });
    await lease.complete("sent", sampleEntry(1));
    await sleep(5);
    for (const n of [1, 2]) expect(await other.remove(sampleId(n))).toBe(true);
    expect(await outbox.counts()).toEqual({ new: 0, sent: 0, failed: 0, held: 0 });
  });

  test("makes the ID free for a new entry", async () => {
    const { open, outbox } = await setUp();
    await outbox.enqueue(sampleEntry(1));
    expect(await outbox.remove(sampleId(1))).toBe(true);
    const again = sampleEntry(1, { fingerprint: "1e" });
    expect(await outbox.enqueue(again)).toEqual({ state: "new", entry: again });
    expect(await (await open()).list("new")).toEqual([again]);
  });
}

function testVersions(setUp: SetUp): void {
  test("stays while an entry stays, and changes when it is stored again", async () => {
    const { open, outbox } = await setUp();
    for (const n of [1, 2]) await outbox.enqueue(sampleEntry(n));
    for (const n of [1, 2]) await (await mustAcquire(outbox, sampleId(n))).complete("sent", sampleEntry(n));
    const before = await readVersions(outbox, "sent");
    expect([...before.keys()].sort()).toEqual([sampleId(1), sampleId(2)]);
    expect(await readVersions(await open(), "sent")).toEqual(before);
    expect(await outbox.retry(sampleId(1), { mayResend: true })).toBe(true);
    expect([...(await readVersions(outbox, "sent")).keys()]).toEqual([sampleId(2)]);
    await (await mustAcquire(outbox, sampleId(1))).complete("sent", sampleEntry(1, { attempts: 2 }));
    const after = await readVersions(outbox, "sent");
    expect(after.get(sampleId(2))).toBe(before.get(sampleId(2)));
    expect(after.get(sampleId(1))).not.toBe(before.get(sampleId(1)));
  });

  test("is listed only in the state of the entry", async () => {
    const { outbox } = await setUp();
    await outbox.enqueue(sampleEntry(1));
    await outbox.enqueue(sampleEntry(2), { state: "held" });
    expect(await outbox.listVersions("sent")).toEqual([]);
    expect(await outbox.listVersions("failed")).toEqual([]);
    expect([...(await readVersions(outbox, "held")).keys()]).toEqual([sampleId(2)]);
  });

  test("comes with IDs by which some of the entries are read", async () => {
    const { outbox } = await setUp();
    await Promise.all([1, 2, 3].map((n) => outbox.enqueue(sampleEntry(n))));
    expect(await outbox.list("new", [3, 1, 9].map(sampleId))).toEqual([1, 3].map((n) => sampleEntry(n)));
    await (await mustAcquire(outbox, sampleId(1))).complete("sent", sampleEntry(1));
    expect(await outbox.list("sent", [1, 2].map(sampleId))).toEqual([sampleEntry(1)]);
    expect(await outbox.list("sent", [])).toEqual([]);
  });
}

async function readVersions(outbox: Outbox, kind: VersionedKind): Promise<Map<string, string>> {
  return new Map((await outbox.listVersions(kind)).map(({ id, version }) => [id, version]));
}

function testMarks(setUp: SetUp): void {
  const mark = createHandledMark(sampleEntry(1), { by: "Ada", account: "ada" }, Date.UTC(2026, 0, 6));

  test("is found by every instance until it is removed", async () => {
    const { open, outbox } = await setUp();
    await outbox.enqueue(sampleEntry(1));
    await outbox.setMark(sampleId(1), mark);
    for (const instance of [outbox, await open()]) {
      expect(await instance.findMarks([1, 2].map(sampleId))).toEqual(new Map([[sampleId(1), mark]]));
      expect([...(await readVersions(instance, "handled")).keys()]).toEqual([sampleId(1)]);
    }
    await (await open()).setMark(sampleId(1), undefined);
    await outbox.setMark(sampleId(1), undefined);
    expect(await outbox.findMarks([sampleId(1)])).toEqual(new Map());
    expect(await outbox.listVersions("handled")).toEqual([]);
  });

  test("has another version when it is replaced", async () => {
    const { outbox } = await setUp();
    await outbox.enqueue(sampleEntry(1));
    await outbox.setMark(sampleId(1), mark);
    const before = await readVersions(outbox, "handled");
    await outbox.setMark(sampleId(1), { ...mark, by: "Ben" });
    expect((await outbox.findMarks([sampleId(1)])).get(sampleId(1))?.by).toBe("Ben");
    expect(await readVersions(outbox, "handled")).not.toEqual(before);
  });

  test("leaves the entry, its delivery and the counts as they are", async () => {
    const { outbox } = await setUp();
    await outbox.enqueue(sampleEntry(1));
    const lease = await mustAcquire(outbox, sampleId(1));
    await outbox.setMark(sampleId(1), mark);
    await lease.complete("sent", sampleEntry(1));
    expect(await outbox.find(sampleId(1))).toEqual({ state: "sent", entry: sampleEntry(1) });
    expect(await outbox.counts()).toEqual({ new: 0, sent: 1, failed: 0, held: 0 });
    expect((await outbox.findMarks([sampleId(1)])).size).toBe(1);
  });

  test("is removed with its entry", async () => {
    const { open, outbox } = await setUp();
    await outbox.enqueue(sampleEntry(1));
    await outbox.setMark(sampleId(1), mark);
    expect(await outbox.remove(sampleId(1))).toBe(true);
    expect((await (await open()).findMarks([sampleId(1)])).size).toBe(0);
  });

  test("is rejected for an invalid ID", async () => {
    const { outbox } = await setUp();
    await expect(async () => outbox.setMark("../a", mark)).rejects.toThrow(/ID must be/);
    expect(await outbox.findMarks(["../a", ""])).toEqual(new Map());
  });
}
