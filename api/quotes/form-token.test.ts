import { expect, test } from "vitest";
import { formTokenAge, issueFormToken } from "./form-token.ts";

const SECRET = "one secret";
const NOON = Date.UTC(2026, 10, 20, 12);
const HOUR = 60 * 60 * 1000;

test("a ticket tells how old it is", () => {
  const ticket = issueFormToken(SECRET, NOON);
  expect(formTokenAge(ticket, SECRET, NOON)).toBe(0);
  expect(formTokenAge(ticket, SECRET, NOON + 1999)).toBe(1999);
  expect(formTokenAge(ticket, SECRET, NOON + 24 * HOUR)).toBe(24 * HOUR);
});

test.each([
  ["nothing", ""],
  ["a word", "ticket"],
  ["a time alone", issueFormToken(SECRET, NOON).split(".")[0] ?? ""],
  ["a time that was changed", issueFormToken(SECRET, NOON).replace(/^./, "1")],
  ["a signature that was changed", `${issueFormToken(SECRET, NOON).slice(0, -2)}xx`],
  ["another secret's", issueFormToken("another secret", NOON)],
  ["one that is too old", issueFormToken(SECRET, NOON - 25 * HOUR)],
  ["one from the future", issueFormToken(SECRET, NOON + HOUR)],
])("%s is no ticket", (_what, ticket) => {
  expect(formTokenAge(ticket, SECRET, NOON)).toBeUndefined();
});
