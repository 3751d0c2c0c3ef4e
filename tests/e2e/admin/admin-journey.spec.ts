/** Complete imports on a real server, as staff make them. */
import { expect, type Page } from "playwright/test";
import { PASSWORD } from "#tests/support/api/admin-client.ts";
import { test } from "#tests/support/browser/admin-fixture.ts";
import { adminPage } from "#tests/support/browser/admin-page.ts";

const BROKEN = `{
  "commercial/trucking": {
    "HERO_TITLE": "Rigs that keep Iowa moving",
    "HERO_TITEL": "Rigs",
    "HERO_SUBTITLE": 7
  }
}`;

async function readHeadline({ request }: Page, path: string): Promise<string | undefined> {
  return /<h1[^>]*>([^<]*)</.exec(await (await request.get(path)).text())?.[1]?.replace("&amp;", "&");
}

test.use({ isSignedIn: false });

test("a user signs in, fixes an input, imports it, and undoes the import", async ({ page, server }) => {
  const earlierEntries = (await server.readAuditLog()).length;
  const before = await readHeadline(page, "/commercial/trucking");

  const consoleErrors: string[] = [];
  page.on("console", (message) => message.type() === "error" && consoleErrors.push(message.text()));
  await page.goto("/admin");
  await page.getByLabel("Your Name").fill("Ann Vogel");
  expect(consoleErrors, "being signed out is no error").toEqual([]);
  await page.getByLabel("Password").fill("not the password");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("alert")).toHaveText("The password is wrong. Please try again.");
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Sign In" }).click();
  const { importButton, report, outcome, type, openTab, editor } = adminPage(page);

  // Home opens Content Import on request.
  await expect(importButton).toBeHidden();
  await page.getByRole("button", { name: "Import content as JSON" }).click();
  await expect(page.getByRole("heading", { name: "Content Import" })).toBeFocused();

  // Findings link to their lines.
  await type(BROKEN);
  await expect(report).toContainText("HERO_TITEL");
  await expect(report).toContainText("HERO_TITLE");
  await report.getByRole("button", { name: "Line 5 column 22" }).click();
  await expect(editor).toBeFocused();
  await importButton.click();
  await expect(outcome("Import Failed")).toBeVisible();
  expect(await readHeadline(page, "/commercial/trucking")).toBe(before);

  // The fixed input, previewed before the import.
  await type(BROKEN.replace(/,\s+"HERO_TITEL": "Rigs",\s+"HERO_SUBTITLE": 7/, ""));
  await expect(report.getByText("updated").first()).toBeVisible();
  await expect(report).not.toContainText("HERO_TITEL");
  await report.getByRole("button", { name: /Preview/ }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.frameLocator("iframe").locator("h1")).toHaveText("Rigs that keep Iowa moving");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  await page.getByLabel("Note (optional)").fill("Spring headlines");
  await importButton.click();
  const success = outcome("Import Successful");
  await expect(success).toContainText("Imported 1 page as version 2");
  await expect(success).toBeFocused();
  const link = success.getByRole("link", { name: /trucking/i });
  expect(await link.getAttribute("href")).toBe("/commercial/trucking");
  expect(await readHeadline(page, "/commercial/trucking")).toBe("Rigs that keep Iowa moving");

  // The history shows the import, which the user undoes after a look at the changes.
  await openTab("History");
  const entry = page.getByRole("listitem").filter({ hasText: "Spring headlines" });
  await expect(entry).toContainText("Ann Vogel");
  await entry.getByRole("button", { name: /View Changes/ }).click();
  await expect(entry).toContainText("Rigs that keep Iowa moving");
  await entry.getByRole("button", { name: /^Undo/ }).click();
  const undo = page.getByRole("dialog", { name: /Undo/ });
  await expect(undo).toContainText(before ?? "");
  await undo.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(page.getByRole("region", { name: "Restored" })).toContainText("version 3");
  expect(await readHeadline(page, "/commercial/trucking")).toBe(before);

  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page.getByLabel("Password")).toBeVisible();
  expect((await page.request.get("/api/admin/history")).status()).toBe(401);

  const entries = (await server.readAuditLog()).slice(earlierEntries);
  const outcomes = entries.filter(({ outcome }) => outcome !== "started");
  expect(outcomes.map(({ event, outcome, by }) => [event, outcome, by])).toEqual([
    ["sign-in-failed", "wrong-password", undefined],
    ["sign-in", "done", "Ann Vogel"],
    ["import", "import-failed", "Ann Vogel"],
    ["import", "done", "Ann Vogel"],
    ["rollback", "done", "Ann Vogel"],
    ["sign-out", "done", "Ann Vogel"],
  ]);
  // The command finds nothing to render, so the server has rendered everything.
  const { json } = await server.run(["prerender", "--changed", "--out", server.outDir]);
  expect(json).toMatchObject({ written: [], removed: [] });
});
