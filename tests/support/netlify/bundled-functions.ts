/**
 * Netlify functions as they are deployed, with nothing but the files of the deployment. A full run bundles them with the
 * package that Netlify uses, which takes half a minute. A usual run bundles them with Vite, and lends them the packages of
 * the project.
 */

import { spawn } from "node:child_process";
import { cpSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import type { ListedFunction } from "@netlify/zip-it-and-ship-it";
import fastGlob from "fast-glob";
import { build } from "vite";
import { onTestFinished } from "vitest";
import { firstLine } from "../cli/cli-process.ts";
import { isFullRun } from "../full-run.ts";
import { inProject, PROJECT } from "../project.ts";
import { copySampleContent, SAMPLE_SITE } from "../sample-agency.ts";

const FUNCTIONS = "cli/netlify/functions";

interface FunctionProperties {
  /** Patterns of the paths that the function responds to, besides its default path. */
  paths: string[];
  schedule: string | undefined;
}

/**
 * Bundles all functions.
 * @param out folder for a folder of each function. If it is outside of the project, the bundles cannot use its packages.
 * @returns the properties of each bundle by the name of the function
 */
export async function bundleFunctions(out: string): Promise<Record<string, FunctionProperties>> {
  const properties = await (isFullRun ? bundleAsNetlify(out) : bundleWithVite(out));
  for (const name of isFullRun ? Object.keys(properties) : ["bundle"]) replaceWithSample(join(out, name));
  return properties;
}

/** Replaces the included content and pages of the agency by those of the sample agency. */
function replaceWithSample(bundle: string): void {
  rmSync(join(bundle, "content"), { recursive: true, force: true });
  copySampleContent(join(bundle, "content"));
  cpSync(join(SAMPLE_SITE, "contact.html"), join(bundle, "dist/client/contact.html"));
  cpSync(`${SAMPLE_SITE}.media.json`, join(bundle, "dist/client.media.json"));
}

async function bundleAsNetlify(out: string): Promise<Record<string, FunctionProperties>> {
  const { zipFunctions } = await import("@netlify/zip-it-and-ship-it");
  const bundles = await zipFunctions(inProject(FUNCTIONS), out, {
    archiveFormat: "none",
    basePath: PROJECT,
    repositoryRoot: PROJECT,
    config: { "*": { includedFiles: readIncludedFiles(), includedFilesBasePath: PROJECT } },
  });
  return propertiesOf(bundles);
}

function propertiesOf(functions: readonly Pick<ListedFunction, "name" | "routes" | "schedule">[]) {
  return Object.fromEntries(
    functions.map(({ name, routes = [], schedule }) => [
      name,
      { paths: routes.map(({ pattern }) => pattern), schedule },
    ]),
  );
}

async function bundleWithVite(out: string): Promise<Record<string, FunctionProperties>> {
  const bundle = join(out, "bundle");
  const names = fastGlob.sync("*.ts", { cwd: inProject(FUNCTIONS) }).map((file) => file.replace(".ts", ""));
  await build({
    configFile: false,
    logLevel: "error",
    root: PROJECT,
    build: {
      ssr: true,
      outDir: join(bundle, FUNCTIONS),
      emptyOutDir: false,
      rolldownOptions: {
        input: Object.fromEntries(names.map((name) => [name, inProject(FUNCTIONS, `${name}.ts`)])),
        output: { entryFileNames: "[name].mjs", chunkFileNames: "[name].mjs" },
      },
    },
  });
  for (const file of fastGlob.sync(readIncludedFiles(), { cwd: PROJECT })) cpSync(inProject(file), join(bundle, file));
  symlinkSync(inProject("node_modules"), join(bundle, "node_modules"));
  for (const name of names) symlinkSync(bundle, join(out, name));
  const { listFunctions } = await import("@netlify/zip-it-and-ship-it");
  return propertiesOf(await listFunctions(inProject(FUNCTIONS), { parseISC: true }));
}

/** Reads the patterns of the included files from netlify.toml. */
function readIncludedFiles(): string[] {
  const [, list = ""] = /^included_files = \[(.*?)\]/ms.exec(readFileSync(inProject("netlify.toml"), "utf8")) ?? [];
  return [...list.matchAll(/"(.*?)"/g)].map(([, pattern = ""]) => pattern);
}

/**
 * Runs a bundled function in a separate process.
 * @returns the URL of a server that calls the function
 */
export async function startFunction(out: string, name: string, env: Record<string, string>): Promise<string> {
  const root = join(out, name);
  const server = inProject("tests/support/netlify/function-server.mjs");
  const child = spawn(process.execPath, [server, join(root, FUNCTIONS, `${name}.mjs`)], {
    env: { PATH: process.env.PATH ?? "", LAMBDA_TASK_ROOT: root, ...env },
    cwd: root,
  });
  onTestFinished(() => {
    child.kill();
  });
  return firstLine(child);
}
