import type { Outbox } from "../outbox/database-outbox.ts";
import { positionOf, requestIdOf } from "../outbox/entry.ts";
import type { EntryFilter, FoundEntry, OutboxState } from "../outbox/outbox.ts";
import type { Person } from "../outbox/person.ts";

export interface SearchOptions {
  /** Default: all people. */
  person?: Person | undefined;
  /** Default: every state. */
  state?: OutboxState | undefined;
  /** Earliest time of receipt, in milliseconds since 1970. */
  sinceMs?: number | undefined;
}

/** Returns entries of every kind, oldest first. Those of a person include the alerts that announce nothing else. */
export async function findEntries(outbox: Outbox, { person, state, sinceMs }: SearchOptions): Promise<FoundEntry[]> {
  const conditions = {
    ...(state !== undefined && { states: [state] }),
    ...(sinceMs !== undefined && { receivedSinceMs: sinceMs }),
  };
  if (person === undefined) return outbox.list(conditions);
  const own = await outbox.list({ ...conditions, ...person.filter });
  const ids = new Set(own.map(({ entry }) => requestIdOf(entry.id)));
  const alerts = await outbox.list({ ...conditions, kinds: ["alert"] });
  return [...own, ...alerts.filter(({ entry }) => isOnlyAbout(entry, ids))];
}

/** Returns whether an entry is an alert that announces only some requests, and what follows from them. */
function isOnlyAbout(entry: FoundEntry["entry"], requestIds: ReadonlySet<string>): boolean {
  return entry.kind === "alert" && entry.about.length > 0 && entry.about.every((id) => requestIds.has(requestIdOf(id)));
}

const PART_SIZE = 500;

/** Reads entries, oldest first, in parts of which only one is in memory. */
export async function* readInParts(outbox: Pick<Outbox, "list">, filter: EntryFilter): AsyncGenerator<FoundEntry[]> {
  for (let after: string | undefined; ; ) {
    const part = await outbox.list({ ...filter, after, limit: PART_SIZE });
    const last = part.at(-1);
    if (last === undefined) return;
    yield part;
    after = positionOf(last.entry);
  }
}
