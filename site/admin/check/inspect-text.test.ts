import { expect, test } from "vitest";
import { inspectText } from "./inspect-text.ts";

test.each([
  { HERO_TITLE: "T" },
  { hero_title: "T" },
  { _: 1 },
  { $schema: "x", META_TITLE: "T", hero: {} },
  { home: {}, HERO_TITLE: "T" },
])("%j is token-only", (input) => {
  const kind = { isJson: true, isTokenOnly: true };
  expect(inspectText(JSON.stringify(input))).toEqual(kind);
  expect(inspectText(`\uFEFF${JSON.stringify(input)}`)).toEqual(kind);
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
])("%j is JSON, but not token-only", (input) => {
  expect(inspectText(JSON.stringify(input))).toEqual({ isJson: true, isTokenOnly: false });
});

test.each(["", "{", "{'a': 1}", "{} {}", "{ \uFEFF }", '{ "HERO_TITLE": '])("%j is not JSON", (text) => {
  expect(inspectText(text)).toEqual({ isJson: false, isTokenOnly: false });
});
