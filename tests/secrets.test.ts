/** Files with secrets stay out of Git and out of Docker images. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { inProject, PROJECT } from "./support/project.ts";

test.each([
  [".env", 0],
  [".env.production", 0],
  ["var/audit.jsonl", 0],
  [".env.example", 1],
])("Git ignores %s: exit code %i", (file, status) => {
  expect(spawnSync("git", ["check-ignore", "--quiet", file], { cwd: PROJECT }).status).toBe(status);
});

test("Docker images contain no settings and no data", () => {
  const ignored = readFileSync(inProject(".dockerignore"), "utf8").split("\n");
  expect(ignored).toEqual(expect.arrayContaining(["**/.env*", "var", ".git", "node_modules"]));
});
