import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { importContent } from "#content/importer/import-content.ts";
import type { ImportOptions } from "#content/importer/import-options.ts";
import type { Diagnostic } from "#schemas/diagnostics.ts";
import { SITE } from "#schemas/page-ids.ts";
import {
  commit,
  fileFingerprints,
  filesIn,
  headlines,
  leaveWriter,
  note,
  page,
  testStore,
  writersIn,
} from "#tests/support/store/file-store.ts";
import { testStoreContract } from "#tests/support/store/store-contract.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import type { ContentReader } from "../content-store.ts";
import { openFileStore } from "./file-store.ts";

testStoreContract(() => {
  const dir = join(temporaryFolder(), "content");
  return {
    open: (onWarning) => openFileStore({ dir, onWarning, lockTimeoutMs: 30_000 }),
    corrupt: (id, text) => writeFileSync(join(dir, id === SITE ? "site.json" : `pages/${id}.json`), text),
    fingerprints() {
      if (!existsSync(dir)) return {};
      expect(writersIn(dir)).toEqual([]);
      return fileFingerprints(dir);
    },
  };
});

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
    const store = await openFileStore({ dir });
    const inputs = [{ raw: JSON.stringify({ pages }), file: "a.json" }];
    return importContent(inputs, options, store, { by: "ann", message: "", sha256: "ab" });
  }

  test("touches only the pages that it changes", async () => {
    const { dir } = await testStore();
    await importing(dir, { about: "A", contact: "C" });
    const before = fileFingerprints(dir);
    await importing(dir, { about: "A2", contact: "C" });
    const after = fileFingerprints(dir);
    const touched = Object.keys(after).filter((path) => after[path] !== before[path]);
    expect(touched).toEqual(["history/2.json", "pages/about.json"]);
  });

  test("that is a dry run makes not even the folder", async () => {
    const { dir } = await testStore();
    const { imported, revision } = await importing(dir, { about: "A" }, { isDryRun: true });
    expect({ imported, revision }).toEqual({ imported: [{ page: "about", status: "created" }], revision: 0 });
    expect(existsSync(dir)).toBe(false);
  });

  test("names the file that is no stored page, and holds nobody off", async () => {
    const { dir } = await testStore();
    await importing(dir, { about: "A" });
    writeFileSync(join(dir, "pages/about.json"), "{");
    await expect(importing(dir, { about: "B" })).rejects.toThrow(join(dir, "pages/about.json"));
    expect(writersIn(dir)).toEqual([]);
  });
});

describe("writers", () => {
  test("that wait too long are refused, and readers go on", async () => {
    const { dir, store } = await testStore({ lockTimeoutMs: 0 });
    await commit(store, { about: page("A") });
    await store.transaction(async () => {
      await expect(commit(store, { about: page("B") })).rejects.toEqual(refuses("store/locked"));
      expect(await headlines(dir)).toEqual({ about: "A" });
    });
    expect(await headlines(dir)).toEqual({ about: "A" });
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
    await openFileStore({ dir });
    expect(filesIn(dir)).toEqual(finished);
    expect(writersIn(dir)).toEqual([]);
  });

  test("is what readers see who may not finish it", async () => {
    const { dir } = await unfinished();
    leaveWriter(dir, { host: "elsewhere", pid: 1 });
    const files = filesIn(dir);
    expect(await headlines(dir, { lockTimeoutMs: 0 })).toEqual(NEW);
    expect(filesIn(dir)).toEqual(files);
  });

  test("is not what a reader from before sees, neither then nor when it is finished", async () => {
    const { dir, reader } = await unfinished();
    const seen = async () => [
      ...(await titles(reader, Object.keys(before))),
      (await reader.pages()).includes("farm/agribusiness"),
    ];
    expect(await seen()).toEqual(["old", "old", "old", "old", true]);
    await openFileStore({ dir });
    expect(await seen()).toEqual(["old", "old", "old", "old", true]);
  });

  test("keeps what has been edited by hand since, readable or not", async () => {
    const { dir } = await unfinished();
    edit(dir, "about", "by hand");
    edit(dir, "contact", "by hand");
    writeFileSync(join(dir, "pages/privacy.json"), "half a thou");
    const edited = filesIn(dir);
    await openFileStore({ dir });
    for (const path of ["pages/about.json", "pages/contact.json", "pages/privacy.json"]) {
      expect(filesIn(dir)[path]).toBe(edited[path]);
    }
    expect(existsSync(join(dir, "pages/farm/agribusiness.json"))).toBe(false);
  });

  test("where a writer died before its commit there is nothing to finish", async () => {
    const { dir, store } = await testStore();
    await commit(store, before);
    const files = fileFingerprints(dir);
    const name = leaveWriter(dir, { revision: 2 });
    writeFileSync(join(dir, ".writers", name, "2/0.json"), "half a pa");
    await openFileStore({ dir });
    expect(fileFingerprints(dir)).toEqual(files);
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

test("a warning of a file that cannot be read names it", async () => {
  const warnings: Diagnostic[] = [];
  const { dir, store } = await testStore({ onWarning: (warning) => warnings.push(warning) });
  await commit(store, { about: page("A"), contact: page("C") });
  writeFileSync(join(dir, "pages/about.json"), "{");
  writeFileSync(join(dir, "pages/contact.json"), JSON.stringify({ page: "contact", version: 1, content: {} }));
  await titles(await store.reader(), ["about", "contact"]);
  for (const [index, id] of ["about", "contact"].entries()) {
    expect(warnings[index]?.message).toContain(join(dir, `pages/${id}.json`));
  }
});
