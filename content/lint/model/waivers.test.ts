import { expect, test } from "vitest";
import { isWaivedBy } from "./waivers.ts";

const finding = { code: "wording/duty", severity: "warning", page: "home", message: "" } as const;
const waiver = { rule: "wording/duty", by: "Ann", date: "2026-11-22", reason: "Headline." };

test.each([
  ["Same-day  guarantee", "same day guarantee", true],
  ["You’re covered", "you're covered", true],
  ["guarantee", "guarantees", false],
  ["our guarantee", "guarantee", false],
])("the phrase %s with a waiver for %s is waived: %s", (phrase, text, isWaived) => {
  expect(isWaivedBy({ ...finding, phrase }, { ...waiver, text })).toBe(isWaived);
});

test("a waiver is for its rule and its page", () => {
  const found = { ...finding, phrase: "peace of mind" };
  const permitted = { ...waiver, text: "peace of mind" };
  expect(isWaivedBy(found, { ...permitted, page: "home" })).toBe(true);
  expect(isWaivedBy(found, { ...permitted, page: "about" })).toBe(false);
  expect(isWaivedBy(found, { ...permitted, rule: "wording/guarantee" })).toBe(false);
});
