/** The commit of a revision to a file store: stage, commit, move into place, and recover after a crash. */

import { existsSync, renameSync, rmSync } from "node:fs";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isFileError } from "#content/platform/file-error.ts";
import { syncFolder, writeDurably } from "#content/platform/fsync.ts";
import { type Diagnostic, diagnose } from "#schemas/diagnostics.ts";
import { isSame } from "#schemas/json.ts";
import { type DocumentChange, type Revision, type StoredDocument, StoreError } from "../content-store.ts";
import { documentPath, readDocument, serializeDocumentFile } from "./document-files.ts";
import { latestRevision, readRevision, revisionPath, serializeRevision } from "./revision-files.ts";
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

/** Writes all files of a commit to the writer's folder, so that the later steps cannot run out of disk space. */
export async function stageChanges(
  root: string,
  writerFolder: string,
  { revision, changes }: Revision,
  { onProgress, signal }: StageOptions = {},
): Promise<StagedFile[]> {
  const staging = stagingFolder(writerFolder, revision);
  await mkdir(staging);
  const staged = changes.map(({ page, after }, index): StagedFile => {
    const to = documentPath(root, page);
    return after === null ? { to } : { from: join(staging, `${index}.json`), to };
  });
  for (const parent of new Set(staged.map(({ to }) => dirname(to)))) await mkdir(parent, { recursive: true });
  for (let start = 0; start < changes.length; start += BATCH_SIZE) {
    signal?.throwIfAborted();
    const files = changes.slice(start, start + BATCH_SIZE).flatMap(({ page, after }, index) => {
      const file = staged[start + index]?.from;
      if (file === undefined || after === null) return [];
      return { file, text: serializeDocumentFile(root, page, { version: revision, content: after }) };
    });
    await writeDurably(files);
    onProgress?.(Math.min(start + BATCH_SIZE, changes.length), changes.length);
  }
  await Promise.all([staging, writerFolder, dirname(writerFolder)].map(syncFolder));
  return staged;
}

/** Commits a revision by renaming its complete history file into place. */
export async function commitRevision(root: string, writerFolder: string, entry: Revision): Promise<void> {
  const file = revisionPath(root, entry.revision);
  await mkdir(dirname(file), { recursive: true });
  const temporary = join(writerFolder, "revision.json");
  const handle = await open(temporary, "w");
  try {
    for (const chunk of serializeRevision(entry)) await handle.writeFile(chunk);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(temporary, file);
}

async function moveIntoPlace(staged: readonly StagedFile[]): Promise<void> {
  for (const { from, to } of staged) {
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
  onWarning?: (warning: Diagnostic) => void,
): Promise<boolean> {
  try {
    await syncFolder(join(root, "history"));
    await moveIntoPlace(staged);
    return true;
  } catch (cause) {
    if (!isFileError(cause)) throw cause;
    const message = `Revision ${revision} is committed, but some page files are not updated yet: ${cause.message}.`;
    onWarning?.(diagnose("store/unfinished", message));
    return false;
  }
}

/** Updates the page files to the latest revision, and removes the folders of dead writers. */
export async function recover(root: string, lock: WriterLock): Promise<void> {
  const revision = latestRevision(root);
  if (lock.abandonedFolders.some((folder) => existsSync(stagingFolder(folder, revision)))) {
    const entry = await readRevision(root, revision);
    const changes = entry.changes.filter((change) => isOutdated(root, change, revision));
    await moveIntoPlace(await stageChanges(root, lock.folder, { ...entry, changes }));
  }
  for (const folder of lock.abandonedFolders) await rm(folder, { recursive: true, force: true });
}

/** Returns whether a page file still has its content from before the revision. An unreadable file was edited by hand. */
function isOutdated(root: string, change: DocumentChange, revision: number): boolean {
  try {
    const current = readDocument(root, change.page);
    return !isSame(resolvePending(change, revision, current)?.content ?? null, current?.content ?? null);
  } catch (cause) {
    if (cause instanceof StoreError) return false;
    throw cause;
  }
}

/**
 * Returns a document of a revision whose page files may not be updated yet: the committed content, unless the file was
 * edited by hand since.
 */
export function resolvePending(
  { before, after }: DocumentChange,
  revision: number,
  current: StoredDocument | undefined,
): StoredDocument | undefined {
  const isUnchanged = isSame(current?.content ?? null, before);
  if (current !== undefined && !isUnchanged) return current;
  return after === null ? undefined : { version: revision, content: after };
}
