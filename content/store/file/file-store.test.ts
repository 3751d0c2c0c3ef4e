import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test, vi } from "vitest";
import { importContent } from "#content/importer/import-content.ts";
import type { ImportOptions } from "#content/importer/plan/import-options.ts";
import { rollback } from "#content/revisions/rollback.ts";
import type { Diagnostic } from "#schemas/diagnostics.ts";
import { SITE } from "#schemas/page-ids.ts";
import { makeTurnsLong } from "#tests/support/long-turns.ts";
import { testSiteDocument } from "#tests/support/mail/sample-mail.ts";
import {
  commit,
  fileFingerprints,
  filesIn,
  headlines,
  headlinesOf,
  leaveWriter,
  note,
  page,
  testStore,
  writersIn,
} from "#tests/support/store/file-store.ts";
import { testStoreContract } from "#tests/support/store/store-contract.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import {
  type ContentStore,
  type Revision,
  type StoredContentReader,
  StoreError,
  type StoreState,
} from "../content-store.ts";
import { openFileStore } from "./file-store.ts";
import { History } from "./history.ts";
import { CLOCK_TOLERANCE_MS } from "./recorded-state.ts";
import { takeSnapshot } from "./snapshot.ts";

vi.mock("node:fs", async (original) => {
  const real = await original<typeof import("node:fs")>();
  return { ...real, readFileSync: vi.fn(real.readFileSync) };
});

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

test("readers see one revision while other work runs between the files of a commit", async () => {
  const { dir, store } = await testStore();
  const ids = Array.from({ length: 8 }, (_, index) => `farm/page-${index}`);
  const commitAll = (title: string) => commit(store, Object.fromEntries(ids.map((id) => [id, page(title)])));
  await commitAll("old");
  makeTurnsLong();
  let isWriting = true;
  const writing = commitAll("new").finally(() => {
    isWriting = false;
  });
  const titlesInFiles: number[] = [];
  const lookEachTurn = () => {
    const texts = ids.map((id) => readFileSync(join(dir, "pages", `${id}.json`), "utf8"));
    titlesInFiles.push(new Set(texts.map((text) => text.includes("new"))).size);
    if (isWriting) setImmediate(lookEachTurn);
  };
  lookEachTurn();
  while (isWriting) {
    expect(new Set(Object.values(await headlinesOf(store))).size).toBe(1);
    await new Promise(setImmediate);
  }
  await writing;
  expect(titlesInFiles).toContain(2);
  expect(new Set(Object.values(await headlines(dir)))).toEqual(new Set(["new"]));
});

const storeError = (code: string) => expect.objectContaining({ name: "StoreError", code });

