import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { MemoryStream, runProgram } from "#tests/support/cli/memory-io.ts";
import { createSampleWorkspace } from "#tests/support/cli/sample-workspace.ts";
import { filesIn, leaveWriter } from "#tests/support/store/file-store.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { run } from "./run.ts";

const workspace = createSampleWorkspace();

const STACK_LINE = /\n\s+at /;

describe("global options", () => {
  async function countRevisions(argv: string[], env: Record<string, string> = {}): Promise<number> {
    const { stdout } = await runProgram([...argv, "history", "--format", "json"], { cwd: tmpdir(), env });
    return JSON.parse(stdout).revisions.length;
  }

  test("--content and CONTENT_DIR set the store, relative to -C", async () => {
    const { cwd, contentDir } = workspace;
    expect(await countRevisions(["--content", contentDir])).toBe(2);
    expect(await countRevisions(["-C", cwd, "--content", "content"])).toBe(2);
    expect(await countRevisions(["-C", cwd], { CONTENT_DIR: "content" })).toBe(2);
    expect(await countRevisions(["--content", contentDir], { CONTENT_DIR: "/nowhere" })).toBe(2);
    expect(await countRevisions(["-C", cwd, "--content", "inputs"])).toBe(0);
  });

  test("the store is found from the working directory upward", async () => {
    const { cwd } = workspace;
    expect(await countRevisions(["-C", join(cwd, "inputs")])).toBe(2);
    expect(await countRevisions(["-C", join(cwd, "content/pages")])).toBe(2);
  });

  test("a project below node_modules can be validated", async () => {
    const folder = join(temporaryFolder(), "node_modules/site");
    cpSync(workspace.cwd, folder, { recursive: true });
    const validate = async (...paths: string[]) => (await runProgram(["validate", ...paths], { cwd: folder })).stdout;
    expect(await validate()).toContain("Checked 5 files");
    expect(await validate("content/pages/*.json", join(folder, "inputs/*.json"))).toContain("Checked 3 files");
  });

  test("CONTENT_DIR without a value counts as not set", async () => {
    const { stdout } = await runProgram(["validate"], { cwd: workspace.cwd, env: { CONTENT_DIR: "" } });
    expect(stdout).toMatch(/^Checked [45] files: 0 errors, 0 warnings\.\n$/);
  });

  test("an empty --content is refused, as an unset variable in a script", async () => {
    const { exitCode, stderr } = await workspace.cli(["--content", "", "import", "same.json"]);
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining("The path after --content is empty.")]);
  });

  test("-C sets the folder that input paths are relative to", async () => {
    const { exitCode, stdout } = await runProgram(["-C", workspace.cwd, "inspect", "export.json"], { cwd: tmpdir() });
    expect([exitCode, stdout]).toEqual([0, expect.stringContaining("is site-export")]);
  });

  test("--quiet prints only results and errors", async () => {
    const warned = await workspace.cli(["--quiet", "import", "unknown-token.json", "--page", "about"]);
    expect(warned).toMatchObject({ exitCode: 0, stdout: expect.stringContaining("Imported"), stderr: "" });
    const failed = await workspace.cli(["-q", "import", "broken.json", "--page", "about"]);
    expect(failed.stderr).toMatch(/^broken\.json:3:3 error/);
    expect(failed.stderr).not.toContain("Fix the input");
  });

  // biome-ignore lint/suspicious/noControlCharactersInRegex: ANSI color sequences contain the escape character.
  const COLOR = /\u001b\[/;

  test.each([
    ["colors the output in a terminal", true, {}, [], true],
    ["does not color the output outside a terminal", false, {}, [], false],
    ["colors the output outside a terminal with FORCE_COLOR", false, { FORCE_COLOR: "1" }, [], true],
    ["does not color the output outside a terminal with an empty FORCE_COLOR", false, { FORCE_COLOR: "" }, [], false],
    ["does not color the output with FORCE_COLOR=0", true, { FORCE_COLOR: "0" }, [], false],
    ["does not color the output with NO_COLOR", true, { NO_COLOR: "1" }, [], false],
    ["colors the output with an empty NO_COLOR", true, { NO_COLOR: "" }, [], true],
    ["does not color the output with --no-color", true, {}, ["--no-color"], false],
    ["does not color the output in a dumb terminal", true, { TERM: "dumb" }, [], false],
  ])("%s", async (_, isTTY, env: Record<string, string>, argv, isColored) => {
    const { stdout } = await workspace.cli([...argv, "diff", "1"], { isTTY, env });
    expect(COLOR.test(stdout)).toBe(isColored);
  });
});

