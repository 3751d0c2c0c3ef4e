import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Redirects } from "./generated/site.ts";
import {
  addRedirect,
  effectiveRedirects,
  extendTarget,
  formatRedirects,
  GONE,
  isRedirectTarget,
  isRetired,
  parseRedirects,
  resolveRedirect,
  targetPath,
} from "./redirects.ts";

const NOWHERE = () => false;

const isPath = (path: string) => parseRedirects(`${path} /404.html 410`).has(path);

describe("the paths of the table", () => {
  test.each(["/personal/umbrella", "/old", "/2019/05/a_b~c.php", "/farm/best-providers", "/apis", "/indexes"])(
    "can be %s",
    (path) => expect(isPath(path)).toBe(true),
  );

  test.each([
    ...["/", "", "old", "/Old", "/old/", "//old", "/a//b", "/a b", "/a?b", "/a#b", "/a%20b", "/a\\b", "/*", "/:a"],
    ...["/../a", "/.env", "/a.html", "/index", "/a/index", "/api/contact", "/admin", "/404", "https://example.com"],
  ])("cannot be %j", (path) => expect(isPath(path)).toBe(false));
});

describe("the targets of the table", () => {
  test.each(["gone", "/", "/farm#faq", "/a?b=c&d#e", "https://example.com", "https://example.com:8443/a?b"])(
    "can be %s",
    (target) => expect(isRedirectTarget(target)).toBe(true),
  );

  test.each([
    ...["", "farm", "Gone", "//evil.example", "/\\evil.example", "/\t/evil.example", "/a b", "/a\n", "/a\r\nX: y"],
    ...["http://example.com", "https://", "https://a b", "javascript:alert(1)", "mailto:a@b", "#faq", "/é"],
  ])("cannot be %j", (target) => expect(isRedirectTarget(target)).toBe(false));
});

describe("adding a redirect", () => {
  test.each<[string, Redirects, [string, string], Redirects]>([
    ["to an empty table", {}, ["/a", "/b"], { "/a": "/b" }],
    ["that continues another", { "/a": "/b" }, ["/b", "/c"], { "/a": "/c", "/b": "/c" }],
    ["that goes back", { "/a": "/b" }, ["/b", "/a"], { "/b": "/a" }],
    ["that ends others", { "/a": "/b#x", "/c": "/d" }, ["/b", GONE], { "/a": GONE, "/b": GONE, "/c": "/d" }],
    ["from a path that was gone", { "/a": GONE }, ["/a", "/b"], { "/a": "/b" }],
    ["to a path that was gone", { "/b": GONE }, ["/a", "/b"], { "/a": "/b" }],
    [
      "to a URL",
      { "/a": "/b?x=1" },
      ["/b", "https://e.com/?y=2"],
      { "/a": "https://e.com/?y=2&x=1", "/b": "https://e.com/?y=2" },
    ],
    ["that keeps an anchor", { "/a": "/b#x" }, ["/b", "/c"], { "/a": "/c#x", "/b": "/c" }],
    ["that has an anchor", { "/a": "/b#x" }, ["/b", "/c#y"], { "/a": "/c#y", "/b": "/c#y" }],
  ])("%s", (_, before, [from, target], after) => {
    expect(addRedirect(before, from, target)).toEqual(after);
    expect(Object.keys(addRedirect(before, from, target))).toEqual(Object.keys(after).sort());
  });

  const PATHS = ["/a", "/b", "/c", "/d", "/e", "/f"];
  /** A move from a live path to a free one, or a retirement in favor of a live path, a URL or nothing. */
  const step = fc.record({
    isMove: fc.boolean(),
    from: fc.nat(),
    to: fc.nat(),
    suffix: fc.constantFrom("", "#faq", "?a=1", "?a=1#faq"),
    ending: fc.constantFrom(undefined, GONE, "https://example.com/"),
  });

  test("leads every old path to a live page, a URL or nothing, in one step, after any sequence of moves and retirements", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const live = new Set(PATHS.slice(0, 4));
        const old = new Set<string>();
        let table: Redirects = {};
        for (const { isMove, from: fromIndex, to: toIndex, suffix, ending } of steps) {
          const from = [...live][fromIndex % live.size];
          const targets = isMove ? PATHS.filter((path) => !live.has(path)) : [...live].filter((path) => path !== from);
          const to = targets[toIndex % targets.length];
          if (from === undefined || to === undefined) continue;
          live.delete(from);
          old.add(from);
          if (isMove) live.add(to);
          table = addRedirect(table, from, isMove ? to : (ending ?? to + suffix));
        }
        for (const path of live) old.delete(path);
        expect(new Set(Object.keys(table))).toEqual(old);
        for (const [from, target] of Object.entries(table)) {
          const path = targetPath(target);
          expect(path === undefined || live.has(path)).toBe(true);
          expect(resolveRedirect(table, from, NOWHERE)).toBe(target);
        }
      }),
    );
  });
});

