/** The draft of Content Import: kept in the browser, and offered after a reload. */
import { expect, test } from "playwright/test";
import { mockAdminApi, NAME, PASSWORD } from "#tests/support/browser/admin-api-mock.ts";
import { GOOD_INPUT, TOKEN_ONLY_INPUT } from "#tests/support/browser/admin-inputs.ts";
import { adminPage, openPanel } from "#tests/support/browser/admin-page.ts";
import { expectAccessible } from "#tests/support/browser/axe.ts";

const OFFER = "Restore what you were typing?";

/** Reads the stored text as another tab would. */
function readStoredText(): Promise<string | undefined> {
  return new Promise((resolve) => {
    const request = indexedDB.open("admin-drafts");
    request.onsuccess = () => {
      const { result: database } = request;
      if (!database.objectStoreNames.contains("drafts")) return resolve(undefined);
      const all = database.transaction("drafts").objectStore("drafts").getAll();
      all.onsuccess = () => {
        resolve(all.result[0]?.content.source.current.text);
        database.close();
      };
    };
  });
}

test("a reload keeps the text with its file name, note and options", async ({ page }) => {
  await mockAdminApi(page);
  const { enter, importButton, outcome, text } = await openPanel(page);
  const file = { name: "farm.json", mimeType: "application/json", buffer: Buffer.from(TOKEN_ONLY_INPUT) };
  await page.locator("input[type=file]").setInputFiles(file);
  await page.getByLabel("Note (optional)").fill("Spring");
  await page.getByLabel("Target Page").selectOption("farm");
  await expect.poll(() => page.evaluate(readStoredText)).toBe(TOKEN_ONLY_INPUT);
  await page.reload();

  const offer = page.getByRole("region", { name: OFFER });
  await expect(offer).toContainText("farm.json");
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page, `offered at ${width} px`);
  }
  await offer.getByRole("button", { name: "Restore" }).click();
  await expect(offer).toHaveCount(0);
  await expect(page.getByText("Loaded from farm.json")).toBeVisible();
  await expect.poll(text).toBe(TOKEN_ONLY_INPUT);
  await expect(page.getByLabel("Note (optional)")).toHaveValue("Spring");
  await expect(page.getByLabel("Target Page")).toHaveValue("farm");

  await enter(GOOD_INPUT);
  await importButton.click();
  await expect(outcome("Import Successful")).toBeFocused();
  await expect.poll(() => page.evaluate(readStoredText)).toBeUndefined();
});

test("a discarded draft is gone, and one that is typed over can be restored", async ({ page }) => {
  await mockAdminApi(page);
  const { enter } = await openPanel(page);
  await enter(GOOD_INPUT);
  await expect.poll(() => page.evaluate(readStoredText)).toBe(GOOD_INPUT);
  await page.reload();
  await expect(page.getByRole("region", { name: OFFER })).toBeVisible();
  await enter(TOKEN_ONLY_INPUT);
  await expect.poll(() => page.evaluate(readStoredText)).toBe(TOKEN_ONLY_INPUT);
  await page.reload();
  await page.getByRole("button", { name: "Restore", exact: true }).click();
  await page.getByRole("button", { name: "Restore Previous Text" }).click();
  await expect.poll(adminPage(page).text).toBe(GOOD_INPUT);

  await expect.poll(() => page.evaluate(readStoredText)).toBe(GOOD_INPUT);
  await page.reload();
  await page.getByRole("button", { name: "Discard" }).click();
  await expect.poll(() => page.evaluate(readStoredText)).toBeUndefined();
});

test("says that the copy of the text cannot be read", async ({ page }) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.get = () => {
      throw new DOMException("The database is damaged.", "UnknownError");
    };
  });
  await mockAdminApi(page);
  const { importButton, enter } = await openPanel(page);
  await expect(page.getByText(/^We couldn't read the copy of what you typed before/)).toBeVisible();
  await enter(GOOD_INPUT);
  await expect(importButton).toBeEnabled();
});

test("signing out keeps the draft for the next time", async ({ page }) => {
  await mockAdminApi(page);
  const { enter, dialog } = await openPanel(page);
  await enter(GOOD_INPUT);
  await expect.poll(() => page.evaluate(readStoredText)).toBe(GOOD_INPUT);
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(dialog).toContainText("they stay as a draft on this computer");
  await dialog.getByRole("button", { name: "Sign Out" }).click();
  await page.getByLabel("Your Name").fill(NAME);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("region", { name: OFFER })).toBeVisible();
});
