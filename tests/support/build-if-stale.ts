import { existsSync, statSync } from "node:fs";
import fastGlob from "fast-glob";
import { build } from "vite";
import { BIN, runCli } from "./cli/cli-process.ts";
import { inProject, PROJECT } from "./project.ts";

/** Files that the build of the command line contains, as patterns. Packages are bundled, too. */
const CLI_SOURCES = [
  "{schemas,site,api,cli}/**",
  "content/**/*.{ts,json}",
  "!content/{pages,history,media}/**",
  "!content/site.json",
  "!**/*.test.*",
  "package-lock.json",
];

/** One file from each step of the build of the site. */
const SITE_OUTPUTS = ["dist/server/entry.mjs", "dist/inlined.json", "dist/client/index.html"];

/** Commands that build the site, in order. */
const SITE_STEPS = ["build", "prerender", "images", "compress"];

/** Builds the command line if it is missing or older than its sources. */
export async function buildCliIfStale(): Promise<void> {
  if (await isStale(BIN, CLI_SOURCES, PROJECT)) await build({ configFile: inProject("cli/vite.config.ts") });
}

/** Builds the site if any part of it is missing. */
export async function buildSiteIfMissing(): Promise<void> {
  if (!SITE_OUTPUTS.every((file) => existsSync(inProject(file)))) await buildSite();
}

/**
 * Builds the site with the command line.
 * @throws Error with the output of the step that failed
 */
export async function buildSite(): Promise<void> {
  for (const step of SITE_STEPS) {
    const { exitCode, stderr } = await runCli([step, "--quiet"]);
    if (exitCode !== 0) throw new Error(`agency ${step} ended with ${exitCode}: ${stderr}`);
  }
}

/**
 * Returns whether a file is missing or older than one of its sources.
 * @param sources glob patterns, relative to `root`
 */
export async function isStale(file: string, sources: readonly string[], root: string): Promise<boolean> {
  const builtAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (builtAt === undefined) return true;
  const entries = await fastGlob([...sources], { cwd: root, stats: true });
  return entries.some(({ stats }) => (stats?.mtimeMs ?? 0) > builtAt);
}
