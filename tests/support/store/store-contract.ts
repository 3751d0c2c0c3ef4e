/** What every driver of the content store does. Its own test file says what else it does. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { findFormat } from "#content/importer/detect.ts";
import { exportDocuments } from "#content/importer/export.ts";
import { importContent } from "#content/importer/import-content.ts";
import type { ImportOptions } from "#content/importer/import-options.ts";
import { rollback } from "#content/revisions/rollback.ts";
import type { ContentReader, ContentStore } from "#content/store/content-store.ts";
import { defaultContent } from "#content/store/default-content.ts";
import type { Diagnostic } from "#schemas/diagnostics.ts";
import type { JsonObject } from "#schemas/json.ts";
import { type DocumentId, KNOWN_PAGES, SITE } from "#schemas/page-ids.ts";
import { inProject } from "../project.ts";
import { commit, headlinesOf, note, page } from "./file-store.ts";

/** A store that is empty at first. */
export interface Subject {
  /** Opens it, as every process does for itself. */
  open(onWarning?: (warning: Diagnostic) => void): Promise<ContentStore>;
  /** Puts a text where a stored document is. */
  damage(page: DocumentId, text: string): unknown;
  /** By place, what changes when something is written there. */
  stamps(): Record<string, string> | Promise<Record<string, string>>;
}

const refuses = (code: string) => expect.objectContaining({ name: "StoreError", code });

/** Pages that are not built in. */
const [A, B, C] = ["farm/a", "farm/b", "farm/c"] as const;

/** A page changes each time, one comes with the second revision and goes with the third. */
const REVISIONS = [
  { [A]: page("A1"), [B]: page("B1") },
  { [A]: page("A2"), [C]: page("C2") },
  { [A]: page("A3"), [C]: null },
];
const AFTER = [{}, { [A]: "A1", [B]: "B1" }, { [A]: "A2", [B]: "B1", [C]: "C2" }, { [A]: "A3", [B]: "B1" }];

