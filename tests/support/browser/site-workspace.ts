import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "playwright/test";
import { runCli } from "../cli/cli-process.ts";
import { copySampleContent } from "../sample-agency.ts";
import { test as base } from "./test.ts";

export interface SiteWorkspace {
  /** Temporary folder. */
  folder: string;
  /** Copy of the sample content. */
  contentDir: string;
  /** Output folder of the site, which does not exist yet. */
  out: string;
  /** Runs a command on the copy of the content and expects success. */
  run(...argv: string[]): Promise<{ stdout: string; stderr: string }>;
  /** Runs a command with `--format json` and returns its result. */
  runJson(...argv: string[]): Promise<Record<string, unknown>>;
}

/** Playwright's `test` with a workspace for commands that change the content and write a site. */
export const test = base.extend<{ workspace: SiteWorkspace }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of required fixtures from the pattern
  async workspace({}, use) {
    const folder = mkdtempSync(join(tmpdir(), "agency-site-"));
    const contentDir = join(folder, "content");
    copySampleContent(contentDir);
    const run: SiteWorkspace["run"] = async (...argv) => {
      const { exitCode, stdout, stderr } = await runCli(argv, { env: { CONTENT_DIR: contentDir } });
      expect(exitCode, stdout + stderr).toBe(0);
      return { stdout, stderr };
    };
    const runJson: SiteWorkspace["runJson"] = async (...argv) =>
      JSON.parse((await run(...argv, "--format", "json")).stdout);
    await use({ folder, contentDir, out: join(folder, "site"), run, runJson });
    rmSync(folder, { recursive: true });
  },
});
