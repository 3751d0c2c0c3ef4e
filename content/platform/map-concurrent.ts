import { availableParallelism } from "node:os";

/** Runs a task for each item, as many at a time as there are processors. The first failure ends it. */
export async function mapConcurrent<Item>(items: readonly Item[], task: (item: Item) => Promise<void>): Promise<void> {
  const queue = items.values();
  const takeTurns = async () => {
    for (const item of queue) await task(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, takeTurns));
}
