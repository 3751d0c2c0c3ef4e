import { expect, test } from "vitest";
import { commit, page, testStore } from "#tests/support/store/file-store.ts";
import { memoryStore } from "#tests/support/store/memory-store.ts";
import { createRevisionNames, findLastChanges, listRevisions } from "./read-history.ts";

/** Creates a store with three revisions, and returns their ids and the numbers that `listRevisions` returns. */
async function threeRevisions() {
  const { store } = await testStore();
  const ids: string[] = [];
  for (const title of ["A1", "A2", "A3"]) ids.push((await commit(store, { about: page(title) })).id);
  const [first = "", second = "", third = ""] = ids;
  const list = async (options: Parameters<typeof listRevisions>[1]) => {
    const { revisions, hasMore } = await listRevisions(store, options);
    return [...revisions.map(({ revision }) => revision), ...(hasMore ? ["more"] : [])];
  };
  return { first, second, third, list };
}

test("lists all revisions, latest first, up to a limit", async () => {
  const { list } = await threeRevisions();
  expect(await list({})).toEqual([3, 2, 1]);
  expect(await list({ limit: 2 })).toEqual([3, 2, "more"]);
  expect(await list({ limit: 0 })).toEqual(["more"]);
});

test("starts before and ends after a revision, by its number, its id or the beginning of the id", async () => {
  const { second, list } = await threeRevisions();
  for (const reference of [2, "2", second, second.slice(0, 5)]) {
    expect(await list({ before: reference })).toEqual([1]);
    expect(await list({ after: reference })).toEqual([3]);
  }
  expect(await list({ before: 99 })).toEqual([3, 2, 1]);
  expect(await list({ after: 0 })).toEqual([3, 2, 1]);
});

test("rejects the id of a revision that does not exist", async () => {
  const { third, list } = await threeRevisions();
  const unknown = third.replace(/^3/, "2");
  for (const options of [{ before: unknown }, { after: unknown }]) {
    await expect(list(options)).rejects.toMatchObject({ code: "store/unknown-revision" });
  }
});

test("finds the latest version that changed each document", async () => {
  const store = memoryStore();
  await commit(store, { farm: page("Farm"), about: page("About") });
  await commit(store, { farm: page("Farm 2") });
  const changes = await findLastChanges(store, ["farm", "about", "home"]);
  expect(Object.fromEntries([...changes].map(([id, { name }]) => [id, name]))).toEqual({ farm: "2", about: "1" });
});

test("reads no older versions than needed", async () => {
  const store = memoryStore();
  await commit(store, { farm: page("Farm") });
  await commit(store, { farm: page("Farm 2") });
  const read: unknown[] = [];
  const summary: typeof store.summary = (id) => {
    read.push(id);
    return store.summary(id);
  };
  await findLastChanges({ revisions: store.revisions, summary }, ["farm"]);
  expect(read).toEqual(["2"]);
});

const nodeOf = (id: string) => ({ id, revision: Number.parseInt(id, 10), parents: [] });

test.each([
  [
    ["1-aaaa00000000", "2-bbbb00000000"],
    ["1", "2"],
  ],
  [
    ["2-aaaa00000000", "2-bbbb00000000"],
    ["2-aaaa", "2-bbbb"],
  ],
  [
    ["2-aaaa10000000", "2-aaaa20000000"],
    ["2-aaaa1", "2-aaaa2"],
  ],
  [
    ["2", "2-aaaa00000000"],
    ["2", "2-aaaa"],
  ],
])("names %j as %j", (ids, expected) => {
  const nodes = ids.map(nodeOf);
  expect(nodes.map(createRevisionNames(nodes))).toEqual(expected);
});
