import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { commit, fileFingerprints, filesIn, headlines, page, testStore } from "#tests/support/store/file-store.ts";
import { contentAt, rollback } from "./rollback.ts";

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
    const result = await rollback(store, revision, { note });
    expect(await headlines(dir)).toEqual(expected);
    expect(result.revision).toBe(revision === 3 ? 3 : 4);
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
    const { imported } = await rollback(store, 2, { only: ["terms", "terms"], note });
    expect(imported).toEqual([{ page: "terms", status: "created", version: 4 }]);
    expect((await store.revision(4)).changes).toEqual([{ page: "terms", before: null, after: page("T2") }]);
    expect(await headlines(dir)).toEqual({ about: "A3", contact: "C1", terms: "T2" });
  });

  test("as a dry run says what would change, and changes nothing", async () => {
    const { dir, store } = await threeRevisions();
    const before = fileFingerprints(dir);
    expect(await rollback(store, 0, { isDryRun: true, note })).toEqual({
      success: true,
      message: "Would bring 2 pages back to revision 0.",
      format: "rollback",
      revision: 3,
      imported: [
        { page: "about", status: "removed" },
        { page: "contact", status: "removed" },
      ],
      diagnostics: [],
    });
    expect(fileFingerprints(dir)).toEqual(before);
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

  test("says by field what it changes", async () => {
    const { store } = await threeRevisions();
    const { message, imported } = await rollback(store, 1, { note });
    expect(message).toBe("Brought 1 page back to revision 1, as revision 4.");
    const changes = expect.arrayContaining([{ pointer: "/hero/title", before: "A3", after: "A1" }]);
    expect(imported).toEqual([{ page: "about", status: "updated", version: 4, changes }]);
  });

  test.each([true, false])("is refused where somebody was faster (as a dry run: %s)", async (isDryRun) => {
    const { dir, store } = await threeRevisions();
    const before = filesIn(dir);
    const behind = rollback(store, 1, { ifRevision: 2, isDryRun, note });
    await expect(behind).rejects.toMatchObject({ code: "store/revision-conflict" });
    expect(filesIn(dir)).toEqual(before);
    await rollback(store, 1, { ifRevision: 3, isDryRun, note });
  });

  test("says itself why it was made where nobody does", async () => {
    const { store } = await threeRevisions();
    await rollback(store, 1, { note: { by: "ann" } });
    expect(await store.revision(4)).toMatchObject({ by: "ann", message: "Back to revision 1" });
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
    Object.fromEntries(await store.withSnapshot((state) => contentAt(store, revision, state)));
  expect(await at(1)).toEqual({ about: page("A1"), contact: page("C1") });
  expect(await at(3)).toEqual({ about: page("A3"), contact: page("C1") });
});
