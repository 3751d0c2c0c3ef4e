import { execFile, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { open } from "node:fs/promises";
import { isBuiltin } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { parseSync } from "vite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { serverFolders } from "./support/api/admin-client.ts";
import { BIN, end, firstLine, runCli, startCli } from "./support/cli/cli-process.ts";
import { forRun } from "./support/full-run.ts";
import { inProject } from "./support/project.ts";
import { copySampleContent, SAMPLE_EXPORT, SAMPLE_SITE } from "./support/sample-agency.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

const root = inProject();
const manifest: { version: string; dependencies: Record<string, string> } = JSON.parse(
  readFileSync(join(root, "package.json"), "utf8"),
);
const EXPORT = join(root, SAMPLE_EXPORT);

/** Packages that only `agency schema` and the compiler of overrides load. */
const DEVELOPER_PACKAGES = ["ajv", "json-schema-to-typescript", "vite"];
/** A package that React requires in the browser. The server has that code, but never runs it. */
const BROWSER_PACKAGE = "scheduler";

/** Returns the packages that the scripts in a folder of `dist` import. */
function importedPackages(folder: string): Set<string> {
  const scripts = readdirSync(join(root, "dist", folder), { recursive: true, encoding: "utf8" });
  const specifiers = scripts
    .filter((name) => /\.m?js$/.test(name))
    .flatMap((name) => importedSpecifiers(readFileSync(join(root, "dist", folder, name), "utf8")))
    .filter((specifier) => !specifier.startsWith(".") && !isBuiltin(specifier));
  return new Set(specifiers.map((specifier) => (/^(?:@[^/]+\/)?[^/]+/.exec(specifier) ?? [specifier])[0]));
}

/** Returns the specifiers of all imports, and those that bundled CommonJS requires. Imports are found in the syntax tree, because some messages quote imports. */
function importedSpecifiers(script: string): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync("script.js", script).module;
  const exports = staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest ?? []));
  const statics = [...staticImports.map(({ moduleRequest }) => moduleRequest), ...exports].map(({ value }) => value);
  const dynamics = dynamicImports.map(({ moduleRequest: { start, end } }) => script.slice(start, end));
  const required = Array.from(script.matchAll(/\b__require\("([^"]+)"\)/g), ([, specifier = ""]) => specifier);
  return [...statics, ...dynamics.flatMap((text) => /^["'](.*)["']$/.exec(text)?.[1] ?? []), ...required];
}

test("the first `npx agency` in a folder does not build the command again", () => {
  const builtAt = statSync(BIN).mtimeMs;
  const env = { ...process.env, npm_config_cache: temporaryFolder() };
  const { stdout, stderr } = spawnSync("npx", ["agency", "--version"], { cwd: root, env, encoding: "utf8" });
  expect([stdout, statSync(BIN).mtimeMs], stderr).toEqual([expect.stringContaining(manifest.version), builtAt]);
});

test("the built command and server import the dependencies, except those in their bundle, whose versions are exact", () => {
  const imported = [...importedPackages("cli"), ...importedPackages("server")];
  const dependencies: Record<string, string> = manifest.dependencies;
  const bundled = Object.keys(dependencies).filter((name) => !imported.includes(name));
  expect(bundled.filter((name) => !/^\d/.test(dependencies[name] ?? ""))).toEqual([]);
  const others = imported.filter((name) => !Object.hasOwn(dependencies, name));
  expect(new Set(others)).toEqual(new Set([...DEVELOPER_PACKAGES, BROWSER_PACKAGE]));
});

describe("the built command line", () => {
  let folder: string;
  /** A store with the default content, which no test changes. */
  let content: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "agency-bin-"));
    content = join(folder, "content");
    copySampleContent(content);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test("starts with a line that makes it executable", () => {
    expect(readFileSync(BIN, "utf8")).toMatch(/^#!\/usr\/bin\/env node\n/);
  });

  test("passes on exit codes and separates standard output from standard error", async () => {
    const dir = join(temporaryFolder(), "content");
    const imported = await runCli(["import", EXPORT, "--format", "json"], { env: { CONTENT_DIR: dir } });
    expect([imported.exitCode, imported.stderr]).toEqual([0, ""]);
    expect(JSON.parse(imported.stdout)).toMatchObject({ success: true, revision: 1 });
    const rejected = await runCli(["import", "-"], { env: { CONTENT_DIR: dir }, input: "{" });
    expect([rejected.exitCode, rejected.stderr]).toEqual([1, expect.stringContaining("json/truncated")]);
    expect((await runCli(["improt"])).exitCode).toBe(2);
  });

  test.each(["SIGINT", "SIGTERM"] as const)("ends with 130 on %s without a commit", async (signal) => {
    const dir = join(temporaryFolder(), "content");
    const child = startCli(["import", "-", "--content", dir]);
    await fillPipe(child);
    expect(await end(child, signal)).toBe(130);
    expect(existsSync(join(dir, "history"))).toBe(false);
  });

  test("ends without an error if the reader of its output closes the pipe", async () => {
    const child = startCli(["export"], { env: { CONTENT_DIR: content } });
    child.stdout.destroy();
    const [[exitCode], stderr] = await Promise.all([once(child, "close"), text(child.stderr)]);
    expect([exitCode, stderr]).toEqual([0, ""]);
  });

  test.runIf(existsSync("/dev/full"))("prints one line and ends with 5 if its output cannot be written", async () => {
    for (const command of forRun(["export", "validate", "history --format json"], ["export"])) {
      const ended = runInShell(`"$AGENCY" ${command} > /dev/full`, content);
      expect(ended).toMatchObject({ status: 5, stdout: "" });
      expect(ended.stderr).toBe("error The output cannot be written: the disk is full. command/output\n");
    }
    expect(runInShell('"$AGENCY" validate missing 2> /dev/full', content)).toMatchObject({ status: 5, stdout: "" });
  });

  test.runIf(existsSync("/dev/zero"))("stops reading at the limit", async () => {
    for (const command of forRun(["import", "validate", "inspect", "diff"], ["import"])) {
      const ended = runInShell(`"$AGENCY" ${command} /dev/zero`, content);
      expect([ended.status, ended.stdout + ended.stderr]).toEqual([1, expect.stringContaining("input/too-large")]);
    }
  });

  test.runIf(existsSync("/bin/bash"))("reads named pipes and process substitutions", async () => {
    const input = `<(echo '{"HERO_TITLE":"From a pipe"}') --page about`;
    const commands = ["import --dry-run", "validate", "inspect", "diff", "convert --to site-export"];
    for (const command of forRun(commands, ["validate"])) {
      expect(runInShell(`"$AGENCY" ${command} ${input}`, content)).toMatchObject({ status: 0 });
    }
  });

  test.each(["import pipe", `serve --port 0 --out ${SAMPLE_SITE}`, "validate -"])(
    "ends with 130 on SIGINT while it waits: %s",
    async (argv) => {
      const folder = temporaryFolder();
      const pipe = join(folder, "pipe");
      await promisify(execFile)("mkfifo", [pipe]);
      const env = { ...serverFolders(folder), CONTENT_DIR: content };
      const child = startCli(argv.split(" "), { cwd: folder, env });
      if (argv.startsWith("serve")) await firstLine(child);
      else if (argv.endsWith("-")) await fillPipe(child);
      // Opening a pipe for writing waits until the command has opened it for reading.
      const writer = argv.endsWith("pipe") ? await open(pipe, "w") : undefined;
      expect(await end(child, "SIGINT")).toBe(130);
      await writer?.close();
    },
  );

  test("runs from a copy of the folder in another location", async () => {
    const folder = temporaryFolder();
    cpSync(join(root, "dist/cli"), join(folder, "dist/cli"), { recursive: true });
    cpSync(join(root, "package.json"), join(folder, "package.json"));
    const { stdout } = await promisify(execFile)(process.execPath, [join(folder, "dist/cli/bin.js"), "--version"]);
    expect(stdout).toContain(`${manifest.version}, commit `);
  });
});

/** Waits until a command reads its standard input: the text is larger than the buffer of a pipe. */
async function fillPipe({ stdin }: ReturnType<typeof startCli>): Promise<void> {
  await new Promise((written) => stdin.write(" ".repeat(1 << 20), written));
}

/** Runs a command line in which `$AGENCY` is the built command. */
function runInShell(line: string, contentDir: string) {
  const env = { PATH: process.env.PATH ?? "", AGENCY: BIN, CONTENT_DIR: contentDir };
  return spawnSync("bash", ["-c", line], { env, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
}
