import { expect, test } from "vitest";
import { findCurlyQuote, straightenQuotes } from "./curly-quotes.ts";

test.each([
  ["{ “a”: “b” }", '{ "a": "b" }'],
  ["{ “a”: [„low“, ‟high”] }", '{ "a": ["low", "high"] }'],
  ["{ “title”: “The “best” deal, ever” }", '{ "title": "The “best” deal, ever" }'],
  ['{ "a": "“quoted”", “b”: 1 }', '{ "a": "“quoted”", "b": 1 }'],
  ['{ “a”: “a "b" c” }', '{ "a": "a \\"b\\" c" }'],
  ["{ “a”: “x\\n” }", '{ "a": "x\\n" }'],
])("straightens the quotes of %s", (text, expected) => {
  expect(straightenQuotes(text)).toBe(expected);
});

test.each(["{}", '{ "a": "“b”" ', "{ “a: 1 }", "Our “best” offer"])("leaves %s alone", (text) => {
  expect(straightenQuotes(text)).toBeUndefined();
});

test("finds the first curly quote outside of strings", () => {
  const text = '{ "a": "“b”", “c”: 1 }';
  expect(findCurlyQuote(text)).toBe(text.indexOf("“c"));
});
