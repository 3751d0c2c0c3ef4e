import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

export interface RateLimitResult {
  isAllowed: boolean;
  /** Time until the window ends. */
  retryAfterMs: number;
}

/** A limit on the actions of each key within a time window. */
export interface RateLimit {
  /** Counts an action. Actions over the limit do not extend the window. */
  consume(key: string): Promise<RateLimitResult>;
}

export interface RateLimitOptions {
  /** Number of actions of one key within the window. */
  maxActions: number;
  windowSeconds: number;
}

/** Creates a rate limit that this process keeps in memory. */
export function createMemoryRateLimit({ maxActions, windowSeconds }: RateLimitOptions): RateLimit {
  const limiter = new RateLimiterMemory({ points: maxActions, duration: windowSeconds });
  return {
    async consume(key) {
      try {
        const { msBeforeNext } = await limiter.consume(key);
        return { isAllowed: true, retryAfterMs: msBeforeNext };
      } catch (rejected) {
        if (!(rejected instanceof RateLimiterRes)) throw rejected;
        return { isAllowed: false, retryAfterMs: rejected.msBeforeNext };
      }
    },
  };
}

/** Returns the value of the header Retry-After for a time: whole seconds, at least one. */
export function retryAfterSeconds(ms: number): string {
  return String(Math.max(1, Math.ceil(ms / 1000)));
}
