/** Unpacks batch files into one file per entry, because only an entry file can be leased. */
import { OUTBOX_STATE, type OutboxEntry } from "../outbox.ts";
import { readEntryFile, serializeEntry } from "./entry-files.ts";
import { type LeaseContext, leaseClockMs, SHORT_LEASE_MS } from "./file-lease.ts";
import { brokenFileName, entryFileName, leasedFileName, parseLeasedFileName } from "./file-names.ts";

/** Number of entry files to write before new requests may use the disk. */
const MAX_FILES_PER_WRITE = 16;

export class BatchUnpacker {
  readonly #context: LeaseContext;
  /** Unpacking in progress, by batch name. */
  readonly #unpacking = new Map<string, Promise<void>>();

  constructor(context: LeaseContext) {
    this.#context = context;
  }

  /** Makes sure that a pending entry has an entry file. */
  async unpackEntry(id: string): Promise<void> {
    const batch = this.#context.pendingIndex.findBatch(id);
    await this.unpackBatches(batch === undefined ? [] : [batch]);
  }

  /** Unpacks batches, and waits until no batch is being unpacked. */
  async unpackBatches(batches: readonly string[]): Promise<void> {
    for (const batch of batches) {
      if (this.#unpacking.has(batch)) continue;
      this.#unpacking.set(
        batch,
        this.#unpack(batch).finally(() => this.#unpacking.delete(batch)),
      );
    }
    await Promise.all(this.#unpacking.values());
  }

  /**
   * Unpacks a batch under a lease. The batch is removed only after its entries are durable. After a crash, another
   * process unpacks it again and skips the entries that have a file in any directory.
   */
  async #unpack(batch: string): Promise<void> {
    const { directories, pendingIndex, yieldToWriter, onWarning } = this.#context;
    const untilMs = leaseClockMs() + SHORT_LEASE_MS;
    const leasedName = leasedFileName({ name: batch, untilMs, owner: directories.owner });
    const file = (await directories.move(OUTBOX_STATE.pending, batch, "sending", leasedName))
      ? await readEntryFile(directories.path("sending", leasedName))
      : undefined;
    if (file !== undefined) {
      try {
        await this.#writeEntries(file.entries);
      } catch (cause) {
        await directories.move("sending", leasedName, OUTBOX_STATE.pending, batch);
        throw cause;
      }
      if (file.problem === undefined) await directories.remove("sending", leasedName);
      else {
        // Keep the file for the operator, under a name that the outbox ignores.
        const brokenName = brokenFileName(batch);
        onWarning(`${directories.path(OUTBOX_STATE.pending, brokenName)} ${file.problem}.`);
        await directories.move("sending", leasedName, OUTBOX_STATE.pending, brokenName);
      }
      await directories.sync(OUTBOX_STATE.pending, "sending");
    }
    pendingIndex.delete(batch);
    await yieldToWriter();
  }

  async #writeEntries(entries: readonly OutboxEntry[]): Promise<void> {
    const { directories, pendingIndex, yieldToWriter } = this.#context;
    const leased = new Set((await directories.list("sending")).map((name) => parseLeasedFileName(name)?.name));
    const states = [OUTBOX_STATE.pending, OUTBOX_STATE.failed, OUTBOX_STATE.sent];
    const hasFile = (name: string) => leased.has(name) || states.some((state) => directories.has(state, name));
    for (let start = 0; start < entries.length; start += MAX_FILES_PER_WRITE) {
      const missing = entries
        .slice(start, start + MAX_FILES_PER_WRITE)
        .map((entry) => ({ entry, name: entryFileName(entry.id) }))
        .filter(({ name }) => !hasFile(name));
      await directories.replaceFiles(
        missing.map(({ entry, name }) => ({ directory: OUTBOX_STATE.pending, name, text: serializeEntry(entry) })),
      );
      for (const { entry, name } of missing) pendingIndex.add(name, [entry]);
      await yieldToWriter();
    }
  }
}
