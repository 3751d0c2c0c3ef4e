/** Index in memory of the files in `new/`: which entries they contain, and when each entry is due. */
import { toDueEntry } from "../entry.ts";
import { type DueEntry, OUTBOX_STATE, type OutboxEntry } from "../outbox.ts";
import { type EntryFile, forEachFile, readEntryFile } from "./entry-files.ts";
import { entryFileName, isBatchFileName, isOutboxFileName } from "./file-names.ts";
import type { StateDirectories } from "./state-directories.ts";

interface IndexedFile {
  entries: readonly DueEntry[];
  /** Changes if the file is replaced. Undefined if this process wrote the file and has not read it since. */
  fingerprint?: string | undefined;
  /** Value of `#changeCount` when the file was indexed. */
  indexedAt: number;
}

export class PendingIndex {
  readonly #directories: StateDirectories;
  readonly #files = new Map<string, IndexedFile>();
  /** Name of the batch that contains an entry, by entry ID. */
  readonly #batches = new Map<string, string>();
  /** IDs of entries that are still in a batch, but already have an entry file, which counts. */
  readonly #unpacked = new Set<string>();
  /** Logical clock, so that a slow `refresh` does not undo changes that were made while it ran. */
  #changeCount = 0;

  constructor(directories: StateDirectories) {
    this.#directories = directories;
  }

  add(name: string, entries: readonly OutboxEntry[], fingerprint?: string): void {
    this.#changeCount += 1;
    this.#files.set(name, { entries: entries.map(toDueEntry), fingerprint, indexedAt: this.#changeCount });
    for (const { id } of entries) {
      if (isBatchFileName(name)) this.#batches.set(id, name);
      if (this.#batches.has(id) && this.#files.has(entryFileName(id))) this.#unpacked.add(id);
    }
  }

  delete(name: string): void {
    for (const { id } of this.#files.get(name)?.entries ?? []) {
      this.#unpacked.delete(id);
      if (this.#batches.get(id) === name) this.#batches.delete(id);
    }
    this.#files.delete(name);
  }

  /** Returns the name of the batch that contains an entry. */
  findBatch(id: string): string | undefined {
    return this.#batches.get(id);
  }

  /** Returns the names of all batches that contain an entry, of which a crash may have left several. */
  findBatches(id: string): string[] {
    return [...this.#files].flatMap(([name, { entries }]) =>
      isBatchFileName(name) && entries.some((entry) => entry.id === id) ? [name] : [],
    );
  }

  list(): DueEntry[] {
    return [...this.#files].flatMap(([name, { entries }]) =>
      isBatchFileName(name) ? entries.filter(({ id }) => !this.#unpacked.has(id)) : entries,
    );
  }

  /**
   * Updates the index with the changes of other processes.
   * @param onRead called with each file that had to be read
   */
  async refresh(onRead: (path: string, file: EntryFile) => void): Promise<void> {
    this.#changeCount += 1;
    const startedAt = this.#changeCount;
    const names = new Set((await this.#directories.list(OUTBOX_STATE.pending)).filter(isOutboxFileName));
    for (const [name, { indexedAt }] of this.#files) {
      if (!names.has(name) && indexedAt < startedAt) this.delete(name);
    }
    const nowMs = Date.now();
    const mayHaveChanged = [...names].filter((name) => {
      const indexed = this.#files.get(name);
      // `agency outbox retry` in another process may have made a file due that was not. A due file stays due.
      return indexed === undefined || indexed.entries.some(({ dueMs }) => dueMs > nowMs);
    });
    await forEachFile(mayHaveChanged, (name) => this.#refreshFile(name, startedAt, onRead));
  }

  async #refreshFile(name: string, startedAt: number, onRead: (path: string, file: EntryFile) => void): Promise<void> {
    const path = this.#directories.path(OUTBOX_STATE.pending, name);
    // Take the fingerprint before reading: if the file is replaced in between, the next refresh reads it again.
    const fingerprint = await this.#directories.readFingerprint(OUTBOX_STATE.pending, name);
    if (fingerprint !== undefined && fingerprint === this.#files.get(name)?.fingerprint) return;
    const file = await readEntryFile(path);
    const isIndexOlder = (this.#files.get(name)?.indexedAt ?? 0) <= startedAt;
    if (file === undefined || !isIndexOlder) return;
    if (file.entries.length > 0) this.add(name, file.entries, fingerprint);
    onRead(path, file);
  }
}
