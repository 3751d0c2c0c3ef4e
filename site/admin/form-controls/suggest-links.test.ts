import { expect, test } from "vitest";
import { lineOfPage, linesOf } from "#schemas/lines.ts";
import { sampleLines } from "#tests/support/site/default-pages.ts";
import { completePath, suggestLinks } from "./suggest-links.ts";

const page = (id: string, title: string, anchors: string[] = ["main"]) => ({
  id,
  line: lineOfPage({ lines: sampleLines }, id)?.id,
  path: `/${id}`,
  title: `${title} | Agency`,
  anchors,
  isDefault: false,
});
const PAGES = [
  { ...page("home", "Welcome"), path: "/" },
  page("contact", "Contact Us", ["main", "hero", "office-info"]),
  page("farm", "Farm"),
  page("farm/bees", "Bees & Honey"),
];
const TARGETS = { pages: PAGES, lines: linesOf({ lines: sampleLines }) };
const hrefs = (text: string) => suggestLinks(TARGETS, text).flatMap(({ options }) => options.map(({ href }) => href));

test("offers every page by line of business", () => {
  expect(suggestLinks(TARGETS, "").map(({ title, options }) => [title, options.length])).toEqual([
    ["General", 2],
    ["Farm", 2],
  ]);
});

test.each([
  ["honey", ["/farm/bees"]],
  ["/farm", ["/farm", "/farm/bees"]],
  ["/contact", ["/contact#hero", "/contact#office-info", "/contact"]],
  ["/contact#off", ["/contact#office-info", "/contact"]],
  ["ann@example.com", ["mailto:ann@example.com"]],
  ["(515) 555-0142", ["tel:+15155550142"]],
  ["www.example.com", ["https://www.example.com"]],
  ["https://example.com", []],
  ["nothing like it", []],
])("offers for %j %j", (text, expected) => {
  expect(hrefs(text)).toEqual(expected);
});

test.each([
  ["contact", "/contact"],
  [" Farm/Bees ", "/farm/bees"],
  ["contact#hero", "/contact#hero"],
  ["/contact", undefined],
  ["nothing", undefined],
  ["", undefined],
])("completes the address %j to %j", (text, expected) => expect(completePath(PAGES, text)).toBe(expected));

test("names parts and pages as the office does", () => {
  const [parts, pages] = suggestLinks(TARGETS, "/contact#office");
  expect(parts).toEqual({
    title: "Parts of Contact",
    options: [{ href: "/contact#office-info", title: "Office info" }],
  });
  expect(pages?.options).toEqual([{ href: "/contact", title: "Contact" }]);
});
