import { expect, test } from "vitest";
import { ApiError } from "../http/api-error.ts";
import { createQuoteRateLimit, createRateLimit } from "./rate-limit.ts";

/** Returns true if the promise rejects with `too-many` and a positive Retry-After. */
const isRejected = async (promise: Promise<void>) =>
  promise.then(
    () => false,
    (error: unknown) =>
      error instanceof ApiError && error.code === "too-many" && Number(error.headers["Retry-After"]) > 0,
  );

test("limits each client separately, and sets Retry-After", async () => {
  const rateLimit = createQuoteRateLimit({ QUOTE_LIMIT: 3, QUOTE_LIMIT_TOTAL: 100 });
  await rateLimit.consume("203.0.113.7", 1);
  await rateLimit.consume("203.0.113.7", 2);
  expect(await isRejected(rateLimit.consume("203.0.113.7", 1))).toBe(true);
  await rateLimit.consume("203.0.113.8", 1);
});

test("limits all clients together", async () => {
  const rateLimit = createQuoteRateLimit({ QUOTE_LIMIT: 10, QUOTE_LIMIT_TOTAL: 2 });
  await rateLimit.consume("203.0.113.7", 1);
  await rateLimit.consume("203.0.113.8", 1);
  expect(await isRejected(rateLimit.consume("203.0.113.9", 1))).toBe(true);
});

test("does not count the rejected requests of one client against the total", async () => {
  const rateLimit = createQuoteRateLimit({ QUOTE_LIMIT: 1, QUOTE_LIMIT_TOTAL: 2 });
  await rateLimit.consume("203.0.113.7", 1);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect(await isRejected(rateLimit.consume("203.0.113.7", 1))).toBe(true);
  }
  await rateLimit.consume("203.0.113.8", 1);
});

test("refunds points to the client and to the total", async () => {
  const rateLimit = createRateLimit({ pointsPerClient: 2, pointsTotal: 3, windowSeconds: 60 });
  for (let attempt = 0; attempt < 10; attempt += 1) {
    await rateLimit.consume("203.0.113.7", 1);
    await rateLimit.refund("203.0.113.7", 1);
  }
  await rateLimit.consume("203.0.113.7", 2);
  expect(await isRejected(rateLimit.consume("203.0.113.7", 1))).toBe(true);
  await rateLimit.consume("203.0.113.8", 1);
  expect(await isRejected(rateLimit.consume("203.0.113.9", 1))).toBe(true);
});

test("rejects with the configured message", async () => {
  const options = { pointsPerClient: 1, pointsTotal: 9, windowSeconds: 60, message: "There were too many." };
  const { consume } = createRateLimit(options);
  await consume("203.0.113.7", 1);
  const error = await consume("203.0.113.7", 1).catch((cause: unknown) => cause);
  expect(error).toMatchObject({ message: "There were too many.", headers: { "Retry-After": "60" } });
});

test.each([
  ["2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", true],
  ["2001:db8:1:2::1", "2001:0db8:0001:0002:0:0:0:9", true],
  ["::1", "::2", true],
  ["2001:db8:1:2::1", "2001:db8:1:3::1", false],
  ["::ffff:203.0.113.7", "::ffff:203.0.113.8", false],
  ["203.0.113.7", "203.0.113.8", false],
])("counts %s and %s as the same client: %s", async (one, other, isSame) => {
  const rateLimit = createQuoteRateLimit({ QUOTE_LIMIT: 1, QUOTE_LIMIT_TOTAL: 100 });
  await rateLimit.consume(one, 1);
  expect(await isRejected(rateLimit.consume(other, 1))).toBe(isSame);
});
