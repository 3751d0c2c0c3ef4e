/** Ways to use an outbox in tests. */
import { openOfficeDatabase } from "#api/database/open-office-database.ts";
import type { MessageKind } from "#api/database/tables.ts";
import { createOutbox, type Lease, type Outbox } from "#api/quotes/outbox/database-outbox.ts";
import type { OutboxEntry, OutboxState } from "#api/quotes/outbox/outbox.ts";

export const ALL_KINDS: readonly MessageKind[] = ["quote", "acknowledgement", "webhook", "alert", "notice"];

const LEASE_MS = 60_000;

const MAX_DELAY_MS = 4 * 3_600_000;

/** Opens the outbox in a file, as another process would. */
export function outboxIn(file: string): Outbox {
  return createOutbox(openOfficeDatabase({ engine: "sqlite", file }));
}

/** Leases the entries that are due, at most as many as given. */
export function leaseDue(outbox: Outbox, { limit = 100, leaseMs = LEASE_MS } = {}): Promise<Lease[]> {
  return outbox.lease({ kinds: ALL_KINDS, exceptIds: [], limit, leaseMs, maxDelayMs: MAX_DELAY_MS });
}

/** Leases one entry, and gives the others that are due back. */
export async function mustLease(outbox: Outbox, id: string, leaseMs = LEASE_MS): Promise<Lease> {
  const leases = await leaseDue(outbox, { leaseMs });
  const wanted = leases.find(({ entry }) => entry.id === id);
  for (const lease of leases) if (lease !== wanted) await lease.reschedule(lease.entry);
  if (wanted === undefined) throw new Error(`The entry ${id} must be due, but could not be leased.`);
  return wanted;
}

/** Stores an entry in a final state. */
export async function complete(outbox: Outbox, entry: OutboxEntry, state: "sent" | "failed"): Promise<void> {
  await outbox.enqueue(entry);
  await (await mustLease(outbox, entry.id)).complete(state, entry);
}

export async function entriesIn(outbox: Outbox, state: OutboxState): Promise<OutboxEntry[]> {
  return (await outbox.list({ states: [state] })).map(({ entry }) => entry);
}

export async function countByState(outbox: Outbox): Promise<Record<OutboxState, number>> {
  const counts: Record<OutboxState, number> = { new: 0, sent: 0, failed: 0, held: 0 };
  for (const { state, count } of await outbox.count()) counts[state] += count;
  return counts;
}