describe("errors of the store", () => {
  test("end with 4 if another process is writing", async () => {
    leaveWriter(workspace.contentDir, { host: "elsewhere", pid: 9 });
    const { exitCode, stderr } = await workspace.cli(["import", "tokens.json", "--page", "about"]);
    expect([exitCode, stderr]).toEqual([4, expect.stringMatching(/^error Process 9 on elsewhere .*store\/locked/)]);
  });

  test("end with 5 and without a stack trace if a page cannot be written", async () => {
    const { cwd, contentDir } = workspace;
    writeFileSync(join(contentDir, "pages/farm"), "");
    writeFileSync(
      join(cwd, "tokens.json"),
      JSON.stringify({ META_TITLE: "T", META_DESCRIPTION: "T", HERO_TITLE: "T" }),
    );
    const before = filesIn(contentDir);
    const argv = ["import", "tokens.json", "--page", "farm/tractor-truck", "--create"];
    const { exitCode, stderr } = await workspace.cli(argv);
    expect([exitCode, stderr]).toEqual([5, expect.stringContaining("store/io")]);
    expect(stderr).not.toMatch(STACK_LINE);
    expect(filesIn(contentDir)).toEqual(before);
    expect((await workspace.cli(argv, { env: { DEBUG: "1" } })).stderr).toMatch(STACK_LINE);
  });

  test("end with 5 if the file of a page is a symbolic link, and leave it and its target as they are", async () => {
    const { cwd, contentDir } = workspace;
    const [file, target] = [join(contentDir, "pages/about.json"), join(cwd, "target.json")];
    renameSync(file, target);
    symlinkSync(target, file);
    const before = readFileSync(target, "utf8");
    const { exitCode, stderr } = await workspace.cli(["import", "tokens.json", "--page", "about"]);
    expect([exitCode, stderr]).toEqual([5, expect.stringMatching(/about\.json is a symbolic link.*store\/io/)]);
    expect([readlinkSync(file), readFileSync(target, "utf8")]).toEqual([target, before]);
  });

  test("end with 1 if an entry of the history is broken, and name it", async () => {
    writeFileSync(join(workspace.contentDir, "history/3.json"), "<<<<<<< HEAD");
    for (const args of [
      ["show", "3"],
      ["rollback", "3"],
      ["import", "tokens.json", "--page", "about"],
    ]) {
      const { exitCode, stderr } = await workspace.cli(args);
      expect([exitCode, stderr]).toEqual([1, expect.stringMatching(/history\/3\.json:1 .*store\/broken-history/)]);
    }
    const { exitCode, stdout, stderr } = await workspace.cli(["history"]);
    expect([exitCode, stdout]).toEqual([0, expect.stringMatching(/^ {2}2 .*\n {2}1 /m)]);
    expect(stderr).toMatch(/store\/broken-history: .*history\/3\.json:1 cannot be read/);
  });
});

test.each([
  ["import"],
  ["validate"],
  ["validate", "export.json"],
  ["inspect"],
  ["convert", "--to", "string"],
  ["diff"],
  ["diff", "export.json"],
  ["audit", "verify"],
  ["export", "--out"],
  ["outbox", "export", "--out"],
])("agency %s %s rejects an empty path, and reads nothing", async (...argv) => {
  const before = filesIn(workspace.contentDir);
  const { exitCode, stdout, stderr } = await workspace.cli([...argv, ""]);
  expect([exitCode, stdout, stderr]).toEqual([2, "", expect.stringContaining("The path is empty.")]);
  expect(filesIn(workspace.contentDir)).toEqual(before);
});

