import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { type FileChange, watchFiles } from "./watch-files.ts";

/** Watches the JSON files of a folder with one file. */
function watchFolder() {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "one.json"), "1");
  const interruption = new AbortController();
  const isWatched = (file: string) => file.endsWith(".json");
  const isSkipped = (path: string) => basename(path) === "history";
  const changes = watchFiles([folder], { isWatched, isSkipped, signal: interruption.signal });
  onTestFinished(async () => void (await changes.return(undefined as never)));
  const next = async () => describeChanges((await changes.next()).value);
  const save = (name: string, text: string) => writeFileSync(join(folder, name), text);
  return { folder, next, save, interruption };
}

function describeChanges(changes: readonly FileChange[]): string[] {
  return changes.map(({ path, isDeleted }) => `${isDeleted ? "deleted" : "saved"} ${basename(path)}`).sort();
}

test("all files are reported first, and then the changed ones", async () => {
  const { folder, next, save } = watchFolder();
  expect(await next()).toEqual(["saved one.json"]);
  save("two.json", "2");
  expect(await next()).toEqual(["saved two.json"]);
  save("one.json", "changed");
  expect(await next()).toEqual(["saved one.json"]);
  rmSync(join(folder, "one.json"));
  expect(await next()).toEqual(["deleted one.json"]);
});

test("files that are not watched, and files in skipped folders, are not reported", async () => {
  const { folder, next, save } = watchFolder();
  await next();
  mkdirSync(join(folder, "history"));
  for (const name of ["notes.txt", "history/1.json", "two.json"]) save(name, "2");
  expect(await next()).toEqual(["saved two.json"]);
});

test("a file that is replaced by a rename counts as saved", async () => {
  const { folder, next, save } = watchFolder();
  await next();
  save("one.json.tmp", "2");
  renameSync(join(folder, "one.json.tmp"), join(folder, "one.json"));
  expect(await next()).toEqual(["saved one.json"]);
});

test("changes during the handling of others are reported together, each file once", async () => {
  const { next, save } = watchFolder();
  await next();
  for (const text of ["a", "bb"]) for (const name of ["two.json", "three.json"]) save(name, text);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await next()).toEqual(["saved three.json", "saved two.json"]);
});

test("an abort ends the watching with its reason", async () => {
  const { next, interruption } = watchFolder();
  await next();
  const waiting = next();
  interruption.abort();
  await expect(waiting).rejects.toThrow("aborted");
});
