export interface QueuedEntry {
  id: string;
  /** Earliest time of the next attempt on the monotonic clock, in milliseconds. */
  dueMs: number;
}

/** Priority queue by due time: a binary heap, because tens of thousands of entries may be pending after an outage. */
export class DueQueue {
  #heap: QueuedEntry[] = [];

  /** Due time of the first entry. */
  get nextDueMs(): number | undefined {
    return this.#heap[0]?.dueMs;
  }

  clear(): void {
    this.#heap = [];
  }

  add(entry: QueuedEntry): void {
    const heap = this.#heap;
    let index = heap.length;
    for (let parentIndex = (index - 1) >> 1; index > 0; parentIndex = (index - 1) >> 1) {
      const parent = heap[parentIndex];
      if (parent === undefined || parent.dueMs <= entry.dueMs) break;
      heap[index] = parent;
      index = parentIndex;
    }
    heap[index] = entry;
  }

  /** Removes the first entry if it is due, and returns its ID. */
  popDue(nowMs: number): string | undefined {
    const [first] = this.#heap;
    if (first === undefined || first.dueMs > nowMs) return undefined;
    const last = this.#heap.pop();
    if (last !== undefined && last !== first) this.#heap[0] = last;
    this.#siftDown(0);
    return first.id;
  }

  #siftDown(start: number): void {
    const heap = this.#heap;
    const entry = heap[start];
    if (entry === undefined) return;
    let index = start;
    for (;;) {
      const left = 2 * index + 1;
      const isRightSmaller = (heap[left + 1]?.dueMs ?? Number.POSITIVE_INFINITY) < (heap[left]?.dueMs ?? 0);
      const childIndex = isRightSmaller ? left + 1 : left;
      const child = heap[childIndex];
      if (child === undefined || child.dueMs >= entry.dueMs) break;
      heap[index] = child;
      index = childIndex;
    }
    heap[index] = entry;
  }
}
