import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Diagnostic } from "#schemas/diagnostics.ts";
import { isObject } from "#schemas/json.ts";
import type { ContentReader } from "./content-store.ts";
import { importContent } from "./importer/import.ts";
import type { ImportOptions } from "./importer/options.ts";
import { openStore } from "./store.ts";
import { commit, filesIn, headlines, leaveWriter, note, page, stampsIn, testStore, writersIn } from "./test-store.ts";

const refuses = (code: string) => expect.objectContaining({ name: "StoreError", code });

/** A page's file as people read it in a diff. */
const ABOUT_FILE = `{
  "$schema": "../../schemas/page.schema.json",
  "page": "about",
  "version": 1,
  "content": {
    "meta": {
      "title": "A",
      "description": "About A."
    },
    "hero": {
      "title": "A",
      "subtitle": "B"
    },
    "unmapped": {
      "z": 1,
      "a": 2
    }
  }
}
`;

describe("a commit", () => {
  const shuffled = {
    unmapped: { z: 1, a: 2 },
    hero: { subtitle: "B", title: "A" },
    meta: { description: "About A.", title: "A" },
  };

  test("writes one file a page in canonical order, and one for the revision", async () => {
    const { dir, store } = await testStore();
    await commit(store, { about: shuffled, "farm/tractor-truck": page("T"), site: { name: "Test Agency" } });
    const { "pages/about.json": about, "history/1.json": history = "", ...rest } = filesIn(dir);
    expect(about).toBe(ABOUT_FILE);
    expect(Object.keys(rest)).toEqual(["pages/farm/tractor-truck.json", "site.json"]);
    expect(rest["pages/farm/tractor-truck.json"]).toContain('"$schema": "../../../schemas/page.schema.json"');
    expect(rest["site.json"]).toContain('"$schema": "../schemas/site.schema.json"');
    expect(history.endsWith("}\n")).toBe(true);
    expect(JSON.parse(history)).toEqual({
      revision: 1,
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      ...note,
      changes: [
        { page: "about", before: null, after: shuffled },
        { page: "farm/tractor-truck", before: null, after: page("T") },
        { page: "site", before: null, after: { name: "Test Agency" } },
      ],
    });
  });

  test("a page's version is the revision that last changed it", async () => {
    const { store } = await testStore();
    await commit(store, { about: page("A"), contact: page("C") });
    await commit(store, { about: page("A2") });
    const versions = await store.peek(async (state) => {
      const documents = await state.read(["about", "contact", "terms"]);
      return Object.fromEntries([...documents].map(([id, { version }]) => [id, version]));
    });
    expect(versions).toEqual({ about: 2, contact: 1 });
    expect(await store.revisions()).toEqual([1, 2]);
  });

  test("removes a page, whose content the history keeps", async () => {
    const { dir, store } = await testStore();
    await commit(store, { about: page("A"), contact: page("C") });
    const { changes } = await commit(store, { about: null });
    expect(changes).toEqual([{ page: "about", before: page("A"), after: null }]);
    expect(existsSync(join(dir, "pages/about.json"))).toBe(false);
    expect(await headlines(dir)).toEqual({ contact: "C" });
  });

  test("keeps an edit by hand as what it replaced", async () => {
    const { dir, store } = await testStore();
    await commit(store, { about: page("A") });
    edit(dir, "about", "by hand");
    const { changes } = await commit(store, { about: page("B") });
    expect(changes).toEqual([{ page: "about", before: page("by hand"), after: page("B") }]);
  });
});

/** Edits a page's file as people do: the content alone. */
function edit(dir: string, id: string, title: string): void {
  const file = join(dir, "pages", `${id}.json`);
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, "utf8")), content: page(title) }));
}

