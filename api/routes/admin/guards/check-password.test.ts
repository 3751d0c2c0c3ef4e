import { setTimeout as sleep } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { createGuessQueue } from "./check-password.ts";

const VERIFY_MS = 20;

/** Creates a queue, and records what it verifies and how long it waits otherwise. */
function setUp() {
  const verified: string[] = [];
  const answered: string[] = [];
  let [running, most] = [0, 0];
  const wait = vi.fn((ms: number) => sleep(ms));
  const queue = createGuessQueue(wait);
  const guess = async (account: string, isAccount = false) => {
    const verify = async () => {
      verified.push(account);
      running += 1;
      most = Math.max(most, running);
      await sleep(VERIFY_MS);
      running -= 1;
      return isAccount;
    };
    try {
      return await queue({ account, isAccount, verify });
    } finally {
      answered.push(account);
    }
  };
  return { guess, verified, answered, wait, most: () => most };
}

const codesOf = (results: readonly PromiseSettledResult<boolean>[]) =>
  results.map((result) => (result.status === "fulfilled" ? "verified" : (result.reason.code as string)));

test("a flood of guesses for names without an account does not delay a person with one", async () => {
  const { guess, verified, answered } = setUp();
  const flood = Array.from({ length: 200 }, (_, n) => guess(`nobody-${n}`));
  await sleep(1);
  const ada = guess("ada", true);
  flood.push(...Array.from({ length: 200 }, (_, n) => guess(`nobody-${n + 200}`)));
  expect(await ada).toBe(true);
  expect(answered.indexOf("ada")).toBeLessThan(201);
  expect(await Promise.all(flood)).toEqual(Array(400).fill(false));
  expect(verified.indexOf("ada")).toBeLessThan(3);
});

test("an account and a name without one have the same number of places, which others do not take", async () => {
  for (const isAccount of [true, false]) {
    const { guess } = setUp();
    const results = Promise.allSettled(Array.from({ length: 10 }, () => guess("ada", isAccount)));
    expect(await guess("ben", true)).toBe(true);
    expect(codesOf(await results)).toEqual([...Array(8).fill("verified"), "too-many", "too-many"]);
    await expect(guess("ada", isAccount)).resolves.toBe(isAccount);
  }
});

test("verifies the passwords of accounts one after another", async () => {
  const { guess, verified, most } = setUp();
  await Promise.all(["ada", "ben", "ada", "ben"].map((name) => guess(name, true)));
  expect([verified, most()]).toEqual([["ada", "ben", "ada", "ben"], 1]);
});

test("answers guesses for a name without an account as late as those for an account", async () => {
  const measure = async (isAccount: boolean) => {
    const { guess } = setUp();
    const busy = [guess("ben", true), guess("ben", true)];
    const startMs = performance.now();
    const times = await Promise.all(
      Array.from({ length: 4 }, async () => {
        await guess("ada", isAccount);
        return performance.now() - startMs;
      }),
    );
    await Promise.all(busy);
    return times.map((ms) => Math.floor(ms / VERIFY_MS));
  };
  expect(await measure(false)).toEqual((await measure(true)).map((turns) => expect.closeTo(turns, -1)));
  const [first = 0, , , last = 0] = await measure(false);
  expect(first).toBeGreaterThanOrEqual(2);
  expect(last - first).toBeGreaterThanOrEqual(2);
});

test("verifies a guess for a name without an account only while nothing else is verified", async () => {
  const { guess, verified, wait } = setUp();
  await guess("nobody");
  expect([verified, wait.mock.calls]).toEqual([["nobody"], []]);
  await Promise.all([guess("nobody"), guess("eve"), guess("mallory")]);
  expect(verified).toHaveLength(2);
  expect(wait.mock.calls).toEqual(Array(2).fill([expect.closeTo(VERIFY_MS, -2)]));
});
