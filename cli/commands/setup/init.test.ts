import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createSampleWorkspace } from "#tests/support/cli/sample-workspace.ts";
import { inProject } from "#tests/support/project.ts";

const ANSWERS = inProject("tests/fixtures/new-agency/answers.json");
const workspace = createSampleWorkspace();
const at = (...path: string[]) => join(workspace.cwd, ...path);

test("makes a folder whose content has no errors, and whose samples lint names", async () => {
  const made = await workspace.cli([
    "init",
    "own",
    "--answers",
    ANSWERS,
    "--package",
    "file:site.tgz",
    "--netlify",
    "--github",
  ]);
  expect(made.stderr).toContain("Next: `cd own && npm install`, then `npm start`.");
  expect(made).toMatchObject({ exitCode: 0, stdout: "Made the folder own for Harbor & Pine Insurance.\n" });
  expect(readdirSync(at("own")).sort()).toEqual([
    ".env.example",
    ".github",
    ".gitignore",
    "README.md",
    "content",
    "netlify.toml",
    "package.json",
  ]);
  const manifest = JSON.parse(readFileSync(at("own/package.json"), "utf8"));
  expect(manifest).toMatchObject({ name: "harbor-pine-insurance", dependencies: { "agency-site": "file:site.tgz" } });
  expect(Object.keys(manifest.scripts)).toEqual(["start", "build", "test"]);
  expect(existsSync(at("own/content/media/logo.svg"))).toBe(true);

  const own = (...args: string[]) => workspace.cli([...args, "--content", at("own/content"), "--format", "json"]);
  expect((await own("validate")).exitCode).toBe(0);
  expect((await own("lint")).exitCode).toBe(0);
  const { diagnostics }: { diagnostics: { code: string; severity: string }[] } = JSON.parse(
    (await own("lint", "--production", "--max-diagnostics", "0")).stdout,
  );
  const errors = diagnostics.filter(({ severity }) => severity === "error").map(({ code }) => code);
  expect([...new Set(errors)].sort()).toEqual(["production/address", "production/placeholder", "production/sample"]);
  expect((await own("history")).stdout).toContain("Made by agency init");
});

test("takes defaults and options", async () => {
  const args = [
    "--yes",
    "--name",
    '"Bluff" $& Insurance',
    "--address",
    "9 Rim Road, Alma, WI 54610",
    "--states",
    "WI, MN",
  ];
  expect(await workspace.cli(["init", "bluff", ...args, "--lines", "personal: auto; life"])).toMatchObject({
    exitCode: 0,
  });
  const { content } = JSON.parse(readFileSync(at("bluff/content/site.json"), "utf8"));
  expect(content).toMatchObject({ name: '"Bluff" $& Insurance', licensedStates: ["WI", "MN"], region: "US-WI" });
  const { description } = JSON.parse(readFileSync(at("bluff/package.json"), "utf8"));
  expect(description).toBe('Website of "Bluff" $& Insurance');
  expect(content.lines.map(({ id }: { id: string }) => id)).toEqual(["personal", "life"]);
});

test.each<[string, string[], string]>([
  ["a folder that is not empty", ["full", "--yes"], "full is not empty. Name a new folder."],
  ["no terminal", ["new"], "There is no terminal to ask on."],
  ["a file that is missing", ["new", "--answers", "gone.json"], "gone.json"],
  ["a file that is not JSON", ["new", "--answers", "broken.json"], "broken.json:1:2 error"],
  ["a wrong answer", ["new", "--yes", "--phone", "12"], "phone must be a phone number"],
  ["a missing logo", ["new", "--yes", "--logo", "gone.svg"], "logo: There is no file"],
  ["a logo with a script", ["new", "--yes", "--logo", "script.svg"], "logo: The logo has the element <script>"],
])("refuses %s, and writes nothing", async (_, args, message) => {
  mkdirSync(at("full"), { recursive: true });
  writeFileSync(at("full/a.txt"), "");
  writeFileSync(at("broken.json"), "{");
  writeFileSync(at("script.svg"), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><script/></svg>');
  const { exitCode, stderr } = await workspace.cli(["init", ...args]);
  expect(exitCode).not.toBe(0);
  expect(stderr).toContain(message);
  expect(readdirSync(workspace.cwd).filter((name) => /^new(?:\.new.*)?$/.test(name))).toEqual([]);
});

test("reports every mistake in the answers with its place", async () => {
  const answers = JSON.parse(readFileSync(ANSWERS, "utf8"));
  writeFileSync(at("wrong.json"), JSON.stringify({ ...answers, phone: "1", states: ["Minnesota"] }, null, 2));
  const { exitCode, stderr } = await workspace.cli(["init", "new", "--answers", "wrong.json"]);
  expect(exitCode).toBe(1);
  expect(stderr).toMatch(/wrong\.json:4:12 error phone must be/);
  expect(stderr).toMatch(/wrong\.json:\d+:5 error states\.0 must be/);
});

test("an interrupted run leaves nothing", async () => {
  const signal = AbortSignal.abort(new DOMException("Interrupted", "AbortError"));
  const { exitCode } = await workspace.cli(["init", "new", "--answers", ANSWERS], { signal });
  expect(exitCode).not.toBe(0);
  expect(readdirSync(workspace.cwd).filter((name) => /^new(?:\.new.*)?$/.test(name))).toEqual([]);
});