test.each(["import", "inspect"])("agency %s names a link that leads to itself as unreadable", async (command) => {
  symlinkSync("loop.json", join(workspace.cwd, "loop.json"));
  const { exitCode, stderr } = await workspace.cli([command, "loop.json"]);
  expect([exitCode, stderr]).toEqual([2, expect.stringMatching(/links lead in a circle.*input\/unreadable/)]);
});

test("a folder without JSON files is named as such", async () => {
  mkdirSync(join(workspace.cwd, "empty"));
  const { exitCode, stderr } = await workspace.cli(["import", "empty"]);
  expect([exitCode, stderr]).toEqual([2, expect.stringContaining("There are no .json files in empty.")]);
});

describe("an import in a folder without a store", () => {
  const importIn = (folder: string, ...argv: string[]) =>
    runProgram(["import", join(workspace.cwd, "export.json"), ...argv], { cwd: folder });

  test.each([["no folder content"], ["another folder content"]])("is refused with %s", async (kind) => {
    const folder = temporaryFolder();
    if (kind.startsWith("another")) mkdirSync(join(folder, "content"));
    const before = readdirSync(folder, { recursive: true });
    const { exitCode, stderr } = await importIn(folder);
    expect([exitCode, stderr]).toEqual([
      2,
      expect.stringMatching(/no content store in .*--content.*--create.*no-store/),
    ]);
    expect(readdirSync(folder, { recursive: true })).toEqual(before);
  });

  test("makes a store with --create, and in the folder that --content names", async () => {
    const folder = temporaryFolder();
    expect((await importIn(folder, "--create")).stdout).toContain("as revision 1");
    expect((await importIn(folder, "--content", "other")).stdout).toContain("as revision 1");
  });
});

test("an output file that cannot be written ends with 5 and its cause", async () => {
  const { exitCode, stderr } = await workspace.cli(["export", "--out", "export.json/out.json"]);
  expect([exitCode, stderr]).toEqual([
    5,
    expect.stringMatching(/Cannot write export\.json\/out\.json: .*command\/output/),
  ]);
});

test("inputs that are too large together are not read to the end", async () => {
  const files = ["a.json", "b.json", "c.json", "d.json", "e.json"];
  for (const file of files) {
    writeFileSync(join(workspace.cwd, file), "");
    truncateSync(join(workspace.cwd, file), 60 * 1024 * 1024);
  }
  const { exitCode, stderr } = await workspace.cli(["import", ...files]);
  expect([exitCode, stderr]).toEqual([2, expect.stringMatching(/268,435,456 bytes in all.*input\/too-large/)]);
});

test("an unexpected error ends with 5 and prints its message in one line", async () => {
  const stderr = new MemoryStream();
  const stdout = Object.assign(new MemoryStream(), {
    write() {
      throw new Error("the screen is gone");
    },
  });
  const io = { stdin: process.stdin, stdout, stderr, env: {}, cwd: workspace.cwd };
  expect(await run(["history", "--content", "content"], io)).toBe(5);
  expect(stderr.text).toMatch(/^error the screen is gone .*command\/failed\n/);
});

describe("an interruption", () => {
  test("before the commit ends with 130 and leaves the content unchanged", async () => {
    const before = filesIn(workspace.contentDir);
    const argv = ["import", "tokens.json", "--page", "about"];
    const ended = await workspace.cli(argv, { signal: AbortSignal.abort() });
    expect(ended).toEqual({
      exitCode: 130,
      stdout: "",
      stderr: "Interrupted. This command did not change the content.\n",
    });
    expect(filesIn(workspace.contentDir)).toEqual(before);
  });

  test("while the command waits for standard input ends with 130", async () => {
    const interruption = new AbortController();
    const ended = workspace.cli(["import", "-"], { input: null, signal: interruption.signal });
    interruption.abort();
    expect((await ended).exitCode).toBe(130);
  });
});
