import { compareByReceipt, isRequestEntry } from "../outbox/entry.ts";
import { type FoundEntry, OUTBOX_STATES, type Outbox, type OutboxState } from "../outbox/outbox.ts";
import type { Person } from "./person.ts";

export interface EntryFilter {
  /** Default: all people. */
  person?: Person | undefined;
  /** Default: every state. */
  state?: OutboxState | undefined;
  /** Earliest time of receipt, in milliseconds since 1970. */
  sinceMs?: number | undefined;
}

/** Returns entries of every kind, oldest first. */
export async function findEntries(
  outbox: Outbox,
  { person, state, sinceMs = Number.NEGATIVE_INFINITY }: EntryFilter,
): Promise<FoundEntry[]> {
  const found: FoundEntry[] = [];
  for (const each of state === undefined ? OUTBOX_STATES : [state]) {
    for (const entry of await outbox.list(each)) found.push({ state: each, entry });
  }
  const recent = found
    .filter(({ entry }) => Date.parse(entry.receivedAt) >= sinceMs)
    .sort((a, b) => compareByReceipt(a.entry, b.entry));
  return person === undefined ? recent : selectPerson(recent, person);
}

/** Returns the entries of a person, including the alerts that announce nothing but the person's requests. */
export function selectPerson(found: readonly FoundEntry[], person: Person): FoundEntry[] {
  const isOfPerson = ({ entry }: FoundEntry) => isRequestEntry(entry) && person.hasAddress(entry.request.email);
  const ids = new Set(found.filter(isOfPerson).map(({ entry }) => entry.id));
  return found.filter(({ entry }) =>
    isRequestEntry(entry) ? ids.has(entry.id) : entry.about.length > 0 && entry.about.every((id) => ids.has(id)),
  );
}
