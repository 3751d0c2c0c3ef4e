/**
 * Writes new entries in batches (group commit): entries that arrive while the disk is busy are written together next,
 * so that one fsync serves many requests.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { type FoundEntry, type InitialState, OUTBOX_STATE, type OutboxEntry } from "../outbox.ts";
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

interface NewEntry extends FoundEntry {
  state: InitialState;
}

/** Entries that must be in the same durable write. */
interface QueuedWrite {
  entries: readonly NewEntry[];
  resolve: () => void;
  reject: (cause: unknown) => void;
}

/** Limits the size of a batch file to some megabytes. */
const MAX_BATCH_WRITES = 500;

export class BatchWriter {
  readonly #directories: StateDirectories;
  readonly #onWritten: (file: WrittenFile) => void;
  /** Entries that are queued or being written, by ID. */
  readonly #writes = new Map<string, { found: FoundEntry; written: Promise<void> }>();
  #queue: QueuedWrite[] = [];
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
   * Writes an entry and its follow-ups with the next batch.
   * @returns the entry once it is durable, or the queued entry with the same ID
   */
  async add(added: NewEntry, followUps: readonly OutboxEntry[]): Promise<FoundEntry> {
    const { found, written } = this.#writes.get(added.entry.id) ?? this.#enqueue(added, followUps);
    await written;
    return found;
  }

  #enqueue(added: NewEntry, followUps: readonly OutboxEntry[]): { found: FoundEntry; written: Promise<void> } {
    const pendingFollowUps = followUps.map((entry): NewEntry => ({ state: OUTBOX_STATE.pending, entry }));
    const entries = [added, ...pendingFollowUps.filter(({ entry }) => !this.#writes.has(entry.id))];
    const written = new Promise<void>((resolve, reject) => {
      this.#queue.push({ entries, resolve, reject });
    });
    for (const found of entries) this.#writes.set(found.entry.id, { found, written });
    this.#drained ??= this.#writeQueue();
    return { found: added, written };
  }

  /** Waits until the queue is empty, but at most `timeoutMs`. */
  async drain(timeoutMs: number): Promise<void> {
    if (this.#drained !== undefined) await Promise.race([this.#drained, sleep(timeoutMs, undefined, { ref: false })]);
  }

  async #writeQueue(): Promise<void> {
    // Let the requests that the event loop is already processing join the first batch.
    await new Promise(setImmediate);
    while (this.#queue.length > 0) {
      const batch = this.#queue.slice(0, MAX_BATCH_WRITES);
      this.#queue = this.#queue.slice(MAX_BATCH_WRITES);
      const entries = batch.flatMap((write) => write.entries);
      const forget = () => {
        for (const { entry } of entries) this.#writes.delete(entry.id);
      };
      try {
        await this.#write(entries);
        forget();
        for (const { resolve } of batch) resolve();
      } catch (cause) {
        forget();
        for (const { reject } of batch) reject(cause);
      }
    }
    this.#drained = undefined;
  }

  async #write(added: readonly NewEntry[]): Promise<void> {
    const inState = (wanted: InitialState) => added.filter(({ state }) => state === wanted).map(({ entry }) => entry);
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
