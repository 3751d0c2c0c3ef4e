import { EventEmitter } from "node:events";
import { cpSync, existsSync, renameSync, rmSync, statSync, watch, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setImmediate, setTimeout as sleep } from "node:timers/promises";
import { afterEach, describe, expect, test, vi } from "vitest";
import { SITE } from "#schemas/page-ids.ts";
import { commit, fileFingerprints, note, page, testStore, writersIn } from "#tests/support/store/file-store.ts";
import { testStoreContract } from "#tests/support/store/store-contract.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { type ContentStore, StoreError } from "../content-store.ts";
import { EditWatch } from "./edit-watch.ts";
import { openFileStore } from "./file-store.ts";
import { History } from "./history.ts";
import { CLOCK_TOLERANCE_MS, findUnrecordedChanges } from "./recorded-state.ts";

vi.mock("node:fs", async (original) => {
  const real = await original<typeof import("node:fs")>();
  return { ...real, statSync: vi.fn(real.statSync), watch: vi.fn(real.watch) };
});

vi.mock("./recorded-state.ts", async (original) => {
  const real = await original<typeof import("./recorded-state.ts")>();
  return { ...real, findUnrecordedChanges: vi.fn(real.findUnrecordedChanges) };
});

afterEach(() => {
  vi.mocked(watch).mockReset();
});

testStoreContract(() => {
  const dir = join(temporaryFolder(), "content");
  return {
    open: (onWarning) => openFileStore({ dir, onWarning, lockTimeoutMs: 30_000, watchesEdits: true }),
    corrupt: (id, text) => writeFileSync(join(dir, id === SITE ? "site.json" : `pages/${id}.json`), text),
    fingerprints() {
      if (!existsSync(dir)) return {};
      expect(writersIn(dir)).toEqual([]);
      return fileFingerprints(dir);
    },
  };
});

/** Replaces the content in a page's file, as an edit by hand does. */
function edit(dir: string, id: string, title: string, path = `pages/${id}.json`): void {
  writeFileSync(join(dir, path), JSON.stringify({ page: id, content: page(title) }));
}

/** Lets the operating system report nothing, as with some network disks. */
function reportNothing(): void {
  vi.mocked(watch).mockImplementation(
    () => Object.assign(new EventEmitter(), { close() {} }) as ReturnType<typeof watch>,
  );
}

/** Returns a store that watches its files, after commits of which the last one did not compare all documents. */
async function watchedStore(): Promise<{ dir: string; store: ContentStore }> {
  const { dir, store } = await testStore({ watchesEdits: true });
  await commit(store, { about: page("A"), privacy: page("P"), "farm/barns": page("B") });
  for (const title of ["T1", "T2", "T3"]) await commit(store, { terms: page(title) });
  return { dir, store };
}

/** Returns the pages of each revision. */
async function pagesOf(store: ContentStore): Promise<string[]> {
  const names = await store.revisions();
  return Promise.all(names.map(async ({ id }) => (await store.summary(id)).pages.join(", ")));
}

const FIRST = ["about, privacy, farm/barns", "terms", "terms", "terms"];

test("a commit looks only at the files of reported documents and of those that it changes", async () => {
  const { dir, store } = await watchedStore();
  vi.mocked(statSync).mockClear();
  await commit(store, { terms: page("T4") });
  const paths = vi.mocked(statSync).mock.calls.map(([path]) => String(path));
  expect(paths).toContain(join(dir, "pages/terms.json"));
  expect(paths.filter((path) => /about|privacy|barns/.test(path))).toEqual([]);
});