/** The expected file of the page `about`. */
const ABOUT_FILE = `{
  "$schema": "../schemas/page.schema.json",
  "page": "about",
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
    const { "pages/about.json": about, ...rest } = filesIn(dir);
    expect(about).toBe(ABOUT_FILE);
    const [name = ""] = Object.keys(rest);
    const history = rest[name] ?? "";
    const hash = createHash("sha256").update(history).digest("hex");
    expect(name).toBe(`history/1-${hash.slice(0, 12)}.json`);
    const others = Object.keys(rest).filter((path) => !path.startsWith("schemas/"));
    expect(others).toEqual([name, "pages/farm/tractor-truck.json", "site.json"]);
    expect(rest["pages/farm/tractor-truck.json"]).toContain('"$schema": "../../schemas/page.schema.json"');
    expect(rest["site.json"]).toContain('"$schema": "schemas/site.schema.json"');
    expect(history.endsWith("}\n")).toBe(true);
    expect(JSON.parse(history)).toEqual({
      revision: 1,
      parents: [],
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      ...note,
      pages: ["about", "farm/tractor-truck", "site"],
      changes: [
        { page: "about", before: null, after: shuffled },
        { page: "farm/tractor-truck", before: null, after: page("T") },
        { page: "site", before: null, after: { name: "Test Agency" } },
      ],
    });
  });
});

describe("edits by hand", () => {
  test("become a revision before the next commit", async () => {
    const { dir, store } = await testStore();
    await commit(store, { about: page("A"), terms: page("T"), privacy: page("P") });
    edit(dir, "about", "by hand");
    edit(dir, "contact", "by hand");
    const { revision, changes } = await commit(store, { about: page("B") });
    expect({ revision, changes }).toEqual({
      revision: 3,
      changes: [{ page: "about", before: page("by hand"), after: page("B") }],
    });
    const edited = await store.revision(2);
    expect(edited).toMatchObject({ by: "hand", source: "files", format: "edit", sha256: "" });
    expect(edited.message).toBe("Edited by hand: about, contact");
    expect(edited.changes).toEqual([
      { page: "about", before: page("A"), after: page("by hand") },
      { page: "contact", before: null, after: page("by hand") },
    ]);
  });

  test("leave a removed file missing, whose content stays, until the next commit of the page", async () => {
    const warnings: Diagnostic[] = [];
    const { dir, store } = await testStore({ onWarning: (warning) => warnings.push(warning) });
    await commit(store, { about: page("A"), terms: page("T"), site: testSiteDocument });
    for (const file of ["pages/about.json", "site.json"]) rmSync(join(dir, file));
    await commit(store, { terms: page("T2") });
    expect((await store.revisions()).length).toBe(2);
    for (const reader of [await store.reader(), await store.reader(1)]) {
      expect([await reader.page("about"), (await reader.pages()).sort()]).toEqual([page("A"), ["about", "terms"]]);
    }
    const read = (state: StoreState) => state.read([SITE, "about"]);
    const [inSnapshot, inTransaction] = [await store.withSnapshot(read), await store.transaction(read)];
    expect(inSnapshot).toEqual(inTransaction);
    expect(inSnapshot.get(SITE)).toEqual({ version: 1, content: testSiteDocument, isUnreadable: true });
    expect(warnings.map(({ code, page: id }) => [code, id])).toEqual([
      ["store/missing-document", "about"],
      ["store/missing-document", SITE],
    ]);
    await commit(store, { about: page("A2") });
    expect(await headlines(dir)).toMatchObject({ about: "A2", terms: "T2" });
  });

  test.each([
    ["keeps the size and the modification time", (file: string) => utimesSync(file, 1, 1)],
    [
      "replaces the file",
      (file: string) => {
        renameSync(file, `${file}.old`);
        renameSync(`${file}.old`, file);
      },
    ],
  ])("are found if the edit %s", async (_, disguise) => {
    const { dir, store } = await testStore();
    await commit(store, { about: page("A"), terms: page("T") });
    await commit(store, { terms: page("T2") });
    edit(dir, "about", "X");
    disguise(join(dir, "pages/about.json"));
    await commit(await openFileStore({ dir }), { terms: page("T3") });
    expect((await store.revision(3)).changes).toEqual([{ page: "about", before: page("A"), after: page("X") }]);
  });

  test("are found if an earlier file of the last revision is restored with its times", async () => {
    const { dir, store } = await testStore();
    await commit(store, { about: page("A"), terms: page("T") });
    const file = join(dir, "pages/about.json");
    const { atime, mtime } = statSync(file);
    writeFileSync(`${file}.old`, JSON.stringify({ page: "about", content: page("Old") }));
    utimesSync(`${file}.old`, atime, new Date(mtime.getTime() - 60_000));
    renameSync(`${file}.old`, file);
    await commit(store, { terms: page("T2") });
    expect((await store.revision(2)).changes).toEqual([{ page: "about", before: page("A"), after: page("Old") }]);
  });

  test("that do not fit the schema never replace the last good content, also when they are recorded", async () => {
    const { dir, store } = await testStore();
    await commit(store, { "farm/barns": page("Barns"), terms: page("T") });
    writeFileSync(
      join(dir, "pages/farm/barns.json"),
      JSON.stringify({ page: "farm/barns", content: { ...page("B"), hero: { title: 5 } } }),
    );
    for (const title of ["T2", "T3"]) {
      await commit(store, { terms: page(title) });
      expect(await titles(await store.reader(), ["farm/barns"])).toEqual(["Barns"]);
    }
  });

  test("are found in a copy of the store", async () => {
    const { dir, store } = await testStore();
    await commit(store, { about: page("A"), terms: page("T") });
    edit(dir, "about", "by hand");
    const copy = `${dir}-copy`;
    cpSync(dir, copy, { recursive: true, preserveTimestamps: true });
    const copied = await openFileStore({ dir: copy });
    await commit(copied, { terms: page("T2") });
    expect((await copied.revisions()).map(({ revision }) => revision)).toEqual([1, 2, 3]);
  });

  test("do not count if only the formatting or the version of an earlier program changes", async () => {
    const { dir, store } = await testStore();
    await commit(store, { about: page("A"), terms: page("T") });
    writeFileSync(join(dir, "pages/about.json"), JSON.stringify({ page: "about", version: 7, content: page("A") }));
    expect(await commit(store, { terms: page("T2") })).toMatchObject({ revision: 2 });
  });

  test("are compared only in files that have changed since the last commit", async () => {
    const { store } = await testStore();
    const ids = Array.from({ length: 50 }, (_, index) => `farm/page-${index}`);
    await commit(store, Object.fromEntries(ids.map((id) => [id, page("A")])));
    await sleep(CLOCK_TOLERANCE_MS + 50);
    await commit(store, { about: page("A") });
    vi.mocked(readFileSync).mockClear();
    await commit(store, { about: page("B") });
    const read = vi.mocked(readFileSync).mock.calls.filter(([file]) => String(file).includes("/pages/farm/"));
    expect(read).toEqual([]);
  });
});

test("does not use the number of a missing revision again, and warns", async () => {
  const warnings: Diagnostic[] = [];
  const { dir, store } = await testStore({ onWarning: (warning) => warnings.push(warning) });
  await commit(store, { about: page("A") });
  const { id } = await commit(store, { about: page("B") });
  rmSync(join(dir, "history", `${id}.json`));
  const { revision } = await commit(store, { terms: page("T") });
  expect(revision).toBe(4);
  expect(warnings).toMatchObject([{ code: "store/missing-revision", message: expect.stringContaining(id) }]);
  expect((await store.revision(3)).changes).toEqual([{ page: "about", before: page("A"), after: page("B") }]);
});

/** Replaces the content in a page's file, as an edit by hand does. */
function edit(dir: string, id: string, title: string): void {
  writeFileSync(join(dir, "pages", `${id}.json`), JSON.stringify({ page: id, content: page(title) }));
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
    expect(touched).toEqual([expect.stringMatching(/^history\/2-[0-9a-f]{12}\.json$/), "pages/about.json"]);
  });

  test("creates no folder in a dry run", async () => {
    const { dir } = await testStore();
    const { imported, revision } = await importTitles(dir, { about: "A" }, { isDryRun: true });
    expect({ imported, revision }).toEqual({ imported: [{ page: "about", status: "created" }], revision: 0 });
    expect(existsSync(dir)).toBe(false);
  });

  test("sets a page file that cannot be read aside and names it in a warning", async () => {
    const { dir } = await testStore();
    await importTitles(dir, { about: "A" });
    writeFileSync(join(dir, "pages/about.json"), "{\n");
    const warnings: Diagnostic[] = [];
    const store = await openFileStore({ dir, onWarning: (warning) => warnings.push(warning) });
    await commit(store, { about: page("B") });
    expect(warnings[0]?.message).toContain(`${join(dir, "pages/about.json")}:2 cannot be read: it is not valid JSON`);
    const aside = Object.entries(filesIn(dir)).filter(([path]) => /^set-aside\/.*\/pages\/about\.json$/.test(path));
    expect(aside.map(([, text]) => text)).toEqual(["{\n"]);
    expect(await headlines(dir)).toEqual({ about: "B" });
    expect(writersIn(dir)).toEqual([]);
  });
});

test.each([
  ["edited", { about: page("old") }, { about: page("new") }],
  ["edited, although the commit removes the page,", { about: page("old") }, { about: null }],
  ["created", {}, { about: page("new") }],
])("sets a page file aside that is %s by hand while its commit is staged", async (_, before, after) => {
  const { dir, store } = await testStore();
  await commit(store, { terms: page("T"), ...before });
  const warnings: Diagnostic[] = [];
  const edited = await openFileStore({
    dir,
    onProgress: () => edit(dir, "about", "by hand"),
    onWarning: (warning) => warnings.push(warning),
  });
  await commit(edited, after);
  expect(warnings).toMatchObject([{ code: "store/set-aside" }]);
  expect(setAsideIn(dir)).toEqual({
    "pages/about.json": JSON.stringify({ page: "about", content: page("by hand") }),
  });
  expect(await headlines(dir)).toEqual(after.about === null ? { terms: "T" } : { about: "new", terms: "T" });
});

describe("page file that a commit replaces", () => {
  const HERO = '"hero": { "title": "old" }';
  const text = (hero: string, more = "") =>
    `\uFEFF{ "content": { "meta": {"title": "T", "description": "caf\\u00e9 \\/" },\r\n\t${hero} }, "version": 3, "page": "about"${more} }`;

  async function replaceAbout(replaced: string) {
    const { dir, store } = await testStore();
    await commit(store, { about: page("old") });
    writeFileSync(join(dir, "pages/about.json"), replaced);
    await commit(store, { about: page("new") });
    return setAsideIn(dir);
  }

  test.each([
    ["a key twice", text(`"hero": {}, ${HERO}`)],
    ["a key beside the content", text(HERO, ', "note": "Ask Ann"')],
    ["a number with too many digits", text(`${HERO}, "unmapped": { "id": 1234567890123456789 }`)],
    ["a number that is too small", text(`${HERO}, "unmapped": { "id": 1e-400 }`)],
  ])("is set aside if it has %s, which no revision keeps", async (_, replaced) => {
    expect(await replaceAbout(replaced)).toEqual({ "pages/about.json": replaced });
  });

  test.each([
    [
      "bytes that are not UTF-8",
      Buffer.from(text(HERO).replace("\uFEFF", "").replace("caf\\u00e9", "caf\xe9"), "latin1"),
    ],
    ["the key __proto__", Buffer.from(text(`${HERO}, "unmapped": { "__proto__": { "a": 1 } }`))],
    ["the key __proto__ in escapes", Buffer.from(text(`${HERO}, "unmapped": { "\\u005f_proto__": 1 }`))],
  ])("is set aside if it has %s, and the content of the last revision is used instead", async (_, replaced) => {
    const { dir, store } = await testStore();
    await commit(store, { about: page("old") });
    writeFileSync(join(dir, "pages/about.json"), replaced);
    const warnings: Diagnostic[] = [];
    const edited = await openFileStore({ dir, onWarning: (warning) => warnings.push(warning) });
    expect(await headlinesOf(edited)).toEqual({ about: "old" });
    await commit(edited, { about: page("new") });
    expect(warnings.map(({ code }) => code)).toEqual(["store/unreadable", "store/set-aside"]);
    const [kept = ""] = Object.keys(filesIn(dir)).filter((path) => path.startsWith("set-aside/"));
    expect(readFileSync(join(dir, kept))).toEqual(replaced);
  });

  test("stays in its place until the new one replaces it", async () => {
    const { dir, store } = await testStore();
    await commit(store, { about: page("old") });
    writeFileSync(join(dir, "pages/about.json"), text(HERO, ', "note": "Ask Ann"'));
    const states: boolean[] = [];
    const file = join(dir, "pages/about.json");
    const edited = await openFileStore({ dir, onWarning: () => states.push(existsSync(file)) });
    await commit(edited, { about: page("new") });
    expect(states).toEqual([true]);
  });

  test("is not set aside if only its formatting is not that of the store", async () => {
    expect(await replaceAbout(text(HERO))).toEqual({});
  });
});

/** Returns the text of the files that were set aside, by their old path. */
function setAsideIn(dir: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(filesIn(dir)).flatMap(([path, text]) => {
      const [, old] = /^set-aside\/[^/]+\/(.*)$/.exec(path) ?? [];
      return old === undefined ? [] : [[old, text]];
    }),
  );
}

test("sets a folder with the name of a page file aside", async () => {
  const { dir, store } = await testStore();
  mkdirSync(join(dir, "pages/about.json"), { recursive: true });
  writeFileSync(join(dir, "pages/about.json/notes.txt"), "notes");
  await commit(store, { about: page("new") });
  expect(setAsideIn(dir)).toEqual({ "pages/about.json/notes.txt": "notes" });
  expect(await headlines(dir)).toEqual({ about: "new" });
});

test("a snapshot of an earlier revision ignores a commit that begins while it is taken", async () => {
  const { dir, store } = await testStore();
  const { id } = await commit(store, { about: page("A"), terms: page("T") });
  await commit(store, { about: page("B") });
  const later = join(temporaryFolder(), "content");
  cpSync(dir, later, { recursive: true });
  await commit(await openFileStore({ dir: later }), { terms: page("U") });
  const taking = takeSnapshot(new History(dir), () => undefined, id);
  cpSync(join(later, "history"), join(dir, "history"), { recursive: true });
  expect((await (await taking).read(["terms"])).get("terms")?.content).toEqual(page("T"));
});

describe("transaction", () => {
  test.each([
    ["edited", (dir: string) => edit(dir, "about", "by hand"), "by hand"],
    ["removed", (dir: string) => rmSync(join(dir, "pages/about.json")), "A"],
    ["set back to the recorded content", (dir: string) => edit(dir, "about", "A"), "A"],
  ])("is rejected if a page is %s by hand after it was read", async (_, change, headline) => {
    const { dir, store } = await testStore();
    await commit(store, { about: page("A") });
    edit(dir, "about", "B");
    const attempt = store.transaction(async (writer) => {
      const [[, stored] = []] = await writer.read(["about"]);
      change(dir);
      return writer.commit([{ page: "about", before: stored?.content ?? null, after: page("C") }], note);
    });
    await expect(attempt).rejects.toEqual(storeError("store/revision-conflict"));
    await expect(attempt).rejects.toThrow(
      `${join(dir, "pages/about.json")} was edited while this command ran. Nothing was changed. Run the command again.`,
    );
    expect(await headlines(dir)).toEqual({ about: headline });
    expect((await store.revisions()).length).toBe(1);
  });

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
    await commit(store, { ...before, [SITE]: testSiteDocument });
    const reader = await store.reader();
    const old = filesIn(dir);
    const { id } = await commit(store, after);
    const finished = filesIn(dir);
    for (const path of new Set([...Object.keys(old), ...Object.keys(finished)])) {
      if (!path.startsWith("pages/") || updatedFiles.has(path)) continue;
      const text = old[path];
      if (text === undefined) rmSync(join(dir, path));
      else writeFileSync(join(dir, path), text);
    }
    leaveWriter(dir, { staged: id });
    return { dir, store, id, reader, finished };
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

  test("is merged with later edits by hand of other fields", async () => {
    const { dir } = await createUnfinishedCommit();
    const edited = { page: "about", content: { ...page("old"), hero: { title: "old", subtitle: "by hand" } } };
    writeFileSync(join(dir, "pages/about.json"), JSON.stringify(edited));
    const merged = { ...page("new"), hero: { title: "new", subtitle: "by hand" } };
    const readAbout = (store: ContentStore) =>
      store.withSnapshot(async (state) => (await state.read(["about"])).get("about")?.content);
    expect(await readAbout(await openFileStore({ dir, isReadOnly: true }))).toEqual(merged);
    expect(await readAbout(await openFileStore({ dir }))).toEqual(merged);
    expect(JSON.parse(filesIn(dir)["pages/about.json"] ?? "").content).toEqual(merged);
  });

  test("is reported if an edit by hand of the same field is kept instead", async () => {
    const { dir } = await createUnfinishedCommit();
    edit(dir, "about", "by hand");
    const warnings: Diagnostic[] = [];
    await openFileStore({ dir, onWarning: (warning) => warnings.push(warning) });
    expect(warnings).toMatchObject([
      { code: "store/edit-kept", message: expect.stringContaining("The file of about was edited by hand") },
    ]);
  });

  /** Adds an entry to the history as version control does: without the lock and without page files. */
  function addEntry(dir: string, id: string, entry: Partial<Revision>) {
    const changes = entry.changes ?? [];
    const revision = Number.parseInt(id, 10);
    const place = { revision, parents: [], time: "2026-01-01T00:00:00.000Z", ...note };
    writeFileSync(
      join(dir, "history", `${id}.json`),
      JSON.stringify({ ...place, ...entry, pages: changes.map((change) => change.page), changes }),
    );
  }

  test.each(["2-ffffffffffff", "2-000000000000", "3-ffffffffffff"])(
    "is finished if revision %s has arrived from another branch, also for readers without the lock",
    async (other) => {
      const { dir, store, finished } = await createUnfinishedCommit();
      const [{ id: first } = { id: "" }] = await store.revisions();
      addEntry(dir, other, {
        parents: [first],
        changes: [{ page: "terms", before: page("old"), after: page("main") }],
      });
      edit(dir, "terms", "main");
      expect(await headlines(dir, { isReadOnly: true })).toEqual({ ...NEW, terms: "main" });
      await openFileStore({ dir });
      expect(filesIn(dir)).toMatchObject({ ...finished, "pages/terms.json": expect.any(String) });
      expect(await headlines(dir)).toEqual({ ...NEW, terms: "main" });
    },
  );

  test("is finished after a change to another branch and back", async () => {
    const { dir, id, finished } = await createUnfinishedCommit();
    const [entry, elsewhere] = [join(dir, "history", `${id}.json`), join(dir, "../entry.json")];
    renameSync(entry, elsewhere);
    await openFileStore({ dir });
    expect(writersIn(dir)).toHaveLength(1);
    renameSync(elsewhere, entry);
    await openFileStore({ dir });
    expect(filesIn(dir)).toEqual(finished);
    expect(writersIn(dir)).toEqual([]);
  });

  test("leaves pages alone that a revision after it has changed", async () => {
    const { dir, id } = await createUnfinishedCommit();
    addEntry(dir, "3-000000000000", {
      parents: [id],
      changes: [{ page: "about", before: page("new"), after: page("old") }],
    });
    expect(await headlines(dir, { isReadOnly: true })).toEqual({ ...NEW, about: "old" });
    expect(await headlines(dir)).toEqual({ ...NEW, about: "old" });
    expect(writersIn(dir)).toEqual([]);
  });

  test("is reported if it cannot be finished, and finished later", async () => {
    const { dir } = await createUnfinishedCommit();
    const living = leaveWriter(dir, { host: "elsewhere", pid: 1 });
    const warnings: Diagnostic[] = [];
    await openFileStore({ dir, lockTimeoutMs: 0, onWarning: (warning) => warnings.push(warning) });
    expect(warnings).toMatchObject([{ code: "store/unrecovered", message: expect.stringContaining("on elsewhere") }]);
    rmSync(join(dir, ".writers", living), { recursive: true });
    await openFileStore({ dir, onWarning: (warning) => warnings.push(warning) });
    expect([warnings.length, writersIn(dir)]).toEqual([1, []]);
  });

  test("changes nothing if the writer died before the commit", async () => {
    const { dir, store } = await testStore();
    await commit(store, before);
    const files = fileFingerprints(dir);
    const name = leaveWriter(dir, { staged: "2-0123456789ab" });
    writeFileSync(join(dir, ".writers", name, "2-0123456789ab/0.json"), "half a pa");
    writeFileSync(join(dir, ".writers", name, "revision-2.json"), "{");
    await openFileStore({ dir });
    expect(fileFingerprints(dir)).toEqual(files);
    expect(writersIn(dir)).toEqual([]);
  });

  test("does not restore an earlier revision that was undone by hand", async () => {
    const { dir, store } = await testStore();
    await commit(store, { about: page("old") });
    await commit(store, { about: page("new") });
    edit(dir, "about", "old");
    leaveWriter(dir, { staged: "3-0123456789ab" });
    expect(await headlines(dir)).toEqual({ about: "old" });
  });
});

describe("reader at an earlier revision", () => {
  test("shows what was recorded, without later edits by hand", async () => {
    const { dir, store } = await testStore();
    const { id } = await commit(store, { [SITE]: testSiteDocument, "farm/barns": page("A"), terms: page("T") });
    await commit(store, { terms: page("T2") });
    edit(dir, "farm/barns", "by hand");
    edit(dir, "farm/sheds", "by hand");
    const reader = await store.reader(id);
    expect(await titles(reader, ["farm/barns", "terms", "farm/sheds"])).toEqual(["A", "T", ""]);
    await commit(store, { "farm/barns": page("B") });
    expect(await titles(reader, ["farm/barns", "terms", "farm/sheds"])).toEqual(["A", "T", ""]);
    expect(await reader.pages()).not.toContain("farm/sheds");
  });

  test("shows each of two merged branches, before and after the merge is recorded", async () => {
    const { dir, store } = await testStore();
    await commit(store, { about: page("A"), terms: page("T"), "farm/barns": page("B") });
    const copy = `${dir}-copy`;
    cpSync(dir, copy, { recursive: true });
    const main = await commit(store, { about: page("A main") });
    const other = await commit(await openFileStore({ dir: copy }), { terms: page("T other"), "farm/barns": null });
    cpSync(join(copy, "history"), join(dir, "history"), { recursive: true });
    edit(dir, "terms", "T other");
    rmSync(join(dir, "pages/farm/barns.json"));
    const ids = ["about", "terms", "farm/barns"];
    const merge = await store.withSnapshot(async (state) => state.id);
    for (const isRecorded of [false, true]) {
      if (isRecorded) await commit(store, { about: page("A4") });
      expect(await titles(await store.reader(main.id), ids)).toEqual(["A main", "T", "B"]);
      expect(await titles(await store.reader(other.id), ids)).toEqual(["A", "T other", ""]);
      expect(await titles(await store.reader(merge), ids)).toEqual(["A main", "T other", ""]);
      await expect(store.reader(2)).rejects.toEqual(storeError("store/ambiguous-revision"));
    }
  });
});

async function titles({ stored }: StoredContentReader, pages: readonly string[]): Promise<string[]> {
  return Promise.all(pages.map(async (id) => (await stored.page(id))?.hero.title ?? ""));
}

describe("a damaged history", () => {
  /** Creates a store of three revisions, the second of which changes two pages. */
  async function threeRevisions() {
    const { dir, store } = await testStore();
    await commit(store, { about: page("A1"), terms: page("T1") });
    const { id } = await commit(store, { about: page("A2"), terms: page("T2") });
    await commit(store, { about: page("A3") });
    return { dir, entry: join(dir, "history", `${id}.json`) };
  }

  test.each([
    ["is missing", (entry: string) => rmSync(entry)],
    ["cannot be read", (entry: string) => writeFileSync(entry, "{")],
    ["was changed", (entry: string) => writeFileSync(entry, readFileSync(entry, "utf8").replace("T2", "EVIL"))],
  ])("never gives content that is not certain if an entry %s", async (_, damage) => {
    const { dir, entry } = await threeRevisions();
    damage(entry);
    const store = await openFileStore({ dir });
    for (const reference of [2, 3]) {
      await expect(store.documentsAt(reference)).rejects.toThrow(StoreError);
      await expect(rollback(store, { to: reference }, { note })).rejects.toThrow(StoreError);
    }
    await expect(store.reader(1)).rejects.toThrow(StoreError);
    expect(await titles(await store.reader(), ["about", "terms"])).toEqual(["A3", "T2"]);
    expect((await store.documentsAt(1)).get("terms")).toEqual(page("T1"));
  });
});

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
