import { expect, test } from "vitest";
import type { JsonObject } from "#schemas/json.ts";
import { deriveTemplate, MARKED_SLUG, markContent } from "./template.ts";

const PROBE = "<b>a</b>";
const TEXT = "&lt;b&gt;a&lt;/b&gt;";

test("marks texts that differ between pages, and two items of every list", () => {
  const pages = [
    { kind: "page", hero: { title: "Farm" }, tags: ["a"], items: [{ name: "Barn", unit: "%" }] },
    { kind: "page", hero: { title: "Auto" }, tags: [], items: [{ name: "Car", unit: "%" }] },
  ];
  expect(markContent(pages)).toEqual({
    kind: "page",
    hero: { title: `@hero.title:${PROBE}@` },
    tags: ["a", "a"],
    items: [
      { name: `@items[0].name:${PROBE}@`, unit: "%" },
      { name: `@items[1].name:${PROBE}@`, unit: "%" },
    ],
  });
});

test.each<[string, JsonObject[]]>([
  ["is missing on a page", [{ title: "Farm" }, {}]],
  ["is a text on one page and a list on another", [{ title: "Farm" }, { title: ["Farm"] }]],
  ["is neither a text, a list nor an object", [{ title: 1 }, { title: 2 }]],
])("refuses a value that %s", (_, pages) => {
  expect(() => markContent(pages)).toThrow("title must be on every page, as a text, a list or an object.");
});

test("splits HTML at fields and recognizes their encodings", () => {
  const html = `<a href="/${MARKED_SLUG}">@hero.title:${TEXT}@</a><p>@text:${PROBE}@</p>"@text:\\u003cb>a\\u003c/b>@"`;
  expect(deriveTemplate(html)).toEqual([
    '<a href="/',
    { field: "slug", encoding: "text" },
    '">',
    { field: "hero.title", encoding: "text" },
    "</a><p>",
    { field: "text", encoding: "html" },
    '</p>"',
    { field: "text", encoding: "json" },
    '"',
  ]);
});

test("makes a loop of two items, with the elements around them", () => {
  const item = (index: number) => `<li id="@items[${index}].id:${TEXT}@">@items[${index}].name:${TEXT}@</li>`;
  expect(deriveTemplate(`<ul>${item(0)}${item(1)}</ul>`)).toEqual([
    "<ul>",
    {
      each: "items",
      pieces: ['<li id="', { field: "id", encoding: "text" }, '">', { field: "name", encoding: "text" }, "</li>"],
      separator: "",
    },
    "</ul>",
  ]);
});

test("separates a separator from the items, and takes items that are texts", () => {
  expect(deriveTemplate(`[{@tags[0]:${TEXT}@},{@tags[1]:${TEXT}@}]`)).toEqual([
    "[",
    { each: "tags", pieces: ["{", { field: "", encoding: "text" }, "}"], separator: "," },
    "]",
  ]);
});

test("refuses an unknown encoding, items of different HTML, and a missing item", () => {
  expect(() => deriveTemplate("@title:%3Cb%3E@")).toThrow("The value title is encoded in an unknown way: %3Cb%3E");
  const different = `<b>@items[0].a:${TEXT}@-@items[0].b:${TEXT}@</b><b>@items[1].a:${TEXT}@+@items[1].b:${TEXT}@</b>`;
  expect(() => deriveTemplate(different)).toThrow("The items of items must have the same HTML.");
  expect(() => deriveTemplate(`<b>@items[0].a:${TEXT}@</b>`)).toThrow("The marked page ends inside a loop.");
});
