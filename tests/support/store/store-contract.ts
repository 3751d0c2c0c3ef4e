/** The tests that every content store must pass. Each store has further tests in its folder. */

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { exportDocuments } from "#content/importer/export.ts";
import { findFormat } from "#content/importer/formats/detect.ts";
import { importContent } from "#content/importer/import-content.ts";
import type { ImportOptions } from "#content/importer/plan/import-options.ts";
import { rollback } from "#content/revisions/rollback.ts";
import type { ContentReader, ContentStore } from "#content/store/content-store.ts";
import { defaultContent } from "#content/store/default-content.ts";
import type { Diagnostic } from "#schemas/diagnostics.ts";
import type { JsonObject } from "#schemas/json.ts";
import { type DocumentId, SETTINGS, SITE, THEME } from "#schemas/page-ids.ts";
import { testSiteDocument } from "../mail/sample-mail.ts";
import { inProject } from "../project.ts";
import { SAMPLE_EXPORT } from "../sample-agency.ts";
import { DEFAULT_PAGES } from "../site/default-pages.ts";
import { commit, headlinesOf, note, page } from "./file-store.ts";

/** An empty store under test. */
export interface StoreFixture {
  /** Opens the store. Each call acts like a separate process. */
  open(onWarning?: (warning: Diagnostic) => void): Promise<ContentStore>;
  /** Replaces the text of a stored document. */
  corrupt(page: DocumentId, text: string): unknown;
  /** Returns a fingerprint of each file or object, which changes when it is written. */
  fingerprints(): Record<string, string> | Promise<Record<string, string>>;
}

const storeError = (code: string) => expect.objectContaining({ name: "StoreError", code });

/** Pages without default content. */
const [A, B, C] = ["farm/a", "farm/b", "farm/c"] as const;

/** Each revision changes page A. The second adds page C, and the third removes it. */
const REVISIONS = [
  { [A]: page("A1"), [B]: page("B1"), [SITE]: testSiteDocument },
  { [A]: page("A2"), [C]: page("C2") },
  { [A]: page("A3"), [C]: null },
];
/** The headlines after each revision, starting with revision 0. */
const HEADLINES = [{}, { [A]: "A1", [B]: "B1" }, { [A]: "A2", [B]: "B1", [C]: "C2" }, { [A]: "A3", [B]: "B1" }];

/**
 * Registers the contract tests for a kind of store.
 * @param create creates an empty store for one test
 */
