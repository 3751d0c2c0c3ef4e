/** Lease on an entry file, which is in `sending/` under a name with the owner and the end of the lease. */
import { errorMessage } from "#content/platform/error-message.ts";
import {
  type FinalState,
  type Lease,
  OUTBOX_STATE,
  OUTBOX_STATES,
  type OutboxEntry,
  type OutboxState,
} from "../outbox.ts";
import { serializeEntry } from "./entry-files.ts";
import { entryFileName, leasedFileName, parseLeasedFileName } from "./file-names.ts";
import type { PendingIndex } from "./pending-index.ts";
import type { StateDirectories } from "./state-directories.ts";

/** Lease for work that takes an instant: unpacking a batch, or putting an entry back. */
export const SHORT_LEASE_MS = 60_000;

/**
 * Returns the time for leases of this process, in milliseconds since 1970. It continues from the start of the process, so
 * that a jump of the system clock does not end them.
 */
export function leaseClockMs(): number {
  return Math.round(performance.timeOrigin + performance.now());
}

export interface LeaseContext {
  directories: StateDirectories;
  pendingIndex: PendingIndex;
  /** Waits for new entries that are being written: they have priority on the disk, because a visitor waits for each. */
  yieldToWriter: () => Promise<void>;
  onWarning: (warning: string) => void;
}

export class FileLease implements Lease {
  readonly entry: OutboxEntry;
  readonly #context: LeaseContext;
  /** Name of the file when it is not leased. */
  readonly #name: string;
  #leasedName: string;

  constructor(context: LeaseContext, leasedName: string, entry: OutboxEntry) {
    this.#context = context;
    this.#leasedName = leasedName;
    this.#name = entryFileName(entry.id);
    this.entry = entry;
  }

  update(entry: OutboxEntry): Promise<boolean> {
    const { untilMs = 0 } = parseLeasedFileName(this.#leasedName) ?? {};
    return this.#context.directories.wrapErrors(() => this.#write(entry, untilMs));
  }

  complete(state: FinalState, entry: OutboxEntry): Promise<void> {
    return this.#context.directories.wrapErrors(() => this.#complete(state, entry));
  }

  reschedule(entry: OutboxEntry): Promise<void> {
    return this.#context.directories.wrapErrors(() => this.#reschedule(entry));
  }

  /** Ends the lease and leaves the entry unchanged in the state from which it was leased. */
  async release(state: OutboxState): Promise<void> {
    await this.#context.directories.move("sending", this.#leasedName, state, this.#name);
  }

  /**
   * Writes the result while the file is still in `sending/`, because a file in a final state may be removed at any time,
   * and a write would restore it. If the result cannot be written, the file is moved without it: a message that was sent
   * must not be sent again because the disk is full.
   */
  async #complete(state: FinalState, entry: OutboxEntry): Promise<void> {
    const { directories, onWarning } = this.#context;
    await this.#write(entry, leaseClockMs() + SHORT_LEASE_MS).catch((cause: unknown) =>
      onWarning(`The result of ${directories.path(state, this.#name)} could not be written: ${errorMessage(cause)}.`),
    );
    if (await directories.move("sending", this.#leasedName, state, this.#name)) {
      await directories.sync(state, "sending");
    } else if (state === OUTBOX_STATE.sent && (await this.#hasCopy())) {
      // The lease has expired and another process may have taken over. It decides whether the entry failed. An entry that
      // was sent is sent in any case: the file in `sent/` makes every other copy stale.
      await directories.replaceFiles([{ directory: state, name: this.#name, text: serializeEntry(entry) }]);
    }
  }

  /** Returns false if the entry was removed after the lease expired. */
  async #hasCopy(): Promise<boolean> {
    const { directories } = this.#context;
    const leasedNames = await directories.list("sending");
    return (
      OUTBOX_STATES.some((state) => directories.has(state, this.#name)) ||
      leasedNames.some((leasedName) => parseLeasedFileName(leasedName)?.name === this.#name)
    );
  }

  /**
   * Writes the new content while the file is still in `sending/`, so that a file in `new/` is always complete. A crash
   * before the write leaves the old content, a crash after it the new one; when the lease expires, either is pending.
   */
  async #reschedule(entry: OutboxEntry): Promise<void> {
    const { directories, pendingIndex } = this.#context;
    if (!(await this.#write(entry, leaseClockMs() + SHORT_LEASE_MS))) return;
    if (await directories.move("sending", this.#leasedName, OUTBOX_STATE.pending, this.#name)) {
      pendingIndex.add(this.#name, [entry]);
    }
    await directories.sync(OUTBOX_STATE.pending, "sending");
  }

  /**
   * Writes the entry under the lease, which is renewed first, so that it cannot expire during the write.
   * @returns false if the lease has expired already, and the new owner decides
   */
  async #write(entry: OutboxEntry, untilMs: number): Promise<boolean> {
    const { directories } = this.#context;
    const renewedName = leasedFileName({ name: this.#name, untilMs, owner: directories.owner });
    if (!(await directories.move("sending", this.#leasedName, "sending", renewedName))) return false;
    this.#leasedName = renewedName;
    await directories.replaceFiles([{ directory: "sending", name: renewedName, text: serializeEntry(entry) }]);
    return true;
  }
}
