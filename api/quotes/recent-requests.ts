import { LRUCache } from "lru-cache";

export interface RecentRequest {
  /** ID under which the request is stored. */
  id: string;
  /** Time at which it was last sent, in milliseconds since 1970. */
  timeMs: number;
}

/** Limits a cache to 10,000 entries. The option `max` would allocate memory for all of them at the start. */
const LIMIT = { maxSize: 10_000, sizeCalculation: () => 1 };

/** Latest requests of this process, which recognize the same words under another idempotency key. */
export class RecentRequests {
  readonly #requests = new LRUCache<string, RecentRequest>(LIMIT);
  readonly #ids = new LRUCache<string, true>(LIMIT);

  /** Returns the latest request with a fingerprint. */
  find(fingerprint: string): RecentRequest | undefined {
    return this.#requests.get(fingerprint);
  }

  hasId(id: string): boolean {
    return this.#ids.has(id);
  }

  add(fingerprint: string, request: RecentRequest): void {
    this.#requests.set(fingerprint, request);
    this.#ids.set(request.id, true);
  }

  /** Forgets a request that was not stored under its ID. */
  remove(fingerprint: string): void {
    this.#requests.delete(fingerprint);
  }
}