// Other systems report changes a moment later.
describe.skipIf(process.platform !== "linux")("reported edits", () => {
  test("become a revision before the next commit", async () => {
    const { dir, store } = await watchedStore();
    edit(dir, "farm/barns", "by hand");
    edit(dir, "contact", "by hand");
    edit(dir, "site", "S", "site.json");
    await commit(store, { terms: page("T4") });
    const { format, changes } = await store.revision(5);
    expect(format).toBe("edit");
    expect(Object.fromEntries(changes.map(({ page: id, before, after }) => [id, [before, after]]))).toEqual({
      "farm/barns": [page("B"), page("by hand")],
      contact: [null, page("by hand")],
      site: [null, page("S")],
    });
    expect((await store.revision(6)).changes).toEqual([{ page: "terms", before: page("T3"), after: page("T4") }]);
  });

  test("are found if the file is replaced by an earlier one with its times", async () => {
    const { dir, store } = await watchedStore();
    const file = join(dir, "pages/about.json");
    cpSync(file, `${file}.old`, { preserveTimestamps: true });
    edit(dir, "about", "X");
    await commit(store, { terms: page("T4") });
    renameSync(`${file}.old`, file);
    await commit(store, { terms: page("T5") });
    expect((await store.revision(7)).changes).toEqual([{ page: "about", before: page("X"), after: page("A") }]);
  });

  test("are found in a folder that replaces another one", async () => {
    const { dir, store } = await watchedStore();
    const folder = join(dir, "pages/farm");
    cpSync(folder, `${folder}-new`, { recursive: true });
    edit(dir, "farm/barns", "X", "pages/farm-new/barns.json");
    rmSync(folder, { recursive: true });
    renameSync(`${folder}-new`, folder);
    await commit(store, { terms: page("T4") });
    edit(dir, "farm/barns", "Y");
    await commit(store, { terms: page("T5") });
    expect(await pagesOf(store)).toEqual([...FIRST, "farm/barns", "terms", "farm/barns", "terms"]);
  });

  test("are found after a commit that failed", async () => {
    const { dir, store } = await watchedStore();
    edit(dir, "about", "X");
    const conflict = store.transaction(({ commit: write }) =>
      write([{ page: "terms", before: page("other"), after: page("T4") }], note),
    );
    await expect(conflict).rejects.toBeInstanceOf(StoreError);
    await commit(store, { terms: page("T4") });
    expect(await pagesOf(store)).toEqual([...FIRST, "about", "terms"]);
  });

  test("are found after a commit that failed while all documents were compared", async () => {
    const { dir } = await watchedStore();
    const edits = new EditWatch(new History(dir));
    await edits.compareAll();
    let release = () => {};
    vi.mocked(findUnrecordedChanges).mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          release = () => resolve([]);
        }),
    );
    const comparison = edits.compareAll();
    edit(dir, "about", "X");
    // Lets the event loop handle the report before the request that follows it.
    await setImmediate();
    // The commit that this belongs to fails, so it records nothing.
    expect(await edits.findReported(["terms"])).toBeUndefined();
    release();
    await comparison;
    expect(await edits.findReported(["terms"])).toBeUndefined();
  });
});

describe("edits without a report", () => {
  test("become a revision before a commit that changes the same document", async () => {
    reportNothing();
    const { dir, store } = await watchedStore();
    edit(dir, "about", "X");
    await commit(store, { about: page("B") });
    expect((await store.revision(5)).changes).toEqual([{ page: "about", before: page("A"), after: page("X") }]);
    expect((await store.revision(6)).changes).toEqual([{ page: "about", before: page("X"), after: page("B") }]);
  });

  test("become a revision before the next commit of another process", async () => {
    reportNothing();
    const { dir, store } = await watchedStore();
    await sleep(CLOCK_TOLERANCE_MS + 50);
    edit(dir, "about", "X");
    await commit(store, { terms: page("T4") });
    await commit(store, { terms: page("T5") });
    expect(await pagesOf(store)).toEqual([...FIRST, "terms", "terms"]);
    await commit(await openFileStore({ dir }), { privacy: page("P2") });
    expect((await store.revision(7)).changes).toEqual([{ page: "about", before: page("A"), after: page("X") }]);
    await commit(store, { terms: page("T6") });
    expect(await pagesOf(store)).toEqual([...FIRST, "terms", "terms", "about", "privacy", "terms"]);
  });

  test("are undone by a rollback, after a revision has recorded them", async () => {
    reportNothing();
    const { dir, store } = await watchedStore();
    edit(dir, "about", "X");
    await commit(store, { terms: page("T4") });
    await commit(store, { about: page("A"), terms: page("T1") });
    expect(await pagesOf(store)).toEqual([...FIRST, "terms", "about", "about, terms"]);
    expect((await store.revision(7)).changes).toContainEqual({ page: "about", before: page("X"), after: page("A") });
  });

  test("are found if the folders cannot be watched", async () => {
    vi.mocked(watch).mockImplementation(() => {
      throw Object.assign(new Error("System limit for number of file watchers reached"), {
        code: "ENOSPC",
        syscall: "watch",
      });
    });
    const { dir, store } = await watchedStore();
    edit(dir, "about", "X");
    await commit(store, { terms: page("T4") });
    expect(await pagesOf(store)).toEqual([...FIRST, "about", "terms"]);
  });
});

describe("comparison in the background", () => {
  async function open() {
    reportNothing();
    const { dir, store } = await testStore();
    await commit(store, { about: page("A"), terms: page("T") });
    const edits = new EditWatch(new History(dir));
    return { dir, store, edits };
  }

  test("spares the first commit the comparison of all documents", async () => {
    const { store, edits } = await open();
    await edits.compareAll();
    const [{ id: head = "" } = {}] = await store.revisions();
    expect(await edits.findReported(["terms"])).toMatchObject({ head });
  });

  test("finds edits without a report for the next commit", async () => {
    const { dir, edits } = await open();
    edit(dir, "about", "X");
    await edits.compareAll();
    expect(await edits.findReported(["terms"])).toBeUndefined();
  });

  test("does not count after a commit of another process", async () => {
    const { store, edits } = await open();
    await edits.compareAll();
    await commit(store, { terms: page("T2") });
    expect(await edits.findReported(["terms"])).toBeUndefined();
  });

  test("spares later processes what it has compared", async () => {
    const { dir, edits } = await open();
    await edits.compareAll();
    const { ctimeMs } = statSync(join(dir, ".writers/recorded.json"));
    expect(await edits.findReported([])).toMatchObject({ comparedMs: ctimeMs });
  });
});
