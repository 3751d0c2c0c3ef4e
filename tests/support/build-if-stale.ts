import { rmSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import fastGlob from "fast-glob";
import { build } from "vite";
import { BIN, runCli } from "./cli/cli-process.ts";
import { inProject, PROJECT } from "./project.ts";
import { SAMPLE_CONTENT, SAMPLE_SITE, writeSampleContent } from "./sample-agency.ts";

/** Files that the build of the command line contains, as patterns. Packages are bundled, too. */
const CLI_SOURCES = [
  "{schemas,site,api,cli}/**",
  "content/**/*.{ts,json}",
  "!content/{pages,history,media}/**",
  "!content/{site,theme}.json",
  "!**/*.test.*",
  "package-lock.json",
];

/** The last file that `agency build` writes. */
const SITE_CODE = "dist/server/page-script.html";

/** Files that the bundle of the site contains. Without the content: it is rendered later. */
const SITE_SOURCES = ["{schemas,site}/**", ...CLI_SOURCES.slice(1)];

/**
 * Builds the command line, the site's code and the sample site, as far as they are missing or older than their sources. If the
 * code of the site is built, `dist/client` loses the pages of the agency, until the next `agency prerender`.
 */
export async function buildIfStale(): Promise<void> {
  if (await isStale(BIN, CLI_SOURCES, PROJECT)) await build({ configFile: inProject("cli/vite.config.ts") });
  if (await isStale(inProject(SITE_CODE), SITE_SOURCES, PROJECT)) await run("build");
  await writeSampleContent();
  // A compressed page is written last.
  const sources = [SITE_CODE, relative(PROJECT, join(SAMPLE_CONTENT, "site.json"))];
  if (await isStale(join(SAMPLE_SITE, "terms.html.gz"), sources, PROJECT)) await buildSampleSite();
}

async function buildSampleSite(): Promise<void> {
  rmSync(SAMPLE_SITE, { recursive: true, force: true });
  for (const step of ["prerender", "images", "compress"])
    await run(step, "--content", SAMPLE_CONTENT, "--out", SAMPLE_SITE);
}

/** @throws Error with the output of a command that failed */
async function run(...args: readonly string[]): Promise<void> {
  const { exitCode, stderr } = await runCli([...args, "--quiet"]);
  if (exitCode !== 0) throw new Error(`agency ${args[0]} ended with ${exitCode}: ${stderr}`);
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
