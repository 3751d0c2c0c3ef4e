import { expect, test } from "vitest";
import { liveRounds } from "./live-rounds.ts";

test("a server that is killed while imports come in has pages that agree with the content once it starts again", {
  timeout: 180_000,
}, async () => {
  const outcome = await liveRounds(8);
  console.log("killed servers:", outcome);
  expect(outcome.answered).toBeGreaterThanOrEqual(8);
});
