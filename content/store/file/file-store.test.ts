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

const storeError = (code: string) => expect.objectContaining({ name: "StoreError", code });

/** The expected file of the page `about`. */
const ABOUT_FILE = `{
  "$schema": "../schemas/page.schema.json",
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

describe("commit", () => {
  const shuffled = {
    unmapped: { z: 1, a: 2 },
    hero: { subtitle: "B", title: "A" },
    meta: { description: "About A.", title: "A" },
  };

  test("writes a file with canonical key order for each document and a file for the revision", async () => {
    const { dir, store } = await testStore();
    await commit(store, { about: shuffled, "farm/tractor-truck": page("T"), site: { name: "Test Agency" } });
    const { "pages/about.json": about, "history/1.json": history = "", ...rest } = filesIn(dir);
    expect(about).toBe(ABOUT_FILE);
    const others = Object.keys(rest).filter((name) => !name.startsWith("schemas/"));
    expect(others).toEqual(["pages/farm/tractor-truck.json", "site.json"]);
    expect(rest["pages/farm/tractor-truck.json"]).toContain('"$schema": "../../schemas/page.schema.json"');
    expect(rest["site.json"]).toContain('"$schema": "schemas/site.schema.json"');
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

  test("records an edit by hand as the replaced content", async () => {
    const { dir, store } = await testStore();
    await commit(store, { about: page("A") });
    edit(dir, "about", "by hand");
    const { changes } = await commit(store, { about: page("B") });
    expect(changes).toEqual([{ page: "about", before: page("by hand"), after: page("B") }]);
  });
});

/** Replaces the content in a page's file, as an edit by hand does. */
function edit(dir: string, id: string, title: string): void {
  const file = join(dir, "pages", `${id}.json`);
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, "utf8")), content: page(title) }));
}

describe("import", () => {
  async function importTitles(dir: string, titles: Record<string, string>, options: ImportOptions = {}) {
    const pages = Object.fromEntries(Object.entries(titles).map(([id, title]) => [id, page(title)]));
    const store = await openFileStore({ dir });
    const inputs = [{ raw: JSON.stringify({ pages }), file: "a.json" }];
    return importContent(inputs, options, store, { by: "ann", message: "", sha256: "ab" });
  }

  test("rewrites only the changed pages", async () => {
    const { dir } = await testStore();
    await importTitles(dir, { about: "A", contact: "C" });
    const before = fileFingerprints(dir);
    await importTitles(dir, { about: "A2", contact: "C" });
    const after = fileFingerprints(dir);
    const touched = Object.keys(after).filter((path) => after[path] !== before[path]);
    expect(touched).toEqual(["history/2.json", "pages/about.json"]);
  });

  test("creates no folder in a dry run", async () => {
    const { dir } = await testStore();
    const { imported, revision } = await importTitles(dir, { about: "A" }, { isDryRun: true });
    expect({ imported, revision }).toEqual({ imported: [{ page: "about", status: "created" }], revision: 0 });
    expect(existsSync(dir)).toBe(false);
  });

  test("names an invalid page file in the error and releases the lock", async () => {
    const { dir } = await testStore();
    await importTitles(dir, { about: "A" });
    writeFileSync(join(dir, "pages/about.json"), "{");
    await expect(importTitles(dir, { about: "B" })).rejects.toThrow(join(dir, "pages/about.json"));
    expect(writersIn(dir)).toEqual([]);
  });
});

describe("transaction", () => {
  test("is rejected after the lock timeout while readers continue", async () => {
    const { dir, store } = await testStore({ lockTimeoutMs: 0 });
    await commit(store, { about: page("A") });
    await store.transaction(async () => {
      await expect(commit(store, { about: page("B") })).rejects.toEqual(storeError("store/locked"));
      expect(await headlines(dir)).toEqual({ about: "A" });
    });
    expect(await headlines(dir)).toEqual({ about: "A" });
  });

  test.each([
    ["during staging", (done: number, of: number) => done < of],
    ["after staging", (done: number, of: number) => done === of],
  ])("leaves nothing if it is canceled %s", async (_, shouldAbort) => {
    const controller = new AbortController();
    const { dir, store } = await testStore({
      signal: controller.signal,
      onProgress: (done, of) => shouldAbort(done, of) && controller.abort(),
    });
    const pages = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`farm/page-${index}`, page("A")]));
    await expect(commit(store, pages)).rejects.toHaveProperty("name", "AbortError");
    expect(filesIn(dir)).toEqual({});
    expect(writersIn(dir)).toEqual([]);
  });

  test("leaves nothing if it cannot write", async () => {
    const { dir, store } = await testStore();
    await commit(store, { about: page("A") });
    writeFileSync(join(dir, "pages/farm"), "a file where a folder belongs");
    const before = filesIn(dir);
    const failing = commit(store, { about: page("B"), "farm/tractor-truck": page("T") });
    await expect(failing).rejects.toEqual(storeError("store/io"));
    expect(filesIn(dir)).toEqual(before);
    expect(writersIn(dir)).toEqual([]);
  });
});

describe("revision whose writer died before updating the page files", () => {
  const before = { about: page("old"), contact: page("old"), "farm/agribusiness": page("old"), terms: page("old") };
  const after = { about: page("new"), contact: page("new"), "farm/agribusiness": null, privacy: page("new") };
  const NEW = { about: "new", contact: "new", privacy: "new", terms: "old" };
  const updatedFiles = new Set(["pages/contact.json"]);

  /** Returns the store as the dead writer left it, the expected files, and a reader from before the commit. */
  async function createUnfinishedCommit() {
    const { dir, store } = await testStore();
    await commit(store, before);
    const reader = await store.reader();
    const old = filesIn(dir);
    await commit(store, after);
    const finished = filesIn(dir);
    for (const path of new Set([...Object.keys(old), ...Object.keys(finished)])) {
      if (!path.startsWith("pages/") || updatedFiles.has(path)) continue;
      const text = old[path];
      if (text === undefined) rmSync(join(dir, path));
      else writeFileSync(join(dir, path), text);
    }
    leaveWriter(dir, { revision: 2 });
    return { dir, reader, finished };
  }

  test("is finished byte for byte by the next process that opens the store", async () => {
    const { dir, finished } = await createUnfinishedCommit();
    await openFileStore({ dir });
    expect(filesIn(dir)).toEqual(finished);
    expect(writersIn(dir)).toEqual([]);
  });

  test("is visible to readers that cannot get the lock", async () => {
    const { dir } = await createUnfinishedCommit();
    leaveWriter(dir, { host: "elsewhere", pid: 1 });
    const files = filesIn(dir);
    expect(await headlines(dir, { lockTimeoutMs: 0 })).toEqual(NEW);
    expect(filesIn(dir)).toEqual(files);
  });

  test("is not visible to earlier readers, before or after it is finished", async () => {
    const { dir, reader } = await createUnfinishedCommit();
    const seen = async () => [
      ...(await titles(reader, Object.keys(before))),
      (await reader.pages()).includes("farm/agribusiness"),
    ];
    expect(await seen()).toEqual(["old", "old", "old", "old", true]);
    await openFileStore({ dir });
    expect(await seen()).toEqual(["old", "old", "old", "old", true]);
  });

  test("keeps later edits by hand, valid or not", async () => {
    const { dir } = await createUnfinishedCommit();
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

  test("changes nothing if the writer died before the commit", async () => {
    const { dir, store } = await testStore();
    await commit(store, before);
    const files = fileFingerprints(dir);
    const name = leaveWriter(dir, { revision: 2 });
    writeFileSync(join(dir, ".writers", name, "2/0.json"), "half a pa");
    await openFileStore({ dir });
    expect(fileFingerprints(dir)).toEqual(files);
    expect(writersIn(dir)).toEqual([]);
  });

  test("does not restore an earlier revision that was undone by hand", async () => {
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

test("names the unreadable file in the warning", async () => {
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
