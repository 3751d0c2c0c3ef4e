import { utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isStale } from "./build-if-stale.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const SOURCES = ["*.ts", "!*.test.ts"];

/** Creates files that were modified at these times, in seconds. */
function createFolder(files: Record<string, number>): string {
  const folder = temporaryFolder();
  for (const [name, modifiedAt] of Object.entries(files)) {
    writeFileSync(join(folder, name), "");
    utimesSync(join(folder, name), modifiedAt, modifiedAt);
  }
  return folder;
}

test.each([
  ["a build newer than its sources is current", { "bin.js": 20, "a.ts": 10 }, false],
  ["a build older than one of its sources is stale", { "bin.js": 20, "a.ts": 10, "b.ts": 30 }, true],
  ["a missing build is stale", { "a.ts": 10 }, true],
  ["a newer file that is not a source does not make a build stale", { "bin.js": 20, "a.test.ts": 30 }, false],
])("%s", async (_, files, expected) => {
  const folder = createFolder(files);
  expect(await isStale(join(folder, "bin.js"), SOURCES, folder)).toBe(expected);
});
