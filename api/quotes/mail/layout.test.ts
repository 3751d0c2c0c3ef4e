import { expect, test } from "vitest";
import { testSite, testTheme } from "#tests/support/mail/sample-mail.ts";
import { detailTable, hangingIndent, lookOf, wrap } from "./layout.ts";

test("wraps lines at the width and exceeds it only for a longer word", () => {
  expect(wrap("one two three", 7)).toBe("one two\nthree");
  expect(wrap("one two three", 6)).toBe("one\ntwo\nthree");
  expect(wrap("a incomprehensible b", 6)).toBe("a\nincomprehensible\nb");
  expect(wrap("", 6)).toBe("");
});

test("indents wrapped lines by the width of the prefix", () => {
  expect(hangingIndent("1. ", `${"word ".repeat(16)}end`)).toBe(`1. ${"word ".repeat(14).trimEnd()}\n   word word end`);
});

test("aligns the values of details in one column", () => {
  expect(
    detailTable(
      [
        { label: "Page", value: "a" },
        { label: "Reference", value: "b" },
      ],
      lookOf({ site: testSite, theme: testTheme }),
    ).text,
  ).toBe("Page       a\nReference  b");
});
