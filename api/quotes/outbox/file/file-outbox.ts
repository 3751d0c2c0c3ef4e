/**
 * The outbox in files: an entry is a file that moves from folder to folder, `new` → `sending` → `sent` or `failed`.
 *
 * Requests that come at once are written as one file, which is unpacked when the first of them is delivered. Every step
 * is a rename, so that a crash leaves an entry before it or behind it.
 */
import { resolve } from "node:path";
import { byReceipt, isEntryId } from "../entry.ts";
import type { Lease, Outbox, OutboxEntry, OutboxState } from "../outbox.ts";
import { BatchWriter } from "./batch-writer.ts";
import { type EntryFile, forEachFile, readEntryFile } from "./entry-files.ts";
import { idIn, isBatch, parseLeaseName, singleName } from "./file-names.ts";
import { Leases } from "./leases.ts";
import { PendingIndex } from "./pending-index.ts";
import { StateDirectories, type StateDirectory } from "./state-directories.ts";

export interface FileOutboxOptions {
  /** The outbox's folder. */
  dir: string;
  /** Told once of each file that is no entry. It stays where it is. */
  onWarning?: ((warning: string) => void) | undefined;
}

/** How long delivery waits for requests that are being written. */
const PATIENCE_MS = 1000;

/**
 * Opens the outbox of a folder, which is made where it does not exist. What a process that died had claimed waits again.
 * @throws OutboxError where it cannot be read or written
 */
export async function openFileOutbox({ dir, onWarning }: FileOutboxOptions): Promise<Outbox> {
  const folders = new StateDirectories(resolve(dir));
  const outbox = new FileOutbox(folders, onWarning);
  await folders.attempt(() => outbox.load());
  return outbox;
}

class FileOutbox implements Outbox {
  readonly #folders: StateDirectories;
  readonly #waiting: PendingIndex;
  readonly #intake: BatchWriter;
  readonly #claims: Leases;
  /** Ids that were seen, so that only these have to be looked for. */
  readonly #known = new Set<string>();
  readonly #warned = new Set<string>();
  readonly #onWarning: FileOutboxOptions["onWarning"];

