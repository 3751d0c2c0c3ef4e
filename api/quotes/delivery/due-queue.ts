/** What waits, by when it is due: a binary heap, since there may be tens of thousands. */
export interface Due {
  id: string;
  /** In milliseconds since 1970. */
  dueMs: number;
}

export class DueQueue {
  #heap: Due[] = [];

  /** When the next one is due. */
  get nextMs(): number | undefined {
    return this.#heap[0]?.dueMs;
  }

  /** Replaces what is in the queue. */
  fill(all: readonly Due[]): void {
    this.#heap = [...all];
    for (let at = (all.length - 1) >> 1; at >= 0; at -= 1) this.#sink(at);
  }

  add(due: Due): void {
    const heap = this.#heap;
    let at = heap.length;
    for (let up = (at - 1) >> 1; at > 0; up = (at - 1) >> 1) {
      const parent = heap[up];
      if (parent === undefined || parent.dueMs <= due.dueMs) break;
      heap[at] = parent;
      at = up;
    }
    heap[at] = due;
  }

  /** Takes the next one out where it is due. */
  take(nowMs: number): string | undefined {
    const [first] = this.#heap;
    if (first === undefined || first.dueMs > nowMs) return undefined;
    const last = this.#heap.pop();
    if (last !== undefined && last !== first) this.#heap[0] = last;
    this.#sink(0);
    return first.id;
  }

  #sink(from: number): void {
    const heap = this.#heap;
    const due = heap[from];
    if (due === undefined) return;
    let at = from;
    for (;;) {
      const left = 2 * at + 1;
      const least = (heap[left + 1]?.dueMs ?? Number.POSITIVE_INFINITY) < (heap[left]?.dueMs ?? 0) ? left + 1 : left;
      const child = heap[least];
      if (child === undefined || child.dueMs >= due.dueMs) break;
      heap[at] = child;
      at = least;
    }
    heap[at] = due;
  }
}
