import { existsSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { createPause } from "#content/platform/event-loop.ts";
import { isFileError } from "#content/platform/file-error.ts";
import { isSame } from "#schemas/json.ts";
import { type CommitNote, type DocumentChange, type Revision, StoreError, type StoreWriter } from "../content-store.ts";
import type { RevisionDraft } from "../revision-entry.ts";
import type { WarningHandler } from "../store-reader.ts";
import {
  commitRevisions,
  nameStagedPages,
  recover,
  stageChanges,
  stagedRevision,
  type TransactionOptions,
} from "./commit.ts";
import { documentPath, readCurrent } from "./document-files.ts";
import type { EditWatch } from "./edit-watch.ts";
import type { History } from "./history.ts";
import {
  CLOCK_TOLERANCE_MS,
  fileSystemTime,
  findMissingRevision,
  findUnrecordedChanges,
  markRecorded,
} from "./recorded-state.ts";
import { writeRevision } from "./revision-files.ts";
import { createSchemaWriter } from "./schema-files.ts";
import { takeSnapshot } from "./snapshot.ts";
import { acquireWriterLock, type WriterLock } from "./writer-lock.ts";

interface OpenStore {
  history: History;
  /** Undefined if each commit compares all documents. */
  edits: EditWatch | undefined;
  options: TransactionOptions;
  onUnreadable: WarningHandler;
}

/** Runs a task with the writer lock. See `ContentStore.transaction`. */
export async function runTransaction<T>(task: (writer: StoreWriter) => Promise<T>, store: OpenStore): Promise<T> {
  const { history, options, onUnreadable } = store;
  const { root } = history;
  let lock: WriterLock | undefined;
  /** Not complete while the history may contain revisions whose page files are not in place. */
  const progress = { isComplete: true };
  try {
    lock = await acquireWriterLock(root, options);
    if (lock.abandonedFolders.length > 0) await recover(history, lock, options.onWarning);
    const { folder } = lock;
    const state = await takeSnapshot(history, onUnreadable);
    return await task({
      ...state,
      commit: (changes, note) => commitChanges(changes, note, { ...store, folder, progress }),
    });
  } catch (cause) {
    if (!isFileError(cause)) throw cause;
    throw new StoreError("store/io", `${root} could not be written: ${cause.message}.`, { cause });
  } finally {
    await lock?.release(progress.isComplete);
  }
}

/** Number of changes from which on comparing their files takes longer than waiting until their times are certain. */
const MANY_CHANGES = 1000;

async function commitChanges(
  changes: readonly DocumentChange[],
  note: CommitNote,
  { history, edits, options, folder, progress }: OpenStore & { folder: string; progress: { isComplete: boolean } },
): Promise<Revision> {
  const { root } = history;
  const { onWarning, signal } = options;
  const writeSchemaFiles = await createSchemaWriter(root);
  const [unreadableEntry] = history.problems();
  if (unreadableEntry !== undefined) throw unreadableEntry;
  const reported = await edits?.findReported(changes.map(({ page }) => page));
  const comparedMs = reported?.comparedMs ?? fileSystemTime(folder);
  const unrecorded = reported === undefined ? await findUnrecordedChanges(history) : [];
  const { heads } = history.latest();
  const missing = await findMissingRevision(history, unrecorded);
  if (missing !== undefined) onWarning?.(missing.diagnostic);
  await expectUnedited(changes, history, note.format === "rollback");
  // The number of a missing revision is not used again.
  const revision = Math.max(history.names().at(-1)?.revision ?? 0, Number.parseInt(missing?.id ?? "0", 10)) + 1;
  const place = { revision, parents: heads.map(({ id }) => id), time: new Date().toISOString() };
  const recording = await recordUnrecorded(folder, { ...place, changes: unrecorded });
  const later = recording && { revision: revision + 1, parents: [recording.id] };
  const draft: RevisionDraft = { ...place, ...later, ...note, changes: [...changes] };
  const { revision: entry, result } = await writeRevision(stagedRevision(folder, draft), draft, (append) =>
    stageChanges(root, folder, changes, options, append),
  );
  const pages = await nameStagedPages(result, entry.id);
  const swappedMs = fileSystemTime(folder);
  signal?.throwIfAborted();
  progress.isComplete = false;
  progress.isComplete = await commitRevisions(history, folder, { recording, entry, pages }, onWarning);
  if (progress.isComplete) {
    // Otherwise the next commit would have to compare the thousands of files that were moved just before this moment.
    if (changes.length >= MANY_CHANGES) await sleep(CLOCK_TOLERANCE_MS);
    markRecorded(root, { head: entry.id, comparedMs, swappedMs });
    edits?.follow({ head: entry.id, comparedMs });
  }
  writeSchemaFiles();
  return entry;
}

/**
 * Checks that no document was edited since its change was planned.
 * @throws StoreError `store/revision-conflict` if one was edited, `store/invalid` if one has a conflict that is not allowed
 */
async function expectUnedited(changes: readonly DocumentChange[], history: History, allowsConflict: boolean) {
  const pause = createPause();
  for (const { page, before } of changes) {
    await pause();
    const file = documentPath(history.root, page);
    // A look is much faster than a failed reading, and a new site has thousands of pages without a file.
    if (before === null && !existsSync(file)) continue;
    if (isSame(readCurrent(history, page, { allowsConflict }), before)) continue;
    const message = `${file} was edited while this command ran. Nothing was changed. Run the command again.`;
    throw new StoreError("store/revision-conflict", message);
  }
}

/** Documents that the message of a revision names. */
const MAX_NAMED_DOCUMENTS = 5;

/** Writes the entry of changes that are in the page files already, or of a merge, unless there is nothing to record. */
async function recordUnrecorded(folder: string, recorded: Omit<RevisionDraft, keyof CommitNote>) {
  const { parents, changes } = recorded;
  const isMerge = parents.length > 1;
  if (!isMerge && changes.length === 0) return undefined;
  const ids = changes.map(({ page }) => page);
  const omitted = ids.length - MAX_NAMED_DOCUMENTS;
  const list = ids.slice(0, MAX_NAMED_DOCUMENTS).join(", ") + (omitted > 0 ? ` and ${omitted} more` : "");
  const draft: RevisionDraft = {
    ...recorded,
    by: "hand",
    source: isMerge ? "version control" : "files",
    format: isMerge ? "merge" : "edit",
    sha256: "",
    message: isMerge ? `Merge of ${parents.join(" and ")}` : `Edited by hand: ${list}`,
    changes,
  };
  const entries = changes.map((change) => ({ change, after: change.after && JSON.stringify(change.after) }));
  return (await writeRevision(stagedRevision(folder, draft), draft, (append) => append(entries))).revision;
}
