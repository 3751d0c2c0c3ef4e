import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { contentAt, rollback } from "./rollback.ts";
import { commit, filesIn, headlines, page, stampsIn, testStore } from "./test-store.ts";

const note = { by: "ann", message: "" };

/** Three revisions: a page changes each time, one comes with the second and goes with the third. */
async function threeRevisions() {
  const { dir, store } = await testStore();
  await commit(store, { about: page("A1"), contact: page("C1") });
  await commit(store, { about: page("A2"), terms: page("T2") });
  await commit(store, { about: page("A3"), terms: null });
  const file = (id: string) => join(dir, "pages", `${id}.json`);
  const edit = (id: string, title: string) => {
    const stored = existsSync(file(id)) ? JSON.parse(readFileSync(file(id), "utf8")) : { page: id, version: 0 };
    writeFileSync(file(id), JSON.stringify({ ...stored, content: page(title) }));
  };
  return { dir, store, file, edit };
}

describe("rollback", () => {
  test.each([
    [0, {}],
    [1, { about: "A1", contact: "C1" }],
    [2, { about: "A2", contact: "C1", terms: "T2" }],
    [3, { about: "A3", contact: "C1" }],
  ])("to revision %i brings its content back", async (revision, expected) => {
    const { dir, store } = await threeRevisions();
    const { revision: made } = await rollback(store, revision, { note });
    expect(await headlines(dir)).toEqual(expected);
    expect(made?.revision).toBe(revision === 3 ? undefined : 4);
  });

  test("is a new revision, which can be taken back", async () => {
    const { dir, store } = await threeRevisions();
    await rollback(store, 1, { note: { by: "bea", message: "Oops" } });
    expect(await store.revision(4)).toMatchObject({
      by: "bea",
      message: "Oops",
      source: "revision 1",
      format: "rollback",
      changes: [{ page: "about", before: page("A3"), after: page("A1") }],
    });
    await rollback(store, 3, { note });
    expect(await headlines(dir)).toEqual({ about: "A3", contact: "C1" });
    expect(await store.revisions()).toEqual([1, 2, 3, 4, 5]);
  });

  test("of one page leaves the others", async () => {
    const { dir, store } = await threeRevisions();
    const { changes } = await rollback(store, 2, { only: ["terms"], note });
    expect(changes).toEqual([{ page: "terms", before: null, after: page("T2") }]);
    expect(await headlines(dir)).toEqual({ about: "A3", contact: "C1", terms: "T2" });
  });

  test("as a dry run says what would change, and changes nothing", async () => {
    const { dir, store } = await threeRevisions();
    const before = stampsIn(dir);
    const { revision, changes } = await rollback(store, 0, { isDryRun: true, note });
    expect(revision).toBeUndefined();
    expect(changes.map(({ page: id, after }) => [id, after])).toEqual([
      ["about", null],
      ["contact", null],
    ]);
    expect(stampsIn(dir)).toEqual(before);
  });

  test("brings back the edit by hand that a revision replaced, and leaves the others", async () => {
    const { dir, store, edit } = await threeRevisions();
    edit("about", "by hand");
    edit("contact", "by hand");
    await commit(store, { about: page("A4") });
    expect((await store.revision(4)).changes[0]?.before).toEqual(page("by hand"));
    await rollback(store, 3, { note });
    expect(await headlines(dir)).toEqual({ about: "by hand", contact: "by hand" });
  });

  test("brings back what was there before the first import", async () => {
    const { dir, store, edit } = await threeRevisions();
    edit("privacy", "by hand");
    await commit(store, { privacy: page("P4") });
    await rollback(store, 0, { only: ["privacy"], note });
    expect(await headlines(dir)).toMatchObject({ privacy: "by hand" });
  });

  test("to the newest revision takes back edits by hand", async () => {
    const { dir, store, edit } = await threeRevisions();
    edit("about", "by hand");
    await rollback(store, 3, { note });
    expect(await headlines(dir)).toEqual({ about: "A3", contact: "C1" });
    expect((await store.revision(4)).changes).toEqual([{ page: "about", before: page("by hand"), after: page("A3") }]);
  });

  test.each([2, 3])("to revision %i mends a file that cannot be read", async (revision) => {
    const { dir, store, file } = await threeRevisions();
    writeFileSync(file("contact"), "{");
    await rollback(store, revision, { only: ["contact"], note });
    expect(await headlines(dir)).toMatchObject({ contact: "C1" });
  });

  test("to a revision that does not exist is refused", async () => {
    const { dir, store } = await threeRevisions();
    const before = filesIn(dir);
    await expect(rollback(store, 4, { note })).rejects.toMatchObject({ code: "store/unknown-revision" });
    expect(filesIn(dir)).toEqual(before);
  });
});

test("contentAt is what a revision left, without later edits", async () => {
  const { store, edit } = await threeRevisions();
  edit("contact", "by hand");
  const at = async (revision: number) =>
    Object.fromEntries(await store.peek((state) => contentAt(store, revision, state)));
  expect(await at(1)).toEqual({ about: page("A1"), contact: page("C1") });
  expect(await at(3)).toEqual({ about: page("A3"), contact: page("C1") });
});
