import { expect, test } from "vitest";
import { crashPublisher } from "./publish-crash.ts";

test("pages agree with the content after a restart of a server that was killed during imports", {
  timeout: 180_000,
}, async () => {
  const outcome = await crashPublisher(8);
  console.log("publish crashes:", outcome);
  expect(outcome.answered).toBeGreaterThanOrEqual(outcome.rounds);
  expect(outcome.behind).toBeGreaterThan(0);
});
