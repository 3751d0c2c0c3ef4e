import { expect, test } from "vitest";
import { memoryMediaStore } from "#tests/support/media/memory-media-store.ts";
import { commit, page } from "#tests/support/store/file-store.ts";
import { memoryStore } from "#tests/support/store/memory-store.ts";
import { createMediaRestoringStore } from "./restoring-store.ts";

const withPhoto = (title: string) => ({ ...page(title), hero: { title, image: "ann.jpg" } }) as never;

test("brings back a deleted photo when a commit shows it again", async () => {
  const media = memoryMediaStore();
  await media.add("ann.jpg", new Uint8Array([1]));
  const store = createMediaRestoringStore(memoryStore(), media);
  await commit(store, { about: withPhoto("Us") });
  await commit(store, { about: page("Us") });
  await media.delete("ann.jpg");
  await commit(store, { about: page("We") });
  expect(await media.list()).toEqual([]);
  await commit(store, { about: withPhoto("Us") });
  expect(await media.list()).toMatchObject([{ name: "ann.jpg" }]);
});

test("brings back a deleted photo of a document that a commit changes elsewhere", async () => {
  const media = memoryMediaStore();
  await media.add("ann.jpg", new Uint8Array([1]));
  const store = createMediaRestoringStore(memoryStore(), media);
  await commit(store, { about: withPhoto("Us") });
  await media.delete("ann.jpg");
  await commit(store, { about: withPhoto("We") });
  expect(await media.list()).toMatchObject([{ name: "ann.jpg" }]);
});