describe("an import", () => {
  async function importing(dir: string, titles: Record<string, string>, options: ImportOptions = {}) {
    const pages = Object.fromEntries(Object.entries(titles).map(([id, title]) => [id, page(title)]));
    const store = await openStore({ dir });
    const inputs = [{ raw: JSON.stringify({ pages }), file: "a.json" }];
    return importContent(inputs, options, store, { by: "ann", message: "", sha256: "ab" });
  }

  test("of the same content touches nothing", async () => {
    const { dir } = await testStore();
    await importing(dir, { about: "A", contact: "C" });
    const before = stampsIn(dir);
    const again = await importing(dir, { about: "A", contact: "C" });
    expect(again.imported.map(({ status, version }) => [status, version])).toEqual([
      ["unchanged", 1],
      ["unchanged", 1],
    ]);
    expect(stampsIn(dir)).toEqual(before);
    expect(writersIn(dir)).toEqual([]);
  });

  test("touches only the pages that it changes", async () => {
    const { dir } = await testStore();
    await importing(dir, { about: "A", contact: "C" });
    const before = stampsIn(dir);
    await importing(dir, { about: "A2", contact: "C" });
    const after = stampsIn(dir);
    const touched = Object.keys(after).filter((path) => after[path] !== before[path]);
    expect(touched).toEqual(["history/2.json", "pages/about.json"]);
  });

  test("that is a dry run makes not even the folder", async () => {
    const { dir } = await testStore();
    const { imported, revision } = await importing(dir, { about: "A" }, { isDryRun: true });
    expect({ imported, revision }).toEqual({ imported: [{ page: "about", status: "created" }], revision: 0 });
    expect(existsSync(dir)).toBe(false);
  });

  test("is refused where the store has moved on, and goes through at the revision it names", async () => {
    const { dir } = await testStore();
    await importing(dir, { about: "A" }, { ifRevision: 0 });
    const before = stampsIn(dir);
    for (const isDryRun of [false, true]) {
      const late = importing(dir, { about: "B" }, { ifRevision: 0, isDryRun });
      await expect(late).rejects.toEqual(refuses("store/revision-conflict"));
    }
    expect(stampsIn(dir)).toEqual(before);
    expect(await importing(dir, { about: "B" }, { ifRevision: 1 })).toMatchObject({ revision: 2 });
  });

  test("is refused over a file that is no stored page", async () => {
    const { dir } = await testStore();
    await importing(dir, { about: "A" });
    writeFileSync(join(dir, "pages/about.json"), "{");
    const before = stampsIn(dir);
    await expect(importing(dir, { about: "B" })).rejects.toEqual(refuses("store/invalid"));
    expect(stampsIn(dir)).toEqual(before);
    expect(writersIn(dir)).toEqual([]);
  });

  test.each([
    ["no JSON", "{"],
    ["no object", "[]"],
    ["no content", '{"page":"about","version":1}'],
    ["another page", '{"page":"contact","version":1,"content":{}}'],
    ["no version", '{"page":"about","version":"1","content":{}}'],
  ])("a stored file with %s is named in the refusal", async (_, text) => {
    const { dir } = await testStore();
    await importing(dir, { about: "A" });
    writeFileSync(join(dir, "pages/about.json"), text);
    await expect(importing(dir, { about: "B" })).rejects.toThrow(join(dir, "pages/about.json"));
  });
});

describe("writers", () => {
  test("in one process take turns", async () => {
    const { dir, store } = await testStore({ patienceMs: 30_000 });
    const titles = ["A", "B", "C", "D", "E"];
    const revisions = await Promise.all(titles.map((title) => commit(store, { about: page(title) })));
    const inOrder = revisions.sort((a, b) => a.revision - b.revision);
    expect(inOrder.map(({ revision }) => revision)).toEqual([1, 2, 3, 4, 5]);
    // Each found what the one before it had written.
    for (const [index, { changes }] of inOrder.entries()) {
      expect(changes[0]?.before ?? null).toEqual(inOrder[index - 1]?.changes[0]?.after ?? null);
    }
    expect(writersIn(dir)).toEqual([]);
  });

  test("that wait too long are refused, and readers go on", async () => {
    const { dir, store } = await testStore({ patienceMs: 0 });
    await commit(store, { about: page("A") });
    await store.write(async () => {
      await expect(commit(store, { about: page("B") })).rejects.toEqual(refuses("store/locked"));
      expect(await headlines(dir)).toEqual({ about: "A" });
    });
    expect(await headlines(dir)).toEqual({ about: "A" });
  });

  test("that fail in their task release the store", async () => {
    const { dir, store } = await testStore();
    const failure = new Error("not today");
    await expect(store.write(() => Promise.reject(failure))).rejects.toBe(failure);
    expect(writersIn(dir)).toEqual([]);
  });

  test.each([
    ["early", (done: number, of: number) => done < of],
    ["at the last moment", (done: number, of: number) => done === of],
  ])("that are interrupted %s before the commit leave nothing", async (_, isTime) => {
    const interruption = new AbortController();
    const { dir, store } = await testStore({
      signal: interruption.signal,
      onProgress: (done, of) => isTime(done, of) && interruption.abort(),
    });
    const pages = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`farm/page-${index}`, page("A")]));
    await expect(commit(store, pages)).rejects.toHaveProperty("name", "AbortError");
    expect(filesIn(dir)).toEqual({});
    expect(writersIn(dir)).toEqual([]);
  });

  test("that cannot write leave nothing", async () => {
    const { dir, store } = await testStore();
    await commit(store, { about: page("A") });
    writeFileSync(join(dir, "pages/farm"), "a file where a folder belongs");
    const before = filesIn(dir);
    const failed = commit(store, { about: page("B"), "farm/tractor-truck": page("T") });
    await expect(failed).rejects.toEqual(refuses("store/io"));
    expect(filesIn(dir)).toEqual(before);
    expect(writersIn(dir)).toEqual([]);
  });
});

