/** Number of calls to a service at the same time. */
const MAX_CONCURRENT_CALLS = 32;

/** Calls a service for each item, and returns the results in the order of the items. */
export async function mapInBatches<Item, Result>(
  items: readonly Item[],
  call: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += MAX_CONCURRENT_CALLS) {
    results.push(...(await Promise.all(items.slice(start, start + MAX_CONCURRENT_CALLS).map(call))));
  }
  return results;
}
