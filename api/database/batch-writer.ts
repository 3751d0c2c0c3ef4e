import { setImmediate } from "node:timers/promises";

const MAX_BATCH = 500;

/**
 * Creates a function that writes items in batches (group commit): those that arrive while the disk is busy are written together next, so that one
 * transaction serves many requests.
 * @param write stores the items durably, and returns a result for each in the same order
 */
export function createBatchWriter<Item, Result>(write: (items: readonly Item[]) => Promise<readonly Result[]>) {
  const queue: { item: Item; resolve: (result: Result) => void; reject: (cause: unknown) => void }[] = [];
  let isWriting = false;

  async function writeQueue(): Promise<void> {
    isWriting = true;
    while (queue.length > 0) {
      // Let the requests that the event loop is already processing join the batch.
      await setImmediate();
      const batch = queue.splice(0, MAX_BATCH);
      try {
        const results = await write(batch.map(({ item }) => item));
        for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result);
      } catch (cause) {
        for (const { reject } of batch) reject(cause);
      }
    }
    isWriting = false;
  }

  return (item: Item): Promise<Result> =>
    new Promise((resolve, reject) => {
      queue.push({ item, resolve, reject });
      if (!isWriting) void writeQueue();
    });
}
