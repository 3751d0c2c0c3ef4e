import fc from "fast-check";
import { expect, test } from "vitest";
import { tidyJson } from "./tidy-json.ts";

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
