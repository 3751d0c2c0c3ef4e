import { describe, expect, test } from "vitest";
import type { JsonObject } from "#schemas/json.ts";
import { testSiteDocument as site } from "#tests/support/mail/sample-mail.ts";
import { commit, page, testStore } from "#tests/support/store/file-store.ts";
import { memoryStore } from "#tests/support/store/memory-store.ts";
import type { ContentReader } from "./content-store.ts";

const redirects = { "/about": "/", "/terms": "/", "/personal/umbrella": "gone", "/farm/drones": "/farm" };
const BEFORE: [string, JsonObject][] = [
  ["about", page("About")],
  ["contact", page("Contact")],
  ["farm/drones", page("Drones")],
];

/** Reads the whole content. */
async function readAll(reader: ContentReader) {
  const pages = (await reader.pages()).sort();
  return {
    site: await reader.site(),
    pages: Object.fromEntries(await Promise.all(pages.map(async (id) => [id, await reader.page(id)]))),
  };
}

describe("overlay returns the same content as the store after a commit of", () => {
  const cases: [name: string, documents: Record<string, JsonObject | null>][] = [
    ["a changed page", { about: page("Us") }],
    ["a new page", { "farm/barns": page("Barns") }],
    ["a removed page", { "farm/drones": null }],
    ["a removed page that did not exist", { "farm/barns": null }],
    ["an invalid page that is stored", { about: { hero: { title: 1 } } }],
    ["an invalid page that is not stored", { "farm/barns": { hero: { title: 1 } } }],
    ["changed site settings", { site: { ...site, name: "Another Agency" } }],
    ["site settings that retire pages", { site: { ...site, redirects } }],
    ["a retired page", { site: { ...site, redirects }, about: null, "farm/drones": null }],
    ["a retired page that is stored again", { site: { ...site, redirects }, "personal/umbrella": page("More") }],
    ["several documents", { about: page("Us"), "farm/drones": null, "farm/barns": page("Barns") }],
  ];

  const states: [string, [string, JsonObject][]][] = [
    ["", [["site", site], ...BEFORE]],
    [" to a store with retired pages", [["site", { ...site, redirects }], ...BEFORE]],
  ];
  const combinations = cases.flatMap(([name, documents]) =>
    states.map(([state, stored]) => [name + state, stored, documents] as const),
  );

  test.each(combinations)("%s", async (_, stored, documents) => {
    const store = memoryStore(stored);
    const before = await store.reader();
    const overlaid = await readAll(before.withPending(new Map(Object.entries(documents))));
    const content = await readAll(before);
    await commit(store, documents);
    expect(overlaid).toEqual(await readAll(await store.reader()));
    expect(await readAll(before)).toEqual(content);
  });
});

test("overlay returns the last valid content for an invalid page, as the store does after the commit", async () => {
  const { store } = await testStore();
  await commit(store, { about: page("About"), site });
  const invalid: JsonObject = { hero: {} };
  const overlaid = (await store.reader()).withPending(new Map([["about", invalid]]));
  expect(await overlaid.page("about")).toEqual(page("About"));
  await commit(store, { about: invalid });
  expect(await (await store.reader()).page("about")).toEqual(page("About"));
});

test("does not return the site settings as a page", async () => {
  const stored = await memoryStore().reader();
  const overlay = stored.withPending(new Map<string, JsonObject>([["site", site]]));
  expect(await overlay.pages()).not.toContain("site");
  expect(await overlay.page("site")).toBeUndefined();
});

test("lists the pages below an overview in its order, then the others, without those that have no address", async () => {
  const overview = { ...page("Farm"), coverage: { items: [{ title: "Sheds", url: "/farm/sheds" }] } };
  const ids = ["careers", "farm/barns", "farm/acres", "farm/sheds", "contact", "commercial", "home", "farm/hidden"];
  const pages = Object.fromEntries(ids.map((id) => [id, page(id)]));
  const store = memoryStore();
  await commit(store, { ...pages, farm: overview, site: { ...site, unrouted: ["farm/hidden"] } });
  const sorted = ["home", "commercial", "farm", "farm/sheds", "farm/acres", "farm/barns", "contact", "careers"];
  expect(await (await store.reader()).pages()).toEqual(sorted);
});
