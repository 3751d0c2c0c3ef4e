import { expect, test } from "vitest";
import { formatDateTime, formatTimeAgo } from "./time.tsx";

test("formats a time in a short and a full form", () => {
  const short = formatDateTime("2026-03-12T12:04:11.000Z");
  expect(short).toMatch(/2026/);
  expect(formatDateTime("2026-03-12T12:04:11.000Z", "full").length).toBeGreaterThan(short.length);
});

test("returns a text that is not a time unchanged", () => {
  expect(formatDateTime("<b>yesterday</b>")).toBe("<b>yesterday</b>");
});

test.each([
  ["2026-11-22T11:59:30Z", "just now"],
  ["2026-11-22T12:00:09Z", "just now"],
  ["2026-11-22T11:58:00Z", "2 minutes ago"],
  ["2026-11-22T10:30:00Z", "1 hour ago"],
  ["2026-11-21T10:30:00Z", "yesterday"],
  ["2026-11-18T10:30:00Z", "4 days ago"],
])("formats %s as %s", (time, text) => {
  expect(formatTimeAgo(time, Date.UTC(2026, 10, 22, 12))).toBe(text);
});

test("formats a time of more than a week ago as its date", () => {
  // Noon of the time zone in which the test runs.
  expect(formatTimeAgo(new Date(2026, 2, 12, 12).toISOString(), Date.UTC(2026, 10, 22, 12))).toBe("Mar 12, 2026");
});

test("returns a text that is not a past time unchanged", () => {
  expect(formatTimeAgo("once")).toBe("once");
});
