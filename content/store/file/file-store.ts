/**
 * The store in files, the only reader and writer of the content.
 *
 * `pages/<id>.json` and `site.json` are the current content, `history/<revision>.json` one immutable file per import.
 * Renaming the history file into place is the commit; the page files are staged before it and swapped in after it.
 * Whoever opens the store after a crash finishes that, and readers see one revision throughout.
 */

import { resolve } from "node:path";
import { isFileError } from "#content/platform/file-error.ts";
import type { Diagnostic } from "#schemas/diagnostics.ts";
import { SITE } from "#schemas/page-ids.ts";
import { type ContentStore, StoreError, type StoreWriter } from "../content-store.ts";
import { StoreReader, warnOnce } from "../store-reader.ts";
import { commitRevision, recover, type StageOptions, stageChanges, swapPageFiles } from "./commit.ts";
import { createBatchReader, listStoredPages, readDocument } from "./document-files.ts";
import { LatestRevision, listRevisions, readRevision } from "./revision-files.ts";
import { Snapshot } from "./snapshot.ts";
import { acquireWriterLock, listWriters, type WriterLock } from "./writer-lock.ts";

export interface FileStoreOptions extends StageOptions {
  /** The store's folder. */
  dir: string;
  /** Told once of each file that cannot be read, for which the built-in content stands in. */
  onWarning?: ((warning: Diagnostic) => void) | undefined;
  /** How long a writer waits for another. */
  lockTimeoutMs?: number | undefined;
}

/** Opens the store, and finishes what a writer that died has committed. A folder that does not exist is an empty store. */
export async function openFileStore(options: FileStoreOptions): Promise<ContentStore> {
  const { dir, onWarning, lockTimeoutMs: patienceMs = 2000, signal } = options;
  const root = resolve(dir);
  const warn = warnOnce(onWarning);
  const history = new LatestRevision(root);
  const snapshot = (at?: number) => Snapshot.take(root, history.get(), at);

  async function write<T>(task: (writer: StoreWriter) => Promise<T>): Promise<T> {
    let isSettled = true;
    let lock: WriterLock | undefined;
    try {
      lock = await acquireWriterLock(root, patienceMs);
      if (lock.abandonedFolders.length > 0) await recover(root, lock);
      const { folder } = lock;
      const revision = history.get();
      const readAll = createBatchReader(
        () => [SITE, ...listStoredPages(root)],
        (id) => readDocument(root, id),
      );
      return await task({
        revision,
        pages: async () => listStoredPages(root),
        read: async (ids) => readAll(ids),
        commit: async (changes, note) => {
          const entry = { revision: revision + 1, time: new Date().toISOString(), ...note, changes: [...changes] };
          const staged = await stageChanges(root, folder, entry, options);
          signal?.throwIfAborted();
          isSettled = false;
          await commitRevision(root, folder, entry);
          history.set(entry.revision);
          isSettled = await swapPageFiles(root, staged, entry.revision, onWarning);
          return entry;
        },
      });
    } catch (cause) {
      if (!isFileError(cause)) throw cause;
      throw new StoreError("store/io", `${root} could not be written: ${cause.message}.`, { cause });
    } finally {
      await lock?.release(isSettled);
    }
  }

  const store: ContentStore = {
    transaction: write,
    async withSnapshot(task) {
      const state = await snapshot();
      return task({
        revision: state.revision,
        pages: async () => state.pages(),
        read: async (ids) => state.readAll(ids),
      });
    },
    reader: async (revision) => new StoreReader(await snapshot(revision), warn),
    revisions: async () => listRevisions(root),
    revision: (number) => readRevision(root, number),
  };
  if ((await listWriters(root)).some(({ isAlive }) => !isAlive)) await finish(store);
  return store;
}

/** Lets the next writer's turn settle what a dead one left. A store that cannot be written is read through its history. */
async function finish(store: ContentStore): Promise<void> {
  try {
    await store.transaction(async () => undefined);
  } catch (cause) {
    if (!(cause instanceof StoreError)) throw cause;
  }
}
