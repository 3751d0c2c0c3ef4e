import { expect, test } from "vitest";
import { deliveryRounds } from "./delivery-rounds.ts";

test("what was answered arrives, though the server is killed and the mail server flaps", {
  timeout: 180_000,
}, async () => {
  const outcome = await deliveryRounds(6);
  console.log("killed deliveries:", outcome);
  expect(outcome.acknowledged).toBeGreaterThan(0);
});
