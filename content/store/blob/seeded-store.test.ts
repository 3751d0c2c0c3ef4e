import { expect, test } from "vitest";
import { testBlobs } from "#tests/support/store/blobs.ts";
import { commit, headlinesOf, page } from "#tests/support/store/file-store.ts";
import { memoryStore } from "#tests/support/store/memory-store.ts";
import { openBlobStore } from "./blob-store.ts";
import { createSeededStore, seedStore } from "./seeded-store.ts";

const SEED = [
  ["about", page("Seed")],
  ["farm", page("Farm")],
] as const;

test("shows the seed without writing, until the first commit copies it", async () => {
  const { client } = await testBlobs();
  const writes: string[] = [];
  const blobs = openBlobStore({
    store: client((send, { method, path }) => {
      if (method === "put") writes.push(path);
      return send();
    }),
  });
  const store = createSeededStore(blobs, memoryStore(SEED));
  expect(await headlinesOf(store)).toEqual({ about: "Seed", farm: "Farm" });
  expect([await store.revisions(), writes]).toEqual([[], []]);

  await commit(store, { about: page("New") });
  expect(await headlinesOf(store)).toEqual({ about: "New", farm: "Farm" });
  expect(await headlinesOf(blobs)).toEqual({ about: "New", farm: "Farm" });
  expect(await store.summary(1)).toMatchObject({ by: "deployment", pages: ["about", "farm"] });
  expect(await store.summary(2)).toMatchObject({ pages: ["about"] });
  expect((await store.revision(2)).changes).toHaveLength(1);
  expect((await store.documentsAt(1)).get("about")).toEqual(page("Seed"));
});

test("copies the seed once if several processes start at the same time", async () => {
  const { client } = await testBlobs();
  const open = () => openBlobStore({ store: client() });
  await Promise.all([1, 2, 3].map(() => seedStore(open(), memoryStore(SEED))));
  expect((await open().revisions()).map(({ revision }) => revision)).toEqual([1]);
  await seedStore(open(), memoryStore([["about", page("Later deployment")]]));
  expect(await headlinesOf(open())).toEqual({ about: "Seed", farm: "Farm" });
});

test("leaves the store empty if the seed is", async () => {
  const { client } = await testBlobs();
  const blobs = openBlobStore({ store: client() });
  await seedStore(blobs, memoryStore());
  expect(await blobs.revisions()).toEqual([]);
});