describe("a table that branches have merged", () => {
  test.each<[string, Redirects, string, string | undefined]>([
    ["a chain", { "/a": "/b?x=1#f", "/b": "/c?y=2" }, "/a", "/c?y=2&x=1#f"],
    ["a chain to a URL", { "/a": "/b/", "/b": "https://example.com" }, "/a", "https://example.com"],
    ["a chain to nothing", { "/a": "/b", "/b": GONE }, "/a", GONE],
    ["a loop", { "/a": "/b", "/b": "/a" }, "/a", undefined],
    ["a redirect to itself", { "/a": "/a#x" }, "/a", undefined],
    ["a chain into a loop", { "/a": "/b", "/b": "/b" }, "/a", undefined],
    ["another path", { "/a": "/b" }, "/b", undefined],
  ])("is resolved for %s", (_, table, from, target) => {
    expect(resolveRedirect(table, from, NOWHERE)).toBe(target);
  });

  test("takes effect without chains, loops and paths that have a page", () => {
    const table = { "/a": "/b", "/b": "/c", "/c": "/d", "/x": "/y", "/y": "/x", "/z": GONE };
    expect(effectiveRedirects(table, (path) => path === "/c")).toEqual({
      "/a": "/c",
      "/b": "/c",
      "/x": GONE,
      "/y": GONE,
      "/z": GONE,
    });
  });
});

test.each([
  ["/b", "?x=1", "#f", "/b?x=1#f"],
  ["/b?y=2#g", "?x=1", "#f", "/b?y=2&x=1#g"],
  ["/b", "?", "", "/b"],
  ["https://example.com/?a", "?b", "", "https://example.com/?a&b"],
  [GONE, "?x", "#f", GONE],
])("a link to %s keeps the query %j and the anchor %j", (target, search, hash, expected) => {
  expect(extendTarget(target, { search, hash })).toBe(expected);
});

test("retires the pages of the table, except for those that the site needs", () => {
  const redirects = { "/personal/umbrella": GONE, "/farm/best-providers": "/farm", "/contact": "/about" };
  const pages = ["personal/umbrella", "farm/best-providers", "contact", "home", "personal/auto"];
  expect(pages.filter((page) => isRetired(page, redirects))).toEqual(["personal/umbrella", "farm/best-providers"]);
  expect(isRetired("personal/umbrella", undefined)).toBe(false);
});

describe("the file _redirects", () => {
  test("has a line for each redirect", () => {
    const table = { "/a": "/b#faq", "/c": GONE, "/d": "https://example.com/" };
    const text = "/a /b#faq 301\n/c /404.html 410\n/d https://example.com/ 301\n";
    expect(formatRedirects(table)).toBe(text);
    expect(Object.fromEntries(parseRedirects(text))).toEqual(table);
    expect(formatRedirects({})).toBeUndefined();
  });

  test("is read without the lines that have another form", () => {
    const lines = ["# note", "", "/a  /b 301", "/b /c 302", "/c /d", "/d //evil.example 301", "/* /x 301", "/e /f 301"];
    expect([...parseRedirects(lines.join("\n"))]).toEqual([["/e", "/f"]]);
  });
});
