/** Vite's development server: open pages follow the content that is saved. */
import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "playwright/test";
import { test } from "#tests/support/browser/site-workspace.ts";
import { end } from "#tests/support/cli/cli-process.ts";
import { NIGHTLY } from "#tests/support/full-run.ts";
import { inProject } from "#tests/support/project.ts";

/** Starting Vite and bundling dependencies for the first page takes long on a busy machine. */
const SLOW_MS = 40_000;

/** Starts the server and returns its address. */
async function startDevServer(contentDir: string): Promise<{ child: ChildProcessWithoutNullStreams; url: string }> {
  // vike recognizes Vite's command by the name of this file.
  const vite = inProject("node_modules/.bin/vite");
  const child = spawn(process.execPath, [vite, "dev", "-c", inProject("site/vite.config.ts"), "--port", "0"], {
    cwd: inProject(),
    env: { PATH: process.env.PATH ?? "", CONTENT_DIR: contentDir, NO_COLOR: "1" },
  });
  let output = "";
  child.stderr.resume();
  child.stdout.on("data", (chunk) => {
    output += chunk;
  });
  for (;;) {
    const url = /http:\/\/\S+/.exec(output)?.[0];
    if (url !== undefined) return { child, url };
    await Promise.race([once(child.stdout, "data"), once(child, "exit")]);
    if (child.exitCode !== null) throw new Error(`The server ended before it printed its address: ${output}`);
  }
}

test(
  "an open page follows saved content, and shows the error of bad content above the last good content",
  NIGHTLY,
  async ({ page, workspace: { contentDir } }) => {
    test.setTimeout(3 * SLOW_MS);
    const about = join(contentDir, "pages/about.json");
    const good = readFileSync(about, "utf8");
    writeFileSync(join(contentDir, "pages/terms.json"), "{");
    const { child, url } = await startDevServer(contentDir);
    try {
      expect(url).toMatch(/^http:\/\/(?:localhost|127\.0\.0\.1):\d+\/$/);
      const connected = page.waitForEvent("console", {
        predicate: (message) => message.text().includes("connected."),
        timeout: SLOW_MS,
      });
      await page.goto(`${url}about`, { timeout: SLOW_MS });
      await connected;
      const headline = page.locator("h1");
      const overlay = page.locator("vite-error-overlay");

      writeFileSync(about, good.replace(/("hero": \{\s+"title": ")/, "$1Hello from "));
      await expect(headline).toHaveText(/^Hello from /, { timeout: SLOW_MS });

      writeFileSync(about, good.replace('"hero": {', '"hero": 7, "other": {'));
      await expect(overlay).toContainText(/Line (\d+): `hero` must be an object.*about\.json:\1:\d+/s, {
        timeout: SLOW_MS,
      });
      await page.reload();
      await expect(headline).toHaveText(/^Hello from /);
      await expect(overlay).toBeAttached({ timeout: SLOW_MS });

      writeFileSync(about, good.replace(/("hero": \{\s+"title": ")/, "$1Welcome to "));
      await expect(headline).toHaveText(/^Welcome to /, { timeout: SLOW_MS });
      await expect(overlay).not.toBeAttached();
      expect((await page.goto(`${url}terms`))?.status()).toBe(200);
    } finally {
      await end(child);
    }
  },
);
