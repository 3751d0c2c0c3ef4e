import { expect, test } from "vitest";
import { commit, page } from "#tests/support/store/file-store.ts";
import { memoryStore } from "#tests/support/store/memory-store.ts";
import { findLastChanges } from "./last-changes.ts";

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
