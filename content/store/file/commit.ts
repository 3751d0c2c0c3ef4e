/** The way of a revision into the store: stage, commit, swap; and after a crash, recover. */

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
  /** Told how many of the files of a commit are staged. */
  onProgress?: ((done: number, of: number) => void) | undefined;
  /** Stops a writer; after the commit it is too late, and the writer finishes. */
  signal?: AbortSignal | undefined;
}

/** A file that waits in the writer's folder for its place; without `from`, the place is to be cleared. */
interface StagedFile {
  from?: string;
  to: string;
}

/** How many files are written before the disk is waited for: enough to keep its queue full. */
const BATCH = 64;

/** Where a writer stages a revision. While it is there and the revision is in the history, the commit is unfinished. */
export function stagingFolder(folder: string, revision: number): string {
  return join(folder, String(revision));
}

/** Writes everything that the commit needs, so that what follows it cannot run out of space. */
export async function stageChanges(
  root: string,
  folder: string,
  { revision, changes }: Revision,
  { onProgress, signal }: StageOptions = {},
): Promise<StagedFile[]> {
  const staging = stagingFolder(folder, revision);
  await mkdir(staging);
  const staged = changes.map(({ page, after }, index): StagedFile => {
    const to = documentPath(root, page);
    return after === null ? { to } : { from: join(staging, `${index}.json`), to };
  });
  for (const parent of new Set(staged.map(({ to }) => dirname(to)))) await mkdir(parent, { recursive: true });
  for (let done = 0; done < changes.length; done += BATCH) {
    signal?.throwIfAborted();
    const files = changes.slice(done, done + BATCH).flatMap(({ page, after }, index) => {
      const file = staged[done + index]?.from;
      if (file === undefined || after === null) return [];
      return { file, text: serializeDocumentFile(root, page, { version: revision, content: after }) };
    });
    await writeDurably(files);
    onProgress?.(Math.min(done + BATCH, changes.length), changes.length);
  }
  await Promise.all([staging, folder, dirname(folder)].map(syncFolder));
  return staged;
}

/** The commit: the history's entry, on the disk and in its place. */
export async function commitRevision(root: string, folder: string, entry: Revision): Promise<void> {
  const file = revisionPath(root, entry.revision);
  await mkdir(dirname(file), { recursive: true });
  const from = join(folder, "revision.json");
  const handle = await open(from, "w");
  try {
    for (const piece of serializeRevision(entry)) await handle.writeFile(piece);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(from, file);
}

async function moveIntoPlace(staged: readonly StagedFile[]): Promise<void> {
  for (const { from, to } of staged) {
    if (from === undefined) rmSync(to, { force: true });
    else renameSync(from, to);
  }
  const parents = new Set(staged.flatMap(({ to }) => [dirname(to), dirname(dirname(to))]));
  await Promise.all([...parents].map(syncFolder));
}

/** Makes the commit last and swaps the page files in. Where that fails it stands, and the next writer finishes it. */
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
    onWarning?.(
      diagnose("store/unfinished", `Revision ${revision} is committed, but not every page file is: ${cause.message}.`),
    );
    return false;
  }
}

/** Brings the page files up to the newest revision, and clears away what dead writers have left. */
export async function recover(root: string, lock: WriterLock): Promise<void> {
  const revision = latestRevision(root);
  if (lock.abandonedFolders.some((folder) => existsSync(stagingFolder(folder, revision)))) {
    const entry = await readRevision(root, revision);
    const changes = entry.changes.filter((change) => isBehind(root, change, revision));
    await moveIntoPlace(await stageChanges(root, lock.folder, { ...entry, changes }));
  }
  for (const folder of lock.abandonedFolders) await rm(folder, { recursive: true, force: true });
}

/** Whether a page file is not what the revision made of it. One that cannot be read has been edited since. */
function isBehind(root: string, change: DocumentChange, revision: number): boolean {
  try {
    const current = readDocument(root, change.page);
    return !isSame(resolvePending(change, revision, current)?.content ?? null, current?.content ?? null);
  } catch (cause) {
    if (cause instanceof StoreError) return false;
    throw cause;
  }
}

/** What a document of an unfinished revision is: as committed, unless somebody has edited the file since. */
export function resolvePending(
  { before, after }: DocumentChange,
  revision: number,
  current: StoredDocument | undefined,
): StoredDocument | undefined {
  const isAsBefore = isSame(current?.content ?? null, before);
  if (current !== undefined && !isAsBefore) return current;
  return after === null ? undefined : { version: revision, content: after };
}
