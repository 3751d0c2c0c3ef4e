import { describe, expect, test } from "vitest";
import type { JsonObject } from "#schemas/json.ts";
import { KNOWN_PAGES } from "#schemas/page-ids.ts";
import { testReader } from "#tests/support/site/sample-content.ts";
import { commit, page } from "#tests/support/store/file-store.ts";
import { memoryStore } from "#tests/support/store/memory-store.ts";
import type { ContentReader } from "./content-store.ts";
import { defaultContent } from "./default-content.ts";
import { overlayDocuments } from "./overlay.ts";

const site = { name: "Test Agency" };
const BEFORE: [string, JsonObject][] = [
  ["about", page("About")],
  ["contact", page("Contact")],
  ["farm/drones", page("Drones")],
];

/** Everything that a reader answers. */
async function everythingIn(reader: ContentReader) {
  const pages = (await reader.pages()).sort();
  return {
    site: await reader.site(),
    pages: Object.fromEntries(await Promise.all(pages.map(async (id) => [id, await reader.page(id)]))),
  };
}

describe("an overlay answers as the store does once its documents are stored", () => {
  const cases: [what: string, documents: Record<string, JsonObject | null>][] = [
    ["nothing", {}],
    ["a page that is changed", { about: page("Us") }],
    ["a page that is new", { "farm/barns": page("Barns") }],
    ["a page that is gone", { "farm/drones": null }],
    ["a page that is gone, for which the built-in content stands in", { about: null }],
    ["a page that was gone already", { "farm/barns": null }],
    ["a page whose content is not valid", { about: { hero: { title: 1 } } }],
    ["a page that nobody can read as one", { "farm/barns": { hero: { title: 1 } } }],
    ["the facts of the agency", { site: { ...site, name: "Another Agency" } }],
    ["all of it", { about: page("Us"), "farm/drones": null, "farm/barns": page("Barns"), site: null }],
  ];

  test.each(cases)("%s", async (_, documents) => {
    const store = memoryStore(BEFORE);
    const before = await store.reader();
    const over = overlayDocuments(before, new Map(Object.entries(documents)));
    const told = await everythingIn(over);
    const stored = await everythingIn(before);
    await commit(store, documents);
    expect(told).toEqual(await everythingIn(await store.reader()));
    expect(await everythingIn(before)).toEqual(stored);
  });
});

test("what is not in the overlay comes from the reader", async () => {
  const reader = testReader({});
  const over = overlayDocuments(reader, new Map([["about", page("Us")]]));
  await over.page("about");
  await over.page("contact");
  await over.site();
  expect(reader.reads).toEqual(["contact", "site"]);
});

test("the facts of the agency are no page", async () => {
  const over = overlayDocuments(testReader({}), new Map<string, JsonObject>([["site", site]]));
  expect([await over.pages(), await over.page("site")]).toEqual([[], undefined]);
  expect(KNOWN_PAGES).not.toContain("site");
  expect((await defaultContent()).has("site")).toBe(true);
});
