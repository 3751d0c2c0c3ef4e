/** Files with secrets stay out of Git and out of Docker images. */
import { spawnSync } from "node:child_process";
import { copyFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { gitVersion } from "./support/git.ts";
import { inProject } from "./support/project.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

test.skipIf(gitVersion === 0).each([
  [".env", 0],
  [".env.production", 0],
  ["var/audit.jsonl", 0],
  [".env.example", 1],
])("Git ignores %s: exit code %i", (file, status) => {
  const cwd = temporaryFolder();
  copyFileSync(inProject(".gitignore"), join(cwd, ".gitignore"));
  spawnSync("git", ["init"], { cwd });
  expect(spawnSync("git", ["check-ignore", "--quiet", file], { cwd }).status).toBe(status);
});

test("Docker images contain no settings and no data", () => {
  const ignored = readFileSync(inProject(".dockerignore"), "utf8").split("\n");
  expect(ignored).toEqual(expect.arrayContaining(["**/.env*", "var", ".git", "node_modules"]));
});
