import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

export interface RateLimitResult {
  isAllowed: boolean;
  /** Time until the window ends. */
  retryAfterMs: number;
}

/** A limit on the points that each key may use within a time window. */
export interface RateLimit {
  /** Counts an action. Actions over the limit count too, and do not extend the window. */
  consume(key: string, points: number): Promise<RateLimitResult>;
  /** Returns points to a key. */
  refund(key: string, points: number): Promise<void>;
}

export interface RateLimitOptions {
  /** Points that one key may use within the window. */
  points: number;
  windowSeconds: number;
}

/** Creates a rate limit that this process keeps in memory. */
export function createMemoryRateLimit({ points: maxPoints, windowSeconds }: RateLimitOptions): RateLimit {
  const limiter = new RateLimiterMemory({ points: maxPoints, duration: windowSeconds });
  return {
    async consume(key, points) {
      try {
        const { msBeforeNext } = await limiter.consume(key, points);
        return { isAllowed: true, retryAfterMs: msBeforeNext };
      } catch (rejected) {
        if (!(rejected instanceof RateLimiterRes)) throw rejected;
        return { isAllowed: false, retryAfterMs: rejected.msBeforeNext };
      }
    },
    async refund(key, points) {
      await limiter.reward(key, points);
    },
  };
}

/** Returns the value of the header Retry-After for a time: whole seconds, at least one. */
export function retryAfterSeconds(ms: number): string {
  return String(Math.max(1, Math.ceil(ms / 1000)));
}
