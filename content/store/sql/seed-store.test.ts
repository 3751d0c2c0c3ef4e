import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openFileStore } from "#content/store/file/file-store.ts";
import { createPostgres } from "#tests/support/database/office-databases.ts";
import { commit, headlinesOf, page, testStore } from "#tests/support/store/file-store.ts";
import { memoryStore } from "#tests/support/store/memory-store.ts";
import { mergedBranches } from "#tests/support/store/merged-branches.ts";
import { revisionId } from "../revision-entry.ts";
import { seedStore } from "./seed-store.ts";
import { openSqlStore } from "./sql-store.ts";

test("copies the whole history, with the ids that the files have", async () => {
  const { store: files } = await testStore();
  await commit(files, { about: page("A"), terms: page("T") });
  await commit(files, { about: page("B") });
  await commit(files, { terms: null });
  const database = (await createPostgres())();
  await seedStore(database, files);
  const store = openSqlStore({ database });
  expect(await store.revisions()).toEqual(await files.revisions());
  for (const { id } of await files.revisions()) {
    const revision = await store.revision(id);
    expect(revision).toEqual(await files.revision(id));
    expect(await store.documentsAt(id)).toEqual(await files.documentsAt(id));
    const { id: _, ...draft } = revision;
    expect(revisionId(draft)).toBe(id);
  }
  expect(await headlinesOf(store)).toEqual({ about: "B" });
  expect(await store.withSnapshot(({ read }) => read(["about"]))).toEqual(
    await files.withSnapshot(({ read }) => read(["about"])),
  );
});

test("records what was edited by hand as a revision with the id that a file would have", async () => {
  const { dir, store: files } = await testStore();
  await commit(files, { about: page("A"), terms: page("T") });
  rmSync(join(dir, ".writers"), { recursive: true });
  writeFileSync(join(dir, "pages/about.json"), JSON.stringify({ page: "about", content: page("Edited") }));
  const database = (await createPostgres())();
  await seedStore(database, files);
  const store = openSqlStore({ database });
  expect(await headlinesOf(store)).toEqual({ about: "Edited", terms: "T" });
  expect(await store.summary(2)).toMatchObject({ by: "deployment", format: "edit", pages: ["about"] });
  const { id, ...draft } = await store.revision(2);
  expect(revisionId(draft)).toBe(id);
  expect(await headlinesOf(openSqlStore({ database }))).toEqual({ about: "Edited", terms: "T" });
});

test("records the merge of branches that the files have not recorded", async () => {
  const { store: files, ids } = await mergedBranches();
  const database = (await createPostgres())();
  await seedStore(database, files);
  const store = openSqlStore({ database });
  expect((await store.revisions()).at(-1)).toMatchObject({
    revision: 3,
    parents: [ids.theirs, ids.ours].sort().reverse(),
  });
  expect(await headlinesOf(store)).toEqual(await headlinesOf(files));
});

test("copies content without a history as the first revision, and nothing from an empty store", async () => {
  const database = (await createPostgres())();
  const store = openSqlStore({ database });
  await seedStore(database, memoryStore());
  expect(await store.revisions()).toEqual([]);
  await seedStore(database, memoryStore([["about", page("A")]]));
  expect(await store.summary(1)).toMatchObject({ by: "deployment", parents: [], pages: ["about"] });
});

test("copies once if several processes start at the same time", async () => {
  const open = await createPostgres();
  const { dir, store: files } = await testStore();
  await commit(files, { about: page("A") });
  const seeds = await Promise.all([1, 2, 3].map(() => openFileStore({ dir })));
  await Promise.all(seeds.map((seed) => seedStore(open(), seed)));
  const store = openSqlStore({ database: open() });
  expect(await store.revisions()).toEqual(await files.revisions());
  await seedStore(open(), memoryStore([["about", page("Later deployment")]]));
  expect(await headlinesOf(store)).toEqual({ about: "A" });
});
