/**
 * Content store in files.
 *
 * `pages/<id>.json` and `site.json` have the current content, and `history/<number>-<hash>.json` is one immutable file per
 * revision. Page files are staged first. Renaming the history file into place is the commit, and the staged files are
 * moved into place after it. If the process dies in between, the next process that opens the store finishes the move.
 * Readers see one revision throughout. Edits by hand become a revision at the next commit.
 */
import { resolve } from "node:path";
import { diagnose } from "#schemas/diagnostics.ts";
import type { JsonObject } from "#schemas/json.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import { type ContentStore, StoreError } from "../content-store.ts";
import { expectNoGap, lineageTo } from "../revision-graph.ts";
import { isMergeReference } from "../revision-name.ts";
import { createStoreReader, warnOnce } from "../store-reader.ts";
import type { TransactionOptions } from "./commit.ts";
import { EditWatch } from "./edit-watch.ts";
import { History } from "./history.ts";
import { createSchemaWriter } from "./schema-files.ts";
import { takeSnapshot } from "./snapshot.ts";
import { runTransaction } from "./transaction.ts";
import { listWriters } from "./writer-lock.ts";

export interface FileStoreOptions extends TransactionOptions {
  /** The store's folder. */
  dir: string;
  /** True to read without finishing the commit of a dead writer. */
  isReadOnly?: boolean | undefined;
  /** True to watch the files for edits by hand between commits. For processes that run for long. */
  watchesEdits?: boolean | undefined;
}

/** Opens the store and finishes the commit of a dead writer. A folder that does not exist is an empty store. */
export async function openFileStore(options: FileStoreOptions): Promise<ContentStore> {
  const { dir, onWarning } = options;
  const root = resolve(dir);
  const history = new History(root);
  const edits = options.watchesEdits ? new EditWatch(history) : undefined;
  // Loads the code with the schemas now, because a new build can replace its file before the first commit.
  if (options.watchesEdits) await createSchemaWriter(root);
  const warn = warnOnce(onWarning);
  const store: ContentStore = {
    transaction: (task) => runTransaction(task, { history, edits, options, onUnreadable: warn }),
    withSnapshot: async (task) => task(await takeSnapshot(history, warn)),
    async reader(reference, onReaderWarning) {
      const handler = onReaderWarning === undefined ? warn : warnOnce(onReaderWarning);
      return createStoreReader(await takeSnapshot(history, handler, reference), handler);
    },
    async revisions() {
      for (const { message } of history.problems()) onWarning?.(diagnose("store/broken-history", message));
      return [...history.latest().nodes];
    },
    revision: async (reference) => history.read(reference, { isVerified: true }),
    summary: async (reference) => history.summary(reference),
    async documentsAt(reference) {
      // An entry that cannot be read is not among the nodes.
      if (String(reference) !== "0" && !isMergeReference(String(reference))) history.summary(reference);
      const { nodes } = history.latest();
      const lineage = lineageTo(nodes, reference);
      expectNoGap(nodes, lineage);
      const documents = new Map<DocumentId, JsonObject | null>();
      for (const { id } of lineage) {
        for (const [page, read] of history.changes(id, { isVerified: true })) {
          if (!documents.has(page)) documents.set(page, read().after);
        }
      }
      return new Map([...documents].flatMap(([id, content]) => (content === null ? [] : [[id, content]])));
    },
  };
  if (options.isReadOnly !== true && (await listWriters(root)).some(({ isAlive }) => !isAlive)) {
    // An empty transaction recovers. A store that cannot be written is still readable through its history.
    await store
      .transaction(async () => undefined)
      .catch((cause: unknown) => {
        if (!(cause instanceof StoreError)) throw cause;
        const message = `The commit of a process that has ended could not be finished. ${cause.message}`;
        onWarning?.(diagnose("store/unrecovered", message));
      });
  }
  return store;
}
