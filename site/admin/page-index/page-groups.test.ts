import { expect, test } from "vitest";
import type { ListedPage } from "#content/revisions/list-pages.ts";
import { lineOfPage, linesOf } from "#schemas/lines.ts";
import { DEFAULT_PAGES, sampleLines } from "#tests/support/site/default-pages.ts";
import { filterPages, groupPages, pageTitle } from "./page-groups.ts";

const site = { lines: [...sampleLines, { id: "pets", title: "Pet Insurance", shortTitle: "Pets", page: "animals" }] };
const listed = (id: string, title = id): ListedPage => {
  return { id, path: `/${id}`, line: lineOfPage(site, id)?.id, title, anchors: [], isDefault: false };
};
const grouped = (ids: readonly string[]) =>
  groupPages(
    ids.map((id) => listed(id)),
    linesOf(site),
  ).map(({ title, line, pages }) => [title, line, pages.map(({ id }) => id)]);

test("groups every page by line of business, overview pages first", () => {
  const groups = grouped(DEFAULT_PAGES);
  expect(groups.map(([title]) => title)).toEqual([
    "General",
    "Commercial",
    "Farm",
    "Personal",
    "Medicare",
    "For Clients",
    "Other",
    "Legal",
  ]);
  expect(groups.flatMap(([, , pages]) => pages)).toHaveLength(DEFAULT_PAGES.length);
  expect(groups[2]?.[2]?.[0]).toBe("farm");
});

test("has a group for each line that the site has, and one for all other pages, without groups that are empty", () => {
  expect(grouped(["home", "animals", "animals/dogs", "careers", "company/team", "general", "terms"])).toEqual([
    ["General", undefined, ["home"]],
    ["Pets", "pets", ["animals", "animals/dogs"]],
    ["Other", undefined, ["careers", "company/team", "general"]],
    ["Legal", undefined, ["terms"]],
  ]);
});

test.each([
  ["personal/umbrella", "Umbrella Insurance | Sterling", "Umbrella Insurance"],
  ["personal/bundle", "Home | Auto | Sterling", "Home | Auto"],
  ["personal/umbrella", "Umbrella", "Umbrella"],
  ["animals", "Pet Insurance | Sterling", "Animals"],
  ["careers", "Work With Us | Sterling", "Work With Us"],
  ["about", "Our Independent Agency | Sterling", "About"],
])("names the page %s with the title %j %j", (id, title, name) => expect(pageTitle(listed(id, title))).toBe(name));

test.each([
  ["tractor", ["farm/tractor-truck"]],
  ["/farm", ["farm/tractor-truck", "farm/bees"]],
  ["Bee  farm", ["farm/bees"]],
  ["nothing", []],
  ["", ["farm/tractor-truck", "farm/bees"]],
])("filters pages by %j", (text, expected) => {
  const pages = [listed("farm/tractor-truck", "Tractors"), listed("farm/bees", "Bees & Honey")];
  expect(filterPages(pages, text).map(({ id }) => id)).toEqual(expected);
});
