import { describe, expect, test } from "vitest";
import { defaultContent } from "#content/store/default-content.ts";
import { openFileStore } from "#content/store/file/file-store.ts";
import { KNOWN_PAGES, lineOfBusinessOf } from "#schemas/page-ids.ts";
import { testApp } from "#tests/support/api/app.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

/** An empty store: what it answers is built in. */
async function contentOf(path: string, headers: Record<string, string> = {}) {
  const { app } = await testApp({ store: await openFileStore({ dir: temporaryFolder() }) });
  return app.request(path, { headers });
}

describe("the shape of a page", () => {
  test.each(KNOWN_PAGES)("%s", async (id) => {
    const answer = await contentOf(`/api/page-content/${id}`);
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "public, max-age=300"]);
    const content = await answer.json();
    const nested = (await defaultContent()).get(id) as { meta: { title: string }; hero: { title: string } };
    const { meta, hero } = nested;
    const isRecord = id === "home" || lineOfBusinessOf(id) !== undefined;
    if (isRecord) expect(content).toMatchObject({ META_TITLE: meta.title, HERO_TITLE: hero.title });
    if (id === "home") expect(content).toMatchObject({ ...nested });
    if (id === "medicare") expect([Object.keys(content), JSON.parse(content.content)]).toEqual([["content"], nested]);
    if (!isRecord && id !== "medicare") expect(content).toEqual(nested);
  });

  test("the same below the functions of Netlify", async () => {
    const answer = await contentOf("/.netlify/functions/page-content/farm/agribusiness");
    expect(await answer.json()).toHaveProperty("FEATURES_ITEMS");
  });
});

test("what is stored comes before what is built in", async () => {
  const { app } = await testApp({
    pages: [
      ["about", { meta: { title: "A", description: "D" }, hero: { title: "Stored" }, unmapped: { colour: "red" } }],
    ],
  });
  const answer = await app.request("/api/page-content/about");
  expect(await answer.json()).toEqual({
    meta: { title: "A", description: "D" },
    hero: { title: "Stored" },
    colour: "red",
  });
});

test("content that a reader has is not sent again until it changes", async () => {
  const first = await contentOf("/api/page-content/home");
  const tag = first.headers.get("etag") ?? "";
  expect(tag).toMatch(/^"[^"]+"$/);
  const again = await contentOf("/api/page-content/home", { "If-None-Match": tag });
  expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", tag]);
  expect((await contentOf("/api/page-content/farm", { "If-None-Match": tag })).status).toBe(200);
});

test("a page that is none is not found", async () => {
  const answer = await contentOf("/api/page-content/nothing");
  expect([answer.status, await answer.json()]).toEqual([
    404,
    { error: "There is no such page.", code: "unknown-page" },
  ]);
});
