import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { JsonObject } from "#schemas/json.ts";
import { SITE, THEME } from "#schemas/page-ids.ts";
import { DEFAULT_PAGES } from "#tests/support/site/default-pages.ts";
import { commit, page, testStore } from "#tests/support/store/file-store.ts";
import { memoryStore } from "#tests/support/store/memory-store.ts";
import { defaultContent, findShownDefaults, summarizeShownDefaults } from "./default-content.ts";

const WHOLE_SITE = new Map<string, JsonObject>([
  [SITE, (await defaultContent()).get(SITE) as JsonObject],
  [THEME, {}],
  ...DEFAULT_PAGES.map((id): [string, JsonObject] => [id, page(id)]),
]);

/** Finds the documents that show default content if the whole site, with these changes, is stored. */
async function findDefaults(changes: Record<string, JsonObject | null>) {
  const documents = new Map([...WHOLE_SITE, ...Object.entries(changes)]);
  const store = memoryStore([...documents].flatMap(([id, content]) => (content === null ? [] : [[id, content]])));
  return findShownDefaults(await store.reader());
}

async function shownDefaults(changes: Record<string, JsonObject | null>) {
  return [...(await findDefaults(changes)).documents];
}

test.each([
  [{}, undefined],
  [{ medicare: null }, "The store has no valid page medicare, so the site shows default content."],
  [
    { site: null, medicare: null },
    "The store has no valid content for these documents, so the site shows default content: site, medicare.",
  ],
])("summarizes the default content shown without %j", async (changes, message) => {
  expect(summarizeShownDefaults(await findDefaults(changes))).toBe(message);
});

describe("findShownDefaults", () => {
  test("finds nothing in a store with every page that has a path", async () => {
    expect(await shownDefaults({ "farm/best-providers": null })).toEqual([]);
  });

  test("finds documents that the store lacks and documents that are not valid", async () => {
    expect(await shownDefaults({ site: null, medicare: null, terms: { hero: {} } })).toEqual([
      SITE,
      "medicare",
      "terms",
    ]);
  });

  test("leaves out documents that are shown as a revision recorded them", async () => {
    const { dir, store } = await testStore();
    await commit(store, Object.fromEntries(WHOLE_SITE));
    writeFileSync(join(dir, "pages/about.json"), "{");
    writeFileSync(join(dir, "pages/terms.json"), JSON.stringify({ page: "terms", content: { hero: {} } }));
    expect([...(await findShownDefaults(await store.reader())).documents]).toEqual([]);
  });

  test("finds a document whose text cannot be parsed", async () => {
    const store = memoryStore(WHOLE_SITE);
    store.texts().set("about", "<<<<<<< HEAD");
    expect([...(await findShownDefaults(await store.reader())).documents]).toEqual(["about"]);
  });

  test("leaves out retired pages, whose path is redirected", async () => {
    const site = { ...WHOLE_SITE.get(SITE), redirects: { "/claims": "/personal" } };
    expect(await shownDefaults({ site, claims: null, about: null })).toEqual(["about"]);
  });

  test("finds pages that cannot be retired, although a redirect leads away from them", async () => {
    const site = { ...WHOLE_SITE.get(SITE), redirects: { "/privacy": "/personal", "/terms": "gone" } };
    expect(await shownDefaults({ site, privacy: null, terms: null })).toEqual(["privacy", "terms"]);
  });

  test("returns the settings of the invented agency", async () => {
    const { site } = await findShownDefaults(await memoryStore().reader());
    expect(site.name).toBe("Prairie Lantern Insurance");
  });
});
