import { existsSync } from "node:fs";
import { createPause } from "#content/platform/event-loop.ts";
import { isFileError } from "#content/platform/file-error.ts";
import { type Diagnostic, diagnose } from "#schemas/diagnostics.ts";
import { isSame } from "#schemas/json.ts";
import { SITE } from "#schemas/page-ids.ts";
import {
  type DocumentChange,
  type Revision,
  type RevisionNote,
  type RevisionSummary,
  StoreError,
  type StoreWriter,
} from "../content-store.ts";
import type { RevisionDraft } from "../revision-entry.ts";
import type { WarningHandler } from "../store-reader.ts";
import {
  commitRevisions,
  nameStagedPages,
  recover,
  type StageOptions,
  stageChanges,
  stageRevision,
  swapPageFiles,
} from "./commit.ts";
import { createBatchReader, documentPath, listStoredPages } from "./document-files.ts";
import { createDocumentReader, readCurrent } from "./document-reader.ts";
import type { EditWatch } from "./edit-watch.ts";
import type { History } from "./history.ts";
import {
  describeMissingRevision,
  fileSystemTime,
  findMissingRevision,
  findUnrecordedChanges,
  markRecorded,
} from "./recorded-state.ts";
import { createSchemaWriter } from "./schema-files.ts";
import { acquireWriterLock, type LockOptions, type WriterLock } from "./writer-lock.ts";

export interface TransactionOptions extends StageOptions, LockOptions {
  /** Called once for each document that cannot be read, and for other problems that do not prevent the operation. */
  onWarning?: ((warning: Diagnostic) => void) | undefined;
}

interface TransactionContext {
  root: string;
  history: History;
  /** Undefined if each commit compares all documents. */
  edits: EditWatch | undefined;
  options: TransactionOptions;
  onUnreadable: WarningHandler;
}

/** Runs a task with the writer lock. See `ContentStore.transaction`. */
export async function runTransaction<T>(
  task: (writer: StoreWriter) => Promise<T>,
  { root, history, edits, options, onUnreadable }: TransactionContext,
): Promise<T> {
  let lock: WriterLock | undefined;
  const progress = { isComplete: true };
  try {
    lock = await acquireWriterLock(root, options);
    if (lock.abandonedFolders.length > 0) await recover(root, lock, history, options.onWarning);
    const { read, readMissing } = createDocumentReader(root, history, onUnreadable);
    const listPages = () => {
      const stored = new Set([SITE, ...listStoredPages(root)]);
      return [...stored, ...history.listMissing((id) => stored.has(id))];
    };
    const readAll = createBatchReader(listPages, (id) => read(id) ?? readMissing(id));
    const { folder } = lock;
    const { revision, id } = history.latest();
    return await task({
      revision,
      id,
      pages: async () => listPages().filter((id) => id !== SITE),
      read: async (ids) => readAll(ids),
      commit: (changes, note) => commitChanges(changes, note, { root, folder, history, edits, options, progress }),
    });
  } catch (cause) {
    if (!isFileError(cause)) throw cause;
    throw new StoreError("store/io", `${root} could not be written: ${cause.message}.`, { cause });
  } finally {
    await lock?.release(progress.isComplete);
  }
}

interface CommitContext extends Pick<TransactionContext, "root" | "history" | "edits" | "options"> {
  /** The writer's folder. */
  folder: string;
  /** Not complete while the history may contain revisions whose page files are not in place. */
  progress: { isComplete: boolean };
}

async function commitChanges(
  changes: readonly DocumentChange[],
  note: RevisionNote,
  { root, folder, history, edits, options, progress }: CommitContext,
): Promise<Revision> {
  const { onWarning, signal } = options;
  const writeSchemaFiles = await createSchemaWriter(root);
  const { found, comparedMs } = await findUnrecorded(changes, { root, folder, history, edits });
  const { unrecorded, revision: draft } = draftRevisions(changes, note, { found, root, history, onWarning });
  await expectUnedited(changes, { root, history }, { allowsConflict: note.format === "rollback" });
  const recording = unrecorded && (await stageRecording(folder, unrecorded));
  const parents = recording === undefined ? draft.parents : [recording.id];
  const { revision: entry, result: pages } = await stageRevision(folder, { ...draft, parents }, (writer) =>
    stageChanges(root, folder, changes, { ...options, entry: writer }),
  );
  const staged = await nameStagedPages(pages, entry.id);
  const swappedMs = fileSystemTime(folder);
  signal?.throwIfAborted();
  progress.isComplete = false;
  await commitRevisions(root, folder, recording === undefined ? [entry] : [recording, entry]);
  history.keepChanges(entry);
  progress.isComplete = await swapPageFiles(root, staged, entry.revision, onWarning);
  if (progress.isComplete) {
    markRecorded(root, entry.id, { comparedMs, swappedMs });
    edits?.follow({ head: entry.id, comparedMs });
  }
  writeSchemaFiles();
  return entry;
}

