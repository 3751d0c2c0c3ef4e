/** What every outbox does, whatever it is kept in. */
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import type { Lease, Outbox } from "#api/quotes/outbox/outbox.ts";
import { entryOf, idOf } from "./sample-entries.ts";

/** Opens an outbox again and again in one place, as other processes would. */
export type Opener = () => Promise<Outbox>;

const LEASE_MS = 60_000;

export async function mustClaim(outbox: Outbox, id: string, leaseMs = LEASE_MS): Promise<Lease> {
  const claim = await outbox.claim(id, leaseMs);
  if (claim === undefined) throw new Error(`${id} cannot be claimed`);
  return claim;
}

export async function waitingIds(outbox: Outbox): Promise<string[]> {
  return (await outbox.waiting()).map(({ id }) => id).sort();
}

/** @param place makes a new, empty place, and answers what opens an outbox there */
export function describeOutbox(name: string, place: () => Promise<Opener>): void {
  const opened = async () => {
    const open = await place();
    return { open, outbox: await open() };
  };

  describe(`${name}: what is enqueued`, () => {
    test("waits, and is found as it was, by whoever opens the outbox", async () => {
      const { open, outbox } = await opened();
      const entry = entryOf(1, { consent: { version: "1", text: "Yes.", time: "2026-01-05T12:00:00.000Z" } });
      expect(await outbox.enqueue(entry)).toEqual(entry);
      for (const one of [outbox, await open()]) {
        expect(await one.find(idOf(1))).toEqual({ state: "new", entry });
        expect(await one.waiting()).toEqual([{ id: idOf(1), dueMs: Date.parse(entry.receivedAt) }]);
        expect(await one.counts()).toEqual({ new: 1, sent: 0, failed: 0, held: 0 });
      }
    });

    test("waits until it is due", async () => {
      const { outbox } = await opened();
      await outbox.enqueue(entryOf(1, { dueAt: "2026-02-01T00:00:00.000Z" }));
      expect(await outbox.waiting()).toEqual([{ id: idOf(1), dueMs: Date.UTC(2026, 1, 1) }]);
    });

    test("is listed in the order in which it was received", async () => {
      const { open, outbox } = await opened();
      await Promise.all([3, 1, 2].map((n) => outbox.enqueue(entryOf(n))));
      await outbox.enqueue(entryOf(0));
      for (const one of [outbox, await open()]) {
        expect(await one.list("new")).toEqual([0, 1, 2, 3].map((n) => entryOf(n)));
        expect(await one.list("sent")).toEqual([]);
      }
    });

    test("is seen by an outbox that was open before", async () => {
      const { open, outbox } = await opened();
      const other = await open();
      await Promise.all([1, 2].map((n) => outbox.enqueue(entryOf(n))));
      expect(await other.find(idOf(1))).toMatchObject({ state: "new" });
      expect(await waitingIds(other)).toEqual([idOf(1), idOf(2)]);
      expect((await mustClaim(other, idOf(2))).entry).toEqual(entryOf(2));
    });

    test("is not found by another id, nor by what is none", async () => {
      const { outbox } = await opened();
      await outbox.enqueue(entryOf(1));
      for (const id of [idOf(2), `${idOf(1)}-ack`, "", "..", "../new/a", `${idOf(1)}/0`]) {
        expect(await outbox.find(id)).toBeUndefined();
        expect(await outbox.claim(id, LEASE_MS)).toBeUndefined();
        expect(await outbox.retry(id)).toBe(false);
      }
    });

    test("is refused with what is no id", async () => {
      const { outbox } = await opened();
      await expect(outbox.enqueue(entryOf(1, { id: "../a" }))).rejects.toThrow("../a is no id of an entry");
      expect(await outbox.counts()).toMatchObject({ new: 0 });
    });

    test("has an acknowledgement beside it", async () => {
      const { outbox } = await opened();
      const acknowledgement = entryOf(1, { id: `${idOf(1)}-ack`, kind: "acknowledgement" });
      await outbox.enqueue(entryOf(1));
      await outbox.enqueue(acknowledgement);
      expect(await outbox.find(idOf(1))).toEqual({ state: "new", entry: entryOf(1) });
      expect(await outbox.find(`${idOf(1)}-ack`)).toEqual({ state: "new", entry: acknowledgement });
    });
  });

  describe(`${name}: a second entry with the same id`, () => {
    const again = entryOf(1, { messageId: "<again@agency.example>", fingerprint: "1e" });

    test("is answered with the first, which is still on its way", async () => {
      const { outbox } = await opened();
      const both = await Promise.all([outbox.enqueue(entryOf(1)), outbox.enqueue(again), outbox.enqueue(entryOf(2))]);
      const kept = await outbox.find(idOf(1));
      expect(both.slice(0, 2)).toEqual([kept?.entry, kept?.entry]);
      expect(await outbox.counts()).toMatchObject({ new: 2 });
    });

    const states: [state: string, reach: (outbox: Outbox) => Promise<unknown>][] = [
      ["waits", async () => undefined],
      ["is being delivered", (outbox) => mustClaim(outbox, idOf(1))],
      ["was sent", async (outbox) => (await mustClaim(outbox, idOf(1))).finish("sent", entryOf(1))],
      ["failed", async (outbox) => (await mustClaim(outbox, idOf(1))).finish("failed", entryOf(1))],
    ];
    test.each(states)("is answered with the first, which %s", async (_, reach) => {
      const { open, outbox } = await opened();
      await outbox.enqueue(entryOf(1));
      await reach(outbox);
      const counts = await outbox.counts();
      for (const one of [outbox, await open()]) {
        expect(await one.enqueue(again)).toEqual(entryOf(1));
        expect(await one.counts()).toEqual(counts);
      }
    });

    test("is answered with the first, which is held", async () => {
      const { outbox } = await opened();
      await outbox.enqueue(entryOf(1), "held");
      expect(await outbox.enqueue(again)).toEqual(entryOf(1));
      expect(await outbox.counts()).toEqual({ new: 0, sent: 0, failed: 0, held: 1 });
    });
  });

  describe(`${name}: a claim`, () => {
    test("is had by one of those who come at once", async () => {
      const { open, outbox } = await opened();
      await outbox.enqueue(entryOf(1));
      const others = [outbox, await open(), await open(), await open()];
      const claims = await Promise.all(others.map((one) => one.claim(idOf(1), LEASE_MS)));
      expect(claims.flatMap((claim) => claim?.entry ?? [])).toEqual([entryOf(1)]);
    });

    test("keeps the entry from others, who still see that it is there", async () => {
      const { open, outbox } = await opened();
      await outbox.enqueue(entryOf(1));
      await mustClaim(outbox, idOf(1));
      for (const one of [outbox, await open()]) {
        expect(await one.waiting()).toEqual([]);
        expect(await one.claim(idOf(1), LEASE_MS)).toBeUndefined();
        expect(await one.retry(idOf(1))).toBe(false);
        expect(await one.find(idOf(1))).toEqual({ state: "new", entry: entryOf(1) });
        expect(await one.list("new")).toEqual([entryOf(1)]);
        expect(await one.counts()).toEqual({ new: 1, sent: 0, failed: 0, held: 0 });
      }
    });

    test.each(["sent", "failed"] as const)("ends with an entry that is %s, and says how", async (state) => {
      const { open, outbox } = await opened();
      await outbox.enqueue(entryOf(1));
      const final = entryOf(1, { attempts: 1, lastError: "550 no" });
      await (await mustClaim(outbox, idOf(1))).finish(state, final);
      for (const one of [outbox, await open()]) {
        expect(await one.find(idOf(1))).toEqual({ state, entry: final });
        expect(await one.list(state)).toEqual([final]);
        expect(await one.waiting()).toEqual([]);
        expect(await one.claim(idOf(1), LEASE_MS)).toBeUndefined();
        expect(await one.counts()).toEqual({ new: 0, sent: 0, failed: 0, held: 0, [state]: 1 });
      }
    });

    test("ends with an entry that is postponed, as often as it takes", async () => {
      const { open, outbox } = await opened();
      await outbox.enqueue(entryOf(1));
      for (const attempts of [1, 2, 3]) {
        const dueAt = new Date(Date.UTC(2099, 0, attempts)).toISOString();
        const postponed = entryOf(1, { attempts, dueAt, lastError: "451 later", deliveredTo: ["a@agency.example"] });
        await (await mustClaim(outbox, idOf(1))).postpone(postponed);
        for (const one of [outbox, await open()]) {
          expect(await one.find(idOf(1))).toEqual({ state: "new", entry: postponed });
          expect(await one.waiting()).toEqual([{ id: idOf(1), dueMs: Date.UTC(2099, 0, attempts) }]);
        }
      }
    });

    test("is over when its time is", async () => {
      const { open, outbox } = await opened();
      await outbox.enqueue(entryOf(1));
      const late = await mustClaim(outbox, idOf(1), 1);
      await sleep(5);
      const other = await open();
      expect(await waitingIds(other)).toEqual([idOf(1)]);
      const claim = await mustClaim(other, idOf(1));

      // Whose claim is over has no say any longer.
      await late.postpone(entryOf(1, { attempts: 7 }));
      await late.finish("failed", entryOf(1, { attempts: 8 }));
      expect(await other.find(idOf(1))).toEqual({ state: "new", entry: entryOf(1) });
      expect(await outbox.waiting()).toEqual([]);
      await claim.postpone(entryOf(1, { attempts: 1 }));
      expect(await outbox.list("new")).toEqual([entryOf(1, { attempts: 1 })]);
    });

    test("that is over was sent when it says so", async () => {
      const { open, outbox } = await opened();
      await outbox.enqueue(entryOf(1));
      const late = await mustClaim(outbox, idOf(1), 1);
      await sleep(5);
      const other = await open();
      expect(await waitingIds(other)).toEqual([idOf(1)]);
      const claim = await mustClaim(other, idOf(1));
      await late.finish("sent", entryOf(1, { attempts: 1 }));
      await claim.postpone(entryOf(1, { attempts: 2 }));
      for (const one of [outbox, other]) {
        expect(await one.claim(idOf(1), LEASE_MS)).toBeUndefined();
        expect(await one.find(idOf(1))).toEqual({ state: "sent", entry: entryOf(1, { attempts: 1 }) });
        expect(await one.counts()).toEqual({ new: 0, sent: 1, failed: 0, held: 0 });
        expect(await one.waiting()).toEqual([]);
      }
    });
  });

  describe(`${name}: a retry`, () => {
    const retried = (more = {}) =>
      entryOf(1, { retriedAt: expect.stringMatching(/^\d{4}-.*Z$/), attempts: 0, ...more });

    test("lets an entry wait no longer", async () => {
      const { open, outbox } = await opened();
      await outbox.enqueue(entryOf(1, { dueAt: "2099-01-01T00:00:00.000Z", attempts: 3 }));
      expect(await outbox.waiting()).toEqual([{ id: idOf(1), dueMs: Date.UTC(2099, 0) }]);
      expect(await (await open()).retry(idOf(1))).toBe(true);
      expect(await outbox.waiting()).toEqual([{ id: idOf(1), dueMs: Date.parse(entryOf(1).receivedAt) }]);
      expect(await outbox.find(idOf(1))).toEqual({ state: "new", entry: retried() });
    });

    test("lets one that was held be delivered", async () => {
      const { open, outbox } = await opened();
      await outbox.enqueue(entryOf(1), "held");
      await outbox.enqueue(entryOf(2), "held");
      for (const one of [outbox, await open()]) {
        expect(await one.waiting()).toEqual([]);
        expect(await one.claim(idOf(1), LEASE_MS)).toBeUndefined();
        expect(await one.list("held")).toEqual([entryOf(1), entryOf(2)]);
        expect(await one.find(idOf(1))).toEqual({ state: "held", entry: entryOf(1) });
      }
      expect(await outbox.retry(idOf(1))).toBe(true);
      expect(await outbox.find(idOf(1))).toEqual({ state: "new", entry: retried() });
      expect(await outbox.counts()).toEqual({ new: 1, sent: 0, failed: 0, held: 1 });
      expect((await mustClaim(await open(), idOf(1))).entry).toEqual(retried());
    });

    test("lets one that has failed be tried anew, time and again", async () => {
      const { open, outbox } = await opened();
      await outbox.enqueue(entryOf(1));
      for (const state of ["failed", "failed", "sent"] as const) {
        await (await mustClaim(outbox, idOf(1))).finish(state, entryOf(1, { attempts: 9, lastError: "550 no" }));
        expect(await (await open()).retry(idOf(1))).toBe(state === "failed");
        expect(await waitingIds(outbox)).toEqual(state === "failed" ? [idOf(1)] : []);
        expect((await outbox.find(idOf(1)))?.entry).toMatchObject({ attempts: state === "failed" ? 0 : 9 });
      }
      expect(await outbox.counts()).toEqual({ new: 0, sent: 1, failed: 0, held: 0 });
    });
  });

  test(`${name}: a probe leaves nothing`, async () => {
    const { outbox } = await opened();
    await outbox.probe();
    expect(await outbox.counts()).toEqual({ new: 0, sent: 0, failed: 0, held: 0 });
    expect(await outbox.waiting()).toEqual([]);
  });
}
