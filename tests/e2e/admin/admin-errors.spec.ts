/** What may go wrong with an import on the real server: somebody else is faster, it is large, the disk is full. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "playwright/test";
import { signIn, test } from "#tests/support/browser/admin-fixture.ts";
import { expectAccessible } from "#tests/support/browser/axe.ts";
import { filesIn } from "#tests/support/store/file-store.ts";
import { generateExport } from "../../../bench/support/generate-export.ts";

const tokens = (page: string, headline: string) => JSON.stringify({ [page]: { HERO_TITLE: headline } });

test("the second of two sees what changed meanwhile, and nothing is overwritten", async ({ browser, workshop }) => {
  const [ann, bob] = await Promise.all(
    ["Ann Vogel", "Bob Nyland"].map(async (name) => {
      const page = await (await browser.newContext({ baseURL: workshop.url })).newPage();
      return { page, admin: await signIn(page, name) };
    }),
  );
  if (ann === undefined || bob === undefined) throw new Error("Both are there");
  await ann.admin.type(tokens("farm", "Ann's farms"));
  await bob.admin.type(tokens("farm", "Bob's farms"));
  await expect(bob.admin.check.getByText("updated").first()).toBeVisible();
  await ann.admin.importButton.click();
  await expect(ann.admin.outcome("Import Successful")).toBeVisible();

  await bob.admin.importButton.click();
  const conflict = bob.admin.outcome("Somebody else imported meanwhile");
  await expect(conflict).toContainText("Ann Vogel");
  await expect(conflict).toContainText("also in yours");
  await expectAccessible(bob.page, "conflict");
  const farm = join(workshop.out, "farm.html");
  expect(readFileSync(farm, "utf8")).toContain("Ann&#x27;s farms");

  await conflict.getByRole("button", { name: "Check Against the New Content" }).click();
  await bob.admin.check.getByRole("button", { name: /1 field/ }).click();
  await expect(bob.admin.check.locator("del").first()).toContainText("Ann");
  await bob.admin.importButton.click();
  await expect(bob.admin.outcome("Import Successful")).toContainText("revision 3");
  expect(readFileSync(farm, "utf8")).toContain("Bob&#x27;s farms");
});

test("an export of 5 MB is checked while the page answers, and imported", async ({ page, workshop }) => {
  test.slow();
  const { importButton, check, outcome } = await signIn(page);
  const text = JSON.stringify(generateExport(800), null, 1);
  const bytes = Buffer.byteLength(text);
  expect(bytes).toBeGreaterThan(4.7 * 1024 * 1024);
  expect(bytes).toBeLessThan(5 * 1024 * 1024);
  await page.getByText("Options", { exact: true }).click();
  await page.getByLabel("Create pages that do not exist yet").check();
  const progress = page.evaluate(progressSeen);
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "whole-site.json", mimeType: "application/json", buffer: Buffer.from(text) });
  await progress;
  await page.getByLabel("Message for the history").fill("All of it");
  await expect(check).toContainText("800", { timeout: 60_000 });
  await importButton.click();
  await expect(page.getByRole("button", { name: "Importing..." })).toBeDisabled();
  await expect(outcome("Import Successful")).toContainText("800 created", { timeout: 60_000 });
  expect((await page.request.get("/commercial/sample-799")).status()).toBe(200);
  const { json } = await workshop.run(["history"]);
  expect(json.revisions).toMatchObject([{ source: "whole-site.json", message: "All of it", by: "Ann Vogel" }, {}]);
});

test("a disk that is full half way leaves the old content and the old pages, and says so", async ({
  page,
  workshop,
}) => {
  const { importButton, outcome, type, check } = await signIn(page);
  const state = () => ({
    content: filesIn(workshop.content),
    pages: Object.fromEntries(Object.entries(filesIn(workshop.out)).filter(([name]) => name.endsWith(".html"))),
  });
  const before = state();
  const pages = Object.fromEntries(["farm", "commercial", "about"].map((id) => [id, { HERO_TITLE: `New ${id}` }]));
  await type(JSON.stringify(pages));
  await expect(check.getByText("updated").first()).toBeVisible();

  // From here on no file of the server may grow beyond some kilobytes: pages do, and their content does not.
  limitFiles(workshop.pid, "20000");
  await importButton.click();
  const failure = outcome("Import Failed");
  await expect(failure).toContainText(/nothing was imported/i);
  await expectAccessible(page, "disk full");
  expect(state()).toEqual(before);

  limitFiles(workshop.pid, "unlimited");
  await importButton.click();
  await expect(outcome("Import Successful")).toBeVisible();
  expect((await (await page.request.get("/farm")).text()).includes("New farm")).toBe(true);
});

/** Resolves when the page shows how far something is, however short. */
function progressSeen(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => document.querySelector("progress") !== null && resolve();
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  });
}

/** Sets how large files may become that a process writes. */
function limitFiles(pid: number, bytes: string): void {
  execFileSync("prlimit", ["--pid", String(pid), `--fsize=${bytes}:unlimited`]);
}
