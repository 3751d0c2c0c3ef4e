import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openOfficeDatabase } from "#api/database/open-office-database.ts";
import { openMediaFolder } from "#content/media-store/file-media-store.ts";
import { createPostgres } from "#tests/support/database/office-databases.ts";
import { createPostgresDatabase } from "#tests/support/database/test-database.ts";
import { commit, headlinesOf, page, testStore } from "#tests/support/store/file-store.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { fetchPhotos, openPlace } from "./content-place.ts";
import { openSqlContent } from "./sql-content.ts";

async function createFiles(): Promise<string> {
  const { dir, store } = await testStore();
  await commit(store, { about: page("A") });
  mkdirSync(join(dir, "media"));
  writeFileSync(join(dir, "media/ann.jpg"), "a photo");
  return dir;
}

test("copies the content and the photos of the files by its first use, once", async () => {
  const seedDir = await createFiles();
  const open = await createPostgres();
  const { store, media } = openSqlContent({ database: open(), seedDir });
  expect((await media.list()).map(({ name }) => name)).toEqual(["ann.jpg"]);
  await commit(store, { about: page("B") });
  await media.delete("ann.jpg");
  const later = openSqlContent({ database: open(), seedDir });
  expect([await later.media.list(), await headlinesOf(later.store)]).toEqual([[], { about: "B" }]);
});

test("tries again after the files could not be copied", async () => {
  const seedDir = await createFiles();
  const database = (await createPostgres())();
  let isBroken = true;
  const faulty: typeof database = Object.create(database, {
    write: {
      value: (...args: Parameters<typeof database.write>) =>
        isBroken ? Promise.reject(new Error("not today")) : database.write(...args),
    },
    read: { value: (task: never) => database.read(task) },
  });
  const { store } = openSqlContent({ database: faulty, seedDir });
  await expect(headlinesOf(store)).rejects.toThrow("not today");
  isBroken = false;
  expect(await headlinesOf(store)).toEqual({ about: "A" });
});

test("a worker thread reads what the process has committed", async () => {
  const databaseUrl = await createPostgresDatabase();
  const database = openOfficeDatabase({ engine: "postgres", url: databaseUrl });
  await commit(openSqlContent({ database }).store, { about: page("A") });
  const { store } = await openPlace({ contentDir: temporaryFolder(), databaseUrl });
  expect(await headlinesOf(store)).toEqual({ about: "A" });
  await database.close();
});

test("gives the folder for publishing the photos of the database, and no others", async () => {
  const { media } = openSqlContent({ database: (await createPostgres())() });
  const place = { contentDir: temporaryFolder(), databaseUrl: "postgres://unused" };
  const names = async () => {
    await fetchPhotos(place, media);
    return (await openMediaFolder(place.contentDir).list()).map(({ name }) => name);
  };
  await media.add("ann.jpg", new Uint8Array([1]));
  await media.add("ben.jpg", new Uint8Array([2]));
  expect(await names()).toEqual(["ann.jpg", "ben.jpg"]);
  await media.delete("ann.jpg");
  expect(await names()).toEqual(["ben.jpg"]);
  await media.restore("ann.jpg");
  expect(await names()).toEqual(["ann.jpg", "ben.jpg"]);
});
