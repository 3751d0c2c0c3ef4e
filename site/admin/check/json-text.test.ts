import fc from "fast-check";
import { expect, test } from "vitest";
import { inspectText, tidyJson } from "./json-text.ts";

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

test("puts each member and item on its line, and keeps numbers, escapes and duplicate keys", () => {
  const text = String.raw`{"a":1.0,"a":[1e400,12345678901234567890],"é":"\u00e9\/ x","":{}}`;
  expect(tidyJson(text)).toBe(
    String.raw`{
  "a": 1.0,
  "a": [
    1e400,
    12345678901234567890
  ],
  "é": "\u00e9\/ x",
  "": {}
}`,
  );
});

test("returns undefined for text that is not JSON", () => {
  expect(["", "{", "{ // comment\n }"].map(tidyJson)).toEqual([undefined, undefined, undefined]);
});

test("never changes the value", () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(JSON.parse(tidyJson(text) ?? "")).toEqual(JSON.parse(text));
    }),
  );
});

test("tidies the same text only once", () => {
  const tidy = tidyJson('{"a":[1,{"b":2}]}') ?? "";
  expect(tidyJson(tidy)).toBe(tidy);
});
