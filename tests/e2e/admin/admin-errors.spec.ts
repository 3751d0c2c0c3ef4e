/** Imports of a large export, and on a full disk, on a real server. */
import { execFileSync } from "node:child_process";
import { expect } from "playwright/test";
import { test } from "#tests/support/browser/admin-fixture.ts";
import { openPanel } from "#tests/support/browser/admin-page.ts";
import { NIGHTLY } from "#tests/support/full-run.ts";
import { filesIn } from "#tests/support/store/file-store.ts";
import { generateExport } from "../../../bench/support/generate-export.ts";

/** Pages of an export near the limit of 5 MB. */
const PAGES = 810;

test(`an export of ${PAGES} pages is checked in the background and imported`, NIGHTLY, async ({ page, server }) => {
  test.slow();
  const { importButton, report, outcome } = await openPanel(page);
  const text = JSON.stringify(generateExport(PAGES), null, 1);
  const bytes = Buffer.byteLength(text);
  expect(bytes).toBeGreaterThan(4.7 * 1024 * 1024);
  expect(bytes).toBeLessThan(5 * 1024 * 1024);
  await page.getByText("Options", { exact: true }).click();
  await page.getByLabel("Create pages that don't exist yet").check();
  const progress = page.evaluate(waitForProgress);
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "whole-site.json", mimeType: "application/json", buffer: Buffer.from(text) });
  await progress;
  await page.getByLabel("Note (optional)").fill("All of it");
  await expect(report).toContainText(`${PAGES}`, { timeout: 60_000 });
  await importButton.click();
  await expect(page.getByRole("button", { name: "Importing..." })).toBeDisabled();
  await expect(outcome("Import Successful")).toContainText(`${PAGES} created`, { timeout: 60_000 });
  expect((await page.request.get("/commercial/sample-150")).status()).toBe(200);
  const { json } = await server.run(["history"]);
  expect(json.revisions).toMatchObject([{ source: "whole-site.json", message: "All of it", by: "Ann Vogel" }, {}]);
});

test(
  "a disk that fills up during an import leaves the content and the pages unchanged",
  NIGHTLY,
  async ({ page, server }) => {
    const { importButton, outcome, type, report } = await openPanel(page);
    const state = () => ({
      content: filesIn(server.contentDir),
      pages: Object.fromEntries(Object.entries(filesIn(server.outDir)).filter(([name]) => name.endsWith(".html"))),
    });
    const before = state();
    const pages = Object.fromEntries(["farm", "commercial", "about"].map((id) => [id, { HERO_TITLE: `New ${id}` }]));
    await type(JSON.stringify(pages));
    await expect(report.getByText("updated").first()).toBeVisible();

    // Limits the size of the server's files, so that writing a content document works but writing a page fails.
    limitFileSize(server.pid, "20000");
    await importButton.click();
    const failure = outcome("Import Failed");
    await expect(failure).toContainText(/nothing was imported/i);
    expect(state()).toEqual(before);

    limitFileSize(server.pid, "unlimited");
    await importButton.click();
    await expect(outcome("Import Successful")).toBeVisible();
    expect((await (await page.request.get("/farm")).text()).includes("New farm")).toBe(true);
  },
);

/** Resolves when the page has shown a progress bar, even for a moment. */
function waitForProgress(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => document.querySelector("progress") !== null && resolve();
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  });
}

/** Limits the size of the files that a process may write. */
function limitFileSize(pid: number, bytes: string): void {
  execFileSync("prlimit", ["--pid", String(pid), `--fsize=${bytes}:unlimited`]);
}
