import { expect, test } from "vitest";
import { describeReadiness } from "./describe-readiness.ts";

test("a healthy server has nothing to say", () => {
  const queue = { failed: 0, held: 0 };
  expect(describeReadiness({ store: "ok", outbox: "ok", audit: "ok", queue, oldestWaitingSeconds: 3599 })).toEqual([]);
  expect(describeReadiness({})).toEqual([]);
});

test("quote requests that need a person lead to the list that has them", () => {
  const notices = describeReadiness({ queue: { failed: 2, held: 1 }, oldestWaitingSeconds: 7300 });
  expect(notices).toEqual([
    { text: "2 quote requests could not be emailed.", requests: "failed" },
    { text: "1 quote request may be spam. Decide what to do with it.", requests: "quarantined" },
    { text: "A quote request has waited 2 hours to be emailed.", requests: "waiting" },
  ]);
});

test("failures of the server name the next step", () => {
  const texts = describeReadiness({ audit: "failed", outbox: "failed" }).map(({ text }) => text);
  expect(texts).toEqual([
    "New quote requests cannot be saved. Ask the person who runs the server to run agency doctor.",
    "The audit log cannot be written, so nobody can sign in or publish. Ask the person who runs the server to run agency doctor.",
  ]);
});