interface Unrecorded {
  found: DocumentChange[];
  comparedMs: number;
}

/**
 * Finds the changes that no revision has recorded.
 * @throws StoreError `store/broken-history` if an entry of the history cannot be read
 */
async function findUnrecorded(
  changes: readonly DocumentChange[],
  { root, folder, history, edits }: Pick<CommitContext, "root" | "folder" | "history" | "edits">,
): Promise<Unrecorded> {
  history.summaries();
  const reported = await edits?.findReported(changes.map(({ page }) => page));
  if (reported !== undefined) return { found: [], comparedMs: reported.comparedMs };
  const comparedMs = fileSystemTime(folder);
  return { found: await findUnrecordedChanges(root, history), comparedMs };
}

/**
 * Checks that no document was edited since its change was planned.
 * @throws StoreError `store/revision-conflict` if one was edited, `store/invalid` if one has a conflict that is not allowed
 */
async function expectUnedited(
  changes: readonly DocumentChange[],
  { root, history }: Pick<CommitContext, "root" | "history">,
  options: { allowsConflict: boolean },
): Promise<void> {
  const pause = createPause();
  for (const { page, before } of changes) {
    await pause();
    const file = documentPath(root, page);
    // A look is much faster than a failed reading, and a new site has thousands of pages without a file.
    if (before === null && !existsSync(file)) continue;
    if (isSame(readCurrent(root, page, history, options), before)) continue;
    const problem = `${file} was edited while this command ran. Nothing was changed.`;
    throw new StoreError("store/revision-conflict", `${problem} Run the command again.`);
  }
}

/** Writes the entry of changes that are in the page files already. */
async function stageRecording(folder: string, draft: RevisionDraft): Promise<Revision> {
  const changes = draft.changes.map((change) => ({
    change,
    after: change.after === null ? null : JSON.stringify(change.after),
  }));
  return (await stageRevision(folder, draft, (entry) => entry.append(changes))).revision;
}

interface Drafts {
  /** The changes that no revision has recorded, if there are any. They become a revision first. */
  unrecorded: RevisionDraft | undefined;
  revision: RevisionDraft;
}

interface DraftContext extends Pick<CommitContext, "root" | "history">, Pick<TransactionOptions, "onWarning"> {
  /** The changes that no revision has recorded. */
  found: DocumentChange[];
}

function draftRevisions(
  changes: readonly DocumentChange[],
  note: RevisionNote,
  { found, root, history, onWarning }: DraftContext,
): Drafts {
  const { heads } = history.latest();
  const hasUnrecorded = heads.length > 1 || found.length > 0;
  const missing = findMissingRevision(root, history, found);
  if (missing !== undefined) onWarning?.(diagnose("store/missing-revision", describeMissingRevision(missing)));
  // The number of a missing revision is not used again.
  const number = Math.max(history.names().at(-1)?.revision ?? 0, Number.parseInt(missing ?? "0", 10)) + 1;
  const time = new Date().toISOString();
  const parents = heads.map(({ id }) => id);
  return {
    unrecorded: hasUnrecorded
      ? { revision: number, parents, time, ...describeUnrecorded(heads, found), changes: found }
      : undefined,
    revision: { revision: hasUnrecorded ? number + 1 : number, parents, time, ...note, changes: [...changes] },
  };
}

/** Documents that the message of a revision names. */
const MAX_NAMED_DOCUMENTS = 5;

function describeUnrecorded(heads: readonly RevisionSummary[], changes: readonly DocumentChange[]): RevisionNote {
  const ids = changes.map(({ page }) => page);
  const omitted = ids.length - MAX_NAMED_DOCUMENTS;
  const list = ids.slice(0, MAX_NAMED_DOCUMENTS).join(", ") + (omitted > 0 ? ` and ${omitted} more` : "");
  const isMerge = heads.length > 1;
  return {
    by: "hand",
    source: isMerge ? "version control" : "files",
    format: isMerge ? "merge" : "edit",
    sha256: "",
    message: isMerge ? `Merge of ${heads.map(({ id }) => id).join(" and ")}` : `Edited by hand: ${list}`,
  };
}
