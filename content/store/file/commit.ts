/** The commit of a revision to a file store: stage, commit, move into place, and recover after a crash. */

import { existsSync, renameSync, rmSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isFileError } from "#content/platform/file-error.ts";
import { syncFolder, writeDurably } from "#content/platform/fsync.ts";
import { type Diagnostic, diagnose } from "#schemas/diagnostics.ts";
import { isSame, type JsonObject } from "#schemas/json.ts";
import { type DocumentChange, type Revision, StoreError } from "../content-store.ts";
import { contentBytes } from "../document-codec.ts";
import { createDocumentSerializer, documentPath, readDocument, setAside } from "./document-files.ts";
import type { History } from "./history.ts";
import { historyFolder, type RevisionDraft, RevisionWriter, revisionPath } from "./revision-files.ts";
import type { WriterLock } from "./writer-lock.ts";

export interface StageOptions {
  /** Called with the number of staged files and the number of all files of the commit. */
  onProgress?: ((done: number, of: number) => void) | undefined;
  /** Cancels the transaction. Has no effect after the commit. */
  signal?: AbortSignal | undefined;
}

/** A file in the writer's folder that will be renamed to `to`. Without `from`, `to` will be removed. */
interface StagedFile {
  from?: string;
  to: string;
}

/** The number of files written before waiting for the disk: enough to keep its queue full. */
const BATCH_SIZE = 64;

/**
 * Returns the folder in which a writer stages a revision. While the folder exists and the history contains the revision,
 * the page files may not be up to date.
 */
export function stagingFolder(writerFolder: string, revision: number): string {
  return join(writerFolder, String(revision));
}

/**
 * Writes all page files of a commit to the writer's folder, so that the later steps cannot run out of disk space.
 * @param entry also gets the changes
 */
export async function stageChanges(
  root: string,
  writerFolder: string,
  { revision, changes }: Pick<Revision, "revision" | "changes">,
  { onProgress, signal, entry }: StageOptions & { entry?: RevisionWriter } = {},
): Promise<StagedFile[]> {
  const staging = stagingFolder(writerFolder, revision);
  await mkdir(staging);
  const staged = changes.map(({ page, after }, index): StagedFile => {
    const to = documentPath(root, page);
    return after === null ? { to } : { from: join(staging, `${index}.json`), to };
  });
  for (const parent of new Set(staged.map(({ to }) => dirname(to)))) await mkdir(parent, { recursive: true });
  const serialize = createDocumentSerializer(root);
  for (let start = 0; start < changes.length; start += BATCH_SIZE) {
    signal?.throwIfAborted();
    const batch = changes.slice(start, start + BATCH_SIZE).map((change, index) => {
      const file = staged[start + index]?.from;
      if (file === undefined || change.after === null) return { change, files: [], after: null };
      const text = serialize(change.page, change.after);
      const content = Buffer.from(text);
      return { change, files: [{ file, content }], after: contentBytes(text, content) };
    });
    await writeDurably(batch.flatMap(({ files }) => files));
    await entry?.append(batch);
    onProgress?.(Math.min(start + BATCH_SIZE, changes.length), changes.length);
  }
  await Promise.all([staging, writerFolder, dirname(writerFolder)].map(syncFolder));
  return staged;
}

/**
 * Writes the entry of a revision to the writer's folder.
 * @param writeChanges appends the changes to the entry
 * @returns the revision with its id, and the result of `writeChanges`
 */
export async function stageRevision<T>(
  writerFolder: string,
  draft: RevisionDraft,
  writeChanges: (entry: RevisionWriter) => Promise<T>,
): Promise<{ revision: Revision; result: T }> {
  const entry = await RevisionWriter.open(stagedRevision(writerFolder, draft), draft);
  try {
    const result = await writeChanges(entry);
    return { revision: await entry.finish(), result };
  } finally {
    await entry.close();
  }
}

function stagedRevision(writerFolder: string, { revision }: Pick<Revision, "revision">): string {
  return join(writerFolder, `revision-${revision}.json`);
}

/** Commits staged revisions by renaming their complete history files into place. */
export async function commitRevisions(
  root: string,
  writerFolder: string,
  revisions: readonly Revision[],
): Promise<void> {
  await mkdir(historyFolder(root), { recursive: true });
  for (const revision of revisions) {
    await rename(stagedRevision(writerFolder, revision), revisionPath(root, revision.id));
  }
}

interface SwapOptions {
  /** The files that are not overwritten but set aside. */
  unreadable: ReadonlySet<string>;
  onWarning?: ((warning: Diagnostic) => void) | undefined;
}

async function moveIntoPlace(
  root: string,
  staged: readonly StagedFile[],
  { unreadable, onWarning }: SwapOptions,
): Promise<void> {
  for (const { from, to } of staged) {
    if (unreadable.has(to) && existsSync(to)) {
      const aside = setAside(root, to);
      onWarning?.(diagnose("store/set-aside", `${to} was replaced. Its old text is in ${aside}.`));
    }
    if (from === undefined) rmSync(to, { force: true });
    else renameSync(from, to);
  }
  const parents = new Set(staged.flatMap(({ to }) => [dirname(to), dirname(dirname(to))]));
  await Promise.all([...parents].map(syncFolder));
}

/**
 * Makes a commit durable and moves its page files into place.
 * @returns false if that failed. The revision remains committed, and the next writer updates the page files.
 */
export async function swapPageFiles(
  root: string,
  staged: readonly StagedFile[],
  revision: number,
  options: SwapOptions,
): Promise<boolean> {
  try {
    await syncFolder(historyFolder(root));
    await moveIntoPlace(root, staged, options);
    return true;
  } catch (cause) {
    if (!isFileError(cause)) throw cause;
    const message = `Revision ${revision} is committed, but some page files are not updated yet: ${cause.message}.`;
    options.onWarning?.(diagnose("store/unfinished", message));
    return false;
  }
}

/** Updates the page files to the latest revision, and removes the folders of dead writers. */
export async function recover(root: string, lock: WriterLock, history: History): Promise<void> {
  const latest = history.names().at(-1);
  const isUnfinished = (folder: string) => latest !== undefined && existsSync(stagingFolder(folder, latest.revision));
  if (latest !== undefined && lock.abandonedFolders.some(isUnfinished)) {
    const { revision, changes } = history.read(latest.id);
    const outdated = changes.filter((change) => isOutdated(root, change));
    const staged = await stageChanges(root, lock.folder, { revision, changes: outdated });
    await moveIntoPlace(root, staged, { unreadable: new Set() });
    await rm(stagingFolder(lock.folder, revision), { recursive: true });
  }
  for (const folder of lock.abandonedFolders) await rm(folder, { recursive: true, force: true });
}

/** Returns whether a page file still has its content from before the revision. An unreadable file was edited by hand. */
function isOutdated(root: string, change: DocumentChange): boolean {
  try {
    const current = readDocument(root, change.page);
    return !isSame(resolvePending(change, current) ?? null, current ?? null);
  } catch (cause) {
    if (cause instanceof StoreError) return false;
    throw cause;
  }
}

/**
 * Returns the content of a document of a revision whose page files may not be updated yet: the committed content, unless
 * the file was edited by hand since.
 */
export function resolvePending(
  { before, after }: DocumentChange,
  current: JsonObject | undefined,
): JsonObject | undefined {
  const isUnchanged = isSame(current ?? null, before);
  if (current !== undefined && !isUnchanged) return current;
  return after ?? undefined;
}