/** @param create makes the store of one test */
export function holdToContract(create: () => Subject | Promise<Subject>): void {
  async function threeRevisions() {
    const subject = await create();
    const store = await subject.open();
    for (const pages of REVISIONS) await commit(store, pages);
    return { ...subject, store };
  }

  describe("an empty store", () => {
    test("is at revision 0 and has no documents and no history", async () => {
      const store = await (await create()).open();
      const state = await store.withSnapshot(async ({ revision, pages, read }) => ({
        revision,
        pages: await pages(),
        documents: await read([SITE, "about"]),
      }));
      expect(state).toEqual({ revision: 0, pages: [], documents: new Map() });
      expect(await store.revisions()).toEqual([]);
    });

    test("answers the built-in content, without a word and without a trace", async () => {
      const { open, stamps } = await create();
      const warnings: Diagnostic[] = [];
      const reader = await (await open((warning) => warnings.push(warning))).reader();
      const documents = await defaultContent();
      expect(await reader.pages()).toEqual(KNOWN_PAGES);
      for (const id of KNOWN_PAGES) expect(await reader.page(id)).toEqual(documents.get(id));
      expect(await reader.site()).toEqual(documents.get(SITE));
      expect(await reader.page("farm/never-heard-of")).toBeUndefined();
      expect(await reader.page("../../package")).toBeUndefined();
      expect([warnings, await stamps()]).toEqual([[], {}]);
    });
  });

  describe("a commit", () => {
    test("is an entry of the history, and what every process reads from then on", async () => {
      const { open } = await create();
      const [store, other] = [await open(), await open()];
      const about = {
        unmapped: { z: 1, a: 2 },
        hero: { subtitle: "B", title: "A" },
        meta: { description: "D", title: "A" },
      };
      const made = await commit(store, { about, site: { name: "Test Agency" } });
      expect(made).toEqual({
        revision: 1,
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        ...note,
        changes: [
          { page: "about", before: null, after: about },
          { page: SITE, before: null, after: { name: "Test Agency" } },
        ],
      });
      expect(await other.revision(1)).toEqual(made);
      expect(await other.revisions()).toEqual([1]);
      const stored = await other.withSnapshot(({ read }) => read(["about"]));
      expect(stored).toEqual(new Map([["about", { version: 1, content: about }]]));
      expect(Object.keys(stored.get("about")?.content ?? {})).toEqual(["meta", "hero", "unmapped"]);
    });

    test("is seen by a process that has missed several", async () => {
      const { open } = await create();
      const [store, other] = [await open(), await open()];
      await commit(store, { about: page("1") });
      expect(await headlinesOf(other)).toEqual({ about: "1" });
      for (const title of ["2", "3", "4"]) await commit(store, { about: page(title) });
      expect(await headlinesOf(other)).toEqual({ about: "4" });
      expect(await commit(other, { about: page("5") })).toMatchObject({ revision: 5 });
    });

    test("gives the version to what it changes, and leaves the others theirs", async () => {
      const { store } = await threeRevisions();
      const documents = await store.withSnapshot(({ read }) => read([A, B, C, SITE]));
      expect([...documents].map(([id, { version }]) => [id, version])).toEqual([
        [A, 3],
        [B, 1],
      ]);
    });

    test("removes a page, whose content the history keeps", async () => {
      const { store } = await threeRevisions();
      expect((await store.revision(3)).changes).toContainEqual({ page: C, before: page("C2"), after: null });
      expect(await headlinesOf(store)).toEqual(AFTER[3]);
      expect(await (await store.reader()).pages()).not.toContain(C);
    });
  });

  test.each([-1, 0, 1.5, 4])("revision %d, which does not exist, is refused", async (revision) => {
    const { store } = await threeRevisions();
    await expect(store.revision(revision)).rejects.toEqual(refuses("store/unknown-revision"));
  });

  describe("an import", () => {
    const importing = (store: ContentStore, content: JsonObject, options: ImportOptions = {}) =>
      importContent([{ raw: JSON.stringify(content), file: "a.json" }], options, store, {
        by: "ann",
        message: "",
        sha256: "ab",
      });
    const pages = (title: string) => ({ pages: { about: page(title), contact: page("C") } });

    test("of the same content touches nothing", async () => {
      const { open, stamps } = await create();
      const store = await open();
      await importing(store, pages("A"));
      const before = await stamps();
      const again = await importing(store, pages("A"));
      expect(again.imported.map(({ status, version }) => [status, version])).toEqual([
        ["unchanged", 1],
        ["unchanged", 1],
      ]);
      expect(await stamps()).toEqual(before);
    });

    test("that is a dry run touches nothing", async () => {
      const { open, stamps } = await create();
      const { imported, revision } = await importing(await open(), pages("A"), { isDryRun: true });
      expect(imported.map(({ status }) => status)).toEqual(["created", "created"]);
      expect([revision, await stamps()]).toEqual([0, {}]);
    });

    test("is refused where the store has moved on, and goes through at the revision it names", async () => {
      const { open, stamps } = await create();
      const store = await open();
      await importing(store, pages("A"), { ifRevision: 0 });
      const before = await stamps();
      for (const isDryRun of [false, true]) {
        const late = importing(store, pages("B"), { ifRevision: 0, isDryRun });
        await expect(late).rejects.toEqual(refuses("store/revision-conflict"));
      }
      expect(await stamps()).toEqual(before);
      expect(await importing(store, pages("B"), { ifRevision: 1 })).toMatchObject({ revision: 2 });
    });

    test("of two at once for the same revision refuses one", async () => {
      const { open } = await create();
      const imports = ["A", "B"].map(async (title) => importing(await open(), pages(title), { ifRevision: 0 }));
      const outcomes = await Promise.allSettled(imports);
      expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
      expect(outcomes).toContainEqual({ status: "rejected", reason: refuses("store/revision-conflict") });
    });

    test.each([
      ["no JSON", "{"],
      ["no object", "[]"],
      ["no content", '{"page":"about","version":1}'],
      ["another page", '{"page":"contact","version":1,"content":{}}'],
      ["no version", '{"page":"about","version":"1","content":{}}'],
    ])("over a document with %s is refused", async (_, text) => {
      const { open, stamps, damage } = await create();
      const store = await open();
      await importing(store, pages("A"));
      await damage("about", text);
      const before = await stamps();
      const refused = importing(store, pages("B"));
      await expect(refused).rejects.toEqual(refuses("store/invalid"));
      await expect(refused).rejects.toThrow("about");
      expect(await stamps()).toEqual(before);
    });

    test("of what was exported changes nothing, and is exported again to the byte", async () => {
      const { open, stamps } = await create();
      const store = await open();
      const file = inProject("content/default-content.json");
      const { $schema: _, ...example } = JSON.parse(readFileSync(file, "utf8"));
      const { imported } = await importing(store, example);
      expect(new Set(imported.map(({ status }) => status))).toEqual(new Set(["created"]));
      const text = await exported(await open());
      const before = await stamps();
      const again = await importing(store, JSON.parse(text));
      expect(new Set(again.imported.map(({ status }) => status))).toEqual(new Set(["unchanged"]));
      expect([await stamps(), await exported(await open())]).toEqual([before, text]);
      expect(JSON.parse(text)).toEqual(example);
    });
  });

  describe("writers", () => {
    const count = (store: ContentStore) =>
      store.transaction(async (writer) => {
        const before = (await writer.read([A])).get(A)?.content ?? null;
        const after = { ...page("A"), unmapped: { count: countOf(before) + 1 } };
        return writer.commit([{ page: A, before, after }], note);
      });

    test("of several processes that come at once all find what the one before them wrote", async () => {
      const { open } = await create();
      const stores = [await open(), await open()];
      const entries = await Promise.all([...stores, ...stores, ...stores].map(count));
      const inOrder = entries.sort((a, b) => a.revision - b.revision);
      expect(inOrder.map(({ revision, changes: [change] }) => [revision, countOf(change?.after ?? null)])).toEqual([
        [1, 1],
        [2, 2],
        [3, 3],
        [4, 4],
        [5, 5],
        [6, 6],
      ]);
      const store = await open();
      expect(await store.revisions()).toEqual([1, 2, 3, 4, 5, 6]);
      for (const entry of inOrder) expect(await store.revision(entry.revision)).toEqual(entry);
    });

    test("that fail in their task fail with its error, and hold nobody off", async () => {
      const { store, stamps } = await threeRevisions();
      const before = await stamps();
      const failure = new Error("not today");
      await expect(store.transaction(() => Promise.reject(failure))).rejects.toBe(failure);
      expect(await stamps()).toEqual(before);
      expect(await commit(store, { [A]: page("A4") })).toMatchObject({ revision: 4 });
    });
  });

  describe("a reader", () => {
    test.each([0, 1, 2, 3, 4])("at revision %i sees that, or the newest there is", async (revision) => {
      const { open } = await threeRevisions();
      const reader = await (await open()).reader(revision);
      const seen = await titles(reader, [A, B, C]);
      const expected: Record<string, string> = AFTER[revision] ?? AFTER[3] ?? {};
      expect(seen).toEqual([A, B, C].map((id) => expected[id]));
      const stored = (await reader.pages()).filter((id) => !KNOWN_PAGES.includes(id));
      expect(stored.sort()).toEqual(Object.keys(expected));
    });

    test("sees one state from its opening on: before, during and after a commit", async () => {
      const { open } = await create();
      const [store, other] = [await open(), await open()];
      const ids = Array.from({ length: 12 }, (_, index) => `farm/page-${index}`);
      const commitAll = (title: string) => commit(store, Object.fromEntries(ids.map((id) => [id, page(title)])));
      await commitAll("0");
      for (const [old, title] of ["01", "12", "23", "34"]) {
        const reader = await other.reader();
        const seen = await titles(reader, ids.slice(0, 4));
        let isWriting = true;
        const writing = commitAll(title ?? "").finally(() => {
          isWriting = false;
        });
        while (isWriting) {
          seen.push(...(await titles(reader, ids.slice(4, 8))));
          const states = new Set(await titles(await other.reader(), ids));
          expect(states.size).toBe(1);
          seen.push(...[...states].filter((now) => now !== title));
          await new Promise(setImmediate);
        }
        await writing;
        seen.push(...(await titles(reader, ids)));
        expect(new Set(seen)).toEqual(new Set([old]));
        expect(new Set(await titles(await other.reader(), ids))).toEqual(new Set([title]));
      }
    });

    test("answers the built-in content for what is missing, without a word", async () => {
      const { open } = await create();
      const warnings: Diagnostic[] = [];
      const store = await open((warning) => warnings.push(warning));
      await commit(store, { about: page("stored") });
      const reader = await store.reader();
      const documents = await defaultContent();
      expect(await reader.page("about")).toEqual(page("stored"));
      expect(await reader.page("contact")).toEqual(documents.get("contact"));
      expect(await reader.site()).toEqual(documents.get(SITE));
      expect(await reader.pages()).toEqual(KNOWN_PAGES);
      expect(warnings).toEqual([]);
    });

    test.each([
      ["is broken", "{"],
      ["misses what it needs", JSON.stringify({ page: "contact", version: 1, content: { hero: {} } })],
    ])("answers the built-in content for a page that %s, with one warning", async (_, text) => {
      const { open, damage } = await create();
      const warnings: Diagnostic[] = [];
      const store = await open((warning) => warnings.push(warning));
      const documents = await defaultContent();
      await commit(store, { contact: page("stored") });
      await damage("contact", text);
      for (let reads = 0; reads < 2; reads += 1) {
        const reader = await store.reader();
        expect(await reader.page("contact")).toEqual(documents.get("contact"));
        expect(await reader.page("contact")).toEqual(documents.get("contact"));
      }
      expect(warnings).toMatchObject([{ code: "store/unreadable", severity: "warning", page: "contact" }]);
      expect(warnings[0]?.message).toContain("contact");
    });

    test("takes facts of the agency that cannot be read from the built-in content", async () => {
      const { open, damage } = await create();
      const store = await open();
      await commit(store, { site: { name: "Test Agency" } });
      await damage(SITE, "[]");
      expect(await (await store.reader()).site()).toEqual((await defaultContent()).get(SITE));
    });

    test("stamps a document anew when it changes, and only then", async () => {
      const { open } = await create();
      const [store, other] = [await open(), await open()];
      const stampsNow = async () => (await other.reader()).fingerprints([A, B, C, SITE]);
      await commit(store, { [A]: page("A1"), [B]: page("B1") });
      const first = await stampsNow();
      const reader = await other.reader();
      expect(await stampsNow()).toEqual(first);
      await commit(store, { [A]: page("A2"), [C]: page("C2") });
      const second = await stampsNow();
      const changed = [...second].filter(([id, stamp]) => stamp !== first.get(id)).map(([id]) => id);
      expect(changed).toEqual([A, C]);
      // A reader from before still answers what it did.
      expect(reader.fingerprints([A]).get(A)).not.toBe(second.get(A));
      await commit(store, { [A]: page("A1") });
      expect((await stampsNow()).get(A)).not.toBe(second.get(A));
    });
  });

  describe("a rollback", () => {
    const by = { by: "bea", message: "Oops" };

    test.each([0, 1, 2, 3])("to revision %i brings its content back", async (revision) => {
      const { store } = await threeRevisions();
      const result = await rollback(store, revision, { note: by });
      expect(await headlinesOf(store)).toEqual(AFTER[revision]);
      expect(result.revision).toBe(revision === 3 ? 3 : 4);
    });

    test("is a new revision, which can be taken back", async () => {
      const { store } = await threeRevisions();
      await rollback(store, 1, { note: by });
      expect(await store.revision(4)).toMatchObject({ ...by, source: "revision 1", format: "rollback" });
      await rollback(store, 3, { note: by });
      expect(await headlinesOf(store)).toEqual(AFTER[3]);
      expect(await store.revisions()).toEqual([1, 2, 3, 4, 5]);
    });

    test("mends a document that cannot be read", async () => {
      const { store, damage } = await threeRevisions();
      await damage(B, "{");
      await rollback(store, 3, { only: [B], note: by });
      expect(await headlinesOf(store)).toEqual(AFTER[3]);
    });

    test("to a revision that does not exist is refused", async () => {
      const { store, stamps } = await threeRevisions();
      const before = await stamps();
      await expect(rollback(store, 4, { note: by })).rejects.toEqual(refuses("store/unknown-revision"));
      expect(await stamps()).toEqual(before);
    });
  });
}

async function titles(reader: ContentReader, pages: readonly string[]): Promise<(string | undefined)[]> {
  return Promise.all(pages.map(async (id) => (await reader.page(id))?.hero.title));
}

function countOf(content: JsonObject | null): number {
  return Number((content?.unmapped as JsonObject | undefined)?.count ?? 0);
}

async function exported(store: ContentStore): Promise<string> {
  const documents = await store.withSnapshot(async (state) => {
    const read = await state.read([SITE, ...(await state.pages()).sort()]);
    return new Map([...read].map(([id, { content }]) => [id, content]));
  });
  const format = findFormat("site-export");
  if (format === undefined) throw new Error("There is no format site-export.");
  return JSON.stringify(exportDocuments(documents, format).value, null, 2);
}
