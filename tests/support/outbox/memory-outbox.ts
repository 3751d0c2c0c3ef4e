/** Outbox in memory, for tests with a fake clock. */
import { assertEntryId, compareByReceipt, resetForRetry, toDueEntry } from "#api/quotes/outbox/entry.ts";
import {
  type HandledMark,
  type Lease,
  OUTBOX_STATE,
  type Outbox,
  type OutboxEntry,
  type OutboxState,
} from "#api/quotes/outbox/outbox.ts";

interface StoredEntry {
  state: OutboxState;
  entry: OutboxEntry;
  lease?: { untilMs: number } | undefined;
}

/**
 * @param entries entries by ID, shared by all instances of the same outbox
 * @param marks marks by ID, shared in the same way
 */
export function memoryOutbox(entries = new Map<string, StoredEntry>(), marks = new Map<string, HandledMark>()): Outbox {
  const { pending, sent, failed, quarantined } = OUTBOX_STATE;
  const isLeased = ({ lease }: StoredEntry) => (lease?.untilMs ?? 0) > Date.now();
  const isDeliverable = (stored: StoredEntry) => stored.state === pending && !isLeased(stored);

  function createLease(id: string, lease: { untilMs: number }, entry: OutboxEntry): Lease {
    const isValid = () => entries.get(id)?.lease === lease;
    return {
      entry,
      async update(updated) {
        if (isValid()) entries.set(id, { state: pending, entry: updated, lease });
        return isValid();
      },
      async complete(state, completed) {
        if (isValid() || state === sent) entries.set(id, { state, entry: completed });
      },
      async reschedule(rescheduled) {
        if (isValid()) entries.set(id, { state: pending, entry: rescheduled });
      },
    };
  }

  return {
    async enqueue(entry, { state = pending, followUps = [] } = {}) {
      for (const { id } of [entry, ...followUps]) assertEntryId(id);
      const stored = entries.get(entry.id);
      if (stored !== undefined) return { state: stored.state, entry: stored.entry };
      entries.set(entry.id, { state, entry });
      for (const followUp of followUps) {
        if (!entries.has(followUp.id)) entries.set(followUp.id, { state: pending, entry: followUp });
      }
      return { state, entry };
    },
    async find(id) {
      const stored = entries.get(id);
      return stored && { state: stored.state, entry: stored.entry };
    },
    async list(state, ids) {
      return [...entries.values()]
        .flatMap((stored) => (stored.state === state && (ids?.includes(stored.entry.id) ?? true) ? stored.entry : []))
        .sort(compareByReceipt);
    },
    async listVersions(kind) {
      const stored = kind === "handled" ? marks : new Map([...entries].filter(([, { state }]) => state === kind));
      return [...stored].map(([id, value]) => ({ id, version: JSON.stringify(value) }));
    },
    async findMarks(ids) {
      return new Map([...marks].filter(([id]) => ids.includes(id)));
    },
    async setMark(id, mark) {
      assertEntryId(id);
      if (mark === undefined) marks.delete(id);
      else marks.set(id, mark);
    },
    async listIds(state) {
      return [...entries].flatMap(([id, stored]) => (stored.state === state ? id : []));
    },
    async listDamaged() {
      return [];
    },
    async counts() {
      const counts = { [pending]: 0, [sent]: 0, [failed]: 0, [quarantined]: 0 };
      for (const { state } of entries.values()) counts[state] += 1;
      return counts;
    },
    async listDeliverable() {
      return [...entries.values()].filter(isDeliverable).map(({ entry }) => toDueEntry(entry));
    },
    async acquire(id, leaseMs) {
      const stored = entries.get(id);
      if (stored === undefined || !isDeliverable(stored)) return undefined;
      const lease = { untilMs: Date.now() + leaseMs };
      entries.set(id, { ...stored, lease });
      return createLease(id, lease, stored.entry);
    },
    async retry(id, { mayResend = false } = {}) {
      const stored = entries.get(id);
      if (stored === undefined || isLeased(stored) || (stored.state === sent && !mayResend)) return false;
      entries.set(id, { state: pending, entry: resetForRetry(stored.state, stored.entry) });
      return true;
    },
    async remove(id) {
      const stored = entries.get(id);
      if (stored === undefined || isLeased(stored)) return false;
      marks.delete(id);
      return entries.delete(id);
    },
    async healthCheck() {},
  };
}
