import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { describe, expect, test } from "vitest";
import { createStoredAuditLog } from "#api/auth/audit/audit-log.ts";
import { openOfficeDatabase } from "#api/database/open-office-database.ts";
import { run } from "#cli/run.ts";
import { openFileStore } from "#content/store/file/file-store.ts";
import { MemoryStream } from "#tests/support/cli/memory-io.ts";
import { createSampleWorkspace } from "#tests/support/cli/sample-workspace.ts";
import { commit, leaveWriter, page } from "#tests/support/store/file-store.ts";

const workspace = createSampleWorkspace();

/** Adds a file whose name is not a page id. */
function plantUnknownFile(): string {
  const file = join(workspace.contentDir, "pages/Privacy.json");
  writeFileSync(file, "{}");
  return file;
}

/** Starts the repair as if from a terminal. */
function startOnTerminal() {
  const stdin = Object.assign(new PassThrough(), { isTTY: true });
  const stderr = new MemoryStream();
  const io = { stdin, stdout: new MemoryStream(), stderr, env: { CONTENT_DIR: "content" }, cwd: workspace.cwd };
  return { ended: run(["doctor", "--repair"], io), stdin, stderr };
}

describe("agency doctor", () => {
  test("prints one line for each check, then the problems and a summary", async () => {
    plantUnknownFile();
    writeFileSync(join(workspace.contentDir, "pages/about.json"), "<<<<<<< HEAD\n");
    const { exitCode, stdout, stderr } = await workspace.cli(["doctor"]);
    expect(exitCode).toBe(1);
    const lines = stdout.split("\n");
    expect(lines).toEqual(
      expect.arrayContaining([
        "✓ ok       Node.js version",
        "✗ error    Pages and site settings",
        "✓ ok       History",
        "✓ ok       Locks and unfinished commits",
        "✗ error    Unknown files",
        "! warning  Email",
      ]),
    );
    expect(stdout).toMatch(/^content\/pages\/about\.json:1:1 error Git could not combine "HEAD" and another here\./m);
    expect(stdout).toContain("> 1 | <<<<<<< HEAD");
    expect(lines.at(-2)).toMatch(/^Ran 16 checks: 2 errors, \d warnings\.$/);
    expect(stderr).toBe("Next: `agency doctor --repair` lists and makes repairs.\n");
  });

  test("reports an audit log that nobody can add to, because its key is missing", async () => {
    const database = openOfficeDatabase({ engine: "sqlite", file: join(workspace.cwd, "var/agency.db") });
    const log = createStoredAuditLog({ database, key: "a key for tests that is long enough" });
    await log.write({ time: new Date().toISOString(), event: "sign-in", outcome: "done" });
    await database.close();
    const { exitCode, stdout } = await workspace.cli(["doctor"]);
    expect([exitCode, stdout]).toEqual([1, expect.stringContaining("✗ error    Audit log")]);
    expect(stdout).toContain("AUDIT_KEY is not set, but the log has one");
  });

  test("ends with 0 if there are only warnings, and creates no database", async () => {
    const { exitCode } = await workspace.cli(["doctor"]);
    expect(exitCode).toBe(0);
    expect(existsSync(join(workspace.cwd, "var"))).toBe(false);
  });

  test("prints one JSON result with the status of each check", async () => {
    const { exitCode, stdout } = await workspace.cli(["doctor", "--format", "json"], { env: { PORT: "x" } });
    const result = JSON.parse(stdout);
    expect(exitCode).toBe(1);
    expect(result).toMatchObject({ success: false, message: "Ran 7 checks: 1 error, 0 warnings.", repairs: [] });
    expect(result.checks).toContainEqual({ name: "Settings", status: "error" });
    expect(result.diagnostics).toEqual([
      { code: "command/settings", severity: "error", message: "PORT must be a whole number from 0 to 65535." },
    ]);
  });

  test("ends with 5 if a check itself fails, and still runs the others", async () => {
    mkdirSync(join(workspace.contentDir, "history/9.json"));
    const { exitCode, stdout } = await workspace.cli(["doctor"]);
    expect(exitCode).toBe(5);
    expect(stdout).toContain("✗ failed   History\n✓ ok       Unknown files");
    expect(stdout).toMatch(/^error The check "History" failed: EISDIR: .* check\/failed$/m);
  });
});

