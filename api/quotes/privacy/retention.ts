import { isRequestEntry } from "../outbox/entry.ts";
import { OUTBOX_STATE, OUTBOX_STATES, type Outbox, type OutboxEntry } from "../outbox/outbox.ts";
import { entryIdOfEmail, type OutboxStorage } from "../outbox/stored-copies.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Numbers of what a purge removed. */
export interface PurgeResult {
  entries: number;
  /** Emails as files. */
  emails: number;
}

/**
 * Removes sent entries of every kind, and emails as files, that are older than a number of days. Pending, failed and
 * quarantined entries stay, and so do their emails and the alerts about them, which record that they were announced. The
 * email of a sent alert goes, because it has the data of everyone announced.
 */
export async function purgeSent({ outbox, copies }: OutboxStorage, days: number, nowMs: number): Promise<PurgeResult> {
  const cutoffMs = nowMs - days * DAY_MS;
  const purged: PurgeResult = { entries: 0, emails: 0 };
  const unsentIds = await listUnsentIds(outbox);
  const isNeeded = (entry: OutboxEntry) => !isRequestEntry(entry) && entry.about.some((id) => unsentIds.has(id));
  for (const entry of await outbox.list(OUTBOX_STATE.sent)) {
    if (Date.parse(entry.sentAt ?? entry.receivedAt) >= cutoffMs || isNeeded(entry)) continue;
    if (await outbox.remove(entry.id)) purged.entries += 1;
  }
  for await (const { name, modifiedMs = nowMs } of copies.list()) {
    const id = entryIdOfEmail(name);
    if (id === undefined || modifiedMs >= cutoffMs || unsentIds.has(id)) continue;
    await copies.remove(name);
    purged.emails += 1;
  }
  return purged;
}

async function listUnsentIds(outbox: Outbox): Promise<ReadonlySet<string>> {
  const states = OUTBOX_STATES.filter((state) => state !== OUTBOX_STATE.sent);
  return new Set((await Promise.all(states.map((state) => outbox.listIds(state)))).flat());
}

interface DailyPurgeOptions {
  storage: OutboxStorage;
  days: number;
  onPurged(purged: PurgeResult): void;
  onError(cause: unknown): void;
}

/** Purges now and then once a day, without keeping the process alive. Returns a function that stops it. */
export function startDailyPurge({ storage, days, onPurged, onError }: DailyPurgeOptions): () => void {
  const purge = () => void purgeSent(storage, days, Date.now()).then(onPurged, onError);
  purge();
  const timer = setInterval(purge, DAY_MS).unref();
  return () => clearInterval(timer);
}
