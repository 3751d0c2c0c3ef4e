import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Diagnostic } from "#schemas/diagnostics.ts";
import { createSampleWorkspace, INPUTS } from "#tests/support/cli/sample-workspace.ts";

const workspace = createSampleWorkspace();

/** Runs `agency validate` and returns each finding as `severity code file`. */
async function validate(...argv: string[]): Promise<{ exitCode: number; message: string; findings: string[] }> {
  const { exitCode, stdout } = await workspace.cli(["validate", ...argv, "--format", "json"]);
  const { message, diagnostics }: { message: string; diagnostics: Diagnostic[] } = JSON.parse(stdout);
  return { exitCode, message, findings: diagnostics.map(({ severity, code, file }) => `${severity} ${code} ${file}`) };
}

/** Writes a file to the store, by default a copy of the page About. */
function addFile(path: string, text?: string): void {
  const file = join(workspace.contentDir, path);
  if (text === undefined) cpSync(join(workspace.contentDir, "pages/about.json"), file);
  else writeFileSync(file, text);
}

describe("agency validate without paths", () => {
  test("names the files that the store ignores", async () => {
    for (const path of ["pages/zzz.json", "pages/Privacy.json", "pages/commercial/Trucking_2.json", "Site.json"])
      addFile(path);
    addFile("pages/notes.txt", "Call Ann");
    addFile("pages/.gitkeep", "");
    expect(await validate()).toMatchObject({
      exitCode: 1,
      findings: [
        "warning files/unknown content/Site.json",
        "error files/unknown content/pages/Privacy.json",
        "error files/unknown content/pages/commercial/Trucking_2.json",
        "warning files/unknown content/pages/notes.txt",
        "error files/unknown content/pages/zzz.json",
      ],
    });
    const { stdout } = await workspace.cli(["validate"]);
    expect(stdout).toContain("Did you mean pages/privacy.json?");
    expect(stdout).toContain("Did you mean pages/commercial/trucking.json?");
  });

  test.each([
    ["an empty file", "", "json/truncated"],
    ["a truncated file", '{ "revision": 2', "json/truncated"],
    ["an entry of another revision", '{ "revision": 1 }', "store/broken-history"],
  ])("names a history entry that is %s", async (_, text, code) => {
    addFile("history/2.json", text);
    const { exitCode, findings } = await validate();
    expect(exitCode).toBe(1);
    expect(findings).toContain(`error ${code} content/history/2.json`);
  });
});

describe("agency validate with the folder of a store", () => {
  test.each([
    ["site.json", 4],
    ["history", 3],
    ["pages", 3],
  ])("recognizes a store without %s", async (entry, count) => {
    renameSync(workspace.contentDir, join(workspace.cwd, "moved"));
    mkdirSync(workspace.contentDir);
    rmSync(join(workspace.cwd, "moved", entry), { recursive: true });
    const { message } = await validate("moved");
    expect(message).toBe(`Checked ${count} files: 0 errors, 0 warnings.`);
  });

  test("checks pages, site settings and history", async () => {
    expect(await validate("content")).toEqual({
      exitCode: 0,
      message: "Checked 5 files: 0 errors, 0 warnings.",
      findings: [],
    });
  });

  test("checks another store than that of --content in the same way", async () => {
    mkdirSync(join(workspace.cwd, "empty"));
    renameSync(workspace.contentDir, join(workspace.cwd, "moved"));
    writeFileSync(join(workspace.cwd, "moved/history/2.json"), "{}");
    const { exitCode, findings } = await validate("--content", "empty", "moved");
    expect([exitCode, new Set(findings)]).toEqual([1, new Set(["error store/broken-history moved/history/2.json"])]);
  });
});

test("agency validate checks an input that is in the folder of the store", async () => {
  addFile("new.json", JSON.stringify(INPUTS["half-bad.json"]));
  expect(await validate("content/new.json")).toMatchObject({ findings: ["error content/type content/new.json"] });
});
