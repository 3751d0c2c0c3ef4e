/**
 * Content store in files.
 *
 * `pages/<id>.json` and `site.json` have the current content, and `history/<revision>.json` is one immutable file per
 * revision. Page files are staged first. Renaming the history file into place is the commit, and the staged files are
 * moved into place after it. If the process dies in between, the next process that opens the store finishes the move.
 * Readers see one revision throughout.
 */

import { resolve } from "node:path";
import { isFileError } from "#content/platform/file-error.ts";
import type { Diagnostic } from "#schemas/diagnostics.ts";
import { SITE } from "#schemas/page-ids.ts";
import { type ContentStore, StoreError, type StoreWriter } from "../content-store.ts";
import { StoreReader, warnOnce } from "../store-reader.ts";
import { commitRevision, recover, type StageOptions, stageChanges, swapPageFiles } from "./commit.ts";
import { createBatchReader, listStoredPages, readDocument } from "./document-files.ts";
import { LatestRevisionCache, listRevisions, readRevision } from "./revision-files.ts";
import { writeSchemaFiles } from "./schema-files.ts";
import { Snapshot } from "./snapshot.ts";
import { acquireWriterLock, listWriters, type WriterLock } from "./writer-lock.ts";

export interface FileStoreOptions extends StageOptions {
  /** The store's folder. */
  dir: string;
  /** Called once for each file that cannot be read. The reader returns its default content instead. */
  onWarning?: ((warning: Diagnostic) => void) | undefined;
  /** The time a transaction waits for another writer, in milliseconds. */
  lockTimeoutMs?: number | undefined;
}

/** Opens the store and finishes the commit of a dead writer. A folder that does not exist is an empty store. */
export async function openFileStore(options: FileStoreOptions): Promise<ContentStore> {
  const { dir, onWarning } = options;
  const root = resolve(dir);
  const warn = warnOnce(onWarning);
  const latestRevision = new LatestRevisionCache(root);
  const takeSnapshot = (at?: number) => Snapshot.take(root, latestRevision.get(), at);

  const store: ContentStore = {
    transaction: (task) => runTransaction(root, latestRevision, task, options),
    async withSnapshot(task) {
      const snapshot = await takeSnapshot();
      return task({
        revision: snapshot.revision,
        pages: async () => snapshot.pages(),
        read: async (ids) => snapshot.readAll(ids),
      });
    },
    reader: async (revision) => new StoreReader(await takeSnapshot(revision), warn),
    revisions: async () => listRevisions(root),
    revision: (revision) => readRevision(root, revision),
  };
  if ((await listWriters(root)).some(({ isAlive }) => !isAlive)) await finishAbandonedCommit(store);
  return store;
}

async function runTransaction<T>(
  root: string,
  latestRevision: LatestRevisionCache,
  task: (writer: StoreWriter) => Promise<T>,
  options: FileStoreOptions,
): Promise<T> {
  const { lockTimeoutMs = 2000, onWarning, signal } = options;
  let isComplete = true;
  let lock: WriterLock | undefined;
  try {
    lock = await acquireWriterLock(root, lockTimeoutMs);
    if (lock.abandonedFolders.length > 0) await recover(root, lock);
    const { folder } = lock;
    const revision = latestRevision.get();
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
        isComplete = false;
        await commitRevision(root, folder, entry);
        latestRevision.set(entry.revision);
        isComplete = await swapPageFiles(root, staged, entry.revision, onWarning);
        writeSchemaFiles(root);
        return entry;
      },
    });
  } catch (cause) {
    if (!isFileError(cause)) throw cause;
    throw new StoreError("store/io", `${root} could not be written: ${cause.message}.`, { cause });
  } finally {
    await lock?.release(isComplete);
  }
}

/** Runs an empty transaction, which recovers. A store that cannot be written is still readable through its history. */
async function finishAbandonedCommit(store: ContentStore): Promise<void> {
  try {
    await store.transaction(async () => undefined);
  } catch (cause) {
    if (!(cause instanceof StoreError)) throw cause;
  }
}
