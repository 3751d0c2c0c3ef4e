/** What lies in `new/`, kept in memory: which entries are in which file, and from when on they may be tried. */
import { stat } from "node:fs/promises";
import { dueMsOf } from "../entry.ts";
import type { OutboxEntry } from "../outbox.ts";
import { type EntryFile, forEachFile, readEntryFile } from "./entry-files.ts";
import { idIn, isBatch, singleName } from "./file-names.ts";
import type { StateDirectories } from "./state-directories.ts";

interface PendingEntry {
  id: string;
  dueMs: number;
}

interface Known {
  entries: readonly PendingEntry[];
  /** Changes when the file is replaced; undefined where this process wrote it and has not looked. */
  stamp?: string | undefined;
  /** By the clock of changes. */
  since: number;
}

export class PendingIndex {
  readonly #folders: StateDirectories;
  readonly #files = new Map<string, Known>();
  readonly #batches = new Map<string, string>();
  /** Ids in a batch that have a file of their own already. */
  readonly #unpacked = new Set<string>();
  /** Counts changes, so that a listing that is older than a change does not undo it. */
  #clock = 0;

  constructor(folders: StateDirectories) {
    this.#folders = folders;
  }

  add(name: string, entries: readonly OutboxEntry[], stamp?: string): void {
    this.#clock += 1;
    const waiting = entries.map((entry) => ({ id: entry.id, dueMs: dueMsOf(entry) }));
    this.#files.set(name, { entries: waiting, stamp, since: this.#clock });
    for (const { id } of entries) {
      if (isBatch(name)) this.#batches.set(id, name);
      if (this.#batches.has(id) && this.#files.has(singleName(id))) this.#unpacked.add(id);
    }
  }

  delete(name: string): void {
    for (const { id } of this.#files.get(name)?.entries ?? []) {
      this.#unpacked.delete(id);
      if (this.#batches.get(id) === name) this.#batches.delete(id);
    }
    this.#files.delete(name);
  }

  /** The batch that an entry has to come out of. */
  batchOf(id: string): string | undefined {
    return this.#batches.get(id);
  }

  list(): PendingEntry[] {
    return [...this.#files].flatMap(([name, { entries }]) =>
      isBatch(name) ? entries.filter(({ id }) => !this.#unpacked.has(id)) : entries,
    );
  }

  /**
   * Takes note of what other processes have done.
   * @param onRead told of each file that had to be read
   */
  async refresh(onRead: (path: string, file: EntryFile) => void): Promise<void> {
    this.#clock += 1;
    const began = this.#clock;
    const names = new Set(
      (await this.#folders.names("new")).filter((name) => idIn(name) !== undefined || isBatch(name)),
    );
    for (const [name, { since }] of this.#files) if (!names.has(name) && since < began) this.delete(name);
    const nowMs = Date.now();
    const looked = [...names].filter((name) => {
      const known = this.#files.get(name);
      // Of what waits for its time, somebody may have said that it shall wait no longer.
      return known === undefined || known.entries.some(({ dueMs }) => dueMs > nowMs);
    });
    await forEachFile(looked, (name) => this.#look(name, began, onRead));
  }

  async #look(name: string, began: number, onRead: (path: string, file: EntryFile) => void): Promise<void> {
    const path = this.#folders.path("new", name);
    // Before reading: a file that is replaced in between is then read again the next time.
    const stamp = await stampOf(path);
    if (stamp !== undefined && stamp === this.#files.get(name)?.stamp) return;
    const file = await readEntryFile(path);
    const isChangedMeanwhile = (this.#files.get(name)?.since ?? 0) > began;
    if (file === undefined || isChangedMeanwhile) return;
    if (file.entries.length > 0) this.add(name, file.entries, stamp);
    onRead(path, file);
  }
}

async function stampOf(path: string): Promise<string | undefined> {
  try {
    const { ino, mtimeMs } = await stat(path);
    return `${ino} ${mtimeMs}`;
  } catch {
    return undefined;
  }
}