  constructor(folders: StateDirectories, onWarning: FileOutboxOptions["onWarning"]) {
    this.#onWarning = onWarning;
    this.#folders = folders;
    this.#waiting = new PendingIndex(folders);
    this.#intake = new BatchWriter(folders, (state, { name, entries }) => {
      if (state === "new") this.#waiting.add(name, entries);
    });
    this.#claims = new Leases({
      folders,
      waiting: this.#waiting,
      turn: () => this.#intake.drain(PATIENCE_MS),
      onWarning: (warning) => this.#warn(warning),
    });
  }

  async load(): Promise<void> {
    await this.#folders.prepare();
    await this.#refresh();
    const waiting = new Set(this.#waiting.list().map(({ id }) => id));
    for (const folder of ["held", "sending", "failed", "sent"] as const) {
      for (const name of await this.#folders.names(folder)) {
        const id = idIn(parseLeaseName(name)?.name ?? name);
        if (id === undefined) continue;
        this.#known.add(id);
        const isOver = folder === "failed" || folder === "sent";
        if (isOver && waiting.has(id)) await this.#claims.settle(id);
      }
    }
  }

  enqueue(entry: OutboxEntry, state: "new" | "held" = "new"): Promise<OutboxEntry> {
    const { id } = entry;
    return this.#folders.attempt(async () => {
      if (!isEntryId(id)) throw new Error(`${id} is no id of an entry`);
      const mayBeKept = this.#known.has(id) && !this.#intake.has(id);
      // From now on, even if it cannot be written: who knows what a disk that fails has kept.
      this.#known.add(id);
      const kept = mayBeKept ? await this.#find(id) : undefined;
      return kept?.entry ?? this.#intake.add(entry, state);
    });
  }

  find(id: string): Promise<{ state: OutboxState; entry: OutboxEntry } | undefined> {
    return this.#folders.attempt(async () => (isEntryId(id) ? this.#find(id) : undefined));
  }

  list(state: OutboxState): Promise<OutboxEntry[]> {
    return this.#folders.attempt(async () => {
      const entries = await this.#read(...(state === "new" ? (["new", "sending"] as const) : [state]));
      return [...entries.values()].sort(byReceipt);
    });
  }

  counts(): Promise<Record<OutboxState, number>> {
    return this.#folders.attempt(async () => {
      await this.#refresh();
      const claimed = await this.#read("sending");
      const waiting = new Set([...claimed.keys(), ...this.#waiting.list().map(({ id }) => id)]);
      const count = async (folder: StateDirectory) =>
        (await this.#folders.names(folder)).filter((name) => idIn(name) !== undefined).length;
      return { new: waiting.size, sent: await count("sent"), failed: await count("failed"), held: await count("held") };
    });
  }

  waiting(): Promise<{ id: string; dueMs: number }[]> {
    return this.#folders.attempt(async () => {
      await this.#refresh();
      return this.#waiting.list();
    });
  }

  claim(id: string, leaseMs: number): Promise<Lease | undefined> {
    return this.#folders.attempt(async () => {
      if (!isEntryId(id)) return undefined;
      await this.#intake.drain(PATIENCE_MS);
      return this.#claims.take("new", id, leaseMs);
    });
  }

  retry(id: string): Promise<boolean> {
    return this.#folders.attempt(async () => {
      if (!isEntryId(id)) return false;
      await this.#refresh();
      return this.#claims.retry(id);
    });
  }

  probe(): Promise<void> {
    return this.#folders.attempt(() => this.#folders.probe());
  }

  async #refresh(): Promise<void> {
    await this.#claims.release();
    await this.#waiting.refresh((path, file) => this.#note(path, file));
  }

  async #find(id: string): Promise<{ state: OutboxState; entry: OutboxEntry } | undefined> {
    // An entry may move while it is looked for, and may have come since the last look at the folder.
    for (const look of [1, 2]) {
      if (look === 2) await this.#refresh();
      for (const { state, path } of await this.#placesOf(id)) {
        const file = await readEntryFile(path);
        const entry = file?.entries.find((one) => one.id === id);
        if (entry !== undefined) return { state, entry };
      }
    }
    return undefined;
  }

  /** Where an entry may be. Where there are two of it, the one that is further on comes first. */
  async #placesOf(id: string): Promise<{ state: OutboxState; path: string }[]> {
    const name = singleName(id);
    const claimed = (await this.#folders.names("sending")).filter((other) => {
      const { name: taken = "" } = parseLeaseName(other) ?? {};
      return taken === name || isBatch(taken);
    });
    const batch = this.#waiting.batchOf(id);
    return [
      { state: "sent", path: this.#folders.path("sent", name) },
      { state: "failed", path: this.#folders.path("failed", name) },
      ...claimed.map((other) => ({ state: "new" as const, path: this.#folders.path("sending", other) })),
      ...[name, ...(batch === undefined ? [] : [batch])].map((other) => ({
        state: "new" as const,
        path: this.#folders.path("new", other),
      })),
      { state: "held", path: this.#folders.path("held", name) },
    ];
  }

  /** By id, the entries in folders. One that has a file of its own is what that says. */
  async #read(...folders: StateDirectory[]): Promise<Map<string, OutboxEntry>> {
    const entries = new Map<string, OutboxEntry>();
    for (const folder of folders) {
      const names = (await this.#folders.names(folder)).map((name) => ({
        name,
        plain: parseLeaseName(name)?.name ?? name,
      }));
      const ours = names.filter(({ plain }) => idIn(plain) !== undefined || isBatch(plain));
      await forEachFile(ours, async ({ name, plain }) => {
        const path = this.#folders.path(folder, name);
        const file = await readEntryFile(path);
        if (file === undefined) return;
        this.#note(path, file);
        for (const entry of file.entries) {
          if (!isBatch(plain) || !entries.has(entry.id)) entries.set(entry.id, entry);
        }
      });
    }
    return entries;
  }

  #note(path: string, { entries, problem }: EntryFile): void {
    for (const { id } of entries) this.#known.add(id);
    if (problem !== undefined) this.#warn(`${path} ${problem}.`);
  }

  #warn(warning: string): void {
    if (this.#warned.has(warning)) return;
    this.#warned.add(warning);
    this.#onWarning?.(warning);
  }
}
