/**
 * Taking entries out of `new/` for delivery. Whoever renames a file into `sending/` has it, and its name there says who
 * and until when. Nothing else decides: an entry of which there are two, as after a crash, is looked at here, where one
 * process has it alone, and the copy that is further on stays.
 */
import { isDead } from "#content/platform/process-identity.ts";
import { asRetried } from "../entry.ts";
import type { Lease, OutboxEntry } from "../outbox.ts";
import { readEntryFile, serializeEntry } from "./entry-files.ts";
import { leaseName, parseLeaseName, singleName } from "./file-names.ts";
import type { PendingIndex } from "./pending-index.ts";
import type { StateDirectories } from "./state-directories.ts";

/** For what takes an instant: unpacking a batch, putting an entry back. */
const SHORT_LEASE_MS = 60_000;

/** How many entries of a batch are written before others get their turn at the disk. */
const MAX_UNPACKED = 16;

/** Where an entry waits for somebody to take it. */
type Takeable = "new" | "held" | "failed";

export interface LeasesOptions {
  folders: StateDirectories;
  waiting: PendingIndex;
  /** Resolves when delivery may have the disk. */
  turn: () => Promise<void>;
  onWarning: (warning: string) => void;
}

export class Leases {
  readonly #options: LeasesOptions;
  readonly #unpacking = new Map<string, Promise<void>>();

  constructor(options: LeasesOptions) {
    this.#options = options;
  }

  /** @returns undefined where the entry is not there, or not to be had */
  async take(from: Takeable, id: string, leaseMs = SHORT_LEASE_MS): Promise<FileLease | undefined> {
    const { folders, waiting, onWarning } = this.#options;
    await this.#unpackFor(id);
    const name = singleName(id);
    const claimed = leaseName(name, Date.now() + leaseMs, folders.owner);
    const isTaken = await folders.move(from, name, "sending", claimed);
    if (from === "new") waiting.delete(name);
    if (!isTaken) return undefined;
    let isSettled = false;
    try {
      const { entries = [], problem } = (await readEntryFile(folders.path("sending", claimed))) ?? {};
      if (problem !== undefined) onWarning(`${folders.path(from, name)} ${problem}.`);
      const [entry] = entries;
      const copies = (await folders.names("sending")).filter((other) => parseLeaseName(other)?.name === name);
      if (entry === undefined || copies.length > 1) return undefined;
      isSettled = true;
      if (!folders.has("sent", name) && !folders.has("failed", name)) {
        return new FileLease(this.#options, claimed, entry);
      }
      await folders.remove("sending", claimed);
      return undefined;
    } finally {
      if (!isSettled) await folders.move("sending", claimed, from, name);
    }
  }

  /** Lets an entry wait from now on. */
  async retry(id: string): Promise<boolean> {
    for (const from of ["new", "held", "failed"] as const) {
      const claim = await this.take(from, id);
      if (claim === undefined) continue;
      try {
        await claim.postpone(asRetried(claim.entry));
        return true;
      } catch (cause) {
        await claim.putBack(from);
        throw cause;
      }
    }
    return false;
  }

  /** Of two copies of an entry leaves the one that is further on. */
  async settle(id: string): Promise<void> {
    const claim = await this.take("new", id);
    await claim?.putBack("new");
  }

  /** Puts back what is claimed by nobody any longer. */
  async release(): Promise<void> {
    const { folders } = this.#options;
    for (const claimed of await folders.names("sending")) {
      const { name, untilMs = 0, owner = "" } = parseLeaseName(claimed) ?? {};
      if (name === undefined) continue;
      if (untilMs <= Date.now() || isDead(owner)) await folders.move("sending", claimed, "new", name);
    }
  }

  /** Sees to it that an entry has a file of its own. */
  async #unpackFor(id: string): Promise<void> {
    const batch = this.#options.waiting.batchOf(id);
    if (batch !== undefined && !this.#unpacking.has(batch)) {
      this.#unpacking.set(
        batch,
        this.#unpack(batch).finally(() => this.#unpacking.delete(batch)),
      );
    }
    await Promise.all(this.#unpacking.values());
  }

