import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import {
  createFolder,
  removeAbandonedFiles,
  temporaryFile,
  writeFileAtomic,
  writePartsAtomic,
} from "./write-file-atomic.ts";

const DEAD_PID = 2 ** 22 + 1;

/** Writes empty files and returns those that remain after the leftovers were removed. */
function remainingOf(names: readonly string[], ageMs = 0): string[] {
  const folder = temporaryFolder();
  const time = (Date.now() - ageMs) / 1000;
  for (const name of names) {
    writeFileSync(join(folder, name), "");
    utimesSync(join(folder, name), time, time);
  }
  removeAbandonedFiles(folder);
  return readdirSync(folder).sort();
}

test("temporary files of dead processes are removed, and no other files", () => {
  const kept = [basename(temporaryFile("")), ".elsewhere.7.1.ab.tmp", ".notes.tmp", "about.html", "draft.tmp"].sort();
  const leftover = `.${encodeURIComponent(hostname()).replaceAll(".", "%2E")}.${DEAD_PID}..ab.tmp`;
  expect(remainingOf([...kept, leftover])).toEqual(kept);
});

test("temporary files of other hosts are removed after an hour", () => {
  expect(remainingOf([".elsewhere.7.1.ab.tmp", ".notes.tmp"], 61 * 60 * 1000)).toEqual([".notes.tmp"]);
});

test("a folder that does not exist has no leftovers", () => {
  expect(() => removeAbandonedFiles(join(temporaryFolder(), "none"))).not.toThrow();
});

test("a file with the longest possible name is written", () => {
  const folder = temporaryFolder();
  const name = "a".repeat(255);
  writeFileAtomic(join(folder, name), "text");
  expect(readdirSync(folder)).toEqual([name]);
});

test("a failed write leaves no temporary file", () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "taken"));
  expect(() => writeFileAtomic(join(folder, "taken"), "text")).toThrow("EISDIR");
  expect(readdirSync(folder)).toEqual(["taken"]);
});

test("files of one folder can be written at the same time", async () => {
  const folder = temporaryFolder();
  const texts = ["first", "second", "third"];
  await Promise.all(texts.map((text) => writePartsAtomic(join(folder, text), [text])));
  expect(readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"))).toEqual(texts);
});

test("creates a folder with the folders above it, and says whether it was missing", () => {
  const path = join(temporaryFolder(), "a/b/c");
  expect([createFolder(path), existsSync(path), createFolder(path)]).toEqual([true, true, false]);
});

test.runIf(existsSync("/proc/self"))("ends with the error of a file system in which nothing can be created", () => {
  expect(() => createFolder("/proc/none/inner")).toThrow("mkdir '/proc/none'");
});
