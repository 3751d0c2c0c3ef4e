import { expect, test } from "vitest";
import { factLines, hanging, wrap } from "./plain-text.ts";

test("Lines are as long as they may be, and longer only where a word is", () => {
  expect(wrap("one two three", 7)).toBe("one two\nthree");
  expect(wrap("one two three", 6)).toBe("one\ntwo\nthree");
  expect(wrap("a incomprehensible b", 6)).toBe("a\nincomprehensible\nb");
  expect(wrap("", 6)).toBe("");
});

test("Text hangs from its beginning", () => {
  expect(hanging("1. ", `${"word ".repeat(16)}end`)).toBe(`1. ${"word ".repeat(14).trimEnd()}\n   word word end`);
});

test("Values stand below each other", () => {
  expect(
    factLines([
      { label: "Page", value: "a" },
      { label: "Reference", value: "b" },
    ]),
  ).toBe("Page       a\nReference  b");
});
