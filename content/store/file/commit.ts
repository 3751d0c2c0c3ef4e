/** The commit of a revision to a file store: stage, commit, move into place, and recover after a crash. */
import { lstatSync, readdirSync, renameSync, rmSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type MergeConflict, mergeThreeWay } from "#content/documents/three-way-merge.ts";
import { createPause } from "#content/platform/event-loop.ts";
import { ifExists, isFileError } from "#content/platform/file-error.ts";
import { syncFolder, writeDurably } from "#content/platform/fsync.ts";
import { type Diagnostic, diagnose } from "#schemas/diagnostics.ts";
import { isSame, type JsonObject } from "#schemas/json.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import { type DocumentChange, type Revision, StoreError, unlessRejected } from "../content-store.ts";
import { descendantsOf } from "../revision-graph.ts";
import { parseRevisionFileName, type RevisionName } from "../revision-name.ts";
import { createDocumentSerializer, documentPath, hasTextToKeep, readDocumentFile, setAside } from "./document-files.ts";
import type { History } from "./history.ts";
import { type AppendChanges, historyFolder, revisionPath } from "./revision-files.ts";
import type { LockOptions, WriterLock } from "./writer-lock.ts";

export interface TransactionOptions extends LockOptions {
  /** Called with the number of staged files and the number of all files of the commit. */
  onProgress?: ((done: number, of: number) => void) | undefined;
  /** Called once for each document that cannot be read, and for other problems that do not prevent the operation. */
  onWarning?: ((warning: Diagnostic) => void) | undefined;
}

/** The number of files written before waiting for the disk: enough to keep its queue full. */
const BATCH_SIZE = 64;

/**
 * Writes all page files of a commit to the writer's folder, so that the later steps cannot run out of disk space.
 * @returns the folder with the staged files, each named after the place of its change
 */
export async function stageChanges(
  root: string,
  writerFolder: string,
  changes: readonly DocumentChange[],
  { onProgress, signal }: TransactionOptions = {},
  append?: AppendChanges,
): Promise<string> {
  const folder = join(writerFolder, "staged");
  await mkdir(folder);
  const targets = changes.map(({ page }) => documentPath(root, page));
  const link = targets.find((file) => lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink());
  if (link !== undefined)
    throw new StoreError("store/io", `${link} is a symbolic link. Put the file that it leads to in its place.`);
  for (const parent of new Set(targets.map(dirname))) await mkdir(parent, { recursive: true });
  const serialize = createDocumentSerializer(root);
  for (let start = 0; start < changes.length; start += BATCH_SIZE) {
    signal?.throwIfAborted();
    const batch = changes.slice(start, start + BATCH_SIZE).map((change, index) => {
      if (change.after === null) return { change, files: [], after: null };
      const { text, content: after } = serialize(change.page, change.after);
      return { change, files: [{ file: stagedPage(folder, start + index), content: text }], after };
    });
    await writeDurably(batch.flatMap(({ files }) => files));
    await append?.(batch);
    onProgress?.(Math.min(start + BATCH_SIZE, changes.length), changes.length);
  }
  return folder;
}

function stagedPage(folder: string, index: number): string {
  return join(folder, `${index}.json`);
}

/**
 * Names the folder of staged pages after their revision. While a writer has this folder and the history contains the
 * revision, the page files may not be up to date.
 */
export async function nameStagedPages(folder: string, id: string): Promise<string> {
  const writerFolder = dirname(folder);
  const named = join(writerFolder, id);
  await rename(folder, named);
  await Promise.all([named, writerFolder, dirname(writerFolder)].map(syncFolder));
  return named;
}

export function stagedRevision(writerFolder: string, { revision }: Pick<Revision, "revision">): string {
  return join(writerFolder, `revision-${revision}.json`);
}

type WarningHandler = (warning: Diagnostic) => void;

/** Moves staged files into place. Readers expect that commits are half finished, so other work may run between two files. */
async function moveIntoPlace(
  root: string,
  folder: string,
  changes: readonly DocumentChange[],
  onWarning?: WarningHandler,
): Promise<void> {
  const pause = createPause();
  const parents = new Set<string>();
  for (const [index, { page, before, after }] of changes.entries()) {
    await pause();
    const file = documentPath(root, page);
    // Nothing may run between the check and the rename, or an edit in between would be lost.
    if (hasTextToKeep(root, page, before)) {
      const aside = setAside(root, file);
      onWarning?.(diagnose("store/set-aside", `${file} was replaced. Its old text is in ${aside}.`));
    }
    if (after === null) rmSync(file, { force: true });
    else renameSync(stagedPage(folder, index), file);
    parents.add(dirname(file)).add(dirname(dirname(file)));
  }
  await Promise.all([...parents].map(syncFolder));
  await rm(folder, { recursive: true });
}

/**
 * Commits staged revisions by renaming their complete history files into place. Then makes the commit durable and moves the
 * page files into place.
 * @param staged.recording the revision that records what the page files had before
 * @param staged.pages the folder of the staged page files
 * @returns false if the second part failed. The revision remains committed, and the next writer updates the page files.
 */