  /** Whoever does this again after a crash writes only what has not gone on since. */
  async #unpack(batch: string): Promise<void> {
    const { folders, waiting, turn, onWarning } = this.#options;
    const claimed = leaseName(batch, Date.now() + SHORT_LEASE_MS, folders.owner);
    const file = (await folders.move("new", batch, "sending", claimed))
      ? await readEntryFile(folders.path("sending", claimed))
      : undefined;
    if (file !== undefined) {
      try {
        await this.#write(file.entries);
      } catch (cause) {
        await folders.move("sending", claimed, "new", batch);
        throw cause;
      }
      if (file.problem === undefined) await folders.remove("sending", claimed);
      else {
        onWarning(`${folders.path("new", `${batch}.broken`)} ${file.problem}.`);
        await folders.move("sending", claimed, "new", `${batch}.broken`);
      }
      await folders.sync("new", "sending");
    }
    waiting.delete(batch);
    await turn();
  }

  async #write(entries: readonly OutboxEntry[]): Promise<void> {
    const { folders, waiting, turn } = this.#options;
    const claimed = new Set((await folders.names("sending")).map((name) => parseLeaseName(name)?.name));
    const hasGoneOn = (name: string) =>
      claimed.has(name) || (["new", "failed", "sent"] as const).some((folder) => folders.has(folder, name));
    for (let done = 0; done < entries.length; done += MAX_UNPACKED) {
      const missing = entries
        .slice(done, done + MAX_UNPACKED)
        .map((entry) => ({ entry, name: singleName(entry.id) }))
        .filter(({ name }) => !hasGoneOn(name));
      await folders.write(missing.map(({ entry, name }) => ({ folder: "new", name, text: serializeEntry(entry) })));
      for (const { entry, name } of missing) waiting.add(name, [entry]);
      await turn();
    }
  }
}

class FileLease implements Lease {
  readonly entry: OutboxEntry;
  readonly #options: LeasesOptions;
  readonly #name: string;
  #claimed: string;

  constructor(options: LeasesOptions, claimed: string, entry: OutboxEntry) {
    this.#options = options;
    this.#claimed = claimed;
    this.#name = singleName(entry.id);
    this.entry = entry;
  }

  finish(state: "sent" | "failed", entry: OutboxEntry): Promise<void> {
    return this.#options.folders.attempt(() => this.#finish(state, entry));
  }

  postpone(entry: OutboxEntry): Promise<void> {
    return this.#options.folders.attempt(() => this.#postpone(entry));
  }

  /** Ends the claim as if it had not been. */
  async putBack(folder: Takeable): Promise<void> {
    await this.#options.folders.move("sending", this.#claimed, folder, this.#name);
  }

  async #finish(state: "sent" | "failed", entry: OutboxEntry): Promise<void> {
    const { folders, onWarning } = this.#options;
    const isMoved = await folders.move("sending", this.#claimed, state, this.#name);
    // The claim was over: that it was sent is true all the same, that it failed is for who has it now to say.
    if (!isMoved && state === "failed") return;
    if (isMoved) await folders.sync(state, "sending");
    try {
      await folders.write([{ folder: state, name: this.#name, text: serializeEntry(entry) }]);
    } catch (cause) {
      if (!isMoved) throw cause;
      onWarning(`${folders.path(state, this.#name)} does not say what became of it: ${String(cause)}.`);
    }
  }

  async #postpone(entry: OutboxEntry): Promise<void> {
    const { folders, waiting } = this.#options;
    // Taken anew, so that nobody else takes it while it is written. A claim that was over is another's to end.
    const renewed = leaseName(this.#name, Date.now() + SHORT_LEASE_MS, folders.owner);
    if (!(await folders.move("sending", this.#claimed, "sending", renewed))) return;
    this.#claimed = renewed;
    await folders.write([{ folder: "sending", name: renewed, text: serializeEntry(entry) }]);
    if (await folders.move("sending", renewed, "new", this.#name)) waiting.add(this.#name, [entry]);
    await folders.sync("new", "sending");
  }
}
