/**
 * Outbox in files. The state of an entry is the directory that its file is in:
 *
 *     new/ ──acquire──► sending/ ──complete──► sent/ or failed/
 *      ▲                    │
 *      └────reschedule──────┘          held/ ──retry──► sending/ ──► new/
 *
 * Every step is one atomic rename, so a crash leaves an entry before or after the step. `state-directories.ts` makes the
 * steps durable, and `leases.ts` explains what happens if several processes use the same outbox or one of them dies.
 *
 * Requests that arrive at the same time are written as one batch file, which is unpacked when the first of its entries
 * is delivered (docs/decisions/013-outbox-batch-files.md).
 */
import { resolve } from "node:path";
import { assertEntryId, compareByReceipt, isEntryId } from "../entry.ts";
import {
  type DueEntry,
  type FoundEntry,
  type InitialState,
  type Lease,
  OUTBOX_STATE,
  type Outbox,
  type OutboxEntry,
  type OutboxState,
} from "../outbox.ts";
import { BatchWriter } from "./batch-writer.ts";
import { type EntryFile, forEachFile, readEntryFile } from "./entry-files.ts";
import {
  entryFileName,
  isBatchFileName,
  isOutboxFileName,
  parseEntryFileName,
  parseLeasedFileName,
  withoutLease,
} from "./file-names.ts";
import { Leases } from "./leases.ts";
import { PendingIndex } from "./pending-index.ts";
import { StateDirectories, type StateDirectory } from "./state-directories.ts";

export interface FileOutboxOptions {
  /** Directory of the outbox. */
  dir: string;
  /** Called once for each file that is not a valid entry. The file stays where it is. */
  onWarning?: ((warning: string) => void) | undefined;
}

/** Longest time that delivery waits for new entries that are being written. */
const DRAIN_TIMEOUT_MS = 1000;

/**
 * Opens the outbox in a directory, which is created if it does not exist. Entries that a dead process had leased become
 * pending again.
 * @throws OutboxError if the directory cannot be read or written
 */
export async function openFileOutbox({ dir, onWarning }: FileOutboxOptions): Promise<Outbox> {
  const directories = new StateDirectories(resolve(dir));
  const outbox = new FileOutbox(directories, onWarning);
  await directories.wrapErrors(() => outbox.load());
  return outbox;
}

class FileOutbox implements Outbox {
  readonly #directories: StateDirectories;
  readonly #pendingIndex: PendingIndex;
  readonly #writer: BatchWriter;
  readonly #leases: Leases;
  /** IDs seen so far. `enqueue` searches the disk only for these. */
  readonly #knownIds = new Set<string>();
  readonly #warnings = new Set<string>();
  readonly #onWarning: FileOutboxOptions["onWarning"];

