/** Netlify functions as they are deployed: bundled with the package that Netlify uses, and run with what is in the bundle. */
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { zipFunctions } from "@netlify/zip-it-and-ship-it";
import { onTestFinished } from "vitest";
import { firstLine } from "../cli/cli-process.ts";
import { inProject, PROJECT } from "../project.ts";

const FUNCTIONS = "api/netlify/functions";

/**
 * Bundles all functions.
 * @param out folder for a folder of each function. If it is outside of the project, the bundles cannot use its packages.
 * @returns the properties of each bundle by the name of the function
 */
export async function bundleFunctions(out: string) {
  const bundles = await zipFunctions(inProject(FUNCTIONS), out, {
    archiveFormat: "none",
    basePath: PROJECT,
    repositoryRoot: PROJECT,
    config: { "*": { includedFiles: readIncludedFiles(), includedFilesBasePath: PROJECT } },
  });
  return new Map(bundles.map((bundle) => [bundle.name, bundle]));
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
