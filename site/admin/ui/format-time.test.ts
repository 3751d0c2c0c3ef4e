import { expect, test } from "vitest";
import { formatTime } from "./format-time.ts";

test("formats a time in a short and a full form", () => {
  const { short, full } = formatTime("2026-03-12T12:04:11.000Z");
  expect(short).toMatch(/2026/);
  expect(full.length).toBeGreaterThan(short.length);
});

test("returns a text that is not a time unchanged", () => {
  expect(formatTime("<b>yesterday</b>")).toEqual({ short: "<b>yesterday</b>", full: "<b>yesterday</b>" });
});
