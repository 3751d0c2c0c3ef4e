import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { memoizeFor } from "./memoize-for.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("shares a result until its time is over, counted from its completion", async () => {
  let loads = 0;
  const read = memoizeFor(1000, async () => {
    loads += 1;
    await new Promise((resolve) => setTimeout(resolve, 5000));
    return loads;
  });
  const first = read();
  await vi.advanceTimersByTimeAsync(4999);
  const second = read();
  await vi.advanceTimersByTimeAsync(1);
  expect([await first, await second]).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(999);
  expect(await read()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  const next = read();
  await vi.advanceTimersByTimeAsync(5000);
  expect(await next).toBe(2);
});

test("rejects all calls that share a failure, and loads again later", async () => {
  const read = memoizeFor(1000, vi.fn().mockRejectedValueOnce(new Error("EIO")).mockResolvedValue("fine"));
  const results = await Promise.allSettled([read(), read()]);
  expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await read()).toBe("fine");
});
