/**
 * Removes entries. Their copies are removed in the order of progress, each durably before the next: after a crash in
 * between, the copy that counts is still there, and no stale copy can be delivered.
 */
import { readFile } from "node:fs/promises";
import { OUTBOX_STATE, STATES_BY_PROGRESS } from "../outbox.ts";
import type { BatchUnpacker } from "./batch-unpacker.ts";
import { parseEntry, readEntryFile } from "./entry-files.ts";
import type { LeaseContext } from "./file-lease.ts";
import { entryFileName, isBatchFileName, isBrokenFileName, withoutLease } from "./file-names.ts";

export class EntryRemover {
  readonly #context: LeaseContext;
  readonly #unpacker: BatchUnpacker;

  constructor(context: LeaseContext, unpacker: BatchUnpacker) {
    this.#context = context;
    this.#unpacker = unpacker;
  }

  /** Removes an entry with all of its copies. Returns false if it does not exist or is leased. */
  async remove(id: string): Promise<boolean> {
    const { directories, pendingIndex } = this.#context;
    const name = entryFileName(id);
    await this.#unpacker.unpackBatches(pendingIndex.findBatches(id));
    let isRemoved = false;
    for (const state of STATES_BY_PROGRESS) {
      // A worker may lease the entry at any time before its pending copy is removed.
      if (await this.#isLeased(id)) return false;
      if (!(await directories.remove(state, name))) continue;
      await directories.sync(state);
      isRemoved = true;
    }
    pendingIndex.delete(name);
    if (await directories.remove("handled", name)) await directories.sync("handled");
    return (await this.#removeFromBrokenFiles(id)) || isRemoved;
  }

  async #isLeased(id: string): Promise<boolean> {
    const { directories } = this.#context;
    for (const leasedName of await directories.list("sending")) {
      const name = withoutLease(leasedName);
      if (name === entryFileName(id)) return true;
      // Another process is unpacking the batch, and writes the entry again.
      const batch = isBatchFileName(name) ? await readEntryFile(directories.path("sending", leasedName)) : undefined;
      if (batch?.entries.some((entry) => entry.id === id)) return true;
    }
    return false;
  }

  /** Removes an entry from the batches that are kept for the operator, whose other lines may not be readable. */
  async #removeFromBrokenFiles(id: string): Promise<boolean> {
    const { directories } = this.#context;
    const directory = OUTBOX_STATE.pending;
    let isRemoved = false;
    for (const name of (await directories.list(directory)).filter(isBrokenFileName)) {
      const lines = (await readFile(directories.path(directory, name), "utf8"))
        .split("\n")
        .filter((line) => line !== "");
      const others = lines.filter((line) => parseEntry(line)?.id !== id);
      if (others.length === lines.length) continue;
      if (others.length > 0) await directories.replaceFiles([{ directory, name, text: `${others.join("\n")}\n` }]);
      else await directories.remove(directory, name);
      await directories.sync(directory);
      isRemoved = true;
    }
    return isRemoved;
  }
}
