/** How often something may be done: by one address, and by all of them. */
import { isIPv6 } from "node:net";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { Env } from "../config/env.ts";
import { ApiError } from "../http/api-error.ts";

export interface RateLimit {
  /**
   * Counts what comes from an address.
   * @param points what it counts
   * @throws ApiError `too-many`
   */
  consume(address: string, points: number): Promise<void>;
  /** Takes back what was counted. */
  refund(address: string, points: number): Promise<void>;
}

interface RateLimitOptions {
  /** How many points one address has, and all of them together, in that time. */
  each: number;
  all: number;
  seconds: number;
  /** What whoever has none left is told. */
  message?: string;
}

/** Limits that this process keeps in its memory: an address for that time, and no longer. */
export function createRateLimit({ each, all, seconds, message }: RateLimitOptions): RateLimit {
  const limiters = {
    each: new RateLimiterMemory({ points: each, duration: seconds }),
    all: new RateLimiterMemory({ points: all, duration: seconds }),
  };
  return {
    async consume(address, points) {
      await consume(limiters.each, rateLimitKey(address), points, message);
      await consume(limiters.all, "", points, message);
    },
    async refund(address, points) {
      await limiters.each.reward(rateLimitKey(address), points);
      await limiters.all.reward("", points);
    },
  };
}

/** How many quote requests may be sent within ten minutes. */
export function quoteLimits(env: Pick<Env, "QUOTE_LIMIT" | "QUOTE_LIMIT_TOTAL">): RateLimit {
  return createRateLimit({ each: env.QUOTE_LIMIT, all: env.QUOTE_LIMIT_TOTAL, seconds: 10 * 60 });
}

async function consume(limiter: RateLimiterMemory, key: string, points: number, message?: string): Promise<void> {
  try {
    await limiter.consume(key, points);
  } catch (cause) {
    if (!(cause instanceof RateLimiterRes)) throw cause;
    throw new ApiError("too-many", {
      message,
      headers: { "Retry-After": String(Math.ceil(cause.msBeforeNext / 1000)) },
    });
  }
}

/** Whoever gets one address of IPv6 gets all that begin with the same 64 bits: RFC 6177. */
function rateLimitKey(address: string): string {
  if (!address.includes(":")) return address;
  // Node writes an address of IPv4 so where it listens to both.
  const mapped = address.replace(/^::ffff:(?=\d+\.)/i, "");
  if (!isIPv6(mapped)) return mapped;
  const [head = [], tail = []] = mapped.split("::").map((part) => part.split(":").filter(Boolean));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => "0");
  return [...head, ...zeros, ...tail]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16))
    .join(":");
}
