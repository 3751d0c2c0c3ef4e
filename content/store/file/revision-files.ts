/** The entries of a file store's history: an immutable file for each revision, named after its number and its hash. */
import { createHash, type Hash } from "node:crypto";
import { statSync } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import { ifExists, isFileError } from "#content/platform/file-error.ts";
import { readBytes } from "#content/platform/read-bytes.ts";
import { isObject, type JsonObject, tryParseJson } from "#schemas/json.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import { type DocumentChange, type Revision, type RevisionSummary, StoreError } from "../content-store.ts";
import { parseStoredJson, upgradeChange } from "../document-codec.ts";
import {
  CHANGE_START,
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

/** Returns the hash of an entry's text that its file name contains. Git may have changed the line ends. */
export function hashEntry(text: string): string {
  return shortenHash(createHash("sha256").update(text.replaceAll("\r\n", "\n")));
}

export const ENTRY_CHANGED = "it was changed after it was written: its hash is no longer the one in its name";

/** Functions that read the change of each document in an entry from its file, which may be large. */
export type ChangeReaders = ReadonlyMap<DocumentId, () => DocumentChange>;

/**
 * Finds the changes of an entry. Parses the entry as a whole only if its text is not as the store writes it.
 * @param options.isVerified true to reject an entry that was changed after it was written
 * @throws StoreError `store/broken-history` or `store/unknown-revision`, as do the functions in the result
 */
export function findChanges(root: string, name: RevisionName, { isVerified = false } = {}): ChangeReaders {
  const entry = openEntry(root, name);
  const hash = isVerified ? createHash("sha256") : undefined;
  const readers = new Map<DocumentId, () => DocumentChange>();
  for (const part of splitEntry(entry, hash)) {
    if (part === undefined) return parseChanges(entry, isVerified);
    const { start, json } = part;
    const { length } = json;
    const page = json.toString("utf8", CHANGE_START.length, json.indexOf('"', CHANGE_START.length));
    const readChange = () => {
      const change = tryParseJson(entry.read(start, length).toString("utf8", 0, length));
      if (isObject(change) && change.page === page) return upgradeChange(change as DocumentChange);
      parseChanges(entry);
      throw brokenHistory(entry.file, ENTRY_CHANGED);
    };
    if (start > 0) readers.set(page, readChange);
  }
  const isAsWritten = hash === undefined || name.id.endsWith(shortenHash(hash));
  return isAsWritten ? readers : parseChanges(entry, isVerified);
}

function parseChanges(entry: EntryFile, isVerified = false): ChangeReaders {
  const { changes } = parseWhole(entry, isVerified);
  if (!Array.isArray(changes)) throw brokenHistory(entry.file, "it has no `changes`");
  return new Map(changes.map((change) => [change?.page, () => upgradeChange(change)]));
}

/** Returns the metadata of an entry, with its changes if they are needed for it. @throws StoreError as `findChanges` */
export function readMetadata(root: string, name: RevisionName): StoredEntry {
  const entry = openEntry(root, name);
  const [head] = splitEntry(entry);
  const metadata = head && parseEntry(`${head.json}\n}`, entry.file);
  return metadata?.pages === undefined ? parseWhole(entry) : metadata;
}

/** Returns the metadata of a revision. @throws StoreError as `findChanges` */
export function readSummary(root: string, name: RevisionName, names: readonly RevisionName[]): RevisionSummary {
  const { parents = implicitParents(name, names), pages, changes = [], ...entry } = readMetadata(root, name);
  return { id: name.id, parents, ...entry, ...(pages === undefined ? listDocuments(changes) : { pages }) };
}

function parseWhole({ file, id, size, read }: EntryFile, isVerified = false): StoredEntry {
  const text = read(0, size).toString();
  if (isVerified && id.includes("-") && !id.endsWith(hashEntry(text))) throw brokenHistory(file, ENTRY_CHANGED);
  return parseEntry(text, file);
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

/** Earlier versions wrote entries without parents and without a hash in their name: one after the other. */
function implicitParents({ revision }: RevisionName, names: readonly RevisionName[]): string[] {
  const parent = names.findLast((other) => other.revision < revision);
  return parent === undefined ? [] : [parent.id];
}

/** Most changes are read one after the other, so that many bytes at once save reads. */
const READ_SIZE = 64 * 1024;

type EntryFile = ReturnType<typeof openEntry>;

function openEntry(root: string, { id }: RevisionName) {
  const file = revisionPath(root, id);
  const size = expectFile(() => statSync(file).size, file, id);
  let [buffer, first, end] = [Buffer.alloc(0), 0, 0];
  /** Returns at least the given number of bytes, unless the file ends before. They are valid until the next call. */
  const read = (start: number, length: number): Buffer => {
    if (start < first || start + length > end) {
      if (buffer.length < length) buffer = Buffer.allocUnsafe(Math.min(Math.max(length, READ_SIZE), size));
      // The end of a short entry is needed too.
      first = size > READ_SIZE ? start : 0;
      end = first + expectFile(() => readBytes(file, buffer.length, { position: first, buffer }).length, file, id);
    }
    return buffer.subarray(start - first, end - first);
  };
  return { file, id, size, read };
}

/** Runs a task with the file of an entry, which may have been removed since it was listed. */
function expectFile<T>(task: () => T, file: string, id: string): T {
  try {
    const result = ifExists(task);
    if (result === undefined) throw new StoreError("store/unknown-revision", `Revision ${id} does not exist.`);
    return result;
  } catch (cause) {
    throw isFileError(cause) && cause.code === "EISDIR" ? brokenHistory(file, "it is a folder") : cause;
  }
}

/**
 * Splits an entry into the JSON of its beginning, which lacks only the changes and a closing brace, and of each change.
 * @param hash gets the text of the entry
 * @returns also the place of each part, and undefined for the rest of an entry that is not as the store writes it
 */
function* splitEntry({ size, read }: EntryFile, hash?: Hash): Generator<{ json: Buffer; start: number } | undefined> {
  if (read(Math.max(0, size - ENTRY_END.length), ENTRY_END.length).toString() !== ENTRY_END) return yield undefined;
  for (let [start, needed] = [0, 1]; start < size; ) {
    const text = read(start, needed);
    const next = text.indexOf(CHANGE_START, 1);
    if (next < 0 && needed < size - start) needed = Math.min(2 * needed + READ_SIZE, size - start);
    else {
      const part = next < 0 ? text : text.subarray(0, next);
      const ending = (start === 0 ? CHANGES_START : next < 0 ? "" : ",") + (next < 0 ? ENTRY_END : "");
      const json = part.subarray(0, Math.max(0, part.length - ending.length));
      if (part.toString("utf8", json.length) !== ending) return yield undefined;
      hash?.update(part);
      yield { start, json };
      [start, needed] = [start + part.length, 1];
    }
  }
}