describe("agency doctor --repair", () => {
  test("completes and reports repairs that an interruption finds begun", async () => {
    const file = plantUnknownFile();
    const interruption = new AbortController();
    const { stdout, stderr, ended } = workspace.startCli(["doctor", "--repair"], { signal: interruption.signal });
    await stdout.waitFor(/Repairs:\n/);
    interruption.abort();
    expect(await ended).toBe(0);
    expect(stdout.text).toMatch(/Ran \d+ checks: 0 errors/);
    expect(stderr.text).not.toContain("Interrupted");
    expect(existsSync(file)).toBe(false);
  });

  test("says what it will do, sets files aside, and checks again", async () => {
    const file = plantUnknownFile();
    const { exitCode, stdout, stderr } = await workspace.cli(["doctor", "--repair"]);
    expect(exitCode).toBe(0);
    const [before = "", repairs = "", done = "", after = ""] = stdout.split("\n\n");
    expect(before).toContain("✗ error    Unknown files");
    const [, target = ""] =
      /^Repairs:\n {2}Move content\/pages\/Privacy\.json to (content\/set-aside\/\S+)\.$/.exec(repairs) ?? [];
    expect(done).toBe(`✓ done     Move content/pages/Privacy.json to ${target}.`);
    expect(after).toContain("✓ ok       Unknown files");
    expect(stderr).toBe("");
    expect(existsSync(file)).toBe(false);
    expect(existsSync(join(workspace.cwd, target))).toBe(true);
    expect((await workspace.cli(["doctor"])).stdout).toContain("✓ ok       Unknown files");
  });

  test("lists the repairs in the JSON result", async () => {
    plantUnknownFile();
    const { stdout } = await workspace.cli(["doctor", "--repair", "--format", "json"]);
    expect(JSON.parse(stdout).repairs).toEqual([expect.stringMatching(/^Move content\/pages\/Privacy\.json to /)]);
  });

  test("reports what the completion of an unfinished commit keeps", async () => {
    const store = await openFileStore({ dir: workspace.contentDir });
    const { id } = await commit(store, { about: page("Committed") });
    leaveWriter(workspace.contentDir, { staged: id });
    const edited = JSON.stringify({ page: "about", content: page("By hand") });
    writeFileSync(join(workspace.contentDir, "pages/about.json"), edited);
    const { stdout } = await workspace.cli(["doctor", "--repair"]);
    expect(stdout).toMatch(/^warning The file of about was edited by hand .* store\/edit-kept$/m);
  });

  test("ends with 5 if a repair fails, and gives the reason", async () => {
    const file = plantUnknownFile();
    writeFileSync(join(workspace.contentDir, "set-aside"), "");
    const { exitCode, stdout } = await workspace.cli(["doctor", "--repair"]);
    expect(exitCode).toBe(5);
    expect(stdout).toMatch(/^✗ failed {3}Move content\/pages\/Privacy\.json to .*\. \(ENOTDIR: /m);
    expect(stdout).toMatch(/^error The repair "Move .*" failed: ENOTDIR: .* check\/not-repaired$/m);
    expect(existsSync(file)).toBe(true);
  });

  test("ends with 4 if another process writes to the store for longer than --lock-timeout", async () => {
    plantUnknownFile();
    leaveWriter(workspace.contentDir, { pid: process.pid });
    const argv = ["doctor", "--repair", "--lock-timeout", "0", "--format", "json"];
    const { exitCode, stdout } = await workspace.cli(argv);
    expect([exitCode, JSON.parse(stdout)]).toEqual([
      4,
      expect.objectContaining({ success: false, diagnostics: [expect.objectContaining({ code: "store/locked" })] }),
    ]);
  });

  test.each([
    ["yes\n", false, ""],
    ["\n", true, "Nothing was repaired.\n"],
    [null, true, "Nothing was repaired.\n"],
  ])("asks on a terminal, and with the answer %j changes what it should", async (answer, isLeft, hint) => {
    const file = plantUnknownFile();
    const { ended, stdin, stderr } = startOnTerminal();
    await stderr.waitFor(/\[y\/N\] $/);
    stdin.end(answer);
    expect(await ended).toBe(isLeft ? 1 : 0);
    expect(existsSync(file)).toBe(isLeft);
    expect(stderr.text.split("] ")[1]).toBe(hint);
  });

  test("changes nothing if there is nothing to repair", async () => {
    const { stdout } = await workspace.cli(["doctor", "--repair"]);
    expect(stdout).not.toContain("Repairs:");
    expect(readdirSync(workspace.contentDir)).not.toContain("set-aside");
  });
});
