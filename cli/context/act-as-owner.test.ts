import { chmodSync, chownSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runCli } from "#tests/support/cli/cli-process.ts";
import { copySampleContent } from "#tests/support/sample-agency.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const OWNER = 65534;

/** Creates a project whose content and var belong to the user of the server. */
function createProject(): string {
  const project = temporaryFolder();
  chmodSync(project, 0o755);
  mkdirSync(join(project, "var"));
  copySampleContent(join(project, "content"));
  for (const folder of ["var", "content"]) {
    for (const path of listEntries(join(project, folder))) chownSync(path, OWNER, OWNER);
  }
  return project;
}

function listEntries(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return [folder, ...names.map((name) => join(folder, name))];
}

// Only root can act as another user.
test.runIf(process.getuid?.() === 0).each<[command: string, args: string[], input: string]>([
  ["admin add", ["ada@example.com", "--name", "Ada", "--role", "owner"], "seven gray barns at dusk\n"],
  ["outbox list", [], ""],
  ["import -", ["--page", "about"], '{"HERO_TITLE":"We"}'],
])("files that root writes with `agency %s` belong to the owner of the folder", async (command, args, input) => {
  const cwd = createProject();
  const before = listEntries(cwd).length;
  const { exitCode, stderr } = await runCli([...command.split(" "), ...args], { cwd, input });
  expect([exitCode, stderr]).toEqual([0, expect.not.stringContaining("error")]);
  const [, ...written] = listEntries(cwd);
  expect(written.length).toBeGreaterThan(before - 1);
  expect(written.filter((path) => statSync(path).uid !== OWNER)).toEqual([]);
});
