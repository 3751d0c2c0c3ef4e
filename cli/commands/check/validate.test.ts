import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
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

/** Returns the file name of the entry of a revision. */
function entryName(revision: number): string {
  const names = readdirSync(join(workspace.contentDir, "history"));
  return names.find((name) => name.startsWith(`${revision}-`)) ?? expect.fail();
}

/** Changes the text of the entry of a revision. Returns the name of its file. */
function editEntry(revision: number, change: (text: string) => string): string {
  const name = entryName(revision);
  const file = join(workspace.contentDir, "history", name);
  writeFileSync(file, change(readFileSync(file, "utf8")));
  return name;
}

describe("agency validate without paths", () => {
  test("names the files that the store ignores", async () => {
    for (const path of ["pages/admin.json", "pages/Privacy.json", "pages/commercial/Trucking_2.json", "Site.json"])
      addFile(path);
    addFile("pages/notes.txt", "Call Ann");
    addFile("pages/.gitkeep", "");
    expect(await validate()).toMatchObject({
      exitCode: 1,
      findings: [
        "warning files/unknown content/Site.json",
        "error files/unknown content/pages/Privacy.json",
        "error files/unknown content/pages/admin.json",
        "error files/unknown content/pages/commercial/Trucking_2.json",
        "warning files/unknown content/pages/notes.txt",
      ],
    });
    const { stdout } = await workspace.cli(["validate"]);
    expect(stdout).toContain("Did you mean pages/privacy.json?");
    expect(stdout).toContain("Did you mean pages/commercial/trucking-2.json?");
  });

  test.each([
    ["an empty file", "", "store/broken-history"],
    ["a truncated file", '{ "revision": 3', "store/broken-history"],
    ["in conflict", "<<<<<<< HEAD\n{}\n=======\n[]\n>>>>>>> spring\n", "json/conflict-markers"],
    ["an entry of another revision", '{ "revision": 1 }', "store/broken-history"],
  ])("names a history entry that is %s", async (_, text, code) => {
    addFile("history/2.json", text);
    const { exitCode, findings } = await validate();
    expect(exitCode).toBe(1);
    expect(findings).toContain(`error ${code} content/history/2.json`);
  });

  test("names an entry that was changed after it was written, with its line and the next step", async () => {
    const name = editEntry(2, (text) => text.replace('"by": "ann"', '"by": "bob"'));
    const { exitCode, stdout } = await workspace.cli(["validate"]);
    expect(exitCode).toBe(1);
    expect(stdout).toMatch(new RegExp(`^content/history/${name}:1:1 error .* was changed after it was written`, "m"));
    expect(stdout).toContain("Restore the file from version control.");
  });

  test("names an entry whose parent is missing", async () => {
    rmSync(join(workspace.contentDir, "history", entryName(1)));
    expect(await validate()).toMatchObject({
      exitCode: 1,
      findings: [`error store/missing-revision content/history/${entryName(2)}`],
    });
  });

  test("reports the same problems of the history as doctor", async () => {
    editEntry(2, (text) => text.slice(0, -4));
    editEntry(1, (text) => text.replace("Test Agency", "Other"));
    addFile("history/3.json", "<<<<<<< HEAD\n");
    const [fromValidate, fromDoctor] = await Promise.all(
      ["validate", "doctor"].map(async (command) => {
        const { stdout } = await workspace.cli([command, "--format", "json"]);
        const { diagnostics }: { diagnostics: Diagnostic[] } = JSON.parse(stdout);
        return diagnostics.filter(({ file }) => file?.includes("/history/"));
      }),
    );
    expect(fromValidate).toHaveLength(3);
    expect(fromValidate).toEqual(fromDoctor);
  });
});

describe("agency validate with the folder of a store", () => {
  test.each([
    ["site.json", "Checked 5 files: 1 error, 0 warnings."],
    ["history", "Checked 3 files: 0 errors, 0 warnings."],
    ["pages", "Checked 5 files: 2 errors, 0 warnings."],
  ])("recognizes a store without %s, and reports what is missing", async (entry, expected) => {
    renameSync(workspace.contentDir, join(workspace.cwd, "moved"));
    mkdirSync(workspace.contentDir);
    rmSync(join(workspace.cwd, "moved", entry), { recursive: true });
    const { message } = await validate("moved");
    expect(message).toBe(expected);
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
