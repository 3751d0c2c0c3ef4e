/** The entries of a file store's history: an immutable file for each revision, named after its number and its hash. */
import { createHash } from "node:crypto";
import { closeSync, fstatSync, openSync, readFileSync, readSync } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import { ifExists, isFileError } from "#content/platform/file-error.ts";
import { isObject, type JsonObject } from "#schemas/json.ts";
import { type DocumentChange, type Revision, type RevisionSummary, StoreError } from "../content-store.ts";
import { parseStoredJson, upgradeChange } from "../document-codec.ts";
import {
  CHANGES_START,
  ENTRY_END,
  entryChange,
  entryHead,
  type RevisionDraft,
  shortenHash,
} from "../revision-entry.ts";
import { listDocuments } from "../revision-graph.ts";
import type { RevisionName } from "../revision-name.ts";

/** An entry, or only the metadata at its beginning. Earlier versions wrote neither its parents nor its documents. */
type StoredEntry = Omit<RevisionSummary, "id" | "parents" | "pages"> &
  Partial<Pick<RevisionSummary, "parents" | "pages"> & Pick<Revision, "changes">>;

export function historyFolder(root: string): string {
  return join(root, "history");
}

export function revisionPath(root: string, id: string): string {
  return join(historyFolder(root), `${id}.json`);
}

/** Adds changes to an entry, each with the serialized content of its document or with null if it was removed. */
export type AppendChanges = (changes: readonly { change: DocumentChange; after: string | null }[]) => Promise<void>;

/**
 * Writes an entry and waits until it is on the disk. It is never in memory as a whole: its metadata, which can be read without
 * the rest, comes first, and then change by change.
 * @param writeChanges appends the changes of the draft
 * @returns the revision with its id, which contains a hash of the text, and the result of `writeChanges`
 */
export async function writeRevision<T>(
  file: string,
  draft: RevisionDraft,
  writeChanges: (append: AppendChanges) => Promise<T>,
): Promise<{ revision: Revision; result: T }> {
  const hash = createHash("sha256");
  const handle = await open(file, "w");
  const write = async (text: string) => {
    hash.update(text);
    await handle.writeFile(text);
  };
  const [first] = draft.changes;
  try {
    await write(entryHead(draft));
    const result = await writeChanges((changes) =>
      write(changes.map(({ change, after }) => entryChange(change, after, change === first)).join("")),
    );
    await write(ENTRY_END);
    await handle.sync();
    return { revision: { id: `${draft.revision}-${shortenHash(hash)}`, ...draft }, result };
  } finally {
    await handle.close();
  }
}

/** Returns the hash of an entry's text that its file name contains. */
export function hashEntry(text: string): string {
  return shortenHash(createHash("sha256").update(text));
}

export const ENTRY_CHANGED = "it was changed after it was written: its hash is no longer the one in its name";

/** Compares an entry with the hash in its name. Entries of earlier versions have none. */
export function hasEntryHash(id: string, text: string): boolean {
  const [, hash] = id.split("-");
  // Git may have changed the line ends.
  return hash === undefined || hash === hashEntry(text.replaceAll("\r\n", "\n"));
}

/**
 * Returns a revision. Restores the parent of an entry that an earlier version wrote: the revision before it.
 * @param names all revisions
 * @param options.isVerified true to reject an entry that was changed after it was written
 * @throws StoreError `store/broken-history` or `store/unknown-revision`
 */
export function readRevisionEntry(
  root: string,
  name: RevisionName,
  names: readonly RevisionName[],
  { isVerified = false } = {},
): Revision {
  const file = revisionPath(root, name.id);
  const text = readEntry(file, name);
  if (isVerified && !hasEntryHash(name.id, text)) throw brokenHistory(file, ENTRY_CHANGED);
  const { pages: _, removed: __, parents = implicitParents(name, names), changes, ...entry } = parseEntry(text, file);
  if (!Array.isArray(changes)) throw brokenHistory(file, "it has no `changes`");
  return { id: name.id, parents, ...entry, changes: changes.map(upgradeChange) };
}

/** Returns the metadata of a revision without parsing its changes. @throws StoreError as `readRevisionEntry` */
export function readSummary(root: string, name: RevisionName, names: readonly RevisionName[]): RevisionSummary {
  const file = revisionPath(root, name.id);
  const metadata = parseEntry(readEntry(file, name, readHead), file);
  const isComplete = metadata.pages !== undefined || metadata.changes !== undefined;
  const stored = isComplete ? metadata : parseEntry(readEntry(file, name), file);
  const { parents = implicitParents(name, names), pages, changes = [], ...entry } = stored;
  return { id: name.id, parents, ...entry, ...(pages === undefined ? listDocuments(changes) : { pages }) };
}

function parseEntry(text: string, file: string): StoredEntry {
  const value = parseStoredJson(text, file, "store/broken-history");
  if (!isObject(value) || typeof value.revision !== "number") throw brokenHistory(file, "it has no `revision`");
  const lists = [value.parents, value.pages, value.changes].filter((list) => list !== undefined);
  if (!lists.every(Array.isArray)) throw brokenHistory(file, "`parents`, `pages` and `changes` must be lists");
  return value as JsonObject & StoredEntry;
}

function brokenHistory(file: string, reason: string): StoreError {
  return new StoreError("store/broken-history", `${file}:1 cannot be read: ${reason}.`);
}

/** Reads the file of an entry, which may have been removed since it was listed. */
function readEntry(file: string, { id }: RevisionName, read = readText): string {
  try {
    const text = ifExists(() => read(file));
    if (text === undefined) throw new StoreError("store/unknown-revision", `Revision ${id} does not exist.`);
    return text;
  } catch (cause) {
    throw isFileError(cause) && cause.code === "EISDIR" ? brokenHistory(file, "it is a folder") : cause;
  }
}

function readText(file: string): string {
  return readFileSync(file, "utf8");
}

/** Earlier versions wrote entries without parents and without a hash in their name: one after the other. */
function implicitParents({ revision }: RevisionName, names: readonly RevisionName[]): string[] {
  const parent = names.findLast((other) => other.revision < revision);
  return parent === undefined ? [] : [parent.id];
}

const READ_SIZE = 4 * 1024;

/** Reads an entry without its changes, or with them if it does not have the usual form or is cut off. */
function readHead(file: string): string {
  const descriptor = openSync(file, "r");
  const read = (position: number, length: number) => {
    const buffer = Buffer.allocUnsafe(length);
    return buffer.toString("utf8", 0, readSync(descriptor, buffer, 0, length, position));
  };
  try {
    const { size } = fstatSync(descriptor);
    if (read(Math.max(0, size - ENTRY_END.length), ENTRY_END.length) !== ENTRY_END) return readText(file);
    for (let length = READ_SIZE; ; length *= 4) {
      const text = read(0, length);
      const end = text.indexOf(CHANGES_START);
      if (end >= 0) return `${text.slice(0, end)}\n}`;
      if (length >= size) return text;
    }
  } finally {
    closeSync(descriptor);
  }
}