export async function commitRevisions(
  history: History,
  writerFolder: string,
  { recording, entry, pages }: { recording: Revision | undefined; entry: Revision; pages: string },
  onWarning?: WarningHandler,
): Promise<boolean> {
  const { root } = history;
  await mkdir(historyFolder(root), { recursive: true });
  for (const each of recording === undefined ? [entry] : [recording, entry]) {
    await rename(stagedRevision(writerFolder, each), revisionPath(root, each.id));
  }
  try {
    await syncFolder(historyFolder(root));
    await moveIntoPlace(root, pages, entry.changes, onWarning);
    return true;
  } catch (cause) {
    if (!isFileError(cause)) throw cause;
    const message = `Revision ${entry.revision} is committed, but some page files are not updated yet: ${cause.message}.`;
    onWarning?.(diagnose("store/unfinished", message));
    return false;
  }
}

/**
 * Finishes the commits of dead writers, and removes their folders. A folder stays if the history does not contain its
 * commit, which then belongs to another branch.
 * @throws StoreError `store/broken-history` if the entry of such a commit cannot be read
 */
export async function recover(history: History, lock: WriterLock, onWarning?: WarningHandler): Promise<void> {
  const { root } = history;
  for (const { id } of findUnfinished(history.names(), lock.abandonedFolders)) history.summary(id);
  const pending = findPendingChanges(history, lock.abandonedFolders);
  const outdated = [...pending].flatMap(([page, changes]) => findOutdated(root, page, changes, onWarning) ?? []);
  const staged = await stageChanges(root, lock.folder, outdated);
  await moveIntoPlace(root, staged, outdated, onWarning);
  const names = new Set(history.names().map(({ id }) => id));
  for (const folder of lock.abandonedFolders) {
    const id = committedRevision(folder);
    if (id === undefined || names.has(id)) await rm(folder, { recursive: true, force: true });
  }
}

/** Returns the change that a page file lacks, if there is one. An unreadable file was edited by hand. */
function findOutdated(root: string, page: DocumentId, changes: readonly DocumentChange[], onWarning?: WarningHandler) {
  const before = unlessRejected(() => readDocumentFile(root, page) ?? null);
  if (before === undefined) return undefined;
  const { content: after, conflict } = resolvePending(changes, before);
  if (conflict !== undefined) {
    const field = conflict.pointer === "" ? "" : ` at ${conflict.pointer}`;
    const message = `The file of ${page} was edited by hand while a commit was unfinished, and both changed it${field}. The file stays as it is, without the committed change.`;
    onWarning?.(diagnose("store/edit-kept", message));
  }
  return isSame(before, after) ? undefined : { page, before, after };
}

/**
 * Returns the changes of the unfinished commits of writers, whose page files may not be updated yet, in order. Leaves out
 * documents that a later commit has changed, which was made on top of the unfinished ones, perhaps in another clone.
 */
export function findPendingChanges(history: History, writerFolders: readonly string[]) {
  const pending = new Map<DocumentId, DocumentChange[]>();
  const { nodes } = history.latest();
  const unfinished = findUnfinished(nodes, writerFolders);
  for (const node of unfinished) {
    const later = descendantsOf(nodes, [node]).filter((other) => !unfinished.includes(other));
    const superseded = new Set(later.flatMap(({ pages }) => pages));
    for (const change of history.read(node.id).changes) {
      const earlier = pending.get(change.page) ?? [];
      if (!superseded.has(change.page)) pending.set(change.page, [...earlier, change]);
    }
  }
  return pending;
}

/** Returns the committed revisions whose page files writers have staged and may not have moved into place. */
function findUnfinished<Node extends RevisionName>(committed: readonly Node[], writerFolders: readonly string[]) {
  const staged = new Set(writerFolders.flatMap(listFiles));
  return staged.size === 0 ? [] : committed.filter(({ id }) => staged.has(id));
}

/**
 * Returns the id of the revision that a dead writer committed without moving all page files into place, if there is one.
 * A commit moves the staged entry into the history.
 */
export function committedRevision(writerFolder: string): string | undefined {
  const names = listFiles(writerFolder);
  if (names.some((name) => /^revision-\d+\.json$/.test(name))) return undefined;
  return names.find((name) => parseRevisionFileName(`${name}.json`) !== undefined);
}

/** Lists the names in a writer's folder, which the writer may have removed. */
function listFiles(folder: string): string[] {
  return ifExists(() => readdirSync(folder)) ?? [];
}

/**
 * Returns the content of a document of revisions whose page files may not be updated yet: the committed content, merged with
 * what was edited by hand since.
 * @returns also a field that a commit and an edit by hand changed differently. The edit wins, and with it the whole file.
 */
export function resolvePending(changes: readonly DocumentChange[], current: JsonObject | null) {
  const applied = changes.findLastIndex(({ after }) => isSame(after, current));
  let [content, conflict]: [JsonObject | null, MergeConflict | undefined] = [current, undefined];
  for (const { before, after } of changes.slice(applied + 1)) {
    const { merged, conflicts } = mergeThreeWay(before ?? undefined, after ?? undefined, content ?? undefined);
    if (conflicts.length === 0) content = merged ?? null;
    else [conflict] = conflicts;
  }
  return { content, conflict };
}