  constructor(directories: StateDirectories, onWarning: FileOutboxOptions["onWarning"]) {
    this.#onWarning = onWarning;
    this.#directories = directories;
    this.#pendingIndex = new PendingIndex(directories);
    this.#writer = new BatchWriter(directories, ({ directory, name, entries }) => {
      if (directory === OUTBOX_STATE.pending) this.#pendingIndex.add(name, entries);
    });
    this.#leases = new Leases({
      directories,
      pendingIndex: this.#pendingIndex,
      yieldToWriter: () => this.#writer.drain(DRAIN_TIMEOUT_MS),
      onWarning: (warning) => this.#warnOnce(warning),
    });
  }

  /** Reads the directories once, and removes the stale copies that a crash has left. */
  async load(): Promise<void> {
    await this.#directories.prepare();
    await this.#refresh();
    const pendingIds = new Set(this.#pendingIndex.list().map(({ id }) => id));
    const { quarantined, failed, sent } = OUTBOX_STATE;
    for (const directory of [quarantined, "sending", failed, sent] as const) {
      for (const name of await this.#directories.list(directory)) {
        const id = parseEntryFileName(withoutLease(name));
        if (id === undefined) continue;
        this.#knownIds.add(id);
        const isFinal = directory === failed || directory === sent;
        if (isFinal && pendingIds.has(id)) await this.#leases.removeStaleCopy(id);
      }
    }
  }

  enqueue(entry: OutboxEntry, state: InitialState = OUTBOX_STATE.pending): Promise<OutboxEntry> {
    const { id } = entry;
    return this.#directories.wrapErrors(async () => {
      assertEntryId(id);
      const mayBeOnDisk = this.#knownIds.has(id) && !this.#writer.has(id);
      // Remember the ID even if the write fails: a failing disk may have stored the entry all the same.
      this.#knownIds.add(id);
      const stored = mayBeOnDisk ? await this.#find(id) : undefined;
      return stored?.entry ?? this.#writer.add(entry, state);
    });
  }

  find(id: string): Promise<FoundEntry | undefined> {
    return this.#directories.wrapErrors(async () => (isEntryId(id) ? this.#find(id) : undefined));
  }

  list(state: OutboxState): Promise<OutboxEntry[]> {
    return this.#directories.wrapErrors(async () => {
      const entries = await this.#readEntries(
        ...(state === OUTBOX_STATE.pending ? [state, "sending" as const] : [state]),
      );
      return [...entries.values()].sort(compareByReceipt);
    });
  }

  counts(): Promise<Record<OutboxState, number>> {
    return this.#directories.wrapErrors(async () => {
      await this.#refresh();
      const leased = await this.#readEntries("sending");
      const pendingIds = new Set([...leased.keys(), ...this.#pendingIndex.list().map(({ id }) => id)]);
      const count = async (state: OutboxState) =>
        (await this.#directories.list(state)).filter((name) => parseEntryFileName(name) !== undefined).length;
      const { pending, sent, failed, quarantined } = OUTBOX_STATE;
      return {
        [pending]: pendingIds.size,
        [sent]: await count(sent),
        [failed]: await count(failed),
        [quarantined]: await count(quarantined),
      };
    });
  }

  listDeliverable(): Promise<DueEntry[]> {
    return this.#directories.wrapErrors(async () => {
      await this.#refresh();
      return this.#pendingIndex.list();
    });
  }

  acquire(id: string, leaseMs: number): Promise<Lease | undefined> {
    return this.#directories.wrapErrors(async () => {
      if (!isEntryId(id)) return undefined;
      await this.#writer.drain(DRAIN_TIMEOUT_MS);
      return this.#leases.acquire(OUTBOX_STATE.pending, id, leaseMs);
    });
  }

  retry(id: string): Promise<boolean> {
    return this.#directories.wrapErrors(async () => {
      if (!isEntryId(id)) return false;
      await this.#refresh();
      return this.#leases.retry(id);
    });
  }

  healthCheck(): Promise<void> {
    return this.#directories.wrapErrors(() => this.#directories.healthCheck());
  }

  async #refresh(): Promise<void> {
    await this.#leases.releaseExpired();
    await this.#pendingIndex.refresh((path, file) => this.#noteFile(path, file));
  }

  async #find(id: string): Promise<FoundEntry | undefined> {
    // Look twice: the entry may move during the search, or another process may have written it since the last refresh.
    for (const attempt of [1, 2]) {
      if (attempt === 2) await this.#refresh();
      for (const { state, path } of await this.#listCandidates(id)) {
        const file = await readEntryFile(path);
        const entry = file?.entries.find((candidate) => candidate.id === id);
        if (entry !== undefined) return { state, entry };
      }
    }
    return undefined;
  }

  /** Returns the files that may contain an entry. If there are two copies, the one that has progressed further is first. */
  async #listCandidates(id: string): Promise<{ state: OutboxState; path: string }[]> {
    const { pending, sent, failed, quarantined } = OUTBOX_STATE;
    const name = entryFileName(id);
    const leasedNames = (await this.#directories.list("sending")).filter((leasedName) => {
      const { name: unleased = "" } = parseLeasedFileName(leasedName) ?? {};
      return unleased === name || isBatchFileName(unleased);
    });
    const batch = this.#pendingIndex.findBatch(id);
    const pendingNames = batch === undefined ? [name] : [name, batch];
    return [
      { state: sent, path: this.#directories.path(sent, name) },
      { state: failed, path: this.#directories.path(failed, name) },
      ...leasedNames.map((leasedName) => ({ state: pending, path: this.#directories.path("sending", leasedName) })),
      ...pendingNames.map((each) => ({ state: pending, path: this.#directories.path(pending, each) })),
      { state: quarantined, path: this.#directories.path(quarantined, name) },
    ];
  }

  /** Reads all entries in directories, by ID. An entry file takes precedence over a copy in a batch. */
  async #readEntries(...directories: StateDirectory[]): Promise<Map<string, OutboxEntry>> {
    const entries = new Map<string, OutboxEntry>();
    for (const directory of directories) {
      const names = (await this.#directories.list(directory)).filter((name) => isOutboxFileName(withoutLease(name)));
      await forEachFile(names, async (name) => {
        const path = this.#directories.path(directory, name);
        const file = await readEntryFile(path);
        if (file === undefined) return;
        this.#noteFile(path, file);
        const isBatch = isBatchFileName(withoutLease(name));
        for (const entry of file.entries) {
          if (!isBatch || !entries.has(entry.id)) entries.set(entry.id, entry);
        }
      });
    }
    return entries;
  }

  /** Remembers the IDs in a file, and reports its problem. */
  #noteFile(path: string, { entries, problem }: EntryFile): void {
    for (const { id } of entries) this.#knownIds.add(id);
    if (problem !== undefined) this.#warnOnce(`${path} ${problem}.`);
  }

  #warnOnce(warning: string): void {
    if (this.#warnings.has(warning)) return;
    this.#warnings.add(warning);
    this.#onWarning?.(warning);
  }
}
