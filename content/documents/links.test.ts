import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { forRun } from "#tests/support/full-run.ts";
import { linksIn, replaceLinks } from "./links.ts";

const move: Parameters<typeof replaceLinks>[1] = (href) => (href === "/old" ? "/new?a=1&b=2" : href);
const remove: Parameters<typeof replaceLinks>[1] = (href) => (href === "/old" ? null : href);

describe("replacing links in HTML", () => {
  test.each([
    ["no markup & 5 < 6", "no markup & 5 < 6"],
    ['<a href="/old">x</a>', '<a href="/new?a=1&amp;b=2">x</a>'],
    ["<A title='t' HREF=/old>x", "<A title='t' href=\"/new?a=1&amp;b=2\">x"],
    ['&nbsp;<b><a href="/&#111;ld">x</a> <br/>', '&nbsp;<b><a href="/new?a=1&amp;b=2">x</a> <br/>'],
    ['<a href="/old">x</a><a href="/old">y</a>', '<a href="/new?a=1&amp;b=2">x</a><a href="/new?a=1&amp;b=2">y</a>'],
    ['<p><a href="/old">x<p>y</a>', '<p><a href="/new?a=1&amp;b=2">x<p>y</a>'],
    ['<a href="/other">/old</a> <a>/old</a>', '<a href="/other">/old</a> <a>/old</a>'],
  ])("%s becomes %s", (html, expected) => {
    expect(replaceLinks(html, move)).toBe(expected);
  });

  test.each([
    ['See <a href="/old">the <b>page</b></a>.', "See the <b>page</b>."],
    ['See <a href="/old">the page', "See the page"],
    ['<a href="/other">x</a> <a href="/old">y</a>', '<a href="/other">x</a> y'],
  ])("leaves the text of a removed link: %s", (html, expected) => {
    expect(replaceLinks(html, remove)).toBe(expected);
  });
});

test("lists each target once", () => {
  expect(linksIn('<a href="/a">1</a><a href="/b?x&amp;y">2</a><b>/c</b><a href="/a">3</a>').sort()).toEqual([
    "/a",
    "/b?x&y",
  ]);
});

test("lists the same targets, in the same order, as the HTML parser finds", () => {
  const piece = fc.oneof(
    fc.constantFrom(
      "<p>",
      "</p>",
      "<ul>",
      "<li>",
      "</ul>",
      "<b>",
      "</b>",
      "<em>",
      "</em>",
      "<br>",
      "</a>",
      "<a>",
      " x ",
    ),
    fc
      .constantFrom("/a", "/b#c", "mailto:a@b.c", "", "a&amp;b", "&#111;", "a<b>c", "a\nb", "a\rb", "a\0b", "é")
      .chain((href) =>
        fc.constantFrom(
          `<a href="${href}">`,
          `<a title="T" href="${href}">`,
          `<a href="${href}" title="&quot;<a">`,
          `<a href="${href}" href="/second">`,
          `<A HREF='${href}'>`,
          `<a href=${href}>`,
          `<abbr href="${href}">`,
        ),
      ),
    fc.constantFrom("5 < 6", "<", "<!--", "-->", "<table>", "<td>", "<h2>", "</", "<a href", "&lt;a href='/x'>"),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const html = pieces.join("");
      const parsed = new Set<string>();
      replaceLinks(html, (href) => {
        parsed.add(href);
        return href;
      });
      expect(linksIn(html)).toEqual([...parsed]);
    }),
    { numRuns: forRun(3000, 300) },
  );
});
