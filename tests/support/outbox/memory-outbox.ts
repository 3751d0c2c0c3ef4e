/** An outbox without a disk, for tests that set the clock. */
import { asRetried, byReceipt, dueMsOf, isEntryId } from "#api/quotes/outbox/entry.ts";
import type { Lease, Outbox, OutboxEntry, OutboxState } from "#api/quotes/outbox/outbox.ts";

interface Kept {
  state: OutboxState;
  entry: OutboxEntry;
  claim?: { untilMs: number } | undefined;
}

/** @param kept by id, what every outbox of one place knows */
export function memoryOutbox(kept = new Map<string, Kept>()): Outbox {
  const isFree = ({ state, claim }: Kept) => state === "new" && (claim?.untilMs ?? 0) <= Date.now();

  function claimOf(id: string, claim: { untilMs: number }, entry: OutboxEntry): Lease {
    const isMine = () => kept.get(id)?.claim === claim;
    return {
      entry,
      async finish(state, final) {
        if (isMine() || state === "sent") kept.set(id, { state, entry: final });
      },
      async postpone(postponed) {
        if (isMine()) kept.set(id, { state: "new", entry: postponed });
      },
    };
  }

  return {
    async enqueue(entry, state = "new") {
      if (!isEntryId(entry.id)) throw new Error(`${entry.id} is no id of an entry`);
      const known = kept.get(entry.id);
      if (known === undefined) kept.set(entry.id, { state, entry });
      return known?.entry ?? entry;
    },
    async find(id) {
      const found = kept.get(id);
      return found && { state: found.state, entry: found.entry };
    },
    async list(state) {
      return [...kept.values()].flatMap((one) => (one.state === state ? one.entry : [])).sort(byReceipt);
    },
    async counts() {
      const counts = { new: 0, sent: 0, failed: 0, held: 0 };
      for (const { state } of kept.values()) counts[state] += 1;
      return counts;
    },
    async waiting() {
      return [...kept.values()].flatMap((one) => (isFree(one) ? { id: one.entry.id, dueMs: dueMsOf(one.entry) } : []));
    },
    async claim(id, leaseMs) {
      const found = kept.get(id);
      if (found === undefined || !isFree(found)) return undefined;
      const claim = { untilMs: Date.now() + leaseMs };
      kept.set(id, { ...found, claim });
      return claimOf(id, claim, found.entry);
    },
    async retry(id) {
      const found = kept.get(id);
      if (found === undefined || found.state === "sent" || (found.state === "new" && !isFree(found))) return false;
      kept.set(id, { state: "new", entry: asRetried(found.entry) });
      return true;
    },
    async probe() {},
  };
}
