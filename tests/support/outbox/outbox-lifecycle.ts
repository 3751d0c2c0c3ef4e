/** One of everything that an outbox does, for tests that break it in the middle and look at what is left. */
import { expect } from "vitest";
import type { Outbox } from "#api/quotes/outbox/outbox.ts";
import { mustClaim } from "./outbox-contract.ts";
import { entryOf, idOf } from "./sample-entries.ts";

/** After this time no claim of a life holds. */
export const LIFE_LEASE_MS = 61_000;

/** What an outbox has said, by numbers of entries. */
export class Life {
  readonly kept = new Set<number>();
  readonly refused = new Set<number>();
  /** How often the mail server took an entry. */
  readonly delivered = new Map<number, number>();
  /** Entries that were noted as sent. */
  readonly sent = new Set<number>();
  readonly errors: unknown[] = [];
  readonly #postponed = new Set<number>();
  /** How claims were to end that could not. */
  readonly #owed: (() => Promise<void>)[] = [];

  async live(outbox: Outbox): Promise<void> {
    await this.enqueue(outbox, [1]);
    await this.enqueue(outbox, [2, 3, 4, 5]);
    await this.enqueue(outbox, [6], "held");
    await this.#step(() => this.#deliver(outbox, 2));
    await this.#step(async () => {
      const claim = await mustClaim(outbox, idOf(3));
      await this.#end(async () => {
        await claim.postpone({ ...claim.entry, attempts: 1 });
        this.#postponed.add(3);
      });
    });
    await this.#step(async () => {
      const claim = await mustClaim(outbox, idOf(4));
      await this.#end(() => claim.finish("failed", claim.entry));
    });
    await this.#step(() => outbox.retry(idOf(6)));
    await this.#step(() => this.#deliver(outbox, 1));
    await this.#step(() => this.#deliver(outbox, 3));
  }

  enqueue(outbox: Outbox, numbers: Iterable<number>, state?: "held"): Promise<unknown> {
    return Promise.all(
      Array.from(numbers, (n) =>
        outbox.enqueue(entryOf(n), state).then(
          () => this.kept.add(n),
          (cause) => {
            this.errors.push(cause);
            this.refused.add(n);
          },
        ),
      ),
    );
  }

  /** Ends the claims whose end has failed. */
  async makeGood(): Promise<void> {
    for (const end of this.#owed.splice(0)) await end();
  }

  /** Delivers all that is there, and looks whether nothing is lost and nothing left, as `others` see it too. */
  async settle(outbox: Outbox, ...others: Outbox[]): Promise<void> {
    for (const state of ["failed", "held"] as const) {
      for (const { id } of await outbox.list(state)) expect([id, await outbox.retry(id)]).toEqual([id, true]);
    }
    for (const { id } of await outbox.waiting()) await this.#deliver(outbox, Number.parseInt(id, 16));
    expect([...this.kept].filter((n) => !this.delivered.has(n))).toEqual([]);
    for (const one of [outbox, ...others]) {
      expect(await one.counts()).toEqual({ new: 0, sent: this.delivered.size, failed: 0, held: 0 });
    }
  }

  async #deliver(outbox: Outbox, n: number): Promise<void> {
    const claim = await mustClaim(outbox, idOf(n));
    expect([n, claim.entry.attempts]).toEqual([n, this.#postponed.has(n) ? 1 : claim.entry.attempts]);
    this.delivered.set(n, (this.delivered.get(n) ?? 0) + 1);
    await this.#end(async () => {
      await claim.finish("sent", { ...claim.entry, attempts: claim.entry.attempts + 1 });
      this.sent.add(n);
    });
  }

  async #step(task: () => Promise<unknown>): Promise<void> {
    await task().catch((cause) => this.errors.push(cause));
  }

  async #end(task: () => Promise<void>): Promise<void> {
    await this.#step(async () => {
      try {
        await task();
      } catch (cause) {
        this.#owed.push(task);
        throw cause;
      }
    });
  }
}
