/** Documents name only files, links, npm scripts and commands that exist. */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import fastGlob from "fast-glob";
import { expect, test } from "vitest";
import { runProgram } from "./support/cli/memory-io.ts";
import { inProject, PROJECT } from "./support/project.ts";
import { listProjectFiles } from "./support/project-files.ts";

const documents = listProjectFiles("**/*.md");

/** Changelogs also name files and scripts of the past. */
const current = documents.filter((file) => file !== "CHANGELOG.md");

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(inProject("package.json"), "utf8"));

/** Paths of this project in code spans. Placeholders such as `<page>` are left out. */
const PATH = /`((?:schemas|content|site|api|cli|tests|bench|docs|examples)\/[\w.*{},/-]+)`/g;
const LINK = /(?:\]\(|src=")(?!https?:|#)([^)#"]+)/g;
const SCRIPT = /npm (?:run )?((?:test|start|[a-z]+)(?::[a-z0-9]+)*)\b/g;
const COMMAND = /(?:`|npx )agency ([a-z]+)/g;

/** Files that belong to the agency, or exist only while a store is written. */
const CONTENT = /^content\/(?:pages|site\.json|history|media|deleted-media|\.writers)/;

const NPM_COMMANDS = new Set(["audit", "ci", "install", "pack", "run"]);

/** Returns every match of a pattern in the current documents as `document: match`. */
function find(pattern: RegExp): { file: string; match: string; text: string }[] {
  return current.flatMap((file) =>
    [...readFileSync(inProject(file), "utf8").matchAll(pattern)].map(([text, match = ""]) => ({ file, match, text })),
  );
}

test("finds the documents", () => {
  expect(documents.length).toBeGreaterThan(30);
});

test("every path in a code span exists", async () => {
  const missing: string[] = [];
  for (const { file, match } of find(PATH)) {
    if (CONTENT.test(match)) continue;
    const isPattern = /[*{]/.test(match);
    const isThere = isPattern ? (await fastGlob(match, { cwd: PROJECT })).length > 0 : existsSync(inProject(match));
    if (!isThere) missing.push(`${file}: ${match}`);
  }
  expect(missing).toEqual([]);
});

test("every relative link leads to a file", () => {
  const broken = find(LINK).filter(({ file, match }) => !existsSync(join(PROJECT, dirname(file), match)));
  expect(broken.map(({ file, match }) => `${file}: ${match}`)).toEqual([]);
});

test("every document that a source file names exists", async () => {
  const sources = await fastGlob(
    ["{schemas,content,site,api,cli,tests,bench}/**/*.{ts,tsx,mjs,css}", "*.toml", ".github/**"],
    {
      cwd: PROJECT,
    },
  );
  const named = sources.flatMap((file) =>
    [...readFileSync(inProject(file), "utf8").matchAll(/docs\/[\w./-]+\.md/g)].map(([path]) => ({ file, path })),
  );
  // The spelling test checks a line as if it were in a document that does not exist.
  const missing = named.filter(({ file, path }) => file !== "tests/spelling.test.ts" && !existsSync(inProject(path)));
  expect(missing).toEqual([]);
  expect(named.length).toBeGreaterThan(1);
});

test("every npm script exists", () => {
  const unknown = find(SCRIPT).filter(({ match }) => !NPM_COMMANDS.has(match) && !Object.hasOwn(scripts, match));
  expect(unknown.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
});

test("every agency command exists", async () => {
  const { stdout } = await runProgram(["help"], { cwd: PROJECT });
  const commands = new Set([...stdout.matchAll(/^ {2}([a-z]+)/gm)].map(([, name]) => name));
  const unknown = find(COMMAND).filter(({ match }) => !commands.has(match));
  expect(unknown.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
});
