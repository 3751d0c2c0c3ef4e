import { expect, test } from "vitest";
import { crashDelivery } from "./delivery-crash.ts";

test("what was answered arrives, though the server is killed and the mail server flaps", {
  timeout: 180_000,
}, async () => {
  const outcome = await crashDelivery(6);
  console.log("killed deliveries:", outcome);
  expect(outcome.acknowledged).toBeGreaterThan(0);
});
