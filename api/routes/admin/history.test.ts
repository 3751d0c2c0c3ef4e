import { describe, expect, test } from "vitest";
import { testAdmin } from "#tests/support/api/admin-app.ts";
import { commit, note, page } from "#tests/support/store/file-store.ts";

async function reader() {
  const admin = await testAdmin();
  const Cookie = await admin.cookie();
  const get = (path: string) => admin.call(path, { headers: { Cookie } });
  return { ...admin, get, json: async (path: string) => (await get(path)).json() };
}

const numbersOf = ({ revisions }: { revisions: { revision: number }[] }) => revisions.map(({ revision }) => revision);

describe("the history", () => {
  test("says who, when, from what and why, and which pages", async () => {
    const { json } = await reader();
    expect(await json("/history")).toEqual({
      revision: 1,
      revisions: [{ revision: 1, time: "2026-01-01T00:00:00.000Z", ...note, pages: ["about"] }],
      hasMore: false,
    });
  });

  test("comes newest first, fifty at a time", async () => {
    const { json, store } = await reader();
    for (let revision = 2; revision <= 52; revision += 1) await commit(store, { farm: page(`Farm ${revision}`) });
    const first = await json("/history");
    expect([first.revision, first.hasMore, numbersOf(first)]).toEqual([
      52,
      true,
      Array.from({ length: 50 }, (_, index) => 52 - index),
    ]);
    const rest = await json("/history?before=3");
    expect([rest.hasMore, numbersOf(rest)]).toEqual([false, [2, 1]]);
    expect(numbersOf(await json("/history?after=50"))).toEqual([52, 51]);
    expect(numbersOf(await json("/history?page=about"))).toEqual([1]);
    expect(numbersOf(await json("/history?page=terms"))).toEqual([]);
  });
});

describe("a revision", () => {
  test("says by field what it changed", async () => {
    const { json, store } = await reader();
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

  test.each(["0", "2"])("%s is unknown", async (revision) => {
    const { get } = await reader();
    const answer = await get(`/history/${revision}`);
    expect([answer.status, await answer.json()]).toEqual([
      404,
      { error: "There is no such revision.", code: "unknown-revision" },
    ]);
  });
});

describe("documents", () => {
  test("are those that the store has of the ones that were asked for, at one revision", async () => {
    const { call, cookie } = await reader();
    const headers = { Cookie: await cookie() };
    const answer = await call("/documents", { method: "POST", headers, body: { ids: ["about", "site", "farm/bees"] } });
    expect(await answer.json()).toEqual({
      revision: 1,
      documents: { about: { version: 1, content: page("Us") } },
    });
  });
});

describe("an export", () => {
  test("is a file that imports as what is there", async () => {
    const { get, json, store } = await reader();
    const answer = await get("/export");
    expect(answer.headers.get("Content-Disposition")).toBe('attachment; filename="site-export-revision-1.json"');
    expect(answer.headers.get("Content-Type")).toBe("application/json");
    expect(await answer.json()).toEqual({ pages: { about: page("Us"), farm: page("Farm") } });
    await commit(store, { about: page("We") });
    expect((await json("/export?revision=1")).pages.about).toEqual(page("Us"));
    expect((await json("/export?revision=0&to=string")).pages.about).toEqual({
      content: JSON.stringify(page("About")),
    });
    const string = await get("/export?revision=1&to=string");
    expect(string.headers.get("Content-Disposition")).toContain("string-revision-1.json");
  });

  test("in a format that cannot hold it, or that is none, is refused", async () => {
    const { get } = await reader();
    const lossy = await get("/export?to=tokens");
    expect([lossy.status, (await lossy.json()).error]).toEqual([422, "tokens cannot hold all of the content."]);
    const unknown = await get("/export?to=xml");
    expect([unknown.status, (await unknown.json()).issues[0].field]).toEqual([422, "to"]);
  });
});
