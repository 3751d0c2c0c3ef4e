import { expect, test } from "vitest";
import pageSchema from "./page.schema.json" with { type: "json" };
import {
  explainForbiddenSlug,
  FIXED_PAGES,
  isPageId,
  isSettings,
  type PageId,
  pageIdAt,
  parentOf,
  pathOf,
  resolvePage,
  sortPages,
  toSlug,
} from "./page-ids.ts";

test.each([
  ["home", "home"],
  ["/", "home"],
  [" /commercial/trucking ", "commercial/trucking"],
  ["commercial/trucking/", "commercial/trucking"],
  // A slug alone is an address, even if the address of another page ends with it.
  ["trucking", "trucking"],
  ["/umbrella", "umbrella"],
  ["/home", "home"],
  ["careers", "careers"],
  ["medicare/parts", "medicare/parts"],
  ["constructor", "constructor"],
  ["Home", undefined],
  ["", undefined],
  ["//", undefined],
  ["commercial/Trucking", undefined],
  ["commercial/../home", undefined],
  ["commercial/a/b", undefined],
  ["site", undefined],
  ["theme", undefined],
  ["/admin", undefined],
])("resolves %j to %s", (reference, page) => {
  expect(resolvePage(reference)).toBe(page);
});

test.each([
  ["farm/a", true],
  ["farm/a-1", true],
  ["farm/a--b", false],
  ["farm/-a", false],
  ["farm/a-", false],
  ["farm/a_b", false],
  ["farm/", false],
  ["about/team", true],
  ["a/b/c", false],
  ["careers", true],
  ["tostring/a", true],
  ["toString/a", false],
  ...[
    "404",
    "admin",
    "api",
    "assets",
    "content",
    "healthz",
    "licenses",
    "media",
    "mcp",
    "metrics",
    "og",
    "page",
    "pages",
  ]
    .concat(["preview", "readyz", "site", "theme", "tokens"])
    .flatMap((name): [string, boolean][] => [
      [name, false],
      [`${name}/a`, false],
      [`farm/${name}`, true],
      [`${name}-a`, true],
    ]),
  ["commercial/con", false],
  ["commercial/nul", false],
  ["commercial/com1", false],
  ["commercial/index", false],
  ["index", false],
  ["con", false],
  ["commercial/contractors", true],
  [`farm/${"a".repeat(80)}`, true],
  [`farm/${"a".repeat(81)}`, false],
  ["a".repeat(80), true],
  ["a".repeat(81), false],
  ["", false],
])("checks whether %s is a page id, as the schema does: %s", (id, expected) => {
  expect(isPageId(id)).toBe(expected);
  expect(new RegExp(pageSchema.properties.page.pattern).test(id)).toBe(expected);
});

test.each([
  ["/commercial/con/", "The address /commercial/con is reserved."],
  ["api", "The address /api is reserved."],
  ["site/a", "The address /site/a is reserved."],
  [`farm/${"a".repeat(251)}`, `The slug "${"a".repeat(80)}…" has 251 characters, but the limit is 80.`],
  ["farm/drones", undefined],
  ["farm/Drones", undefined],
  ["abuot", undefined],
])("explains why the slug of %s is not allowed", (reference, expected) => {
  expect(explainForbiddenSlug(reference)).toBe(expected);
});

test.each<[PageId, string, PageId | undefined]>([
  ["home", "/", undefined],
  ["privacy", "/privacy", undefined],
  ["farm/agribusiness", "/farm/agribusiness", "farm"],
])("maps %s to the path %s, below %s", (page, path, parent) => {
  expect([pathOf(page), pageIdAt(path), resolvePage(path)]).toEqual([path, page, page]);
  expect(parentOf(page)).toBe(parent);
});

test.each(["/home", "farm", "/farm/", "/api", "/a/b/c", "//"])("finds no page at %s", (path) => {
  expect(pageIdAt(path)).toBeUndefined();
});

test("every site has pages with a fixed role, which are not its settings", () => {
  expect([...FIXED_PAGES].filter((page) => !isPageId(page) || isSettings(page))).toEqual([]);
});

test("sorts pages: the first fixed ones, the lines in their order with the pages below them, the others", () => {
  const pages = ["team/a", "terms", "pets/z", "careers", "farm", "team", "contact", "pets/a", "about", "pets", "home"];
  expect(sortPages(pages, ["pets", "farm"])).toEqual([
    ...["home", "about", "pets", "pets/z", "pets/a", "farm", "contact", "terms"],
    ...["careers", "team", "team/a"],
  ]);
  expect(sortPages(["farm/a", "home", "farm"], [])).toEqual(["home", "farm", "farm/a"]);
});

test.each([
  ["Bees & Honey", "bees-honey"],
  ["  Workers’ Compensation!  ", "workers-compensation"],
  ["Crop Insurance 2027", "crop-insurance-2027"],
  ["Café Propane", "cafe-propane"],
  ["–", ""],
])("suggests for the title %j the slug %j", (title, slug) => {
  expect(toSlug(title)).toBe(slug);
});

test("cuts a long slug after a whole word", () => {
  const slug = toSlug("insurance ".repeat(20));
  expect(isPageId(`farm/${slug}`)).toBe(true);
  expect(slug).toMatch(/^insurance(?:-insurance)*$/);
});
