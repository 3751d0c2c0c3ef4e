import { describe, expect, test } from "vitest";
import { adminSite, testAdmin } from "#tests/support/api/admin-app.ts";
import { commit, note, page } from "#tests/support/store/file-store.ts";
import { memoryStore } from "#tests/support/store/memory-store.ts";

/** Signs in, and returns functions that read from the admin API. */
async function testReader() {
  const admin = await testAdmin();
  const Cookie = await admin.cookie();
  const get = (path: string) => admin.call(path, { headers: { Cookie } });
  return { ...admin, get, json: async (path: string) => (await get(path)).json() };
}

const revisionNumbers = ({ revisions }: { revisions: { revision: number }[] }) =>
  revisions.map(({ revision }) => revision);

describe("the history", () => {
  test("lists author, time, source, note, pages and changed parts of each revision", async () => {
    const { json } = await testReader();
    expect(await json("/history")).toEqual({
      revision: 1,
      revisionId: "1",
      revisions: [
        {
          id: "1",
          name: "1",
          revision: 1,
          parents: [],
          time: "2026-01-01T12:00:00.000Z",
          ...note,
          pages: ["about"],
          fields: { about: ["meta", "hero"] },
        },
      ],
      hasMore: false,
    });
  });

  test("lists fifty revisions at a time, newest first", async () => {
    const { json, store } = await testReader();
    for (let revision = 2; revision <= 52; revision += 1) await commit(store, { farm: page(`Farm ${revision}`) });
    const first = await json("/history");
    expect([first.revision, first.hasMore, revisionNumbers(first)]).toEqual([
      52,
      true,
      Array.from({ length: 50 }, (_, index) => 52 - index),
    ]);
    const rest = await json("/history?before=3");
    expect([rest.hasMore, revisionNumbers(rest)]).toEqual([false, [2, 1]]);
    expect(revisionNumbers(await json("/history?after=50"))).toEqual([52, 51]);
    expect(revisionNumbers(await json("/history?page=about"))).toEqual([1]);
    expect(revisionNumbers(await json("/history?page=terms"))).toEqual([]);
  });
});

describe("a revision", () => {
  test("lists the changed fields", async () => {
    const { json, store } = await testReader();
    await commit(store, { about: null, terms: page("Terms") });
    expect(await json("/history/1")).toMatchObject({
      revision: 1,
      by: "ann",
      pages: [
        {
          page: "about",
          status: "updated",
          changes: expect.arrayContaining([{ pointer: "/hero/title", before: "About", after: "Us" }]),
        },
      ],
    });
    expect((await json("/history/2")).pages).toMatchObject([
      { page: "about", status: "removed" },
      { page: "terms", status: "created" },
    ]);
  });

  test.each(["0", "2"])("%s gets 404", async (revision) => {
    const { get } = await testReader();
    const response = await get(`/history/${revision}`);
    expect([response.status, await response.json()]).toEqual([
      404,
      { error: "This version does not exist. Reload the history and choose another one.", code: "unknown-revision" },
    ]);
  });
});

describe("documents", () => {
  test("are returned with their revision, without those that are not stored", async () => {
    const { call, cookie } = await testReader();
    const headers = { Cookie: await cookie() };
    const response = await call("/documents", {
      method: "POST",
      headers,
      body: { ids: ["about", "theme", "farm/bees"] },
    });
    expect(await response.json()).toEqual({
      revision: 1,
      revisionId: "1",
      documents: { about: { version: 1, content: page("Us") } },
      builtIn: {},
    });
  });

  test("come with the built-in content of others only from a store without a revision", async () => {
    const store = memoryStore([["about", page("Us")]]);
    const { call, cookie } = await testAdmin({ admin: { store } });
    const headers = { Cookie: await cookie() };
    const read = async () => {
      const ids = ["about", "farm", "site", "farm/bees"];
      const response = await call("/documents", { method: "POST", headers, body: { ids } });
      const { documents, builtIn } = await response.json();
      return { documents: Object.keys(documents), builtIn };
    };
    expect(await read()).toEqual({
      documents: ["about"],
      builtIn: {
        farm: expect.objectContaining({ hero: expect.anything() }),
        site: expect.objectContaining({ lines: expect.anything() }),
      },
    });
    await commit(store, { about: page("We") });
    expect(await read()).toEqual({ documents: ["about"], builtIn: {} });
  });
});

describe("an export", () => {
  test("is a file with the content of the requested revision", async () => {
    const { get, json, store } = await testReader();
    const response = await get("/export");
    expect(response.headers.get("Content-Disposition")).toBe('attachment; filename="site-export-revision-1.json"');
    expect(response.headers.get("Content-Type")).toBe("application/json");
    expect(await response.json()).toEqual({
      $revision: "1",
      site: adminSite,
      pages: { about: page("Us"), farm: page("Farm") },
    });
    await commit(store, { about: page("We") });
    expect((await json("/export?revision=1")).pages.about).toEqual(page("Us"));
    expect((await json("/export?revision=0&to=string")).pages.about).toEqual({
      content: JSON.stringify(page("About")),
    });
    const string = await get("/export?revision=1&to=string");
    expect(string.headers.get("Content-Disposition")).toContain("string-revision-1.json");
  });

  test("in a lossy or unknown format is rejected", async () => {
    const { get } = await testReader();
    const lossy = await get("/export?to=tokens");
    expect([lossy.status, (await lossy.json()).error]).toEqual([
      422,
      "The format tokens cannot represent all of the content. Export it as site-export.",
    ]);
    const unknown = await get("/export?to=xml");
    expect([unknown.status, (await unknown.json()).issues[0].field]).toEqual([422, "to"]);
  });
});
