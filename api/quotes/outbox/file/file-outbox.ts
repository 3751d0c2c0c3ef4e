/**
 * Outbox in files. The state of an entry is the directory that its file is in:
 *
 *     new/ ──acquire──► sending/ ──complete──► sent/ or failed/
 *      ▲                    │
 *      └────reschedule──────┘          held/ ──retry──► sending/ ──► new/
 *
 * The mark of a handled request is a file in `handled/`, whatever its state.
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
  type EnqueueOptions,
  type FoundEntry,
  type HandledMark,
  type Lease,
  OUTBOX_STATE,
  OUTBOX_STATES,
  type Outbox,
  type OutboxEntry,
  type OutboxState,
  type RetryOptions,
  type StoredVersion,
  type VersionedKind,
} from "../outbox.ts";
import { BatchUnpacker } from "./batch-unpacker.ts";
import { BatchWriter } from "./batch-writer.ts";
import { type EntryFile, forEachFile, readEntryFile } from "./entry-files.ts";
import { EntryRemover } from "./entry-remover.ts";
import type { LeaseContext } from "./file-lease.ts";
import {
  entryFileName,
  isBatchFileName,
  isBrokenFileName,
  isOutboxFileName,
  parseEntryFileName,
  parseLeasedFileName,
  withoutLease,
} from "./file-names.ts";
import { Leases } from "./leases.ts";
import { readMarks, writeMark } from "./mark-files.ts";
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
  readonly #remover: EntryRemover;
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
    const context: LeaseContext = {
      directories,
      pendingIndex: this.#pendingIndex,
      yieldToWriter: () => this.#writer.drain(DRAIN_TIMEOUT_MS),
      onWarning: (warning) => this.#warnOnce(warning),
    };
    const unpacker = new BatchUnpacker(context);
    this.#leases = new Leases(context, unpacker);
    this.#remover = new EntryRemover(context, unpacker);
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

  enqueue(
    entry: OutboxEntry,
    { state = OUTBOX_STATE.pending, followUps = [] }: EnqueueOptions = {},
  ): Promise<FoundEntry> {
    return this.#directories.wrapErrors(async () => {
      for (const { id } of [entry, ...followUps]) assertEntryId(id);
      const stored = this.#isKnown(entry) ? await this.#find(entry.id) : undefined;
      if (stored !== undefined) return stored;
      const newFollowUps = [];
      for (const followUp of followUps) {
        if (!this.#isKnown(followUp) || (await this.#find(followUp.id)) === undefined) newFollowUps.push(followUp);
      }
      return this.#writer.add({ state, entry }, newFollowUps);
    });
  }

  /** Returns whether an entry may be on the disk, and remembers its ID. */
  #isKnown({ id }: OutboxEntry): boolean {
    const isKnown = this.#knownIds.has(id) && !this.#writer.has(id);
    // Remember the ID even if the write fails: a failing disk may have stored the entry all the same.
    this.#knownIds.add(id);
    return isKnown;
  }

  find(id: string): Promise<FoundEntry | undefined> {
    return this.#directories.wrapErrors(async () => (isEntryId(id) ? this.#find(id) : undefined));
  }

  list(state: OutboxState, ids?: readonly string[]): Promise<OutboxEntry[]> {
    return this.#directories.wrapErrors(async () => {
      const isPending = state === OUTBOX_STATE.pending;
      const entries = await this.#readEntries(isPending ? [state, "sending"] : [state], ids);
      return [...entries.values()].sort(compareByReceipt);
    });
  }

  listVersions(kind: VersionedKind): Promise<StoredVersion[]> {
    return this.#directories.wrapErrors(async () => {
      const versions: StoredVersion[] = [];
      await forEachFile(await this.#directories.list(kind), async (name) => {
        const id = parseEntryFileName(name);
        const version = id && (await this.#directories.readFingerprint(kind, name));
        if (id !== undefined && version !== undefined) versions.push({ id, version });
      });
      return versions;
    });
  }

  findMarks(ids: readonly string[]): Promise<ReadonlyMap<string, HandledMark>> {
    return this.#directories.wrapErrors(() => readMarks(this.#directories, ids.filter(isEntryId)));
  }

  setMark(id: string, mark: HandledMark | undefined): Promise<void> {
    assertEntryId(id);
    return this.#directories.wrapErrors(() => writeMark(this.#directories, id, mark));
  }

  counts(): Promise<Record<OutboxState, number>> {
    return this.#directories.wrapErrors(async () => {
      const count = async (state: OutboxState) => (await this.#listIds(state)).length;
      const { pending, sent, failed, quarantined } = OUTBOX_STATE;
      return {
        [pending]: await count(pending),
        [sent]: await count(sent),
        [failed]: await count(failed),
        [quarantined]: await count(quarantined),
      };
    });
  }

  listIds(state: OutboxState): Promise<string[]> {
    return this.#directories.wrapErrors(() => this.#listIds(state));
  }

  listDamaged(): Promise<string[]> {
    return this.#directories.wrapErrors(async () => {
      const damaged: string[] = [];
      for (const directory of [...OUTBOX_STATES, "sending"] as const) {
        const names = await this.#directories.list(directory);
        const entryNames = names.filter((name) => isOutboxFileName(withoutLease(name)));
        for (const name of names.filter(isBrokenFileName)) damaged.push(this.#directories.path(directory, name));
        await forEachFile(entryNames, async (name) => {
          const path = this.#directories.path(directory, name);
          if ((await readEntryFile(path))?.problem !== undefined) damaged.push(path);
        });
      }
      return damaged.sort();
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

  retry(id: string, options: RetryOptions = {}): Promise<boolean> {
    return this.#directories.wrapErrors(async () => {
      if (!isEntryId(id)) return false;
      await this.#refresh();
      return this.#leases.retry(id, options);
    });
  }

  remove(id: string): Promise<boolean> {
    return this.#directories.wrapErrors(async () => {
      if (!isEntryId(id)) return false;
      await this.#writer.drain(DRAIN_TIMEOUT_MS);
      await this.#refresh();
      return this.#remover.remove(id);
    });
  }

  healthCheck(): Promise<void> {
    return this.#directories.wrapErrors(() => this.#directories.healthCheck());
  }

  async #refresh(): Promise<void> {
    await this.#leases.releaseExpired();
    await this.#pendingIndex.refresh((path, file) => this.#noteFile(path, file));
  }

  async #listIds(state: OutboxState): Promise<string[]> {
    if (state !== OUTBOX_STATE.pending) {
      return (await this.#directories.list(state)).flatMap((name) => parseEntryFileName(name) ?? []);
    }
    await this.#refresh();
    const leased = await this.#readEntries(["sending"]);
    return [...new Set([...leased.keys(), ...this.#pendingIndex.list().map(({ id }) => id)])];
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

  /**
   * Reads entries in directories, by ID. An entry file takes precedence over a copy in a batch.
   * @param ids reads only these entries. Default: all.
   */
  async #readEntries(
    directories: readonly StateDirectory[],
    ids?: readonly string[],
  ): Promise<Map<string, OutboxEntry>> {
    const entries = new Map<string, OutboxEntry>();
    const wanted = ids && new Set(ids);
    for (const directory of directories) {
      const names = (await this.#directories.list(directory)).filter((name) => mayHaveEntries(name, wanted));
      await forEachFile(names, async (name) => {
        const path = this.#directories.path(directory, name);
        const file = await readEntryFile(path);
        if (file === undefined) return;
        this.#noteFile(path, file);
        const isBatch = isBatchFileName(withoutLease(name));
        for (const entry of file.entries) {
          const isWanted = wanted?.has(entry.id) ?? true;
          if (isWanted && (!isBatch || !entries.has(entry.id))) entries.set(entry.id, entry);
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

/** Returns whether a file may have one of the wanted entries, or any entry if all are wanted. */
function mayHaveEntries(leasedName: string, wanted: ReadonlySet<string> | undefined): boolean {
  const name = withoutLease(leasedName);
  if (wanted === undefined || isBatchFileName(name)) return isOutboxFileName(name);
  return wanted.has(parseEntryFileName(name) ?? "");
}
