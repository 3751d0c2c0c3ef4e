import { expect, test } from "vitest";
import { createMemoryRateLimit, retryAfterSeconds } from "./rate-limit.ts";

test("limits each key separately, and returns the time until the window ends", async () => {
  const { consume } = createMemoryRateLimit({ points: 3, windowSeconds: 60 });
  expect(await consume("a", 1)).toMatchObject({ isAllowed: true });
  expect(await consume("a", 2)).toMatchObject({ isAllowed: true });
  const { isAllowed, retryAfterMs } = await consume("a", 1);
  expect(isAllowed).toBe(false);
  expect(retryAfterMs).toBeGreaterThan(0);
  expect(retryAfterMs).toBeLessThanOrEqual(60_000);
  expect(await consume("b", 1)).toMatchObject({ isAllowed: true });
});

test("refunds points", async () => {
  const { consume, refund } = createMemoryRateLimit({ points: 2, windowSeconds: 60 });
  for (let attempt = 0; attempt < 10; attempt += 1) {
    expect(await consume("a", 1)).toMatchObject({ isAllowed: true });
    await refund("a", 1);
  }
  expect(await consume("a", 2)).toMatchObject({ isAllowed: true });
  expect(await consume("a", 1)).toMatchObject({ isAllowed: false });
});

test.each([
  [0, "1"],
  [1, "1"],
  [1001, "2"],
])("formats a wait of %i ms as %s s", (ms, seconds) => {
  expect(retryAfterSeconds(ms)).toBe(seconds);
});
