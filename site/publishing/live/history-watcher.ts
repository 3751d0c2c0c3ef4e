import { type ContentStore, StoreError } from "#content/store/content-store.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import type { ReadChanges } from "./publishing-store.ts";
import { type RepeatedCheck, repeatCheck } from "./repeat-check.ts";

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
export function createHistoryWatcher({ store, shown, republish, onError }: HistoryWatcherOptions): RepeatedCheck {
  let checked: string | undefined;
  let unseen: readonly string[] = [];

  async function findUnseen(): Promise<boolean> {
    unseen = (await store.revisions()).flatMap(({ id }) => (shown.has(id) ? [] : [id]));
    return unseen.length > 0;
  }

  const readChanges: ReadChanges = async ({ read }) => {
    // This process may have published some itself since the check.
    if (!(await findUnseen())) return undefined;
    const pages = new Set<DocumentId>();
    for (const id of unseen) for (const page of (await store.summary(id)).pages) pages.add(page);
    const stored = await read([...pages]);
    // What a broken file will show is known only when it is repaired.
    const readable = [...pages].filter((page) => !stored.get(page)?.isUnreadable);
    return new Map(readable.map((page) => [page, stored.get(page)?.content ?? null]));
  };

  async function check(): Promise<void> {
    const latest = await store.withSnapshot(async ({ id }) => id);
    if (latest === checked) return;
    try {
      if (await findUnseen()) await republish(readChanges);
    } catch (cause) {
      // The next check tries again while another process is writing.
      if (cause instanceof StoreError && cause.code === "store/locked") return;
      onError(cause);
    }
    for (const id of unseen) shown.add(id);
    checked = latest;
  }

  return repeatCheck(check, { intervalMs: INTERVAL_MS, onError });
}
