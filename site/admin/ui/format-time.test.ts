import { expect, test } from "vitest";
import { formatTime } from "./format-time.ts";

test("a time is told at a glance and in full", () => {
  const { short, full } = formatTime("2026-03-12T12:04:11.000Z");
  expect(short).toMatch(/2026/);
  expect(full.length).toBeGreaterThan(short.length);
});

test("what is no time is told as it is", () => {
  expect(formatTime("<b>yesterday</b>")).toEqual({ short: "<b>yesterday</b>", full: "<b>yesterday</b>" });
});
