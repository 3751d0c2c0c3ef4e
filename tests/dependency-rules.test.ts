import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import fastGlob from "fast-glob";
import { expect, onTestFinished, test } from "vitest";
import { inProject } from "./support/project.ts";

const root = inProject();

/** Part of the report of dependency-cruiser that the tests use. */
interface Report {
  summary: {
    ruleSetUsed: { forbidden: { name: string }[] };
    violations: { rule: { name: string }; from: string }[];
  };
}

interface CruiseResult {
  rules: string[];
  violations: { rule: string; from: string }[];
}

/** Checks folders below `cwd` against the rules. */
function cruise(cwd: string, folders: readonly string[]): Promise<CruiseResult> {
  const bin = join(root, "node_modules/dependency-cruiser/bin/dependency-cruise.mjs");
  const args = [bin, "--config", join(root, ".dependency-cruiser.mjs"), "--output-type", "json", ...folders];
  return new Promise((resolve, reject) => {
    // The exit code is the number of violations, so the error argument is not evidence of a failure.
    execFile(process.execPath, args, { cwd, maxBuffer: 1 << 28 }, (_, stdout, stderr) => {
      if (stdout === "") return reject(new Error(stderr));
      const { summary }: Report = JSON.parse(stdout);
      resolve({
        rules: summary.ruleSetUsed.forbidden.map(({ name }) => name),
        violations: summary.violations.map(({ rule, from }) => ({ rule: rule.name, from })),
      });
    });
  });
}

const IMPORT = /\b(?:from|import|import\()\s*"(?:#|(?=\.))([^"]+)"/g;

/** Lists the folders from which imports lead back to them through other folders. */
function listCyclicFolders(imports: readonly (readonly [file: string, specifier: string])[]): string[] {
  const imported = new Map<string, Set<string>>();
  for (const [file, specifier] of imports) {
    const folder = dirname(file);
    const to = dirname(specifier.startsWith(".") ? join(folder, specifier) : specifier);
    if (to !== folder) imported.set(folder, (imported.get(folder) ?? new Set()).add(to));
  }
  return [...imported.keys()].filter((folder) => {
    const reached = new Set(imported.get(folder));
    for (const next of reached) for (const to of imported.get(next) ?? []) reached.add(to);
    return reached.has(folder);
  });
}

// dependency-cruiser accepts imports between a folder and its parent in both directions.
test("no folders of sources import each other, also through others", () => {
  const files = fastGlob.sync("{schemas,content,cli,site,api}/**/*.{ts,tsx}", { cwd: root, ignore: ["**/*.test.*"] });
  const imports = files.flatMap((file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(IMPORT)].map(([, to = ""]) => [file, to] as const),
  );
  expect(imports.length).toBeGreaterThan(1000);
  expect(listCyclicFolders(imports)).toEqual([]);
});

test("folders that import each other are found although no files form a cycle", () => {
  expect(
    listCyclicFolders([
      ["api/one/first.ts", "../two/first.ts"],
      ["api/two/second.ts", "api/three/second.ts"],
      ["api/three/third.ts", "../one/third.ts"],
      ["api/four/fourth.ts", "../one/fourth.ts"],
    ]),
  ).toEqual(["api/one", "api/two", "api/three"]);
});

/** Files that violate a rule, one or more for each rule. */
const PLANTED: [rule: string, file: string, text: string][] = [
  ["schemas-imports", "schemas/bad.ts", 'import "../content/good.ts";'],
  ["content-imports", "content/bad.ts", 'import type { Good } from "../site/good.ts";'],
  ["site-imports", "site/bad.ts", 'import "../api/good.ts";'],
  ["site-imports", "site/admin/bad.ts", 'import type { Good } from "../../api/good.ts";'],
  ["site-admin-api-imports", "site/admin/api/bad.ts", 'import "../../../cli/good.ts";'],
  ["only-types-of-the-api", "site/admin/api/bad-value.ts", 'import { good } from "../../../api/good.ts";'],
  ["api-imports", "api/bad.ts", 'export * from "../cli/good.ts";'],
  ["api-imports", "api/netlify/bad.ts", 'import "../../site/good.ts";'],
  ["cli-imports", "cli/bad.ts", 'import "../tests/good.ts";'],
  ["runs-anywhere", "content/importer/bad.ts", 'import "node:fs";'],
  ["runs-anywhere", "content/lint/bad.ts", 'import "node:fs";'],
  ["runs-anywhere", "schemas/bad-core.ts", 'import type { Stats } from "fs";'],
  ["runs-anywhere", "site/components/card/bad.tsx", 'import "node:path";'],
  ["runs-anywhere", "site/islands/bad.tsx", 'await import("node:path");'],
  ["ajv-has-one-home", "content/bad-ajv.ts", 'import "ajv/dist/2020.js";'],
  ["commander-has-one-home", "api/bad-commander.ts", 'import "commander";'],
  ["hono-has-one-home", "cli/bad-hono.ts", 'import "hono";'],
  ["nodemailer-has-one-home", "api/routes/bad.ts", 'import "nodemailer";'],
  ["vike-has-one-home", "cli/bad-vike.ts", 'import "vike/server";'],
  ["(?:libsql|pg)-has-one-home", "api/bad-driver.ts", 'import "pg";'],
  ["kysely-has-one-home", "cli/bad-query.ts", 'import "kysely";'],
  ["no-cycle", "api/one.ts", 'import "./two.ts";'],
  ["no-orphan", "api/alone.ts", "export const alone = true;"],
  ["resolves", "api/lost.ts", 'import "./nowhere.ts";'],
];

/** Files that the planted ones import. They violate no rule. */
const VALID: PlantedFile[] = [
  ...["content", "site", "api", "cli", "tests"].map(
    (folder): PlantedFile => [`${folder}/good.ts`, 'import "../schemas/good.ts";'],
  ),
  ["schemas/good.ts", "export type Good = 1;"],
  ["site/admin/api/good.ts", 'import type { Good } from "../../../api/good.ts";'],
  ["api/two.ts", 'import type { One } from "./one.ts";'],
];

test("every rule reports a planted violation", async () => {
  const folder = plant([...VALID, ...PLANTED.map(([, file, text]): PlantedFile => [file, text])]);
  const { violations, rules } = await cruise(folder, ["schemas", "content", "cli", "site", "api", "tests"]);
  for (const [rule, from] of PLANTED) expect(violations).toContainEqual({ rule, from });
  expect(violations.filter(({ from }) => /good/.test(from))).toEqual([]);
  expect(violations.filter(({ rule }) => rule === "no-cycle").map(({ from }) => from)).toEqual(["api/one.ts"]);
  expect(new Set(PLANTED.map(([rule]) => rule))).toEqual(new Set(rules));
});

type PlantedFile = [file: string, text: string];

/**
 * Writes files to a temporary folder that is removed after the test. It is inside the project, so that imports of packages
 * resolve.
 * @returns path of the folder
 */
function plant(files: readonly PlantedFile[]): string {
  mkdirSync(join(root, "test-results"), { recursive: true });
  const folder = mkdtempSync(join(root, "test-results/dependency-rules-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [file, text] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${text}\n`);
  }
  writeFileSync(join(folder, "tsconfig.json"), "{}");
  return folder;
}
