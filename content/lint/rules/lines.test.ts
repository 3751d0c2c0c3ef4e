import type { Site } from "#schemas/generated/site.ts";
import { siteWith, testRule } from "#tests/support/lint.ts";

const pets = { id: "pets", title: "Pet Insurance", shortTitle: "Pets" };
const farm = { id: "farm", title: "Farm Insurance", shortTitle: "Farm" };

function siteWithLines(...lines: NonNullable<Site["lines"]>) {
  return siteWith({ pets: {}, farm: {} }, { lines }, {}, { tints: [{ id: "sky", color: "#1f5a8a" }] });
}

testRule("line/none", [
  ["accepts a site with a line of business", siteWithLines(pets), []],
  [
    "reports a site without one",
    siteWithLines(),
    ["site /lines The site has no line of business, so the quote form has nothing to choose."],
  ],
]);

testRule("line/repeated", [
  ["accepts lines with ids and pages of their own", siteWithLines(pets, farm), []],
  [
    "reports each line with the id or the page of an earlier one, and no page that follows from the id",
    siteWithLines(pets, { ...farm, page: "pets" }, { ...pets, shortTitle: "Animals" }),
    [
      'site /lines/2/id The line Animals has the same `id` as another line of business: "pets". (site /lines/0/id)',
      'site /lines/1/page The line Farm has the same `page` as another line of business: "pets". (site /lines/0/page)',
    ],
  ],
]);

testRule("line/page", [
  ["accepts lines with pages", siteWithLines({ ...pets, page: "farm" }, pets), []],
  [
    "reports a line whose page has no content, also one that the site settings do not name",
    siteWithLines(farm, { ...pets, page: "animals" }, { ...pets, id: "dogs", shortTitle: "Dogs" }),
    [
      "site /lines/1/page The page /animals of the line of business Pets does not exist.",
      "site /lines/2/page The page /dogs of the line of business Dogs does not exist.",
    ],
  ],
]);

testRule("line/color", [
  ["accepts tints of the theme and lines without a color", siteWithLines({ ...pets, color: "sky" }, farm), []],
  [
    "reports a color that the theme lacks, and suggests a similar one",
    siteWithLines({ ...pets, color: "skye" }, { ...farm, color: "marigold" }),
    [
      'site /lines/0/color The theme has no tint "skye", which the line of business Pets names. Did you mean sky?',
      'site /lines/1/color The theme has no tint "marigold", which the line of business Farm names.',
    ],
  ],
]);
