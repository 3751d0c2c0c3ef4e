import { expect, test } from "vitest";
import { ENGINES, memoryDatabase } from "#tests/support/database/office-databases.ts";
import { createChallenges } from "./challenges.ts";

const MINUTE_MS = 60_000;

function testChallenges(database = memoryDatabase()) {
  const state = { nowMs: Date.UTC(2026, 10, 22) };
  const open = (secret = "a secret for tests that is long enough") =>
    createChallenges({ database, secret, now: () => state.nowMs });
  const countUsed = async () =>
    (await database.read((db) => db.selectFrom("used_challenges").select("id").execute())).length;
  return { state, countUsed, open };
}

test("a challenge is valid for its binding and for five minutes, also on another server", () => {
  const { state, open } = testChallenges();
  const challenge = open().issue("sign-in a");
  expect(open().isValid(challenge, "sign-in a")).toBe(true);
  expect(open().isValid(challenge, "sign-in b")).toBe(false);
  expect(open("another secret that is long enough").isValid(challenge, "sign-in a")).toBe(false);
  state.nowMs += 5 * MINUTE_MS - 1;
  expect(open().isValid(challenge, "sign-in a")).toBe(true);
  state.nowMs += 1;
  expect(open().isValid(challenge, "sign-in a")).toBe(false);
});

test.each(ENGINES)("a challenge in %s is used once, also by two servers at the same time", async (_, create) => {
  const { open } = testChallenges((await create())());
  const challenge = open().issue("sign-in a");
  expect((await Promise.all([open().use(challenge), open().use(challenge)])).sort()).toEqual([false, true]);
});

test("issuing stores nothing, and the rows of used challenges go when their time is over", async () => {
  const { state, countUsed, open } = testChallenges();
  const challenges = open();
  const first = challenges.issue("sign-in a");
  expect(await countUsed()).toBe(0);
  await challenges.use(first);
  state.nowMs += 5 * MINUTE_MS;
  await challenges.use(challenges.issue("sign-in a"));
  expect(await countUsed()).toBe(1);
});
