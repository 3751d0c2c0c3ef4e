import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { deferralDelayMs, probeDelayMs, RETRY_DELAYS } from "./backoff.ts";

const HOUR_MS = 3_600_000;
const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

/** Returns the delays of an entry that is deferred until delivery is given up. */
function listDelays(chance: number): number[] {
  const delays: number[] = [];
  for (let waitedMs = 0; ; ) {
    const delayMs = deferralDelayMs(waitedMs, chance, RETRY_DELAYS);
    if (delayMs === undefined) return delays;
    delays.push(delayMs);
    waitedMs += delayMs;
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

describe("delays of a deferred entry", () => {
  test("start at five seconds, double with each failure, and stop at one hour", () => {
    const delays = listDelays(0).map((ms) => ms / 1000);
    expect(delays.slice(0, 12)).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600]);
  });

  test("are 120 to 260 in number, and five days in all", () => {
    fc.assert(
      fc.property(random, (chance) => {
        const delays = listDelays(chance);
        expect(sum(delays)).toBeCloseTo(RETRY_DELAYS.giveUp, 3);
        expect(Math.min(...delays.slice(0, -1))).toBeGreaterThanOrEqual(2500);
        expect(Math.max(...delays)).toBeLessThanOrEqual(HOUR_MS);
        expect(delays.length).toBeGreaterThan(119);
        expect(delays.length).toBeLessThan(260);
      }),
    );
  });
});

test("delays between probes double up to one minute, shortened by up to half at random", () => {
  const delays = Array.from({ length: 6 }, (_, index) => probeDelayMs(index + 1, 0, RETRY_DELAYS) / 1000);
  expect(delays).toEqual([5, 10, 20, 40, 60, 60]);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3000 }), random, (failures, chance) => {
      const maxMs = probeDelayMs(failures, 0, RETRY_DELAYS);
      const ms = probeDelayMs(failures, chance, RETRY_DELAYS);
      expect(ms).toBeLessThanOrEqual(maxMs);
      expect(ms).toBeGreaterThan(maxMs / 2 - 1);
    }),
  );
});

test("delays after refusals are a day in all, and never longer than four hours", () => {
  expect(RETRY_DELAYS.refused.slice(0, 5).map((ms) => ms / HOUR_MS)).toEqual([0.25, 0.5, 1, 2, 4]);
  expect(sum(RETRY_DELAYS.refused) / HOUR_MS).toBeCloseTo(24, 0);
  expect(Math.max(...RETRY_DELAYS.refused)).toBe(4 * HOUR_MS);
});
