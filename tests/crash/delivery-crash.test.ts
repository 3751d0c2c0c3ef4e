import { expect, test } from "vitest";
import { crashDelivery } from "./delivery-crash.ts";

test("delivers every acknowledged request although the server is killed and the mail server is unreliable", {
  timeout: 180_000,
}, async () => {
  const result = await crashDelivery(6);
  console.log("delivery crash test:", result);
  expect(result.acknowledged).toBeGreaterThan(0);
});
