/** How often the form may be sent: by one address, and by all of them. */
import { isIPv6 } from "node:net";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { ApiError } from "./api-error.ts";
import type { Env } from "./env.ts";

export interface Limits {
  /**
   * Counts a request.
   * @param address of whoever sent it
   * @param points what it counts
   * @throws ApiError `too-many`
   */
  count(address: string, points: number): Promise<void>;
}

const windowSeconds = 10 * 60;

/** Limits that this process keeps in its memory. Addresses are kept nowhere else, and for ten minutes. */
export function createLimits({
  QUOTE_LIMIT,
  QUOTE_LIMIT_TOTAL,
}: Pick<Env, "QUOTE_LIMIT" | "QUOTE_LIMIT_TOTAL">): Limits {
  const each = new RateLimiterMemory({ points: QUOTE_LIMIT, duration: windowSeconds });
  const all = new RateLimiterMemory({ points: QUOTE_LIMIT_TOTAL, duration: windowSeconds });
  return {
    async count(address, points) {
      await consume(each, householdOf(address), points);
      await consume(all, "", points);
    },
  };
}

async function consume(limiter: RateLimiterMemory, key: string, points: number): Promise<void> {
  try {
    await limiter.consume(key, points);
  } catch (cause) {
    if (!(cause instanceof RateLimiterRes)) throw cause;
    throw new ApiError("too-many", { headers: { "Retry-After": String(Math.ceil(cause.msBeforeNext / 1000)) } });
  }
}

/** Whoever gets one address of IPv6 gets all that begin with the same 64 bits: RFC 6177. */
function householdOf(address: string): string {
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
