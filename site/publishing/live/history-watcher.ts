import { DatabaseError } from "#content/database/database-error.ts";
import type { OpenContent } from "#content/media-store/content-place.ts";
import { repeatCheck } from "#content/platform/repeat-check.ts";
import { type ContentStore, StoreError } from "#content/store/content-store.ts";
import type { ReadChanges } from "./publishing-store.ts";

/** Together with rendering, visitors see a change within a second. A check looks at one folder. */
const INTERVAL_MS = 500;

/** Interval in which commits are found of which a signal was lost, such as through a connection pool that has none. */
const INTERVAL_WITH_SIGNALS_MS = 10_000;

export interface HistoryWatcherOptions {
  store: Pick<ContentStore, "withSnapshot" | "revisions" | "summary">;
  /** Ids of the revisions that the live pages show. */
  shown: Set<string>;
  /** Publishes the documents that are read in a transaction, if there are any. */
  republish(readChanges: ReadChanges): Promise<void>;
  onCommit?: OpenContent["onCommit"];
  onError(error: unknown): void;
}

/**
 * Creates a watcher that publishes what other processes commit, such as `agency import`. It looks at the history of files
 * again and again, because some disks report no changes.
 */
export function createHistoryWatcher({ store, shown, republish, onCommit, onError }: HistoryWatcherOptions) {
  let checked: string | undefined;
  let publishing: readonly string[] = [];
  const listUnseen = async () => (await store.revisions()).filter(({ id }) => !shown.has(id));

  const readChanges: ReadChanges = async ({ read }) => {
    // This process may have published some itself since the check.
    const unseen = await listUnseen();
    publishing = unseen.map(({ id }) => id);
    for (const id of publishing) shown.add(id);
    const summaries = await Promise.all(unseen.map(({ id }) => store.summary(id)));
    const pages = [...new Set(summaries.flatMap((summary) => summary.pages))];
    const stored = await read(pages);
    // Pages keep what they show of a broken file until it is repaired.
    const readable = pages.filter((page) => !stored.get(page)?.isUnreadable);
    return pages.length === 0 ? undefined : new Map(readable.map((page) => [page, stored.get(page)?.content ?? null]));
  };

  async function check(): Promise<void> {
    const latest = await store.withSnapshot(async ({ id }) => id);
    if (latest === checked) return;
    try {
      if ((await listUnseen()).length > 0) await republish(readChanges);
      checked = latest;
    } catch (cause) {
      if (!isTemporary(cause)) checked = latest;
      else for (const id of publishing) shown.delete(id);
      throw cause;
    } finally {
      publishing = [];
    }
  }

  const repeated = repeatCheck(check, onCommit === undefined ? INTERVAL_MS : INTERVAL_WITH_SIGNALS_MS, onError);
  let stopListening: (() => void) | undefined;
  return {
    start() {
      stopListening ??= onCommit?.(repeated.run);
      repeated.start();
    },
    async close() {
      stopListening?.();
      await repeated.close();
    },
  };
}

/** Returns whether another attempt may succeed: another process is writing, or the database cannot be reached. */
export function isTemporary(cause: unknown): boolean {
  return cause instanceof StoreError && (cause.code === "store/locked" || cause.cause instanceof DatabaseError);
}
