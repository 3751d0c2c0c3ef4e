import fc from "fast-check";
import { expect, test } from "vitest";
import { RUNS } from "#tests/support/arbitraries.ts";
import { backoffMs, GIVE_UP_MS, nextAttemptMs } from "./backoff.ts";

const HOUR_MS = 3_600_000;
const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

test("waits five seconds, twice as long each time, and an hour at most", () => {
  const waits = Array.from({ length: 12 }, (_, index) => backoffMs(index + 1, 0) / 1000);
  expect(waits).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600]);
  expect(backoffMs(5000, 0)).toBe(HOUR_MS);
  expect(backoffMs(12, 0, 60_000)).toBe(60_000);
});

test("waits up to half of it less", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3000 }), random, (failures, chance) => {
      const wholeMs = backoffMs(failures, 0);
      const ms = backoffMs(failures, chance);
      expect(ms).toBeLessThanOrEqual(wholeMs);
      expect(ms).toBeGreaterThan(wholeMs / 2 - 1);
    }),
    RUNS,
  );
});

test("gives up five days after it began, and not before a last attempt at their end", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 200 }),
      fc.integer({ min: 0, max: 2 * GIVE_UP_MS }),
      random,
      (attempts, age, chance) => {
        const sinceMs = Date.UTC(2026, 0);
        const nowMs = sinceMs + age;
        const nextMs = nextAttemptMs({ attempts, sinceMs, nowMs, random: chance });
        if (age >= GIVE_UP_MS) expect(nextMs).toBeUndefined();
        else {
          expect(nextMs).toBeGreaterThan(nowMs);
          expect(nextMs).toBeLessThanOrEqual(Math.min(nowMs + HOUR_MS, sinceMs + GIVE_UP_MS));
        }
      },
    ),
    RUNS,
  );
});

test("an entry that always fails is tried for five days, some two hundred times at most", () => {
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
