import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { inProject } from "./support/project.ts";

const root = inProject();
const FOLDERS = ["schemas", "content", "cli", "site", "api", "tests", "bench"];

/** The part of the report that is read. */
interface Summary {
  totalCruised: number;
  ruleSetUsed: { forbidden: { name: string }[] };
  violations: { rule: { name: string }; from: string }[];
}

interface Cruised {
  modules: number;
  rules: string[];
  violations: { rule: string; from: string }[];
}

/** Holds the folders below `cwd` to the rules. */
function cruise(cwd: string, folders: readonly string[]): Promise<Cruised> {
  const bin = join(root, "node_modules/dependency-cruiser/bin/dependency-cruise.mjs");
  const args = [bin, "--config", join(root, ".dependency-cruiser.mjs"), "--output-type", "json", ...folders];
  return new Promise((found, failed) => {
    // The exit code counts the violations.
    execFile(process.execPath, args, { cwd, maxBuffer: 1 << 28 }, (_, stdout, stderr) => {
      if (stdout === "") return failed(new Error(stderr));
      const { summary }: { summary: Summary } = JSON.parse(stdout);
      found({
        modules: summary.totalCruised,
        rules: summary.ruleSetUsed.forbidden.map(({ name }) => name),
        violations: summary.violations.map(({ rule, from }) => ({ rule: rule.name, from })),
      });
    });
  });
}

test("the arrows between the folders hold, and are looked at", async () => {
  const { modules, violations } = await cruise(root, FOLDERS);
  expect(violations).toEqual([]);
  expect(modules).toBeGreaterThan(80);
});

/** By rule, a file that breaks it. */
const PLANTED: [rule: string, file: string, text: string][] = [
  ["schemas-imports", "schemas/bad.ts", 'import "../content/good.ts";'],
  ["content-imports", "content/bad.ts", 'import type { Good } from "../site/good.ts";'],
  ["site-imports", "site/bad.ts", 'import "../api/good.ts";'],
  ["api-imports", "api/bad.ts", 'export * from "../cli/good.ts";'],
  ["api-netlify-imports", "api/netlify/bad.ts", 'import "../../cli/good.ts";'],
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
  ["@netlify/blobs-has-one-home", "cli/bad-blobs.ts", 'import "@netlify/blobs";'],
  ["no-cycle", "api/one.ts", 'import "./two.ts";'],
  ["no-orphan", "api/alone.ts", "export const alone = true;"],
  ["resolves", "api/lost.ts", 'import "./nowhere.ts";'],
];

/** What the planted files may import: nothing of this breaks a rule. */
const GOOD = [
  ...["content", "site", "api", "cli", "tests"].map((folder) => [`${folder}/good.ts`, 'import "../schemas/good.ts";']),
  ["schemas/good.ts", "export type Good = 1;"],
  ["api/two.ts", 'import type { One } from "./one.ts";'],
];

test("every rule reports what breaks it", async () => {
  // Below the root, so that packages are found.
  mkdirSync(join(root, "test-results"), { recursive: true });
  const folder = mkdtempSync(join(root, "test-results/arrows-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const files = [...GOOD, ...PLANTED.map(([, ...file]) => file)];
  for (const [file = "", text = ""] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${text}\n`);
  }
  writeFileSync(join(folder, "tsconfig.json"), "{}");
  const { violations, rules } = await cruise(folder, ["schemas", "content", "cli", "site", "api", "tests"]);
  for (const [rule, from] of PLANTED) expect(violations).toContainEqual({ rule, from });
  expect(violations.filter(({ from }) => /good/.test(from))).toEqual([]);
  expect(new Set(PLANTED.map(([rule]) => rule))).toEqual(new Set(rules));
});
