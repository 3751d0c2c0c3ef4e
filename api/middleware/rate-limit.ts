import { isIPv6 } from "node:net";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { Env } from "../config/env.ts";
import { ApiError } from "../http/api-error.ts";

/** A limit on how much one client, and all clients together, may do within a time window. */
export interface RateLimit {
  /**
   * Counts an action against the limits of its client and of all clients.
   * @param address IP address of the client
   * @param points cost of the action
   * @throws ApiError `too-many`, with Retry-After, if a limit is exceeded
   */
  consume(address: string, points: number): Promise<void>;
  /** Returns points to the client and to the total. */
  refund(address: string, points: number): Promise<void>;
}

interface RateLimitOptions {
  /** Points that one client may spend within the window. */
  pointsPerClient: number;
  /** Points that all clients together may spend within the window. */
  pointsTotal: number;
  windowSeconds: number;
  /** Replaces the default message of the error. */
  message?: string;
}

/**
 * Creates a rate limit that this process keeps in memory.
 * @internal exported for tests
 */
export function createRateLimit(options: RateLimitOptions): RateLimit {
  const { pointsPerClient, pointsTotal, windowSeconds: duration, message } = options;
  const perClient = new RateLimiterMemory({ points: pointsPerClient, duration });
  const total = new RateLimiterMemory({ points: pointsTotal, duration });
  return {
    async consume(address, points) {
      // A client that is over its own limit must not use up the total.
      await consumePoints(perClient, rateLimitKey(address), points, message);
      await consumePoints(total, TOTAL_KEY, points, message);
    },
    async refund(address, points) {
      await perClient.reward(rateLimitKey(address), points);
      await total.reward(TOTAL_KEY, points);
    },
  };
}

const TOTAL_KEY = "";

/** Creates the rate limit of quote requests, with a window of ten minutes. */
export function createQuoteRateLimit(env: Pick<Env, "QUOTE_LIMIT" | "QUOTE_LIMIT_TOTAL">): RateLimit {
  return createRateLimit({
    pointsPerClient: env.QUOTE_LIMIT,
    pointsTotal: env.QUOTE_LIMIT_TOTAL,
    windowSeconds: 10 * 60,
  });
}

async function consumePoints(
  limiter: RateLimiterMemory,
  key: string,
  points: number,
  message: string | undefined,
): Promise<void> {
  try {
    await limiter.consume(key, points);
  } catch (cause) {
    if (!(cause instanceof RateLimiterRes)) throw cause;
    const retryAfterSeconds = Math.ceil(cause.msBeforeNext / 1000);
    throw new ApiError("too-many", { message, headers: { "Retry-After": String(retryAfterSeconds) } });
  }
}

/**
 * Returns the key that identifies a client: an IPv4 address, or the first 64 bits of an IPv6 address. A provider assigns
 * at least all addresses with the same 64 bits to one customer (RFC 6177).
 */
export function rateLimitKey(address: string): string {
  if (!address.includes(":")) return address;
  // A dual-stack socket reports an IPv4 address in its IPv6-mapped form.
  const unmapped = address.replace(/^::ffff:(?=\d+\.)/i, "");
  if (!isIPv6(unmapped)) return unmapped;
  const [head = [], tail = []] = unmapped.split("::").map((part) => part.split(":").filter(Boolean));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => "0");
  return [...head, ...zeros, ...tail]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16))
    .join(":");
}
