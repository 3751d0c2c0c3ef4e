import { expect, test } from "vitest";
import type { ListedPage } from "#content/revisions/list-pages.ts";
import { KNOWN_PAGES } from "#schemas/page-ids.ts";
import { filterPages, groupPages, pageTitle } from "./page-groups.ts";

const listed = (id: string, title = id): ListedPage => ({ id, path: `/${id}`, title, anchors: [], isDefault: false });

test("groups every page by line of business, overview pages first", () => {
  const groups = groupPages(KNOWN_PAGES.map((id) => listed(id)));
  expect(groups.map(({ title }) => title)).toEqual(["General", "Commercial", "Farm", "Personal", "Medicare", "Legal"]);
  expect(groups.flatMap(({ pages }) => pages)).toHaveLength(KNOWN_PAGES.length);
  expect(groups[2]?.pages[0]?.id).toBe("farm");
});

test("leaves out groups without pages", () => {
  expect(groupPages([listed("farm/bees")]).map(({ title }) => title)).toEqual(["Farm"]);
});

test.each([
  ["personal/umbrella", "Umbrella Insurance | Sterling", "Umbrella Insurance"],
  ["personal/bundle", "Home | Auto | Sterling", "Home | Auto"],
  ["personal/umbrella", "Umbrella", "Umbrella"],
  ["about", "Our Independent Agency | Sterling", "About"],
])("names the page %s with the title %j %j", (id, title, name) => expect(pageTitle({ id, title })).toBe(name));

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
