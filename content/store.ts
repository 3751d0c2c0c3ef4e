/**
 * The store in files, the only reader and writer of the content.
 *
 * `pages/<id>.json` and `site.json` are the current content, `history/<revision>.json` one immutable file per import.
 * Renaming the history file into place is the commit; the page files are staged before it and swapped in after it.
 * Whoever opens the store after a crash finishes that, and readers see one revision throughout.
 */
import { resolve } from "node:path";
import { type Diagnostic, diagnose } from "#schemas/diagnostics.ts";
import type { JsonObject } from "#schemas/json.ts";
import type { PageContent } from "#schemas/page.generated.ts";
import { type DocumentId, isPageId, KNOWN_PAGES, type PageId, SITE } from "#schemas/pages.ts";
import type { Site } from "#schemas/site.generated.ts";
import { builtIn } from "./built-in.ts";
import { type ContentStore, type StampedReader, StoreError, type StoreWriter } from "./content-store.ts";
import { validate } from "./importer/validate.ts";
import { commit, recover, type StageOptions, stage, tryFinish } from "./store/commit.ts";
import { documentReader, fileOf, isFileError, readDocument, storedPages } from "./store/documents.ts";
import { newest, readRevision, revisions } from "./store/history.ts";
import { Snapshot } from "./store/snapshot.ts";
import { acquire, type WriterLock, writersOf } from "./store/writer-lock.ts";

export interface StoreOptions extends StageOptions {
  /** The store's folder. */
  dir: string;
  /** Told once of each file that cannot be read, for which the built-in content stands in. */
  onWarning?: ((warning: Diagnostic) => void) | undefined;
  /** How long a writer waits for another. */
  patienceMs?: number | undefined;
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
    reader: async (revision) => new StoreReader(root, await Snapshot.take(root, revision), warn),
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

class StoreReader implements StampedReader {
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

  stamps(ids: readonly DocumentId[]): Map<DocumentId, string> {
    return this.#snapshot.stamps(ids);
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
