import { expect, test } from "vitest";
import pageSchema from "./page.schema.json" with { type: "json" };
import {
  explainForbiddenSlug,
  isPageId,
  KNOWN_PAGES,
  lineOfBusinessOf,
  pathOf,
  resolvePage,
  toSlug,
} from "./page-ids.ts";

test.each([
  ["home", "home"],
  ["/", "home"],
  [" /commercial/trucking ", "commercial/trucking"],
  ["commercial/trucking/", "commercial/trucking"],
  ["trucking", "commercial/trucking"],
  ["/umbrella", "personal/umbrella"],
  // `personal/home` has the same slug, but a top-level page takes precedence.
  ["/home", "home"],
  ["commercial/brand-new", "commercial/brand-new"],
  ["best-providers", "farm/best-providers"],
  ["Home", undefined],
  ["", undefined],
  ["//", undefined],
  ["brand-new", undefined],
  ["medicare/parts", undefined],
  ["commercial/Trucking", undefined],
  ["commercial/../home", undefined],
  ["commercial/a/b", undefined],
  ["site", undefined],
  ["constructor", undefined],
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
  ["about/team", false],
  ["toString/a", false],
  ["commercial/con", false],
  ["commercial/nul", false],
  ["commercial/com1", false],
  ["commercial/index", false],
  ["commercial/contractors", true],
  [`farm/${"a".repeat(80)}`, true],
  [`farm/${"a".repeat(81)}`, false],
])("checks whether %s is a page id, as the schema does: %s", (id, expected) => {
  expect(isPageId(id)).toBe(expected);
  expect(new RegExp(pageSchema.properties.page.pattern).test(id)).toBe(expected);
});

test.each([
  ["/commercial/con/", 'The slug "con" is a reserved name.'],
  [`farm/${"a".repeat(251)}`, `The slug "${"a".repeat(80)}…" has 251 characters, but the limit is 80.`],
  ["farm/drones", undefined],
  ["farm/Drones", undefined],
  ["abuot", undefined],
])("explains why the slug of %s is not allowed", (reference, expected) => {
  expect(explainForbiddenSlug(reference)).toBe(expected);
});

test.each([
  ["commercial", 12],
  ["farm", 5],
  ["personal", 4],
])("lists the coverage pages of %s: %i", (line, count) => {
  expect(KNOWN_PAGES.filter((page) => lineOfBusinessOf(page) === line)).toHaveLength(count);
});

test("resolves every known page from its id and from its path", () => {
  for (const page of KNOWN_PAGES) {
    expect(isPageId(page)).toBe(true);
    expect(resolvePage(page)).toBe(page);
    expect(resolvePage(pathOf(page) ?? page)).toBe(page);
  }
});

test.each([
  ["home", "/", undefined],
  ["privacy", "/privacy", undefined],
  ["farm", "/farm", undefined],
  ["farm/agribusiness", "/farm/agribusiness", "farm"],
  ["farm/best-providers", undefined, "farm"],
])("maps %s to the path %s and the line of business %s", (page, path, line) => {
  expect(pathOf(page)).toBe(path);
  expect(lineOfBusinessOf(page)).toBe(line);
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
