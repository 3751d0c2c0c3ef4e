import { expect, test } from "vitest";
import { commit, leaveWriter, page, testStore, writersIn } from "#tests/support/store/file-store.ts";
import { openReadOnly } from "./open-read-only.ts";

test("reads an unfinished commit without finishing it", async () => {
  const { dir, store } = await testStore();
  const { revision } = await commit(store, { about: page("About") });
  const writer = leaveWriter(dir, { revision });
  const reader = await openReadOnly(dir).reader();
  expect((await reader.page("about"))?.hero.title).toBe("About");
  expect(writersIn(dir)).toEqual([writer]);
});
