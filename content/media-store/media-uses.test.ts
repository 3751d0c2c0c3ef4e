import { expect, test } from "vitest";
import { memoryMediaStore } from "#tests/support/media/memory-media-store.ts";
import { commit, page } from "#tests/support/store/file-store.ts";
import { memoryStore } from "#tests/support/store/memory-store.ts";
import { createMediaRestoringStore, listMediaUses } from "./media-uses.ts";

test("names the field, the list item and missing alternative text of each image", () => {
  const content = {
    hero: { title: "About", image: "office.jpg" },
    about: { image: "town.jpg", imageAlt: "Main Street" },
    meta: { title: "About", og: { image: "https://example.com/a.png" } },
    team: { members: [{ name: "Ben" }, { name: "Ann Lee", image: "ann.jpg" }] },
    unmapped: { image: "old.jpg" },
  };
  expect(listMediaUses("about", content)).toEqual(
    expect.arrayContaining([
      { media: "office.jpg", pointer: "/hero/image", isMissingAlt: true },
      { media: "town.jpg", pointer: "/about/image", isMissingAlt: false },
      { media: "ann.jpg", pointer: "/team/members/1/image", item: "Ann Lee", isMissingAlt: false },
    ]),
  );
  expect(listMediaUses("about", content).map(({ media }) => media)).not.toContain("old.jpg");
});

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
