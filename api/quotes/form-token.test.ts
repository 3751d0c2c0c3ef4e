import { describe, expect, test } from "vitest";
import { MIN_FILL_MS } from "#schemas/quotes/quote-request.ts";
import { carryOverFormToken, issueFormToken, readFormToken } from "./form-token.ts";

const SECRET = "one secret";
const NOON_MS = Date.UTC(2026, 10, 20, 12);
const HOUR_MS = 60 * 60 * 1000;

describe("readFormToken", () => {
  test("returns the age of a valid token up to 24 hours", () => {
    const token = issueFormToken(SECRET, NOON_MS);
    expect(readFormToken(token, SECRET, NOON_MS)?.ageMs).toBe(0);
    expect(readFormToken(token, SECRET, NOON_MS + 1999)?.ageMs).toBe(1999);
    expect(readFormToken(token, SECRET, NOON_MS + 24 * HOUR_MS)?.ageMs).toBe(24 * HOUR_MS);
  });

  test("returns different ids for tokens of the same time", () => {
    const ids = [1, 2].map(() => readFormToken(issueFormToken(SECRET, NOON_MS), SECRET, NOON_MS)?.id);
    expect(ids[0]).not.toBe(ids[1]);
  });

  test.each([
    ["an empty text", ""],
    ["a text without a signature", "token"],
    ["a time without its signature", issueFormToken(SECRET, NOON_MS).split(".")[0] ?? ""],
    ["a token with a changed time", issueFormToken(SECRET, NOON_MS).replace(/^./, "1")],
    ["a token with a changed signature", `${issueFormToken(SECRET, NOON_MS).slice(0, -2)}xx`],
    ["a token signed with another secret", issueFormToken("another secret", NOON_MS)],
    ["a token older than 24 hours", issueFormToken(SECRET, NOON_MS - 25 * HOUR_MS)],
    ["a token from the future", issueFormToken(SECRET, NOON_MS + HOUR_MS)],
  ])("rejects %s", (_name, token) => {
    expect(readFormToken(token, SECRET, NOON_MS)).toBeUndefined();
  });
});

describe("carryOverFormToken", () => {
  test("returns a valid token unchanged", () => {
    const token = issueFormToken(SECRET, NOON_MS);
    expect(carryOverFormToken(token, SECRET, NOON_MS + 500)).toBe(token);
  });

  test.each([
    ["no token", ""],
    ["an expired token", issueFormToken(SECRET, NOON_MS - 25 * HOUR_MS)],
  ])("replaces %s by one that is old enough for a form", (_name, token) => {
    const carriedOver = carryOverFormToken(token, SECRET, NOON_MS);
    expect(readFormToken(carriedOver, SECRET, NOON_MS)?.ageMs).toBe(MIN_FILL_MS);
  });
});
