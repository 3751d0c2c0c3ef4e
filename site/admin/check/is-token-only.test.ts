import { expect, test } from "vitest";
import { isTokenOnly } from "./is-token-only.ts";

test.each([
  { HERO_TITLE: "T" },
  { hero_title: "T" },
  { _: 1 },
  { $schema: "x", META_TITLE: "T", hero: {} },
  { home: {}, HERO_TITLE: "T" },
])("accepts %j", (input) => {
  expect(isTokenOnly(JSON.stringify(input))).toBe(true);
  expect(isTokenOnly(`\uFEFF${JSON.stringify(input)}`)).toBe(true);
});

test.each([
  { site: {}, HERO_TITLE: "T" },
  { pages: {}, HERO_TITLE: "T" },
  { site: null, HERO_TITLE: "T" },
  { home: { HERO_TITLE: "T" } },
  { HERO: { TITLE: "T" } },
  {},
  [{ HERO_TITLE: "T" }],
  "HERO_TITLE",
  null,
])("rejects %j", (input) => {
  expect(isTokenOnly(JSON.stringify(input))).toBe(false);
});

test("rejects text that is not JSON", () => {
  expect(isTokenOnly('{ "HERO_TITLE": ')).toBe(false);
  expect(isTokenOnly("")).toBe(false);
});
