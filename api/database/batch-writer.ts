import { setImmediate } from "node:timers/promises";

const MAX_BATCH = 500;

/**
 * Writes items in batches (group commit): those that arrive while the disk is busy are written together next, so that one
 * transaction serves many requests.
 */
export class BatchWriter<Item, Result> {
  readonly #write: (items: readonly Item[]) => Promise<readonly Result[]>;
  #queue: { item: Item; resolve: (result: Result) => void; reject: (cause: unknown) => void }[] = [];
  #isWriting = false;

  /** @param write stores the items durably, and returns a result for each in the same order */
  constructor(write: (items: readonly Item[]) => Promise<readonly Result[]>) {
    this.#write = write;
  }

  add(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ item, resolve, reject });
      if (!this.#isWriting) void this.#writeQueue();
    });
  }

  async #writeQueue(): Promise<void> {
    this.#isWriting = true;
    while (this.#queue.length > 0) {
      // Let the requests that the event loop is already processing join the batch.
      await setImmediate();
      const batch = this.#queue.splice(0, MAX_BATCH);
      try {
        const results = await this.#write(batch.map(({ item }) => item));
        for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result);
      } catch (cause) {
        for (const { reject } of batch) reject(cause);
      }
    }
    this.#isWriting = false;
  }
}
