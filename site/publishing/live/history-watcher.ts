import { type ContentStore, StoreError } from "#content/store/content-store.ts";
import type { ReadChanges } from "./publishing-store.ts";
import { repeatCheck } from "./repeat-check.ts";

/** Together with rendering, visitors see a change within a second. A check looks at one folder. */
const INTERVAL_MS = 500;

export interface HistoryWatcherOptions {
  store: Pick<ContentStore, "withSnapshot" | "revisions" | "summary">;
  /** Ids of the revisions that the live pages show. */
  shown: Set<string>;
  /** Publishes the documents that are read in a transaction, if there are any. */
  republish(readChanges: ReadChanges): Promise<void>;
  onError(error: unknown): void;
}

/**
 * Creates a watcher that publishes what other processes commit, such as `agency import`. It looks at the history again and
 * again, because some disks report no changes.
 */
export function createHistoryWatcher({ store, shown, republish, onError }: HistoryWatcherOptions) {
  let checked: string | undefined;
  const listUnseen = async () => (await store.revisions()).filter(({ id }) => !shown.has(id));

  const readChanges: ReadChanges = async ({ read }) => {
    // This process may have published some itself since the check.
    const unseen = await listUnseen();
    for (const { id } of unseen) shown.add(id);
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
    checked = latest;
    if ((await listUnseen()).length === 0) return;
    await republish(readChanges).catch((cause: unknown) => {
      // The next check tries again while another process is writing.
      if (cause instanceof StoreError && cause.code === "store/locked") checked = undefined;
      throw cause;
    });
  }

  return repeatCheck(check, INTERVAL_MS, onError);
}
