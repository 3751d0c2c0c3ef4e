import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { RUNS } from "#tests/support/arbitraries.ts";
import { backoffMs, GIVE_UP_MS, nextAttemptMs } from "./backoff.ts";

const HOUR_MS = 3_600_000;
const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

describe("backoffMs", () => {
  test("starts at five seconds, doubles with each failure, and stops at the maximum", () => {
    const delays = Array.from({ length: 12 }, (_, index) => backoffMs(index + 1, 0) / 1000);
    expect(delays).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600]);
    expect(backoffMs(5000, 0)).toBe(HOUR_MS);
    expect(backoffMs(12, 0, 60_000)).toBe(60_000);
  });

  test("shortens the delay by up to half at random", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3000 }), random, (failures, chance) => {
        const maxMs = backoffMs(failures, 0);
        const ms = backoffMs(failures, chance);
        expect(ms).toBeLessThanOrEqual(maxMs);
        expect(ms).toBeGreaterThan(maxMs / 2 - 1);
      }),
      RUNS,
    );
  });
});

describe("nextAttemptMs", () => {
  test("gives up after five days, with a last attempt at their end", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 200 }),
        fc.integer({ min: 0, max: 2 * GIVE_UP_MS }),
        random,
        (attempts, ageMs, chance) => {
          const sinceMs = Date.UTC(2026, 0);
          const nowMs = sinceMs + ageMs;
          const nextMs = nextAttemptMs({ attempts, sinceMs, nowMs, random: chance });
          if (ageMs >= GIVE_UP_MS) expect(nextMs).toBeUndefined();
          else {
            expect(nextMs).toBeGreaterThan(nowMs);
            expect(nextMs).toBeLessThanOrEqual(Math.min(nowMs + HOUR_MS, sinceMs + GIVE_UP_MS));
          }
        },
      ),
      RUNS,
    );
  });

  test("allows 120 to 260 attempts for an entry that always fails", () => {
    fc.assert(
      fc.property(random, (chance) => {
        let attempts = 1;
        let nowMs = 0;
        for (;;) {
          const nextMs = nextAttemptMs({ attempts, sinceMs: 0, nowMs, random: chance });
          if (nextMs === undefined) break;
          nowMs = nextMs;
          attempts += 1;
        }
        expect(nowMs).toBe(GIVE_UP_MS);
        expect(attempts).toBeGreaterThan(120);
        expect(attempts).toBeLessThan(260);
      }),
      RUNS,
    );
  });
});
