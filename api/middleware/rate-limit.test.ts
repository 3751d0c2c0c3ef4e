import { expect, test } from "vitest";
import { createMemoryRateLimit, retryAfterSeconds } from "./rate-limit.ts";

test("limits each key separately, and returns the time until the window ends", async () => {
  const { consume } = createMemoryRateLimit({ maxActions: 2, windowSeconds: 60 });
  expect(await consume("a")).toMatchObject({ isAllowed: true });
  expect(await consume("a")).toMatchObject({ isAllowed: true });
  const { isAllowed, retryAfterMs } = await consume("a");
  expect(isAllowed).toBe(false);
  expect(retryAfterMs).toBeGreaterThan(0);
  expect(retryAfterMs).toBeLessThanOrEqual(60_000);
  expect(await consume("b")).toMatchObject({ isAllowed: true });
});

test.each([
  [0, "1"],
  [1, "1"],
  [1001, "2"],
])("formats a wait of %i ms as %s s", (ms, seconds) => {
  expect(retryAfterSeconds(ms)).toBe(seconds);
});
