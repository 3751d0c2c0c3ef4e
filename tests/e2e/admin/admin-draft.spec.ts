/** The draft of Content Import: kept in the browser, and offered after a reload. */
import { expect } from "playwright/test";
import type { ImportDraft } from "#site/admin/import/use-import-draft.ts";
import { mockAdminApi, NAME, PASSWORD } from "#tests/support/browser/admin-api-mock.ts";
import { GOOD_INPUT, TOKEN_ONLY_INPUT } from "#tests/support/browser/admin-inputs.ts";
import { openPanel } from "#tests/support/browser/admin-page.ts";
import { listStateViolations } from "#tests/support/browser/admin-states.ts";
import { readDrafts } from "#tests/support/browser/read-drafts.ts";
import { test } from "#tests/support/browser/test.ts";

test("a text stays for the next visit with its file name, note and options, until it is imported", async ({ page }) => {
  await mockAdminApi(page);
  const { dialog, enter, importButton, outcome, text } = await openPanel(page);
  const offer = page.getByRole("region", { name: "Restore what you were typing?" });
  const draft = async () => (await readDrafts<ImportDraft>(page))[0]?.content;
  const stored = async () => (await draft())?.source.current.text;

  await test.step("signing out keeps the draft", async () => {
    await enter(GOOD_INPUT);
    await expect.poll(stored).toBe(GOOD_INPUT);
    await page.getByRole("button", { name: "Sign Out" }).click();
    await expect(dialog).toContainText("they stay as a draft on this computer");
    await dialog.getByRole("button", { name: "Sign Out" }).click();
    await page.getByLabel("Your Name").fill(NAME);
    await page.getByLabel("Password").fill(PASSWORD);
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(offer).toBeVisible();
  });

  await test.step("a draft that is typed over can be restored, with what came after it", async () => {
    const file = { name: "farm.json", mimeType: "application/json", buffer: Buffer.from(TOKEN_ONLY_INPUT) };
    await page.locator("input[type=file]").setInputFiles(file);
    await page.getByLabel("Note (optional)").fill("Spring");
    await page.getByLabel("Target Page").selectOption("farm");
    await expect.poll(draft).toMatchObject({
      source: { current: { text: TOKEN_ONLY_INPUT } },
      settings: { message: "Spring", page: "farm" },
    });
    await page.reload();
    await expect(offer).toContainText("farm.json");
    expect(await listStateViolations(page, "an offered draft", ".import")).toEqual([]);
    await offer.getByRole("button", { name: "Restore" }).click();
    await expect(offer).toHaveCount(0);
    await expect(page.getByText("Loaded from farm.json")).toBeVisible();
    await expect.poll(text).toBe(TOKEN_ONLY_INPUT);
    await expect(page.getByLabel("Note (optional)")).toHaveValue("Spring");
    await expect(page.getByLabel("Target Page")).toHaveValue("farm");
    await page.getByRole("button", { name: "Restore Previous Text" }).click();
    await expect.poll(text).toBe(GOOD_INPUT);
  });

  await test.step("an imported text leaves no draft", async () => {
    await importButton.click();
    await expect(outcome("Import Successful")).toBeFocused();
    await expect.poll(stored).toBeUndefined();
  });

  await test.step("a discarded draft is gone", async () => {
    await enter(TOKEN_ONLY_INPUT);
    await expect.poll(stored).toBe(TOKEN_ONLY_INPUT);
    await page.reload();
    await offer.getByRole("button", { name: "Discard" }).click();
    await expect.poll(stored).toBeUndefined();
  });

  await test.step("a copy that cannot be read is reported", async () => {
    await page.addInitScript(() => {
      IDBObjectStore.prototype.getAll = () => {
        throw new DOMException("The database is damaged.", "UnknownError");
      };
    });
    await page.reload();
    await expect(page.getByText(/^We couldn't read the copy of what you typed before/)).toBeVisible();
    await enter(GOOD_INPUT);
    await expect(importButton).toBeEnabled();
  });
});
