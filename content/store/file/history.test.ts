import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { commit, note, page, testStore } from "#tests/support/store/file-store.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { lineageOf } from "../revision-graph.ts";
import { History } from "./history.ts";
import { revisionPath } from "./revision-files.ts";

vi.mock("node:fs", async (original) => {
  const real = await original<typeof import("node:fs")>();
  return { ...real, readdirSync: vi.fn(real.readdirSync) };
});

let root: string;
let history: History;

beforeEach(() => {
  root = temporaryFolder();
  history = new History(root);
  vi.mocked(readdirSync).mockClear();
});

function write(id: string, text = "{}"): void {
  mkdirSync(join(root, "history"), { recursive: true });
  writeFileSync(revisionPath(root, id), text);
}

/** Writes an entry as the first version of the program did: without a hash, parents and a list of documents. */
function writeOldEntry(revision: number, ...ids: string[]): void {
  const changes = ids.map((id) => ({ page: id, before: null, after: page(id) }));
  write(String(revision), JSON.stringify({ revision, time: "2026-01-01T00:00:00.000Z", ...note, changes }, null, 2));
}

/** Sets the modification time of the history folder. */
function setFolderTime(seconds: number): void {
  utimesSync(join(root, "history"), seconds, seconds);
}

const ids = () => history.names().map(({ id }) => id);

test("has no revisions without a folder and then finds the first one", () => {
  expect(history.names()).toEqual([]);
  write("1");
  expect(ids()).toEqual(["1"]);
});

test("sorts revisions by number and then by hash, and ignores other files", () => {
  for (const id of ["10", "9", "2-bbbbbbbbbbbb", "2-aaaaaaaaaaaa", "1", "0", "3-xyz", "notes"]) write(id);
  expect(ids()).toEqual(["1", "2-aaaaaaaaaaaa", "2-bbbbbbbbbbbb", "9", "10"]);
});

test("lists the folder only after it has changed", () => {
  write("1");
  setFolderTime(1);
  for (const _ of [1, 2, 3]) expect(ids()).toEqual(["1"]);
  expect(readdirSync).toHaveBeenCalledOnce();
  rmSync(revisionPath(root, "1"));
  write("2");
  setFolderTime(2);
  expect(ids()).toEqual(["2"]);
});

test("finds a revision that is added within the resolution of the folder's time", () => {
  write("1");
  expect(ids()).toEqual(["1"]);
  const seconds = Date.now() / 1000;
  write("2");
  setFolderTime(seconds);
  expect(ids()).toEqual(["1", "2"]);
});

describe("an entry of the first version", () => {
  test("follows the entry before it, even if numbers are missing", () => {
    writeOldEntry(1, "about");
    writeOldEntry(4, "about", "terms");
    expect(history.summary(4)).toMatchObject({ id: "4", revision: 4, parents: ["1"], pages: ["about", "terms"] });
    expect(history.read("4").changes.map(({ page: id }) => id)).toEqual(["about", "terms"]);
    expect(history.latest().heads.map(({ id }) => id)).toEqual(["4"]);
    expect(history.recordedContent("terms")).toEqual(page("terms"));
  });
});

test.each([["2"], ["3"]])("an entry that was changed to follow revision %s follows the one before it", (parent) => {
  writeOldEntry(1, "about");
  for (const revision of [2, 3]) {
    write(String(revision), JSON.stringify({ revision, parents: [revision === 2 ? parent : "2"], changes: [] }));
  }
  const { nodes, heads } = history.latest();
  expect(heads.flatMap((head) => lineageOf(nodes, head)).map(({ id }) => id)).toEqual(["3", "2", "1"]);
  expect(heads.map(({ id }) => id)).toEqual(["3"]);
});

test("an entry that is repaired under its name counts again", () => {
  writeOldEntry(1, "about");
  writeOldEntry(2, "terms");
  const head = () => history.latest().heads.map(({ id }) => id);
  write("2", "<<<<<<< ours");
  expect(head()).toEqual(["1"]);
  writeOldEntry(2, "terms");
  expect(head()).toEqual(["2"]);
  expect(history.recordedContent("terms")).toEqual(page("terms"));
});

describe("an entry that cannot be read", () => {
  test.each([
    ["is empty", "", ":1 cannot be read: it is empty."],
    ["is cut off", '{\n  "revision": 2,\n  "ti', ":3 cannot be read: it is not valid JSON"],
    [
      "has conflict markers",
      '{\n  "revision": 2,\n<<<<<<< HEAD\n  "by": "ann"\n=======\n  "by": "bea"\n>>>>>>> other\n}',
      ":3 cannot be read: it has conflict markers",
    ],
    ["has no revision", "{}", ":1 cannot be read: it has no `revision`."],
    ["is null", "null", ":1 cannot be read: it has no `revision`."],
    ["has parents that are not a list", '{"revision":2,"parents":"1","changes":[]}', ":1 cannot be read: `parents`"],
    ["has no changes", '{"revision":2}', ":1 cannot be read: it has no `changes`."],
  ])("is named with its line if it %s", (_, text, message) => {
    writeOldEntry(1, "about");
    write("2", text);
    expect(() => history.read(2)).toThrow(`${revisionPath(root, "2")}${message}`);
    expect(() => history.read(2)).toThrow(expect.objectContaining({ code: "store/broken-history" }));
    expect(history.latest().revision).toBe(2);
    expect(history.read(1).id).toBe("1");
  });

  test("is named if it is a folder", () => {
    mkdirSync(revisionPath(root, "2"), { recursive: true });
    const error = expect.objectContaining({
      code: "store/broken-history",
      message: `${revisionPath(root, "2")}:1 cannot be read: it is a folder.`,
    });
    expect(() => history.read(2)).toThrow(error);
    expect(history.problems()).toEqual([error]);
  });
});

test("keeps an index that is equal to a new one after each commit, also of another branch", async () => {
  const { dir, store } = await testStore();
  const kept = new History(dir);
  const expectSameIndex = () => {
    const { lastChanges, lineageChanges } = new History(dir).index();
    expect(kept.index()).toMatchObject({ lastChanges, lineageChanges });
  };
  await commit(store, { about: page("A"), terms: page("T") });
  expectSameIndex();
  await commit(store, { about: page("B"), privacy: page("P") });
  expectSameIndex();
  await commit(store, { terms: null });
  expectSameIndex();
  const [first] = await store.revisions();
  const changes = [{ page: "about", before: page("A"), after: page("C") }];
  const entry = {
    revision: 2,
    parents: [first?.id],
    time: "2026-01-01T00:00:00.000Z",
    ...note,
    pages: ["about"],
    changes,
  };
  writeFileSync(revisionPath(dir, "2-aaaaaaaaaaaa"), JSON.stringify(entry, null, 2));
  expectSameIndex();
  await commit(store, { contact: page("C") });
  expectSameIndex();
  await commit(store, { contact: page("D") });
  expectSameIndex();
});
