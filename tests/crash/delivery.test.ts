import { expect, test } from "vitest";
import { crashDelivery } from "./delivery.ts";

test("delivers or announces every acknowledged request, three times at most, although everything around the server fails", {
  timeout: 300_000,
}, async () => {
  const result = await crashDelivery(4);
  console.log("delivery crash test:", result);
  expect(result.acknowledged).toBeGreaterThan(0);
  expect(result).toMatchObject({ lost: 0, silent: 0 });
  expect(result.maxCopies).toBeLessThanOrEqual(3);
});
