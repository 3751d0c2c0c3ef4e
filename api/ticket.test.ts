import { expect, test } from "vitest";
import { ageOfTicket, issueTicket } from "./ticket.ts";

const SECRET = "one secret";
const NOON = Date.UTC(2026, 10, 20, 12);
const HOUR = 60 * 60 * 1000;

test("a ticket tells how old it is", () => {
  const ticket = issueTicket(SECRET, NOON);
  expect(ageOfTicket(ticket, SECRET, NOON)).toBe(0);
  expect(ageOfTicket(ticket, SECRET, NOON + 1999)).toBe(1999);
  expect(ageOfTicket(ticket, SECRET, NOON + 24 * HOUR)).toBe(24 * HOUR);
});

test.each([
  ["nothing", ""],
  ["a word", "ticket"],
  ["a time alone", issueTicket(SECRET, NOON).split(".")[0] ?? ""],
  ["a time that was changed", issueTicket(SECRET, NOON).replace(/^./, "1")],
  ["a signature that was changed", `${issueTicket(SECRET, NOON).slice(0, -2)}xx`],
  ["another secret's", issueTicket("another secret", NOON)],
  ["one that is too old", issueTicket(SECRET, NOON - 25 * HOUR)],
  ["one from the future", issueTicket(SECRET, NOON + HOUR)],
])("%s is no ticket", (_what, ticket) => {
  expect(ageOfTicket(ticket, SECRET, NOON)).toBeUndefined();
});
