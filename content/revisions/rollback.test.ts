import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { commit, fileFingerprints, filesIn, headlines, page, testStore } from "#tests/support/store/file-store.ts";
import { rollback } from "./rollback.ts";

const note = { by: "ann", message: "" };

/** Creates a store with three revisions. Each changes `about`; the second adds `terms` and the third removes it. */
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
  ])("restores the content of revision %i", async (revision, expected) => {
    const { dir, store } = await threeRevisions();
    const result = await rollback(store, { to: revision }, { note });
    expect(await headlines(dir)).toEqual(expected);
    expect(result.revision).toBe(revision === 3 ? 3 : 4);
  });

  test("commits a new revision that can be rolled back too", async () => {
    const { dir, store } = await threeRevisions();
    await rollback(store, { to: 1 }, { note: { by: "bea", message: "Oops" } });
    expect(await store.revision(4)).toMatchObject({
      by: "bea",
      message: "Oops",
      source: expect.stringMatching(/^revision 1-[0-9a-f]{12}$/),
      format: "rollback",
      changes: [{ page: "about", before: page("A3"), after: page("A1") }],
    });
    await rollback(store, { to: 3 }, { note });
    expect(await headlines(dir)).toEqual({ about: "A3", contact: "C1" });
    expect((await store.revisions()).map(({ revision: number }) => number)).toEqual([1, 2, 3, 4, 5]);
  });

  test("changes only the pages in `only`", async () => {
    const { dir, store } = await threeRevisions();
    const { imported } = await rollback(store, { to: 2, only: ["terms", "terms"] }, { note });
    expect(imported).toEqual([{ page: "terms", status: "created", version: 4 }]);
    expect((await store.revision(4)).changes).toEqual([{ page: "terms", before: null, after: page("T2") }]);
    expect(await headlines(dir)).toEqual({ about: "A3", contact: "C1", terms: "T2" });
  });

  test("reports the changes of a dry run without writing", async () => {
    const { dir, store } = await threeRevisions();
    const before = fileFingerprints(dir);
    expect(await rollback(store, { to: 0 }, { isDryRun: true, note })).toEqual({
      success: true,
      message: "Would restore 2 pages to revision 0.",
      format: "rollback",
      revision: 3,
      revisionId: (await store.summary(3)).id,
      imported: [
        { page: "about", status: "removed" },
        { page: "contact", status: "removed" },
      ],
      diagnostics: [],
    });
    expect(fileFingerprints(dir)).toEqual(before);
  });

  test("undoes edits by hand exactly and keeps them as a revision", async () => {
    const { dir, store, edit } = await threeRevisions();
    edit("about", "by hand");
    edit("privacy", "by hand");
    await commit(store, { contact: page("C5") });
    await rollback(store, { to: 3 }, { note });
    expect(await headlines(dir)).toEqual({ about: "A3", contact: "C1" });
    await rollback(store, { to: 4 }, { note });
    expect(await headlines(dir)).toEqual({ about: "by hand", contact: "C1", privacy: "by hand" });
    expect(await store.summary(4)).toMatchObject({
      by: "hand",
      source: "files",
      format: "edit",
      message: "Edited by hand: about, privacy",
      pages: ["about", "privacy"],
    });
  });

  test("records edits by hand first when it undoes them", async () => {
    const { dir, store, edit } = await threeRevisions();
    edit("about", "by hand");
    expect(await rollback(store, { to: 3 }, { note })).toMatchObject({ revision: 5 });
    expect(await headlines(dir)).toEqual({ about: "A3", contact: "C1" });
    expect((await store.revision(4)).changes).toEqual([{ page: "about", before: page("A3"), after: page("by hand") }]);
    expect((await store.revision(5)).changes).toEqual([{ page: "about", before: page("by hand"), after: page("A3") }]);
  });

  test.each([2, 3])(
    "replaces an unreadable file when rolling back to revision %i, and sets it aside",
    async (revision) => {
      const { dir, store, file } = await threeRevisions();
      writeFileSync(file("contact"), "half a thou");
      const { imported } = await rollback(store, { to: revision, only: ["contact"] }, { note });
      expect(imported).toMatchObject([{ page: "contact", status: "updated" }]);
      expect(await headlines(dir)).toMatchObject({ contact: "C1" });
      const [time = ""] = readdirSync(join(dir, "set-aside"));
      expect(readFileSync(join(dir, "set-aside", time, "pages/contact.json"), "utf8")).toBe("half a thou");
      expect(await rollback(store, { to: revision, only: ["contact"] }, { note })).toMatchObject({ imported: [] });
    },
  );

  test("reports the changed fields", async () => {
    const { store } = await threeRevisions();
    const { message, imported } = await rollback(store, { to: 1 }, { note });
    expect(message).toBe("Restored 1 page to revision 1, as revision 4.");
    const changes = expect.arrayContaining([{ pointer: "/hero/title", before: "A3", after: "A1" }]);
    expect(imported).toEqual([{ page: "about", status: "updated", version: 4, changes }]);
  });

  test.each([true, false])("is rejected if the store is not at ifRevision (dry run: %s)", async (isDryRun) => {
    const { dir, store } = await threeRevisions();
    const before = filesIn(dir);
    const outdated = rollback(store, { to: 1 }, { ifRevision: 2, isDryRun, note });
    await expect(outdated).rejects.toMatchObject({ code: "store/revision-conflict" });
    expect(filesIn(dir)).toEqual(before);
    await rollback(store, { to: 1 }, { ifRevision: 3, isDryRun, note });
  });

  test("adds a message to the revision if none is given", async () => {
    const { store } = await threeRevisions();
    await rollback(store, { to: 1 }, { note: { by: "ann" } });
    const { id } = await store.summary(1);
    expect(await store.revision(4)).toMatchObject({ by: "ann", message: `Back to revision ${id}` });
  });

  test("names the revision by its whole id if it is given the beginning", async () => {
    const { store } = await threeRevisions();
    const { id } = await store.summary(1);
    const { message } = await rollback(store, { to: id.slice(0, 5) }, { note: { by: "ann" } });
    expect(message).toBe(`Restored 1 page to revision ${id}, as revision 4.`);
    const entry = { message: `Back to revision ${id}`, source: `revision ${id}` };
    expect(await store.revision(4)).toMatchObject(entry);
  });

  test("rejects a revision that does not exist", async () => {
    const { dir, store } = await threeRevisions();
    const before = filesIn(dir);
    await expect(rollback(store, { to: 4 }, { note })).rejects.toMatchObject({ code: "store/unknown-revision" });
    expect(filesIn(dir)).toEqual(before);
  });
});
