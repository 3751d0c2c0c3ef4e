/** Branches of version control that both imported, and were merged: two revisions have the same number. */
import { describe, expect, test } from "vitest";
import { adminSite, testAdmin } from "#tests/support/api/admin-app.ts";
import { page } from "#tests/support/store/file-store.ts";
import { mergedBranches } from "#tests/support/store/merged-branches.ts";

/** Signs in to the admin of a store with merged branches, and returns functions that send requests. */
async function testMerged() {
  const branches = await mergedBranches({ site: adminSite });
  const admin = await testAdmin({ admin: { store: branches.store } });
  const Cookie = await admin.cookie();
  const send = async (path: string, body?: object, headers: Record<string, string> = {}) => {
    const method = body === undefined ? "GET" : "POST";
    const response = await admin.call(path, { method, body, headers: { Cookie, ...headers } });
    return { status: response.status, json: await response.json() };
  };
  return { ...branches, send };
}

const ifMatch = (revision: string) => ({ "If-Match": `"${revision}"` });
const idsOf = ({ revisions }: { revisions: { id: string }[] }) => revisions.map(({ id }) => id);

describe("the history", () => {
  test("names revisions with the same number by the beginning of their ids", async () => {
    const { send, ids } = await testMerged();
    const { json } = await send("/history");
    const names = new Map(json.revisions.map(({ id, name }: { id: string; name: string }) => [id, name]));
    expect(names).toEqual(
      new Map([
        [ids.ours, ids.ours.slice(0, 6)],
        [ids.theirs, ids.theirs.slice(0, 6)],
        [ids.base, "1"],
      ]),
    );
    expect(json).toMatchObject({ revision: 3, revisionId: ids.merged });
  });

  test("after a revision lists what it does not include, on the other branch too", async () => {
    const { send, ids } = await testMerged();
    expect(idsOf((await send(`/history?after=${ids.ours}`)).json)).toEqual([ids.theirs]);
    expect(idsOf((await send(`/history?after=${ids.theirs}`)).json)).toEqual([ids.ours]);
    expect(idsOf((await send(`/history?after=${encodeURIComponent(ids.merged)}`)).json)).toEqual([]);
    expect(idsOf((await send("/history?after=1")).json).sort()).toEqual([ids.ours, ids.theirs].sort());
  });

  test.each([
    ["/history/2", undefined],
    ["/rollback", { to: 2 }],
    ["/preview", { page: "about", to: "2" }],
    ["/export?revision=2", undefined],
  ])("explains that the number in %s is ambiguous", async (path, body) => {
    const { send } = await testMerged();
    expect(await send(path, body)).toEqual({
      status: 409,
      json: {
        code: "ambiguous-revision",
        error:
          "Several versions from merged branches have this number. Use the id of the version, which the history lists.",
      },
    });
  });
});

describe("If-Match", () => {
  const change = { pages: { about: page("New") } };

  test.each(["ours", "theirs"] as const)("with the head of one branch is outdated (%s)", async (branch) => {
    const { send, ids } = await testMerged();
    const { status, json } = await send("/import", change, ifMatch(ids[branch]));
    expect([status, json]).toMatchObject([412, { code: "revision-conflict", revision: 3, revisionId: ids.merged }]);
  });

  test("accepts the id that the documents and the history name", async () => {
    const { send, ids } = await testMerged();
    const { revisionId } = (await send("/documents", { ids: ["about"] })).json;
    expect(revisionId).toBe(ids.merged);
    const imported = await send("/import", change, ifMatch(revisionId));
    expect([imported.status, imported.json.revision]).toEqual([200, 4]);
    expect(imported.json.revisionId).toMatch(/^4-[0-9a-f]{12}$/);
    const undone = await send("/rollback", { to: ids.ours }, ifMatch(imported.json.revisionId));
    expect([undone.status, undone.json]).toMatchObject([200, { revision: 5 }]);
    // A recorded merge includes both branches.
    expect(idsOf((await send(`/history?after=${imported.json.revisionId}`)).json)).toEqual([undone.json.revisionId]);
  });

  test("accepts the number", async () => {
    const { send } = await testMerged();
    expect((await send("/import", change, ifMatch("3"))).status).toBe(200);
  });

  test("lists the fields that the other branch changed", async () => {
    const { send, ids } = await testMerged();
    const { json } = await send("/import", { pages: { terms: page("Mine") } }, ifMatch(ids.ours));
    expect(json.conflicts).toContainEqual(
      expect.objectContaining({
        page: "terms",
        pointer: "/hero/title",
        base: "Terms",
        theirs: "Theirs",
        yours: "Mine",
      }),
    );
  });
});