describe("a revision that is committed, but whose writer died before the page files", () => {
  const before = { about: page("old"), contact: page("old"), "farm/agribusiness": page("old"), terms: page("old") };
  const after = { about: page("new"), contact: page("new"), "farm/agribusiness": null, privacy: page("new") };
  const NEW = { about: "new", contact: "new", privacy: "new", terms: "old" };
  const swapped = new Set(["pages/contact.json"]);

  /** The store as the writer left it, the files as they will be, and a reader from before. */
  async function unfinished() {
    const { dir, store } = await testStore();
    await commit(store, before);
    const reader = await store.reader();
    const old = filesIn(dir);
    await commit(store, after);
    const finished = filesIn(dir);
    for (const path of new Set([...Object.keys(old), ...Object.keys(finished)])) {
      if (!path.startsWith("pages/") || swapped.has(path)) continue;
      const text = old[path];
      if (text === undefined) rmSync(join(dir, path));
      else writeFileSync(join(dir, path), text);
    }
    leaveWriter(dir, { revision: 2 });
    return { dir, reader, finished };
  }

  test("is finished by whoever opens the store, to the byte", async () => {
    const { dir, finished } = await unfinished();
    await openStore({ dir });
    expect(filesIn(dir)).toEqual(finished);
    expect(writersIn(dir)).toEqual([]);
  });

  test("is what readers see who may not finish it", async () => {
    const { dir } = await unfinished();
    leaveWriter(dir, { host: "elsewhere", pid: 1 });
    const files = filesIn(dir);
    expect(await headlines(dir, { patienceMs: 0 })).toEqual(NEW);
    expect(filesIn(dir)).toEqual(files);
  });

  test("is not what a reader from before sees, neither then nor when it is finished", async () => {
    const { dir, reader } = await unfinished();
    const seen = async () => [
      ...(await titles(reader, Object.keys(before))),
      (await reader.pages()).includes("farm/agribusiness"),
    ];
    expect(await seen()).toEqual(["old", "old", "old", "old", true]);
    await openStore({ dir });
    expect(await seen()).toEqual(["old", "old", "old", "old", true]);
  });

  test("keeps what has been edited by hand since, readable or not", async () => {
    const { dir } = await unfinished();
    edit(dir, "about", "by hand");
    edit(dir, "contact", "by hand");
    writeFileSync(join(dir, "pages/privacy.json"), "half a thou");
    const edited = filesIn(dir);
    await openStore({ dir });
    for (const path of ["pages/about.json", "pages/contact.json", "pages/privacy.json"]) {
      expect(filesIn(dir)[path]).toBe(edited[path]);
    }
    expect(existsSync(join(dir, "pages/farm/agribusiness.json"))).toBe(false);
  });

  test("where a writer died before its commit there is nothing to finish", async () => {
    const { dir, store } = await testStore();
    await commit(store, before);
    const files = stampsIn(dir);
    const name = leaveWriter(dir, { revision: 2 });
    writeFileSync(join(dir, ".writers", name, "2/0.json"), "half a pa");
    await openStore({ dir });
    expect(stampsIn(dir)).toEqual(files);
    expect(writersIn(dir)).toEqual([]);
  });

  test("nor does a revision come back that was undone by hand before", async () => {
    const { dir, store } = await testStore();
    await commit(store, { about: page("old") });
    await commit(store, { about: page("new") });
    edit(dir, "about", "old");
    leaveWriter(dir, { revision: 3 });
    expect(await headlines(dir)).toEqual({ about: "old" });
  });
});

