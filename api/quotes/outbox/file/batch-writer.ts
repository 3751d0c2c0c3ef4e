/** The way in: entries that come while others are being written are written together after them. */
import { setTimeout as sleep } from "node:timers/promises";
import type { OutboxEntry } from "../outbox.ts";
import { serializeBatch, serializeEntry } from "./entry-files.ts";
import { batchName, singleName } from "./file-names.ts";
import type { StateDirectories } from "./state-directories.ts";

/** What was written together: the name of its file, and the entries in it. */
export interface Written {
  name: string;
  entries: readonly OutboxEntry[];
}

type BatchWriterState = "new" | "held";

interface Queued {
  entry: OutboxEntry;
  state: BatchWriterState;
  kept: (entry: OutboxEntry) => void;
  failed: (cause: unknown) => void;
}

/** Most entries of a batch, which has some megabytes at most then. */
const MAX_BATCH = 500;

export class BatchWriter {
  readonly #folders: StateDirectories;
  readonly #onWritten: (state: BatchWriterState, written: Written) => void;
  readonly #pending = new Map<string, Promise<OutboxEntry>>();
  #queue: Queued[] = [];
  #batch: Promise<void> | undefined;

  /** @param onWritten told of what is on the disk, before those who wait for it are */
  constructor(folders: StateDirectories, onWritten: (state: BatchWriterState, written: Written) => void) {
    this.#folders = folders;
    this.#onWritten = onWritten;
  }

  /** Whether the entry with an id is on its way to the disk. */
  has(id: string): boolean {
    return this.#pending.has(id);
  }

  /** @returns the entry that has the id, once it is on the disk */
  add(entry: OutboxEntry, state: BatchWriterState): Promise<OutboxEntry> {
    const pending = this.#pending.get(entry.id);
    if (pending !== undefined) return pending;
    const promise = new Promise<OutboxEntry>((kept, failed) => {
      this.#queue.push({ entry, state, kept, failed });
    });
    this.#pending.set(entry.id, promise);
    this.#batch ??= this.#writeAll();
    return promise;
  }

  /** Waits until nothing is to be written, or so long. */
  async drain(patienceMs: number): Promise<void> {
    if (this.#batch !== undefined) await Promise.race([this.#batch, sleep(patienceMs, undefined, { ref: false })]);
  }

  async #writeAll(): Promise<void> {
    // What the event loop has in hand comes into the first batch.
    await new Promise(setImmediate);
    while (this.#queue.length > 0) {
      const batch = this.#queue.slice(0, MAX_BATCH);
      this.#queue = this.#queue.slice(MAX_BATCH);
      try {
        await this.#write(batch);
        for (const { entry, kept } of batch) {
          this.#pending.delete(entry.id);
          kept(entry);
        }
      } catch (cause) {
        for (const { entry, failed } of batch) {
          this.#pending.delete(entry.id);
          failed(cause);
        }
      }
    }
    this.#batch = undefined;
  }

  async #write(batch: readonly Queued[]): Promise<void> {
    const fresh = batch.filter(({ state }) => state === "new").map(({ entry }) => entry);
    const held = batch.filter(({ state }) => state === "held").map(({ entry }) => entry);
    const files = [
      ...filesOf(fresh).map((file) => ({ folder: "new" as const, ...file })),
      ...held.map((entry) => ({ folder: "held" as const, ...fileOf(entry) })),
    ];
    await this.#folders.add(files);
    for (const { folder, ...written } of files) this.#onWritten(folder, written);
  }
}

function filesOf(entries: readonly OutboxEntry[]): (Written & { text: string })[] {
  const [first, ...others] = entries;
  if (first === undefined) return [];
  if (others.length === 0) return [fileOf(first)];
  return [{ name: batchName(first.id, others.length), entries, text: serializeBatch(entries) }];
}

function fileOf(entry: OutboxEntry): Written & { text: string } {
  return { name: singleName(entry.id), entries: [entry], text: serializeEntry(entry) };
}
