/**
 * Finds changes of the stored documents that no revision has recorded: edits by hand and merged branches.
 *
 * Comparing all documents with the history would make each commit as slow as the store is large. So each commit leaves a
 * marker, `.writers/recorded.json`, and the next one compares only the files that have changed since. The change time of
 * a file (`ctime`) shows that, because no program can set it. A copy of a store has a marker with another inode, which
 * counts for nothing, and so does a marker of another revision.
 */
import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createPause } from "#content/platform/event-loop.ts";
import { isFileError } from "#content/platform/file-error.ts";
import { diagnose } from "#schemas/diagnostics.ts";
import { isSame } from "#schemas/json.ts";
import { type DocumentId, SETTINGS } from "#schemas/page-ids.ts";
import type { DocumentChange } from "../content-store.ts";
import { documentPath, listStoredPages, readCurrent } from "./document-files.ts";
import { type History, isRemoval } from "./history.ts";
import { writersFolder } from "./writer-lock.ts";

/**
 * The largest expected difference in milliseconds between times of one file system. Kernels advance the clock of file
 * times in steps, and a virtual machine and its host do not always set them from the same clock. Files changed within
 * this time of a commit are compared.
 * @internal exported for tests
 */
export const CLOCK_TOLERANCE_MS = 100;

/** State that a commit leaves for the next one, with times of the file system's clock in milliseconds. */
export interface Marker {
  /** The id of the latest revision, whose content the files had. */
  head: string;
  /** The time when the last search for unrecorded changes of all documents began. */
  comparedMs: number;
  /** The time when the new page files were about to be moved into place. */
  swappedMs: number;
  inode: number;
}

/** Checks whether a store ever had a revision. A history that was lost leaves the marker of its last commit. */
export function wasRecorded(history: History): boolean {
  return history.names().length > 0 || existsSync(markerPath(history.root));
}

function markerPath(root: string): string {
  return join(writersFolder(root), "recorded.json");
}

/** Returns the time of the file system's clock, in milliseconds. */
export function fileSystemTime(folder: string): number {
  const file = join(folder, "time");
  writeFileSync(file, "");
  const { mtimeMs } = statSync(file);
  rmSync(file);
  return mtimeMs;
}

/** Records that all files have the content of a revision. The caller must have the writer lock. */
export function markRecorded(root: string, marker: Omit<Marker, "inode">): void {
  const file = markerPath(root);
  const temporary = `${file}.tmp`;
  try {
    writeFileSync(temporary, "");
    writeFileSync(temporary, JSON.stringify({ ...marker, inode: statSync(temporary).ino }));
    renameSync(temporary, file);
  } catch (cause) {
    if (!isFileError(cause)) throw cause;
    // Without a marker, the next commit compares all files.
    for (const path of [temporary, file]) rmSync(path, { force: true });
  }
}

/** Returns the marker with the time of its writing: after the page files were moved into place. */
function readMarker(root: string): (Marker & { writtenMs: number }) | undefined {
  try {
    const { ino, ctimeMs: writtenMs } = statSync(markerPath(root));
    const marker = JSON.parse(readFileSync(markerPath(root), "utf8")) as Marker;
    return marker.inode === ino ? { ...marker, writtenMs } : undefined;
  } catch (cause) {
    if (isFileError(cause) || cause instanceof SyntaxError) return undefined;
    throw cause;
  }
}

/** Returns the marker of the latest revision, or undefined if it has none. */
export function readLatestMarker(history: History, { heads } = history.latest()): ReturnType<typeof readMarker> {
  const marker = readMarker(history.root);
  return heads.length === 1 && marker?.head === heads[0]?.id ? marker : undefined;
}

/**
 * Returns the id of the revision that the last commit to this folder wrote, and a diagnostic, if its entry is missing and its
 * page files are still there. After a change to another branch the entry is missing too, but version control has replaced
 * the files.
 * @param unrecorded all changes that no revision has recorded, if they are known. Finding them takes long.
 */
export async function findMissingRevision(history: History, unrecorded?: readonly DocumentChange[]) {
  const marker = readMarker(history.root);
  if (marker === undefined || history.names().some(({ id }) => id === marker.head)) return undefined;
  const isFromCommit = ({ page }: DocumentChange) => {
    const stats = statSync(documentPath(history.root, page), { throwIfNoEntry: false });
    return stats !== undefined && stats.ctimeMs <= marker.writtenMs;
  };
  if (!(unrecorded ?? (await findUnrecordedChanges(history))).some(isFromCommit)) return undefined;
  const message = `Revision ${marker.head}, the latest one that was committed here, is no longer in the history.`;
  return { id: marker.head, diagnostic: diagnose("store/missing-revision", message) };
}

/** Returns the changes of documents since the latest revision, or since the first of several latest ones. */
export async function findUnrecordedChanges(history: History, documents?: ReadonlySet<DocumentId>) {
  const { lineageChanges } = history.index();
  const isUnchanged = createQuickCheck(history);
  const ids = documents ?? new Set([...lineageChanges.keys(), ...SETTINGS, ...listStoredPages(history.root)]);
  const changes: DocumentChange[] = [];
  const pause = createPause();
  for (const page of ids) {
    await pause();
    if (isUnchanged(page)) continue;
    const before = history.recordedContent(page, lineageChanges);
    const after = readCurrent(history, page);
    if (!isSame(before, after)) changes.push({ page, before, after });
  }
  return changes;
}

/**
 * Returns a function that recognizes documents without unrecorded changes, if that is possible without reading their files:
 * the file of the document is as old as the last comparison, or the last commit wrote it.
 */
function createQuickCheck(history: History): (id: DocumentId) => boolean {
  const [head] = history.latest().heads;
  const { lineageChanges } = history.index();
  const { comparedMs = 0, swappedMs = 0, writtenMs = 0 } = readLatestMarker(history) ?? {};
  return (id) => {
    const change = lineageChanges.get(id);
    const isRecorded = change !== undefined && !isRemoval(change, id);
    const stats = statSync(documentPath(history.root, id), { throwIfNoEntry: false });
    if (stats === undefined) return !isRecorded;
    // Moving a file into place changed its `ctime` but not its `mtime`, which is from the staging.
    const isFromCommit = stats.mtimeMs < swappedMs && stats.ctimeMs < writtenMs - CLOCK_TOLERANCE_MS;
    const isOld = change === head ? isFromCommit : stats.ctimeMs < comparedMs - CLOCK_TOLERANCE_MS;
    return isRecorded && isOld;
  };
}
