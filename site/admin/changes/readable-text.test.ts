import { expect, test } from "vitest";
import { readableText, readableTexts } from "./readable-text.ts";

test.each([
  ["Call <strong>today</strong>, or <em>soon</em>.", "Call today, or soon."],
  ['See <a href="/farm">Farm</a>.', "See Farm (/farm)."],
  ["<p>One</p><p>Two<br>Three</p>", "One\nTwo\nThree"],
  ["<ul><li>A</li><li>B</li></ul>", "\n• A\n• B"],
  ['<img src=x onerror="f()"> 3 < 4', '<img src=x onerror="f()"> 3 < 4'],
  ["<b onclick=x>B</b>", "<b onclick=x>B"],
])("reads %s", (html, text) => {
  expect(readableText(html)).toBe(text);
});

test("keeps the tags if nothing else differs", () => {
  expect(readableTexts("a <b>b</b>", "a b")).toEqual(["a <b>b</b>", "a b"]);
  expect(readableTexts("a <b>b</b>", "a c")).toEqual(["a b", "a c"]);
});
