/** Requests to a store with damaged files. Each response names the cause and the next step, and nothing is lost. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { openFileStore } from "#content/store/file/file-store.ts";
import { adminSite, testAdmin } from "#tests/support/api/admin-app.ts";
import { commit, page, testStore } from "#tests/support/store/file-store.ts";

/**
 * Signs in to the admin of a store with three revisions of the page about.
 * @param damage changes files of the store after the revisions
 */
async function testDamaged(damage: (dir: string, ids: string[]) => void) {
  const { dir, store } = await testStore();
  const ids: string[] = [];
  for (const title of ["One", "Two", "Three"])
    ids.push((await commit(store, { site: adminSite, about: page(title) })).id);
  damage(dir, ids);
  const admin = await testAdmin({ admin: { store: await openFileStore({ dir }) } });
  const Cookie = await admin.cookie();
  const send = async (path: string, body?: object, headers: Record<string, string> = {}) => {
    const method = body === undefined ? "GET" : "POST";
    const response = await admin.call(path, { method, body, headers: { Cookie, ...headers } });
    return { status: response.status, json: await response.json() };
  };
  return { send, dir, ids };
}

const CHANGE = { pages: { about: page("New") } };

const breakEntry = (dir: string, [, id]: string[]) => writeFileSync(join(dir, "history", `${id}.json`), "<<<<<<< HEAD");

describe("a broken entry of the history", () => {
  test.each([
    ["/import", CHANGE],
    ["/rollback", { to: 3, dryRun: true }],
    ["/preview", { page: "about", to: 3 }],
    ["/export?revision=3", undefined],
  ])("is named as the reason why %s fails", async (path, body) => {
    const { send } = await testDamaged(breakEntry);
    expect(await send(path, body)).toMatchObject({
      status: 503,
      json: { code: "history-broken", error: expect.stringMatching(/history is damaged.*`agency doctor`/) },
    });
  });

  test.each([
    ["/history", undefined],
    ["/rollback", { to: 1, dryRun: true }],
    ["/export?revision=1", undefined],
  ])("does not keep %s from reading the entries before it", async (path, body) => {
    const { send } = await testDamaged(breakEntry);
    expect(await send(path, body)).toMatchObject({ status: 200 });
  });

  test("does not hide that the store has moved on", async () => {
    const { send, ids } = await testDamaged(breakEntry);
    const conflict = { status: 412, json: { code: "revision-conflict", revision: 3, revisionId: ids[2] } };
    expect(await send("/import", CHANGE, { "If-Match": `"${ids[1]}"` })).toMatchObject(conflict);
    expect(await send("/import", CHANGE, { "If-Match": `"${ids[0]}"` })).toMatchObject(conflict);
  });
});

describe("a page that is a folder", () => {
  const makeFolder = (dir: string) => {
    rmSync(join(dir, "pages/about.json"));
    mkdirSync(join(dir, "pages/about.json"));
  };

  test.each([
    ["/documents", { ids: ["about"] }],
    ["/import?dryRun=1", CHANGE],
    ["/import", CHANGE],
    ["/export", undefined],
  ])("does not end %s with an error without a cause", async (path, body) => {
    const { send } = await testDamaged(makeFolder);
    const { json } = await send(path, body);
    expect(json.code).not.toBe("internal");
  });
});

test("a conflict is reported even if the store can no longer be read", async () => {
  const { store } = await testAdmin();
  const admin = await testAdmin({
    admin: { store: { ...store, withSnapshot: () => Promise.reject(new Error("The disk is gone.")) } },
  });
  const headers = { Cookie: await admin.cookie(), "If-Match": '"0"' };
  const response = await admin.call("/rollback", { method: "POST", body: { to: 0 }, headers });
  expect([response.status, (await response.json()).code]).toEqual([412, "revision-conflict"]);
});
