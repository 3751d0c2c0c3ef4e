/** Scenario with every operation of an outbox. Tests interrupt it with faults and then verify what is left. */
import { expect } from "vitest";
import type { InitialState, Outbox } from "#api/quotes/outbox/outbox.ts";
import { mustAcquire } from "./outbox-contract.ts";
import { sampleEntry, sampleId } from "./sample-entries.ts";

/** Time after which all leases of the scenario have expired. */
export const LONGEST_LEASE_MS = 61_000;

/** Number of the entry that the scenario removes. */
const REMOVED = 7;

/** Time at which messages are sent. */
const SENT_AT = "2026-01-05T12:01:00.000Z";

/** Runs the scenario and records its effects, by the numbers of the sample entries. */
export class OutboxLifecycle {
  /** Entries that the outbox has accepted. */
  readonly accepted = new Set<number>();
  /** Entries that the outbox has rejected with an error. */
  readonly rejected = new Set<number>();
  /** Number of times that the mail server received an entry. */
  readonly deliveryCounts = new Map<number, number>();
  /** Entries whose delivery the outbox has recorded. */
  readonly completed = new Set<number>();
  /** Entries that the outbox has removed. */
  readonly removed = new Set<number>();
  /** Entries whose removal failed, so that they may exist or not. */
  readonly #undecided = new Set<number>();
  readonly errors: unknown[] = [];
  readonly #rescheduled = new Set<number>();
  /** Ends of leases that failed and must be repeated. */
  readonly #failedLeaseEnds: (() => Promise<void>)[] = [];

  /** Runs the scenario. Records errors and continues. */
  async run(outbox: Outbox): Promise<void> {
    await this.enqueue(outbox, [1]);
    await this.enqueue(outbox, [2, 3, 4, 5, REMOVED]);
    await this.enqueue(outbox, [6], "held");
    await this.#step(() => this.#remove(outbox, REMOVED));
    await this.#step(() => this.#deliver(outbox, 2));
    await this.#step(async () => {
      const lease = await mustAcquire(outbox, sampleId(3));
      await this.#endLease(async () => {
        await lease.reschedule({ ...lease.entry, attempts: 1 });
        this.#rescheduled.add(3);
      });
    });
    await this.#step(async () => {
      const lease = await mustAcquire(outbox, sampleId(4));
      await this.#endLease(() => lease.complete("failed", lease.entry));
    });
    await this.#step(() => outbox.retry(sampleId(6)));
    await this.#step(() => this.#deliver(outbox, 1));
    await this.#step(() => this.#deliver(outbox, 3));
  }

  enqueue(outbox: Outbox, numbers: Iterable<number>, state?: InitialState): Promise<unknown> {
    return Promise.all(
      Array.from(numbers, (n) =>
        outbox.enqueue(sampleEntry(n), state && { state }).then(
          () => this.accepted.add(n),
          (cause) => {
            this.errors.push(cause);
            this.rejected.add(n);
          },
        ),
      ),
    );
  }

  /** Repeats the ends of leases that failed, as the delivery worker does. */
  async repeatFailedLeaseEnds(): Promise<void> {
    for (const endLease of this.#failedLeaseEnds.splice(0)) await endLease();
  }

  /** Delivers everything, and verifies through all instances that every accepted entry was delivered and none is left. */
  async deliverAllAndVerify(outbox: Outbox, ...otherInstances: Outbox[]): Promise<void> {
    for (const state of ["failed", "held"] as const) {
      for (const { id } of await outbox.list(state)) expect([id, await outbox.retry(id)]).toEqual([id, true]);
    }
    for (const { id } of await outbox.listDeliverable()) await this.#deliver(outbox, Number.parseInt(id, 16));
    const mustExist = [...this.accepted].filter((n) => !this.removed.has(n) && !this.#undecided.has(n));
    expect(mustExist.filter((n) => !this.deliveryCounts.has(n))).toEqual([]);
    expect([...this.removed].filter((n) => this.deliveryCounts.has(n))).toEqual([]);
    for (const instance of [outbox, ...otherInstances]) {
      for (const n of this.removed) expect(await instance.find(sampleId(n))).toBeUndefined();
      expect(await instance.counts()).toEqual({ new: 0, sent: this.deliveryCounts.size, failed: 0, held: 0 });
    }
  }

  /** Verifies that the mail server received each entry exactly once. The removed one may be missing. */
  verifyDeliveredOnce(): void {
    expect(Object.fromEntries(this.deliveryCounts)).toMatchObject({ 1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1 });
    expect(this.deliveryCounts.get(REMOVED) ?? 1).toBe(1);
  }

  async #remove(outbox: Outbox, n: number): Promise<void> {
    this.#undecided.add(n);
    if (await outbox.remove(sampleId(n))) this.removed.add(n);
    this.#undecided.delete(n);
  }

  async #deliver(outbox: Outbox, n: number): Promise<void> {
    const lease = await mustAcquire(outbox, sampleId(n));
    const { attempts, sentAt } = lease.entry;
    if (sentAt === undefined) {
      expect([n, attempts]).toEqual([n, this.#rescheduled.has(n) ? 1 : attempts]);
      this.deliveryCounts.set(n, (this.deliveryCounts.get(n) ?? 0) + 1);
    }
    await this.#endLease(async () => {
      await lease.complete("sent", { ...lease.entry, attempts: attempts + 1, sentAt: sentAt ?? SENT_AT });
      this.completed.add(n);
    });
  }

  async #step(task: () => Promise<unknown>): Promise<void> {
    await task().catch((cause) => this.errors.push(cause));
  }

  async #endLease(task: () => Promise<void>): Promise<void> {
    await this.#step(async () => {
      try {
        await task();
      } catch (cause) {
        this.#failedLeaseEnds.push(task);
        throw cause;
      }
    });
  }
}
