import { availableParallelism } from "node:os";
import { setImmediate } from "node:timers/promises";

/** Time for which a server may answer nothing while it works through a long list. */
const MAX_TURN_MS = 10;

/**
 * Returns a function to call between the items of a long list. It lets the process handle events once the work has kept it
 * from doing so for some time, and rejects with the abort reason of the signal.
 */
export function createPause(signal?: AbortSignal): () => Promise<void> {
  let startMs = performance.now();
  return async () => {
    if (performance.now() - startMs >= MAX_TURN_MS) {
      await setImmediate();
      startMs = performance.now();
    }
    signal?.throwIfAborted();
  };
}

/** Runs a task for each item, by default as many at a time as there are processors. Rejects with the first failure. */
export async function mapConcurrent<Item>(
  items: readonly Item[],
  task: (item: Item) => Promise<void>,
  atOnce: number = availableParallelism(),
): Promise<void> {
  const queue = items.values();
  const runTasks = async () => {
    for (const item of queue) await task(item);
  };
  await Promise.all(Array.from({ length: atOnce }, runTasks));
}
