import { DAY_MS } from "#content/facts/time-zone.ts";
import { OUTBOX_STATE, type OutboxEntry, UNSENT_STATES } from "../outbox/outbox.ts";
import { entryIdOfEmail, type QuoteStorage } from "./quote-storage.ts";

/**
 * Removes sent entries of every kind that are older than a number of days, and all files of that age whose request was sent.
 * Pending, failed and quarantined entries stay, and so do the alerts about them, which record that they were announced. The
 * email of a sent alert goes, because it has the data of everyone announced.
 * @returns the numbers of entries, and of copies in files: emails, and the files of a former version
 */
export async function purgeSent({ outbox, files }: QuoteStorage, days: number, nowMs: number) {
  const cutoffMs = nowMs - days * DAY_MS;
  const purged = { entries: 0, files: 0 };
  const unsentIds = new Set(await outbox.listIds({ states: UNSENT_STATES }));
  const isNeeded = (entry: OutboxEntry) => entry.kind === "alert" && entry.about.some((id) => unsentIds.has(id));
  const filter = { states: [OUTBOX_STATE.sent], receivedBeforeMs: cutoffMs };
  for await (const part of outbox.listInParts(filter)) {
    const entries = part.map(({ entry }) => entry);
    const old = entries.filter((entry) => Date.parse(entry.sentAt ?? entry.receivedAt) < cutoffMs && !isNeeded(entry));
    purged.entries += await outbox.remove(old.map(({ id }) => id));
  }
  for await (const { name, modifiedMs } of files.list()) {
    if (modifiedMs >= cutoffMs || unsentIds.has(entryIdOfEmail(name) ?? "")) continue;
    await files.remove(name);
    purged.files += 1;
  }
  if (purged.entries > 0) await outbox.eraseDeleted();
  return purged;
}

/** Removes quarantined requests that were received before a time, and returns their number. */
export async function purgeQuarantined({ outbox }: QuoteStorage, beforeMs: number): Promise<number> {
  const ids = await outbox.listIds({ states: [OUTBOX_STATE.quarantined], receivedBeforeMs: beforeMs });
  if (ids.length === 0) return 0;
  const { removed } = await outbox.removeRequests(ids);
  await outbox.eraseDeleted();
  return removed;
}

interface DailyPurgeOptions {
  storage: QuoteStorage;
  days: number;
  onPurged(purged: Awaited<ReturnType<typeof purgeSent>>): void;
  onError(cause: unknown): void;
}

/** Purges now and then once a day, without keeping the process alive. Returns a function that stops it. */
export function startDailyPurge({ storage, days, onPurged, onError }: DailyPurgeOptions): () => void {
  const purge = () => void purgeSent(storage, days, Date.now()).then(onPurged, onError);
  purge();
  const timer = setInterval(purge, DAY_MS).unref();
  return () => clearInterval(timer);
}
