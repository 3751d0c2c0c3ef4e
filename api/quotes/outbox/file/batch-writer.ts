/**
 * Writes new entries in batches (group commit): entries that arrive while the disk is busy are written together next,
 * so that one fsync serves many requests.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { type InitialState, OUTBOX_STATE, type OutboxEntry } from "../outbox.ts";
import { serializeBatch, serializeEntry } from "./entry-files.ts";
import { batchFileName, entryFileName } from "./file-names.ts";
import type { StateDirectories } from "./state-directories.ts";

/** File with entries that were written together. */
export interface WrittenFile {
  /** An initial state is also the name of its directory. */
  directory: InitialState;
  name: string;
  entries: readonly OutboxEntry[];
}

interface FileToWrite extends WrittenFile {
  text: string;
}

interface QueuedEntry {
  entry: OutboxEntry;
  state: InitialState;
  resolve: (entry: OutboxEntry) => void;
  reject: (cause: unknown) => void;
}

/** Limits the size of a batch file to some megabytes. */
const MAX_BATCH_ENTRIES = 500;

export class BatchWriter {
  readonly #directories: StateDirectories;
  readonly #onWritten: (file: WrittenFile) => void;
  readonly #writes = new Map<string, Promise<OutboxEntry>>();
  #queue: QueuedEntry[] = [];
  #drained: Promise<void> | undefined;

  /** @param onWritten called with each durable file, before the promises of its entries resolve */
  constructor(directories: StateDirectories, onWritten: (file: WrittenFile) => void) {
    this.#directories = directories;
    this.#onWritten = onWritten;
  }

  /** Returns whether an entry is queued or being written. */
  has(id: string): boolean {
    return this.#writes.has(id);
  }

  /**
   * Writes an entry with the next batch.
   * @returns the entry once it is durable, or the queued entry with the same ID
   */
  add(entry: OutboxEntry, state: InitialState): Promise<OutboxEntry> {
    const existing = this.#writes.get(entry.id);
    if (existing !== undefined) return existing;
    const write = new Promise<OutboxEntry>((resolve, reject) => {
      this.#queue.push({ entry, state, resolve, reject });
    });
    this.#writes.set(entry.id, write);
    this.#drained ??= this.#writeQueue();
    return write;
  }

  /** Waits until the queue is empty, but at most `timeoutMs`. */
  async drain(timeoutMs: number): Promise<void> {
    if (this.#drained !== undefined) await Promise.race([this.#drained, sleep(timeoutMs, undefined, { ref: false })]);
  }

  async #writeQueue(): Promise<void> {
    // Let the requests that the event loop is already processing join the first batch.
    await new Promise(setImmediate);
    while (this.#queue.length > 0) {
      const batch = this.#queue.slice(0, MAX_BATCH_ENTRIES);
      this.#queue = this.#queue.slice(MAX_BATCH_ENTRIES);
      try {
        await this.#write(batch);
        for (const { entry, resolve } of batch) {
          this.#writes.delete(entry.id);
          resolve(entry);
        }
      } catch (cause) {
        for (const { entry, reject } of batch) {
          this.#writes.delete(entry.id);
          reject(cause);
        }
      }
    }
    this.#drained = undefined;
  }

  async #write(batch: readonly QueuedEntry[]): Promise<void> {
    const inState = (wanted: InitialState) => batch.filter(({ state }) => state === wanted).map(({ entry }) => entry);
    const files = [
      ...createPendingFiles(inState(OUTBOX_STATE.pending)),
      // Quarantined entries are not batched, because only leasing a pending entry unpacks a batch.
      ...inState(OUTBOX_STATE.quarantined).map((entry) => createEntryFile(OUTBOX_STATE.quarantined, entry)),
    ];
    await this.#directories.createFiles(files);
    for (const { text: _, ...file } of files) this.#onWritten(file);
  }
}

/** Returns an entry file for a single entry, and a batch file for several. */
function createPendingFiles(entries: readonly OutboxEntry[]): FileToWrite[] {
  const directory = OUTBOX_STATE.pending;
  const [first, ...others] = entries;
  if (first === undefined || others.length === 0) return entries.map((entry) => createEntryFile(directory, entry));
  return [{ directory, name: batchFileName(first.id, others.length), entries, text: serializeBatch(entries) }];
}

function createEntryFile(directory: InitialState, entry: OutboxEntry): FileToWrite {
  return { directory, name: entryFileName(entry.id), entries: [entry], text: serializeEntry(entry) };
}
