/**
 * Leases on entries. A process leases an entry by renaming its file to `sending/`, under a name with the process and
 * the end of the lease. The rename is atomic, so exactly one of several processes succeeds. No other lock exists.
 *
 * A crash between two steps may leave two copies of an entry, for example one in `new/` and one in `sent/`. Only the
 * process that has leased the entry resolves this: the copy that has progressed further counts, the other is removed.
 * The order of progress is pending, leased, failed or sent.
 */
import { isDead } from "#content/platform/process-identity.ts";
import { resetForRetry } from "../entry.ts";
import { OUTBOX_STATE, type OutboxState, type RetryOptions } from "../outbox.ts";
import type { BatchUnpacker } from "./batch-unpacker.ts";
import { readEntryFile } from "./entry-files.ts";
import { FileLease, type LeaseContext, leaseClockMs, SHORT_LEASE_MS } from "./file-lease.ts";
import { entryFileName, leasedFileName, parseLeasedFileName } from "./file-names.ts";

const RETRYABLE_STATES = [OUTBOX_STATE.pending, OUTBOX_STATE.quarantined, OUTBOX_STATE.failed] as const;

export class Leases {
  readonly #context: LeaseContext;
  readonly #unpacker: BatchUnpacker;

  constructor(context: LeaseContext, unpacker: BatchUnpacker) {
    this.#context = context;
    this.#unpacker = unpacker;
  }

  /**
   * Leases an entry that is in a state.
   * @returns undefined if the entry is not in this state, another process has leased it, or it is a stale copy
   */
  async acquire(from: OutboxState, id: string, leaseMs = SHORT_LEASE_MS): Promise<FileLease | undefined> {
    const { directories, pendingIndex, onWarning } = this.#context;
    await this.#unpacker.unpackEntry(id);
    const name = entryFileName(id);
    const leasedName = leasedFileName({ name, untilMs: leaseClockMs() + leaseMs, owner: directories.owner });
    const isMoved = await directories.move(from, name, "sending", leasedName);
    if (from === OUTBOX_STATE.pending) pendingIndex.delete(name);
    if (!isMoved) return undefined;
    let mustMoveBack = true;
    try {
      const { entries = [], problem } = (await readEntryFile(directories.path("sending", leasedName))) ?? {};
      if (problem !== undefined) onWarning(`${directories.path(from, name)} ${problem}.`);
      const [entry] = entries;
      const leases = (await directories.list("sending")).filter((other) => parseLeasedFileName(other)?.name === name);
      // If another process has leased a copy of this entry, that process delivers it.
      if (entry === undefined || leases.length > 1) return undefined;
      mustMoveBack = false;
      const isStale = [OUTBOX_STATE.sent, OUTBOX_STATE.failed].some((state) => directories.has(state, name));
      if (!isStale || from === OUTBOX_STATE.sent) return new FileLease(this.#context, leasedName, entry);
      await directories.remove("sending", leasedName);
      return undefined;
    } finally {
      if (mustMoveBack) await directories.move("sending", leasedName, from, name);
    }
  }

  /** Makes an entry due now. Returns false if it does not exist, is leased, or was sent and may not be sent again. */
  async retry(id: string, { mayResend = false }: RetryOptions): Promise<boolean> {
    for (const from of mayResend ? [...RETRYABLE_STATES, OUTBOX_STATE.sent] : RETRYABLE_STATES) {
      const lease = await this.acquire(from, id);
      if (lease === undefined) continue;
      try {
        await lease.reschedule(resetForRetry(from, lease.entry));
        return true;
      } catch (cause) {
        await lease.release(from);
        throw cause;
      }
    }
    return false;
  }

  /** Removes the pending copy of an entry that was sent or has failed. */
  async removeStaleCopy(id: string): Promise<void> {
    const lease = await this.acquire(OUTBOX_STATE.pending, id);
    // Another process has moved the entry out of its final state since: it is not stale.
    await lease?.release(OUTBOX_STATE.pending);
  }

  /** Makes files pending again whose lease has expired or whose owner is dead. */
  async releaseExpired(): Promise<void> {
    const { directories } = this.#context;
    for (const leasedName of await directories.list("sending")) {
      const leased = parseLeasedFileName(leasedName);
      if (leased === undefined) continue;
      const nowMs = leased.owner === directories.owner ? leaseClockMs() : Date.now();
      if (leased.untilMs <= nowMs || isDead(leased.owner)) {
        await directories.move("sending", leasedName, OUTBOX_STATE.pending, leased.name);
      }
    }
  }
}
