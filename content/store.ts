/**
 * The store in files, the only reader and writer of the content.
 *
 * `pages/<id>.json` and `site.json` are the current content, `history/<revision>.json` one immutable file per import.
 * Renaming the history file into place is the commit; the page files are staged before it and swapped in after it.
 * Whoever opens the store after a crash finishes that, and readers see one revision throughout.
 */
import {
  closeSync,
  existsSync,
  fsync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { promisify } from "node:util";
import { type Diagnostic, diagnose } from "#schemas/diagnostics.ts";
import { isObject, isSame, type JsonObject } from "#schemas/json.ts";
import { inCanonicalOrder, shapeFor } from "#schemas/model.ts";
import type { PageContent } from "#schemas/page.generated.ts";
import { type DocumentId, isPageId, KNOWN_PAGES, type PageId, SECTIONS, SITE } from "#schemas/pages.ts";
import type { Site } from "#schemas/site.generated.ts";
import { builtIn } from "./built-in.ts";
import {
  type ContentReader,
  type ContentStore,
  type DocumentChange,
  type Revision,
  type StoredDocument,
  StoreError,
  type StoreWriter,
} from "./content-store.ts";
import { validate } from "./importer/validate.ts";
import { acquire, type WriterLock, writersOf } from "./writer-lock.ts";

export interface StoreOptions {
  /** The store's folder. */
  dir: string;
  /** Told once of each file that cannot be read, for which the built-in content stands in. */
  onWarning?: ((warning: Diagnostic) => void) | undefined;
  /** How long a writer waits for another. */
  patienceMs?: number | undefined;
  /** Told how many of the files of a commit are staged. */
  onProgress?: ((done: number, of: number) => void) | undefined;
  /** Stops a writer; after the commit it is too late, and the writer finishes. */
  signal?: AbortSignal | undefined;
}

/** Opens the store, and finishes what a writer that died has committed. A folder that does not exist is an empty store. */
export async function openStore(options: StoreOptions): Promise<ContentStore> {
  const { dir, onWarning, patienceMs = 2000, signal } = options;
  const root = resolve(dir);
  const warned = new Set<DocumentId>();
  const warn = (warning: Diagnostic & { page: DocumentId }) => {
    if (!warned.has(warning.page)) onWarning?.(warning);
    warned.add(warning.page);
  };

  async function write<T>(task: (writer: StoreWriter) => Promise<T>): Promise<T> {
    let isSettled = true;
    let lock: WriterLock | undefined;
    try {
      lock = await acquire(root, patienceMs);
      if (lock.dead.length > 0) await recover(root, lock);
      const { folder } = lock;
      const revision = newest(root);
      const readAll = documentReader(
        () => [SITE, ...storedPages(root)],
        (id) => readDocument(root, id),
      );
      return await task({
        revision,
        pages: async () => storedPages(root),
        read: async (ids) => readAll(ids),
        commit: async (changes, note) => {
          const entry = { revision: revision + 1, time: new Date().toISOString(), ...note, changes: [...changes] };
          const staged = await stage(root, folder, entry, options);
          signal?.throwIfAborted();
          isSettled = false;
          await commit(root, folder, entry);
          isSettled = await tryFinish(root, staged, entry.revision, onWarning);
          return entry;
        },
      });
    } catch (cause) {
      if (!isFileError(cause)) throw cause;
      throw new StoreError("store/io", `${root} could not be written: ${cause.message}.`, { cause });
    } finally {
      await lock?.release(isSettled);
    }
  }

  const store: ContentStore = {
    write,
    async peek(task) {
      const snapshot = await Snapshot.take(root);
      return task({
        revision: snapshot.revision,
        pages: async () => snapshot.pages(),
        read: async (ids) => snapshot.readAll(ids),
      });
    },
    reader: async () => new StoreReader(root, await Snapshot.take(root), warn),
    revisions: async () => revisions(root),
    revision: (number) => readRevision(root, number),
  };
  if ((await writersOf(root)).some(({ isAlive }) => !isAlive)) await finish(store);
  return store;
}

/** Lets the next writer's turn settle what a dead one left. A store that cannot be written is read through its history. */
async function finish(store: ContentStore): Promise<void> {
  try {
    await store.write(async () => undefined);
  } catch (cause) {
    if (!(cause instanceof StoreError)) throw cause;
  }
}

/** From this many documents on, the folder is listed rather than each file looked for: most may not be there. */
const MANY = 100;

/** Reads documents of one state of the store. Those that are not there are left out. */
function documentReader(
  list: () => Iterable<DocumentId>,
  read: (id: DocumentId) => StoredDocument | undefined,
): (ids: readonly DocumentId[]) => Map<DocumentId, StoredDocument> {
  let listed: ReadonlySet<DocumentId> | undefined;
  return (ids) => {
    if (ids.length >= MANY) listed ??= new Set(list());
    const documents = new Map<DocumentId, StoredDocument>();
    for (const id of ids) {
      const document = listed === undefined || listed.has(id) ? read(id) : undefined;
      if (document !== undefined) documents.set(id, document);
    }
    return documents;
  };
}

// ── Files ──────────────────────────────────────────────────────────────────────────────────────────────────────────

function fileOf(root: string, id: DocumentId): string {
  if (id === SITE) return join(root, "site.json");
  if (!isPageId(id)) throw new Error(`${id} is no page`);
  // Put together by hand: ids need no normalising, and stores have thousands of them.
  return `${root}/pages/${id}.json`;
}

/** The text of a stored document: canonical key order, two spaces, a final newline. */
function serialiseDocument(root: string, page: DocumentId, { version, content }: StoredDocument): string {
  const schemas = join(resolve(root), "..", "schemas", page === SITE ? "site.schema.json" : "page.schema.json");
  const $schema = relative(dirname(fileOf(resolve(root), page)), schemas).replaceAll("\\", "/");
  return `${JSON.stringify({ $schema, page, version, content: inCanonicalOrder(content, shapeFor(page)) }, null, 2)}\n`;
}

/** @throws StoreError `store/invalid` where the file holds no such document */
function readDocument(root: string, id: DocumentId): StoredDocument | undefined {
  const file = fileOf(root, id);
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (cause) {
    if (isFileError(cause) && cause.code === "ENOENT") return undefined;
    throw cause;
  }
  const invalid = (why: string) => new StoreError("store/invalid", `${file} is not a stored page: ${why}.`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw invalid(cause instanceof Error ? cause.message : String(cause));
  }
  if (!isObject(value) || !isObject(value.content)) throw invalid("it has no content");
  if (value.page !== id) throw invalid(`it says that it is ${JSON.stringify(value.page)}`);
  const { version, content } = value;
  if (typeof version !== "number" || !Number.isInteger(version)) throw invalid("its version is not a whole number");
  return { version, content };
}

function storedPages(root: string): PageId[] {
  // Folder by folder: a recursive listing asks the system about each file once more.
  return ["", ...Object.keys(SECTIONS)].flatMap((section) => {
    const folder = join(root, "pages", section);
    if (!existsSync(folder)) return [];
    const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
    return files.map((name) => (section && `${section}/`) + name.slice(0, -5)).filter(isPageId);
  });
}

function isFileError(cause: unknown): cause is NodeJS.ErrnoException {
  return cause instanceof Error && "syscall" in cause;
}

// ── History ────────────────────────────────────────────────────────────────────────────────────────────────────────

function revisionFile(root: string, revision: number): string {
  return join(root, "history", `${revision}.json`);
}

function revisions(root: string): number[] {
  const folder = join(root, "history");
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .flatMap((name) => (/^[1-9]\d*\.json$/.test(name) ? [Number(name.slice(0, -5))] : []))
    .sort((a, b) => a - b);
}

function newest(root: string): number {
  return revisions(root).at(-1) ?? 0;
}

async function readRevision(root: string, revision: number): Promise<Revision> {
  try {
    return JSON.parse(await readFile(revisionFile(root, revision), "utf8")) as Revision;
  } catch (cause) {
    if (isFileError(cause) && cause.code === "ENOENT") {
      throw new StoreError("store/unknown-revision", `There is no revision ${revision}.`);
    }
    throw cause;
  }
}

// ── Writing ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** A file that waits in the writer's folder for its place; without `from`, the place is to be cleared. */
interface Staged {
  from?: string;
  to: string;
}

/** How many files are written before the disk is waited for: enough to keep its queue full. */
const BATCH = 64;

/** Where a writer stages a revision. While it is there and the revision is in the history, the commit is unfinished. */
function stagingOf(folder: string, revision: number): string {
  return join(folder, String(revision));
}

/** Writes everything that the commit needs, so that what follows it cannot run out of space. */
async function stage(
  root: string,
  folder: string,
  { revision, changes }: Revision,
  { onProgress, signal }: Pick<StoreOptions, "onProgress" | "signal"> = {},
): Promise<Staged[]> {
  const staging = stagingOf(folder, revision);
  await mkdir(staging);
  const staged = changes.map(({ page, after }, index): Staged => {
    const to = fileOf(root, page);
    return after === null ? { to } : { from: join(staging, `${index}.json`), to };
  });
  for (const parent of new Set(staged.map(({ to }) => dirname(to)))) await mkdir(parent, { recursive: true });
  for (let done = 0; done < changes.length; done += BATCH) {
    signal?.throwIfAborted();
    const files = changes.slice(done, done + BATCH).flatMap(({ page, after }, index) => {
      const file = staged[done + index]?.from;
      if (file === undefined || after === null) return [];
      return { file, text: serialiseDocument(root, page, { version: revision, content: after }) };
    });
    await writeDurably(files);
    onProgress?.(Math.min(done + BATCH, changes.length), changes.length);
  }
  for (const parent of [staging, folder, dirname(folder)]) await syncFolder(parent);
  return staged;
}

/** The commit: the history's entry, on the disk and in its place. */
async function commit(root: string, folder: string, entry: Revision): Promise<void> {
  const file = revisionFile(root, entry.revision);
  await mkdir(dirname(file), { recursive: true });
  const from = join(folder, "revision.json");
  const handle = await open(from, "w");
  try {
    for (const piece of serialiseRevision(entry)) await handle.writeFile(piece);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(from, file);
}

/** The text of a history entry, a document a line, in pieces so that it never stands in memory whole. */
function* serialiseRevision({ changes, ...note }: Revision): Generator<string> {
  yield `${JSON.stringify(note, null, 2).slice(0, -2)},\n  "changes": [`;
  for (let done = 0; done < changes.length; done += BATCH) {
    const lines = changes.slice(done, done + BATCH).map((change) => `\n    ${JSON.stringify(change)}`);
    yield `${done === 0 ? "" : ","}${lines.join(",")}`;
  }
  yield "\n  ]\n}\n";
}

async function swap(staged: readonly Staged[]): Promise<void> {
  for (const { from, to } of staged) {
    if (from === undefined) rmSync(to, { force: true });
    else renameSync(from, to);
  }
  const parents = staged.flatMap(({ to }) => [dirname(to), dirname(dirname(to))]);
  for (const parent of new Set(parents)) await syncFolder(parent);
}

/** Makes the commit last and swaps the page files in. Where that fails it stands, and the next writer finishes it. */
async function tryFinish(
  root: string,
  staged: readonly Staged[],
  revision: number,
  onWarning: StoreOptions["onWarning"],
): Promise<boolean> {
  try {
    await syncFolder(join(root, "history"));
    await swap(staged);
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
async function recover(root: string, lock: WriterLock): Promise<void> {
  const revision = newest(root);
  if (lock.dead.some((folder) => existsSync(stagingOf(folder, revision)))) {
    const entry = await readRevision(root, revision);
    const changes = entry.changes.filter((change) => isBehind(root, change, revision));
    await swap(await stage(root, lock.folder, { ...entry, changes }));
  }
  for (const folder of lock.dead) await rm(folder, { recursive: true, force: true });
}

/** Whether a page file is not what the revision made of it. One that cannot be read has been edited since. */
function isBehind(root: string, change: DocumentChange, revision: number): boolean {
  try {
    const current = readDocument(root, change.page);
    return !isSame(settle(change, revision, current)?.content ?? null, current?.content ?? null);
  } catch (cause) {
    if (cause instanceof StoreError) return false;
    throw cause;
  }
}

/** What a document of an unfinished revision is: as committed, unless somebody has edited the file since. */
function settle(
  { before, after }: DocumentChange,
  revision: number,
  current: StoredDocument | undefined,
): StoredDocument | undefined {
  const isAsBefore = isSame(current?.content ?? null, before);
  if (current !== undefined && !isAsBefore) return current;
  return after === null ? undefined : { version: revision, content: after };
}

function tryReadDocument(root: string, id: DocumentId): StoredDocument | undefined {
  try {
    return readDocument(root, id);
  } catch (cause) {
    if (cause instanceof StoreError) return undefined;
    throw cause;
  }
}

const sync = promisify(fsync);

/** Writes files at once, and then waits for all of them to be on the disk. */
async function writeDurably(files: readonly { file: string; text: string }[]): Promise<void> {
  const open: number[] = [];
  try {
    for (const { file, text } of files) {
      const descriptor = openSync(file, "w");
      open.push(descriptor);
      writeFileSync(descriptor, text);
    }
    await Promise.all(open.map((descriptor) => sync(descriptor)));
  } finally {
    for (const descriptor of open) closeSync(descriptor);
  }
}

async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open a folder, and needs no such call for a rename to last.
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

// ── Reading ────────────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * One state of the store, read as it is asked for and yet never a mixture: a document that a later revision has
 * changed is read from what that revision replaced.
 */
class Snapshot {
  readonly revision: number;
  readonly #root: string;
  /** The newest revision's changes, where its writer may not have brought up the page files. */
  readonly #unfinished: Map<DocumentId, DocumentChange>;
  readonly #replaced = new Map<DocumentId, JsonObject | null>();
  readonly #readAll: ReturnType<typeof documentReader>;
  #seen: number;

  private constructor(root: string, revision: number, unfinished: readonly DocumentChange[]) {
    this.#root = root;
    this.revision = revision;
    this.#seen = revision;
    this.#unfinished = new Map(unfinished.map((change) => [change.page, change]));
    this.#readAll = documentReader(
      () => [SITE, ...storedPages(root), ...this.#unfinished.keys()],
      (id) => this.#current(id),
    );
  }

  static async take(root: string): Promise<Snapshot> {
    // Looking for writers after the revision: one that finishes in between then counts as later.
    const revision = newest(root);
    const isUnfinished = (await writersOf(root)).some(({ folder }) => existsSync(stagingOf(folder, revision)));
    return new Snapshot(root, revision, isUnfinished ? (await readRevision(root, revision)).changes : []);
  }

  read(id: DocumentId): StoredDocument | undefined {
    return this.readAll([id]).get(id);
  }

  readAll(ids: readonly DocumentId[]): Map<DocumentId, StoredDocument> {
    const documents = this.#readAll(ids);
    // Looked up after the files are read: what they may have been changed by is in the history by then.
    const replaced = this.#replacedSince();
    for (const id of replaced.size === 0 ? [] : ids) {
      const content = replaced.get(id);
      if (content === null) documents.delete(id);
      else if (content !== undefined) documents.set(id, { version: this.revision, content });
    }
    return documents;
  }

  #current(id: DocumentId): StoredDocument | undefined {
    const change = this.#unfinished.get(id);
    if (change === undefined) return readDocument(this.#root, id);
    return settle(change, this.revision, tryReadDocument(this.#root, id));
  }

  pages(): PageId[] {
    const pages = new Set(storedPages(this.#root));
    for (const { page, after } of this.#unfinished.values()) if (page !== SITE && after !== null) pages.add(page);
    for (const [page, before] of this.#replacedSince()) {
      if (before === null) pages.delete(page);
      else if (page !== SITE) pages.add(page);
    }
    return [...pages];
  }

  /** What revisions after this one have replaced: for each document, what the first of them found. */
  #replacedSince(): ReadonlyMap<DocumentId, JsonObject | null> {
    for (
      let file = revisionFile(this.#root, this.#seen + 1);
      existsSync(file);
      file = revisionFile(this.#root, this.#seen + 1)
    ) {
      const { changes } = JSON.parse(readFileSync(file, "utf8")) as Revision;
      for (const { page, before } of changes) if (!this.#replaced.has(page)) this.#replaced.set(page, before);
      this.#seen += 1;
    }
    return this.#replaced;
  }
}

class StoreReader implements ContentReader {
  readonly #root: string;
  readonly #snapshot: Snapshot;
  readonly #warn: (warning: Diagnostic & { page: DocumentId }) => void;
  #site: Promise<Site> | undefined;

  constructor(root: string, snapshot: Snapshot, warn: (warning: Diagnostic & { page: DocumentId }) => void) {
    this.#root = root;
    this.#snapshot = snapshot;
    this.#warn = warn;
  }

  async page(id: PageId): Promise<PageContent | undefined> {
    const content = isPageId(id) ? (this.#read(id) ?? (await builtIn()).get(id)) : undefined;
    return content as PageContent | undefined;
  }

  site(): Promise<Site> {
    this.#site ??= (async () => (this.#read(SITE) ?? (await builtIn()).get(SITE)) as unknown as Site)();
    return this.#site;
  }

  async pages(): Promise<PageId[]> {
    return [...new Set([...KNOWN_PAGES, ...this.#snapshot.pages()])];
  }

  #read(id: DocumentId): JsonObject | undefined {
    try {
      const content = this.#snapshot.read(id)?.content;
      const [violation] = content === undefined ? [] : validate(id, content);
      if (violation === undefined) return content;
      this.#complain(id, diagnose("store/unreadable", `${fileOf(this.#root, id)} is not valid: ${violation.message}`));
    } catch (cause) {
      if (!(cause instanceof StoreError)) throw cause;
      this.#complain(id, diagnose("store/unreadable", cause.message));
    }
    return undefined;
  }

  #complain(page: DocumentId, warning: Diagnostic): void {
    this.#warn({ ...warning, page });
  }
}