export function testStoreContract(create: () => StoreFixture | Promise<StoreFixture>): void {
  async function createThreeRevisions() {
    const fixture = await create();
    const store = await fixture.open();
    for (const pages of REVISIONS) await commit(store, pages);
    return { ...fixture, store };
  }

  describe("empty store", () => {
    test("is at revision 0 without documents and history", async () => {
      const store = await (await create()).open();
      const state = await store.withSnapshot(async ({ revision, pages, read }) => ({
        revision,
        pages: await pages(),
        documents: await read([SITE, "about"]),
      }));
      expect(state).toEqual({ revision: 0, pages: [], documents: new Map() });
      expect(await store.revisions()).toEqual([]);
    });

    test("returns the default content without a warning and without writing", async () => {
      const { open, fingerprints } = await create();
      const warnings: Diagnostic[] = [];
      const { stored: reader } = await (await open((warning) => warnings.push(warning))).reader();
      const documents = await defaultContent();
      const { unrouted = [] } = await reader.site();
      expect([...(await reader.pages()), ...unrouted].sort()).toEqual(DEFAULT_PAGES.toSorted());
      for (const id of DEFAULT_PAGES) expect(await reader.page(id)).toEqual(documents.get(id));
      expect([await reader.site(), await reader.theme()]).toEqual([documents.get(SITE), documents.get(THEME)]);
      expect(await reader.page("farm/unknown")).toBeUndefined();
      expect(await reader.page("../../package")).toBeUndefined();
      expect([warnings, await fingerprints()]).toEqual([[], {}]);
    });
  });

  describe("commit", () => {
    test("adds a history entry and is visible to every process", async () => {
      const { open } = await create();
      const [store, other] = [await open(), await open()];
      const about = {
        unmapped: { z: 1, a: 2 },
        hero: { subtitle: "B", title: "A" },
        meta: { description: "D", title: "A" },
      };
      const entry = await commit(store, { about, site: { name: "Test Agency" } });
      expect(entry).toEqual({
        id: expect.stringMatching(/^1(?:-[0-9a-f]{12})?$/),
        revision: 1,
        parents: [],
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        ...note,
        changes: [
          { page: "about", before: null, after: about },
          { page: SITE, before: null, after: { name: "Test Agency" } },
        ],
      });
      expect(await other.revision(1)).toEqual(entry);
      const { changes: _, ...metadata } = entry;
      expect(await other.summary(entry.id)).toEqual({ ...metadata, pages: ["about", SITE] });
      expect(await other.revisions()).toMatchObject([{ id: entry.id, revision: 1, parents: [] }]);
      const stored = await other.withSnapshot(({ read }) => read(["about"]));
      expect(stored).toEqual(new Map([["about", { version: 1, content: about }]]));
      expect(Object.keys(stored.get("about")?.content ?? {})).toEqual(["meta", "hero", "unmapped"]);
    });

    test("is visible to a process that missed several revisions", async () => {
      const { open } = await create();
      const [store, other] = [await open(), await open()];
      await commit(store, { about: page("1") });
      expect(await headlinesOf(other)).toEqual({ about: "1" });
      for (const title of ["2", "3", "4"]) await commit(store, { about: page(title) });
      expect(await headlinesOf(other)).toEqual({ about: "4" });
      expect(await commit(other, { about: page("5") })).toMatchObject({ revision: 5 });
    });

    test("sets the version of changed documents only", async () => {
      const { store } = await createThreeRevisions();
      const documents = await store.withSnapshot(({ read }) => read([A, B, C, SITE]));
      expect([...documents].map(([id, { version }]) => [id, version])).toEqual([
        [A, 3],
        [B, 1],
        [SITE, 1],
      ]);
    });

    test("removes a page and keeps its content in the history", async () => {
      const { store } = await createThreeRevisions();
      expect((await store.revision(3)).changes).toContainEqual({ page: C, before: page("C2"), after: null });
      expect(await headlinesOf(store)).toEqual(HEADLINES[3]);
      expect(await (await store.reader()).pages()).not.toContain(C);
    });
  });

  test.each([-1, 0, 1.5, 4])("rejects revision %d, which does not exist", async (revision) => {
    const { store } = await createThreeRevisions();
    await expect(store.revision(revision)).rejects.toEqual(storeError("store/unknown-revision"));
  });

  describe("import", () => {
    const importInto = (store: ContentStore, content: JsonObject, options: ImportOptions = {}) =>
      importContent([{ raw: JSON.stringify(content), file: "a.json" }], options, store, {
        by: "ann",
        message: "",
        sha256: "ab",
      });
    const pages = (title: string) => ({ pages: { about: page(title), contact: page("C") } });

    test("writes nothing if the content is the same", async () => {
      const { open, fingerprints } = await create();
      const store = await open();
      await importInto(store, pages("A"));
      const before = await fingerprints();
      const again = await importInto(store, pages("A"));
      expect(again.imported.map(({ status, version }) => [status, version])).toEqual([
        ["unchanged", 1],
        ["unchanged", 1],
      ]);
      expect(await fingerprints()).toEqual(before);
    });

    test("writes nothing in a dry run", async () => {
      const { open, fingerprints } = await create();
      const { imported, revision } = await importInto(await open(), pages("A"), { isDryRun: true });
      expect(imported.map(({ status }) => status)).toEqual(["created", "created"]);
      expect([revision, await fingerprints()]).toEqual([0, {}]);
    });

    test("is rejected unless the store is at ifRevision", async () => {
      const { open, fingerprints } = await create();
      const store = await open();
      await importInto(store, pages("A"), { ifRevision: 0 });
      const before = await fingerprints();
      for (const isDryRun of [false, true]) {
        const outdated = importInto(store, pages("B"), { ifRevision: 0, isDryRun });
        await expect(outdated).rejects.toEqual(storeError("store/revision-conflict"));
      }
      expect(await fingerprints()).toEqual(before);
      expect(await importInto(store, pages("B"), { ifRevision: 1 })).toMatchObject({ revision: 2 });
    });

    test("rejects one of two concurrent imports with the same ifRevision", async () => {
      const { open } = await create();
      const imports = ["A", "B"].map(async (title) => importInto(await open(), pages(title), { ifRevision: 0 }));
      const outcomes = await Promise.allSettled(imports);
      expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
      expect(outcomes).toContainEqual({ status: "rejected", reason: storeError("store/revision-conflict") });
    });

    test.each([
      ["invalid JSON", "{"],
      ["an array", "[]"],
      ["no content", '{"page":"about"}'],
      ["another page", '{"page":"contact","content":{}}'],
      ["a version that is not a number", '{"page":"about","version":"1","content":{}}'],
    ])("replaces a stored document that has %s", async (_, text) => {
      const { open, corrupt } = await create();
      const warnings: Diagnostic[] = [];
      await importInto(await open(), pages("A"));
      await corrupt("about", text);
      const store = await open((warning) => warnings.push(warning));
      const { imported } = await importInto(store, { pages: { about: page("A") } });
      expect(imported).toMatchObject([{ page: "about", status: "updated", version: 2 }]);
      expect(await headlinesOf(store)).toMatchObject({ about: "A", contact: "C" });
      expect(warnings[0]).toMatchObject({ code: "store/unreadable", page: "about" });
      expect(warnings[0]?.message).toMatch(/about.*The content of the last revision is used instead\.$/s);
    });

    test("changes nothing if the input is an export, which stays the same byte for byte", async () => {
      const { open, fingerprints } = await create();
      const store = await open();
      const file = inProject(SAMPLE_EXPORT);
      const { $schema: _, ...example } = JSON.parse(readFileSync(file, "utf8"));
      const { imported } = await importInto(store, example);
      expect(new Set(imported.map(({ status }) => status))).toEqual(new Set(["created"]));
      const text = await exportSite(await open());
      const before = await fingerprints();
      const again = await importInto(store, JSON.parse(text));
      expect(new Set(again.imported.map(({ status }) => status))).toEqual(new Set(["unchanged"]));
      expect([await fingerprints(), await exportSite(await open())]).toEqual([before, text]);
      expect(JSON.parse(text)).toEqual(example);
    });
  });

  describe("transaction", () => {
    const increment = (store: ContentStore) =>
      store.transaction(async (writer) => {
        const before = (await writer.read([A])).get(A)?.content ?? null;
        const after = { ...page("A"), unmapped: { count: countOf(before) + 1 } };
        return writer.commit([{ page: A, before, after }], note);
      });

    test("sees the changes of all earlier ones when several processes write concurrently", async () => {
      const { open } = await create();
      const stores = [await open(), await open()];
      const entries = await Promise.all([...stores, ...stores, ...stores].map(increment));
      const sorted = entries.sort((a, b) => a.revision - b.revision);
      expect(sorted.map(({ revision, changes: [change] }) => [revision, countOf(change?.after ?? null)])).toEqual([
        [1, 1],
        [2, 2],
        [3, 3],
        [4, 4],
        [5, 5],
        [6, 6],
      ]);
      const store = await open();
      const nodes = await store.revisions();
      expect(nodes.map(({ revision }) => revision)).toEqual([1, 2, 3, 4, 5, 6]);
      expect(nodes.map(({ parents }) => parents)).toEqual([[], ...nodes.slice(0, -1).map(({ id }) => [id])]);
      for (const entry of sorted) expect(await store.revision(entry.revision)).toEqual(entry);
    });

    test("rejects with the error of its task and releases the lock", async () => {
      const { store, fingerprints } = await createThreeRevisions();
      const before = await fingerprints();
      const failure = new Error("not today");
      await expect(store.transaction(() => Promise.reject(failure))).rejects.toBe(failure);
      expect(await fingerprints()).toEqual(before);
      expect(await commit(store, { [A]: page("A4") })).toMatchObject({ revision: 4 });
    });
  });

  describe("reader", () => {
    test.each([0, 1, 2, 3, 4])(
      "returns the content of revision %i, or of the latest if it does not exist",
      async (revision) => {
        const { open } = await createThreeRevisions();
        const reader = await (await open()).reader(revision);
        const seen = await titles(reader, [A, B, C]);
        const expected: Record<string, string> = HEADLINES[revision] ?? HEADLINES[3] ?? {};
        expect(seen).toEqual([A, B, C].map((id) => expected[id]));
        const stored = (await reader.pages()).filter((id) => !DEFAULT_PAGES.includes(id));
        expect(stored.sort()).toEqual(Object.keys(expected));
      },
    );

    test("returns one consistent state before, during and after a commit", async () => {
      const { open } = await create();
      const [store, other] = [await open(), await open()];
      const ids = Array.from({ length: 12 }, (_, index) => `farm/page-${index}`);
      const commitAll = (title: string) => commit(store, Object.fromEntries(ids.map((id) => [id, page(title)])));
      await commit(store, { [SITE]: testSiteDocument });
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

    test("returns only recorded pages, without a warning", async () => {
      const { open } = await create();
      const warnings: Diagnostic[] = [];
      const store = await open((warning) => warnings.push(warning));
      await commit(store, { about: page("stored"), site: testSiteDocument });
      const { stored: reader } = await store.reader();
      expect(await reader.page("about")).toEqual(page("stored"));
      expect(await reader.page("contact")).toBeUndefined();
      expect([await reader.site(), await reader.theme()]).toEqual([testSiteDocument, {}]);
      expect(await reader.pages()).toEqual(["about"]);
      expect(warnings).toEqual([]);
    });

    test.each([
      ["is not JSON", "{"],
      ["lacks required fields", JSON.stringify({ page: "contact", version: 1, content: { hero: {} } })],
    ])("returns the content of the last revision with one warning for a page that %s", async (_, text) => {
      const { open, corrupt } = await create();
      const warnings: Diagnostic[] = [];
      const store = await open((warning) => warnings.push(warning));
      await commit(store, { contact: page("stored"), site: testSiteDocument });
      await corrupt("contact", text);
      for (let reads = 0; reads < 2; reads += 1) {
        const reader = await store.reader();
        expect(await reader.page("contact")).toEqual(page("stored"));
        expect(await reader.page("contact")).toEqual(page("stored"));
      }
      expect(warnings).toMatchObject([{ code: "store/unreadable", severity: "warning", page: "contact" }]);
      expect(warnings[0]?.message).toMatch(/contact.*The content of the last revision is used instead\.$/s);
    });

    test("shows no page if neither the stored site settings nor recorded ones are valid", async () => {
      const { open, corrupt } = await create();
      const store = await open();
      await commit(store, { about: page("A"), site: { name: "Test Agency" } });
      await corrupt(SITE, "[]");
      const reader = await store.reader();
      for (const read of [() => reader.site(), () => reader.page("about"), () => reader.pages()]) {
        await expect(read()).rejects.toEqual(storeError("store/invalid"));
      }
    });

    test("returns the present values of quoted facts, and the references from `stored`", async () => {
      const store = await (await create()).open();
      const before = { ...(await defaultContent()).get(SITE), phone: "(515) 555-0100", tagline: "Call {site.phone}" };
      const after = { ...before, phone: "(515) 555-0199" };
      await commit(store, { [SITE]: before, [A]: page("Call {site.phone}") });
      const reader = await store.reader();
      expect(await titles(reader, [A])).toEqual(["Call (515) 555-0100"]);
      expect((await reader.site()).tagline).toBe("Call (515) 555-0100");
      expect(await titles(reader.stored, [A])).toEqual(["Call {site.phone}"]);
      expect((await reader.stored.site()).tagline).toBe("Call {site.phone}");
      expect(await titles(reader.withPending(new Map([[SITE, after]])), [A])).toEqual(["Call (515) 555-0199"]);
      await commit(store, { [SITE]: after });
      expect(await titles(await store.reader(), [A])).toEqual(["Call (515) 555-0199"]);
      expect(await titles(await store.reader(1), [A])).toEqual(["Call (515) 555-0100"]);
    });

    test("changes the fingerprint of a document only when the document changes", async () => {
      const { open } = await create();
      const [store, other] = [await open(), await open()];
      const currentFingerprints = async () => (await other.reader()).fingerprints([A, B, C, SITE]);
      await commit(store, { [A]: page("A1"), [B]: page("B1") });
      const first = await currentFingerprints();
      const reader = await other.reader();
      expect(await currentFingerprints()).toEqual(first);
      await commit(store, { [A]: page("A2"), [C]: page("C2") });
      const second = await currentFingerprints();
      const changed = [...second].filter(([id, fingerprint]) => fingerprint !== first.get(id)).map(([id]) => id);
      expect(changed).toEqual([A, C]);
      // The earlier reader still returns the earlier state.
      expect(reader.fingerprints([A]).get(A)).not.toBe(second.get(A));
      await commit(store, { [A]: page("A1") });
      expect((await currentFingerprints()).get(A)).not.toBe(second.get(A));
    });
  });

  describe("rollback", () => {
    const note = { by: "bea", message: "Oops" };

    test.each([0, 1, 2, 3])("restores the content of revision %i", async (revision) => {
      const { store } = await createThreeRevisions();
      const result = await rollback(store, { to: revision }, { note });
      expect(await headlinesOf(store)).toEqual(HEADLINES[revision]);
      expect(result.revision).toBe(revision === 3 ? 3 : 4);
    });

    test("commits a new revision that can be rolled back too", async () => {
      const { store } = await createThreeRevisions();
      await rollback(store, { to: 1 }, { note });
      expect(await store.revision(4)).toMatchObject({
        ...note,
        source: expect.stringMatching(/^revision 1(?:-[0-9a-f]{12})?$/),
        format: "rollback",
      });
      await rollback(store, { to: 3 }, { note });
      expect(await headlinesOf(store)).toEqual(HEADLINES[3]);
      expect((await store.revisions()).map(({ revision }) => revision)).toEqual([1, 2, 3, 4, 5]);
    });

    test("replaces a document that cannot be read", async () => {
      const { store, corrupt } = await createThreeRevisions();
      await corrupt(B, "{");
      await rollback(store, { to: 3, only: [B] }, { note });
      expect(await headlinesOf(store)).toEqual(HEADLINES[3]);
    });

    test("rejects a revision that does not exist", async () => {
      const { store, fingerprints } = await createThreeRevisions();
      const before = await fingerprints();
      await expect(rollback(store, { to: 4 }, { note })).rejects.toEqual(storeError("store/unknown-revision"));
      expect(await fingerprints()).toEqual(before);
    });
  });
}

async function titles(reader: ContentReader, pages: readonly string[]): Promise<(string | undefined)[]> {
  return Promise.all(pages.map(async (id) => (await reader.page(id))?.hero.title));
}

function countOf(content: JsonObject | null): number {
  return Number((content?.unmapped as JsonObject | undefined)?.count ?? 0);
}

async function exportSite(store: ContentStore): Promise<string> {
  const documents = await store.withSnapshot(async (state) => {
    const read = await state.read([...SETTINGS, ...(await state.pages()).sort()]);
    return new Map([...read].map(([id, { content }]) => [id, content]));
  });
  const format = findFormat("site-export");
  if (format === undefined) throw new Error("The format site-export does not exist.");
  return JSON.stringify(exportDocuments(documents, format).value, null, 2);
}
