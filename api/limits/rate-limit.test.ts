import { expect, test } from "vitest";
import { ApiError } from "../http/api-error.ts";
import { createRateLimit, quoteLimits } from "./rate-limit.ts";

const refused = async (promise: Promise<void>) =>
  promise.then(
    () => false,
    (error: unknown) =>
      error instanceof ApiError && error.code === "too-many" && Number(error.headers["Retry-After"]) > 0,
  );

test("an address may send so many, and says when it may again", async () => {
  const limits = quoteLimits({ QUOTE_LIMIT: 3, QUOTE_LIMIT_TOTAL: 100 });
  await limits.consume("203.0.113.7", 1);
  await limits.consume("203.0.113.7", 2);
  expect(await refused(limits.consume("203.0.113.7", 1))).toBe(true);
  await limits.consume("203.0.113.8", 1);
});

test("all of them together may send so many", async () => {
  const limits = quoteLimits({ QUOTE_LIMIT: 10, QUOTE_LIMIT_TOTAL: 2 });
  await limits.consume("203.0.113.7", 1);
  await limits.consume("203.0.113.8", 1);
  expect(await refused(limits.consume("203.0.113.9", 1))).toBe(true);
});

test("who is over its own limit takes nothing from the others", async () => {
  const limits = quoteLimits({ QUOTE_LIMIT: 1, QUOTE_LIMIT_TOTAL: 2 });
  await limits.consume("203.0.113.7", 1);
  for (let time = 0; time < 5; time += 1) expect(await refused(limits.consume("203.0.113.7", 1))).toBe(true);
  await limits.consume("203.0.113.8", 1);
});

test("what is forgiven counts no more, for the address and for all", async () => {
  const limits = createRateLimit({ each: 2, all: 3, seconds: 60 });
  for (let time = 0; time < 10; time += 1) {
    await limits.consume("203.0.113.7", 1);
    await limits.refund("203.0.113.7", 1);
  }
  await limits.consume("203.0.113.7", 2);
  expect(await refused(limits.consume("203.0.113.7", 1))).toBe(true);
  await limits.consume("203.0.113.8", 1);
  expect(await refused(limits.consume("203.0.113.9", 1))).toBe(true);
});

test("whoever is refused is told why, where there is more to say", async () => {
  const { consume: count } = createRateLimit({ each: 1, all: 9, seconds: 60, message: "There were too many." });
  await count("203.0.113.7", 1);
  const error = await count("203.0.113.7", 1).catch((cause: unknown) => cause);
  expect(error).toMatchObject({ message: "There were too many.", headers: { "Retry-After": "60" } });
});

test.each([
  ["2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", true],
  ["2001:db8:1:2::1", "2001:0db8:0001:0002:0:0:0:9", true],
  ["::1", "::2", true],
  ["2001:db8:1:2::1", "2001:db8:1:3::1", false],
  ["::ffff:203.0.113.7", "::ffff:203.0.113.8", false],
  ["203.0.113.7", "203.0.113.8", false],
])("%s and %s are one household: %s", async (one, other, isOne) => {
  const limits = quoteLimits({ QUOTE_LIMIT: 1, QUOTE_LIMIT_TOTAL: 100 });
  await limits.consume(one, 1);
  expect(await refused(limits.consume(other, 1))).toBe(isOne);
});
