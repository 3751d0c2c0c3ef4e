import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { LatestRevisionCache, revisionPath } from "./revision-files.ts";

vi.mock("node:fs", async (original) => {
  const real = await original<typeof import("node:fs")>();
  return { ...real, readdirSync: vi.fn(real.readdirSync) };
});

let root: string;
let cache: LatestRevisionCache;

beforeEach(() => {
  root = temporaryFolder();
  cache = new LatestRevisionCache(root);
  vi.mocked(readdirSync).mockClear();
});

function write(...revisions: number[]): void {
  mkdirSync(join(root, "history"), { recursive: true });
  for (const revision of revisions) writeFileSync(revisionPath(root, revision), "{}");
}

/** Sets the modification time of the history folder. */
function setFolderTime(seconds: number): void {
  utimesSync(join(root, "history"), seconds, seconds);
}

test("returns 0 without a history and then finds the first revision", () => {
  expect(cache.get()).toBe(0);
  write(1);
  expect(cache.get()).toBe(1);
});

test("returns the highest number even if numbers are missing", () => {
  write(1, 2, 10, 9);
  expect(cache.get()).toBe(10);
});

test("does not list the folder again after revisions of this process", () => {
  write(1, 2);
  expect(cache.get()).toBe(2);
  for (const revision of [3, 4, 5]) {
    write(revision);
    cache.set(revision);
    expect(cache.get()).toBe(revision);
  }
  expect(readdirSync).toHaveBeenCalledOnce();
});

test("finds revisions of other processes even if the folder time is unchanged", () => {
  write(1);
  setFolderTime(1);
  expect(cache.get()).toBe(1);
  write(2, 3);
  setFolderTime(1);
  expect(cache.get()).toBe(3);
  write(7);
  setFolderTime(2);
  expect(cache.get()).toBe(7);
});

test("notices removed revisions", () => {
  write(1, 2, 3);
  setFolderTime(1);
  expect(cache.get()).toBe(3);
  rmSync(revisionPath(root, 3));
  setFolderTime(2);
  expect(cache.get()).toBe(2);
  rmSync(join(root, "history"), { recursive: true });
  expect(cache.get()).toBe(0);
});
