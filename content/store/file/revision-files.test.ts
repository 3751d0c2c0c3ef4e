import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { LatestRevision, revisionPath } from "./revision-files.ts";

vi.mock("node:fs", async (original) => {
  const real = await original<typeof import("node:fs")>();
  return { ...real, readdirSync: vi.fn(real.readdirSync) };
});

let root: string;
let history: LatestRevision;

beforeEach(() => {
  root = temporaryFolder();
  history = new LatestRevision(root);
  vi.mocked(readdirSync).mockClear();
});

function write(...revisions: number[]): void {
  mkdirSync(join(root, "history"), { recursive: true });
  for (const revision of revisions) writeFileSync(revisionPath(root, revision), "{}");
}

/** Gives the folder another time than it had, as the clock does. */
function tick(seconds: number): void {
  utimesSync(join(root, "history"), seconds, seconds);
}

test("a store without a history is at revision 0", () => {
  expect(history.get()).toBe(0);
  write(1);
  expect(history.get()).toBe(1);
});

test("the newest is the one with the highest number, wherever there are gaps", () => {
  write(1, 2, 10, 9);
  expect(history.get()).toBe(10);
});

test("one's own revisions need no listing", () => {
  write(1, 2);
  expect(history.get()).toBe(2);
  for (const revision of [3, 4, 5]) {
    write(revision);
    history.set(revision);
    expect(history.get()).toBe(revision);
  }
  expect(readdirSync).toHaveBeenCalledOnce();
});

test("what others write is seen, also within the time that a folder has", () => {
  write(1);
  tick(1);
  expect(history.get()).toBe(1);
  write(2, 3);
  tick(1);
  expect(history.get()).toBe(3);
  write(7);
  tick(2);
  expect(history.get()).toBe(7);
});

test("a history that was put back is seen", () => {
  write(1, 2, 3);
  tick(1);
  expect(history.get()).toBe(3);
  rmSync(revisionPath(root, 3));
  tick(2);
  expect(history.get()).toBe(2);
  rmSync(join(root, "history"), { recursive: true });
  expect(history.get()).toBe(0);
});
