import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { createFolder } from "./create-folder.ts";

test("creates a folder with the folders above it, and says whether it was missing", () => {
  const path = join(temporaryFolder(), "a/b/c");
  expect([createFolder(path), existsSync(path), createFolder(path)]).toEqual([true, true, false]);
});

test.runIf(existsSync("/proc/self"))("ends with the error of a file system in which nothing can be created", () => {
  expect(() => createFolder("/proc/none/inner")).toThrow("mkdir '/proc/none'");
});
