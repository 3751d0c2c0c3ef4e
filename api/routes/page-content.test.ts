import { describe, expect, test } from "vitest";
import { openFileStore } from "#content/store/file/file-store.ts";
import type { JsonObject } from "#schemas/json.ts";
import { lineOfCoverage } from "#schemas/lines.ts";
import { testApp } from "#tests/support/api/app.ts";
import { testSiteDocument } from "#tests/support/mail/sample-mail.ts";
import { DEFAULT_PAGES, sampleLines } from "#tests/support/site/default-pages.ts";
import { page } from "#tests/support/store/file-store.ts";
import { memoryStore } from "#tests/support/store/memory-store.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

/** Requests a path from an app with an empty store, which has the default content. */
async function requestDefault(path: string, headers: Record<string, string> = {}) {
  const { app } = await testApp({ store: await openFileStore({ dir: temporaryFolder() }) });
  return app.request(path, { headers });
}

describe("default content", () => {
  test.each(DEFAULT_PAGES)("of %s has the format of its page", async (id) => {
    const response = await requestDefault(`/api/page-content/${id}`);
    expect([response.status, response.headers.get("cache-control")]).toEqual([200, "public, max-age=300"]);
    const content = await response.json();
    const nested = await (await memoryStore().reader()).page(id);
    if (nested === undefined) throw new Error(`There is no default content of ${id}.`);
    const { meta, hero } = nested;
    const isRecord = id === "home" || lineOfCoverage({ lines: sampleLines }, id) !== undefined;
    if (isRecord) expect(content).toMatchObject({ META_TITLE: meta.title, HERO_TITLE: hero.title });
    if (id === "home") expect(content).toMatchObject({ ...nested });
    if (id === "medicare") expect([Object.keys(content), JSON.parse(content.content)]).toEqual([["content"], nested]);
    if (!isRecord && id !== "medicare") expect(content).toEqual(nested);
  });

  test("is also available below /.netlify/functions", async () => {
    const response = await requestDefault("/.netlify/functions/page-content/farm/agribusiness");
    expect(await response.json()).toHaveProperty("FEATURES_ITEMS");
  });
});

test("a coverage page has its sections without tokens beside the tokens", async () => {
  const response = await requestDefault("/api/page-content/commercial/trucking");
  const { summary, bring } = await response.json();
  const nested = await (await memoryStore().reader()).page("commercial/trucking");
  expect(summary).toEqual(nested?.summary);
  expect(bring).toEqual(nested?.bring);
});

test("stored content takes precedence over default content", async () => {
  const { app } = await testApp({
    pages: [
      ["about", { meta: { title: "A", description: "D" }, hero: { title: "Stored" }, unmapped: { accent: "red" } }],
    ],
  });
  const response = await app.request("/api/page-content/about");
  expect(await response.json()).toEqual({
    meta: { title: "A", description: "D" },
    hero: { title: "Stored" },
    accent: "red",
  });
});

test.each([
  ["about", (content: JsonObject) => content],
  ["home", (content: JsonObject) => content],
  ["medicare", ({ content }: JsonObject) => JSON.parse(String(content))],
  ["farm/drones", ({ HERO_DESCRIPTION: description }: JsonObject) => ({ hero: { description } })],
])("texts of %s have the values of the facts that they quote", async (id, readNested) => {
  const hero = { title: "T", description: "Call {site.phone}." };
  const site = { ...testSiteDocument, phone: "(641) 555-0177" };
  const { app } = await testApp({
    pages: [
      ["site", site],
      [id, { ...page("T"), hero }],
    ],
  });
  const response = await app.request(`/api/page-content/${id}`);
  expect(readNested(await response.json())).toMatchObject({
    hero: { description: 'Call <a href="tel:+16415550177">(641) 555-0177</a>.' },
  });
});

test("a client that has the current content gets 304", async () => {
  const first = await requestDefault("/api/page-content/home");
  const etag = first.headers.get("etag") ?? "";
  expect(etag).toMatch(/^"[^"]+"$/);
  const again = await requestDefault("/api/page-content/home", { "If-None-Match": etag });
  expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", etag]);
  expect((await requestDefault("/api/page-content/farm", { "If-None-Match": etag })).status).toBe(200);
});

test("an unknown page gets 404", async () => {
  const response = await requestDefault("/api/page-content/nothing");
  expect([response.status, await response.json()]).toEqual([
    404,
    { error: "This page does not exist. Check its name.", code: "unknown-page" },
  ]);
});