async function titles(reader: ContentReader, pages: readonly string[]): Promise<string[]> {
  return Promise.all(pages.map(async (id) => (await reader.page(id))?.hero.title ?? ""));
}

describe("a reader", () => {
  test("sees one state from its opening on: before, during and after a commit", async () => {
    const { store } = await testStore();
    const ids = Array.from({ length: 12 }, (_, index) => `farm/page-${index}`);
    const commitAll = (title: string) => commit(store, Object.fromEntries(ids.map((id) => [id, page(title)])));
    await commitAll("0");
    for (const [old, title] of ["01", "12", "23", "34"]) {
      const reader = await store.reader();
      const seen = await titles(reader, ids.slice(0, 4));
      let isWriting = true;
      const writing = commitAll(title ?? "").finally(() => {
        isWriting = false;
      });
      while (isWriting) {
        seen.push(...(await titles(reader, ids.slice(4, 8))));
        seen.push(...(await titles(await store.reader(), ids.slice(0, 1))).filter((now) => now !== title));
        await new Promise(setImmediate);
      }
      await writing;
      seen.push(...(await titles(reader, ids)));
      expect(new Set(seen)).toEqual(new Set([old]));
      expect(new Set(await titles(await store.reader(), ids))).toEqual(new Set([title]));
    }
  });

  test("answers the built-in content for what is missing, without a word", async () => {
    const warnings: Diagnostic[] = [];
    const { store } = await testStore({ onWarning: (warning) => warnings.push(warning) });
    await commit(store, { about: page("stored") });
    const reader = await store.reader();
    expect(await titles(reader, ["about"])).toEqual(["stored"]);
    expect((await reader.page("contact"))?.hero.title).toBeTruthy();
    expect((await reader.site()).name).toBeTruthy();
    expect(await reader.page("farm/never-heard-of")).toBeUndefined();
    expect(await reader.page("../../package")).toBeUndefined();
    expect(await reader.pages()).toEqual(expect.arrayContaining(["about", "home", "farm/best-providers"]));
    expect(warnings).toEqual([]);
  });

  test.each([
    ["is broken", "{"],
    ["misses what it needs", JSON.stringify({ page: "contact", version: 1, content: { hero: {} } })],
  ])("answers the built-in content for a file that %s, with one warning", async (_, text) => {
    const warnings: Diagnostic[] = [];
    const { dir, store } = await testStore({ onWarning: (warning) => warnings.push(warning) });
    const builtIn = await (await store.reader()).page("contact");
    await commit(store, { contact: page("stored") });
    writeFileSync(join(dir, "pages/contact.json"), text);
    for (let reads = 0; reads < 2; reads += 1) {
      const reader = await store.reader();
      expect(await reader.page("contact")).toEqual(builtIn);
      expect(await reader.page("contact")).toEqual(builtIn);
    }
    expect(warnings).toMatchObject([{ code: "store/unreadable", severity: "warning", page: "contact" }]);
    expect(warnings[0]?.message).toContain(join(dir, "pages/contact.json"));
  });

  test("takes facts of the agency that cannot be read from the built-in content", async () => {
    const { dir, store } = await testStore();
    mkdirSync(dirname(join(dir, "site.json")), { recursive: true });
    writeFileSync(join(dir, "site.json"), "[]");
    const site = await (await store.reader()).site();
    expect(isObject(site.address as never)).toBe(true);
  });
});

test("a revision that does not exist is refused", async () => {
  const { store } = await testStore();
  await expect(store.revision(1)).rejects.toEqual(refuses("store/unknown-revision"));
});
