import { LRUCache } from "lru-cache";

/** Latest requests by fingerprint, which recognize the same words under another idempotency key. */
export type RecentRequests = LRUCache<string, RecentRequest>;

export interface RecentRequest {
  /** ID under which the request is stored. */
  id: string;
  /** Time at which it was last sent, in milliseconds since 1970. */
  timeMs: number;
}

const MAX_REQUESTS = 10_000;

export function createRecentRequests(): RecentRequests {
  return new LRUCache({ max: MAX_REQUESTS });
}
