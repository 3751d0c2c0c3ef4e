import { availableParallelism } from "node:os";

/** Runs a task for each item, as many at a time as there are processors. Rejects with the first failure. */
export async function mapConcurrent<Item>(items: readonly Item[], task: (item: Item) => Promise<void>): Promise<void> {
  const queue = items.values();
  const runTasks = async () => {
    for (const item of queue) await task(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, runTasks));
}
