/** Lists in the form of a page, by keyboard alone. */
import { expect, type Locator, test } from "playwright/test";
import type { JsonObject } from "#schemas/json.ts";
import { mockAdminApi } from "#tests/support/browser/admin-api-mock.ts";
import { expectAccessible } from "#tests/support/browser/axe.ts";
import { openForm } from "#tests/support/browser/document-form.ts";

async function press(button: Locator, key = "Enter"): Promise<void> {
  await button.focus();
  await button.press(key);
}

test("moves, duplicates, removes, restores and adds questions", async ({ page }) => {
  const api = await mockAdminApi(page);
  const form = await openForm(page, "farm");
  await press(form.section("Questions"));
  const titles = await form.itemTitles.allInnerTexts();
  const [first = "", second = "", ...rest] = titles;

  await press(page.getByRole("button", { name: `Move Down ${first}` }));
  await expect(form.itemTitles).toHaveText([second, first, ...rest]);
  await expect(page.getByText(`Moved to position 2 of ${titles.length}.`)).toBeAttached();
  await expect(page.getByRole("button", { name: `Move Down ${first}` })).toBeFocused();
  await page.keyboard.press("Alt+ArrowUp");
  await expect(form.itemTitles).toHaveText(titles);
  await expect(page.getByRole("button", { name: `Move Down ${first}` })).toBeFocused();
  await expect(form.bar).toContainText("No changes");

  await press(form.itemTitles.first().locator(".."));
  await press(page.getByRole("button", { name: `Duplicate ${first}` }));
  await expect(form.itemTitles).toHaveText([first, first, second, ...rest]);
  await expect(page.locator('[name="/faq/items/1/question"]')).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("A copy?");

  await press(page.getByRole("button", { name: `Remove ${first}` }));
  await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(form.itemTitles).toHaveText([first, "A copy?", second, ...rest]);

  await press(page.getByRole("button", { name: "Add Question" }));
  await page.keyboard.type("Something new?");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type("An answer.");
  await expectAccessible(page);
  await press(form.publish);
  await expect(form.published).toBeVisible();
  const { faq } = api.store.contents().farm as { faq: { items: JsonObject[] } };
  expect(faq.items.map(({ question }) => question)).toEqual([first, "A copy?", second, ...rest, "Something new?"]);
  const ids = faq.items.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.at(-1)).toMatch(/^faq_\d+$/);
});

test("asks before it removes the selected items, and brings them back to their places", async ({ page }) => {
  const api = await mockAdminApi(page);
  const form = await openForm(page, "farm");
  await press(form.section("Questions"));
  const titles = await form.itemTitles.allInnerTexts();
  const [first = "", second = "", third = "", ...rest] = titles;
  await press(page.getByRole("button", { name: "Select Several in Questions" }));
  const remove = page.getByRole("button", { name: "Remove Selected from Questions" });
  await expect(page.getByRole("checkbox", { name: `Select ${first}` })).toBeFocused();
  await expect(remove).toBeDisabled();
  await page.keyboard.press("Space");
  await page.getByRole("checkbox", { name: `Select ${third}` }).press("Space");
  await expect(page.getByText(`2 of ${titles.length} selected`)).toBeVisible();
  await expectAccessible(page);

  await press(remove);
  const dialog = page.getByRole("dialog", { name: "Remove 2 items?" });
  await expect(dialog.getByRole("listitem")).toHaveText([first, third]);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Keep" }).press("Enter");
  await expect(form.itemTitles).toHaveText(titles);
  await press(remove);
  await dialog.getByRole("button", { name: "Remove" }).press("Enter");
  await expect(form.itemTitles).toHaveText([second, ...rest]);
  await expect(page.getByRole("checkbox", { name: /^Select / })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();

  // A text that is typed before the undo stays.
  await press(form.itemTitles.first().locator(".."));
  await page.locator('[name="/faq/items/0/question"]').fill("Another question?");
  await press(page.getByRole("button", { name: "Undo" }));
  await expect(form.itemTitles).toHaveText([first, "Another question?", third, ...rest]);
  await expect(page.locator('[name="/faq/items/1/question"]')).toBeVisible();
  await press(form.publish);
  await expect(form.published).toBeVisible();
  const { faq } = api.store.contents().farm as { faq: { items: JsonObject[] } };
  expect(faq.items.map(({ question }) => question)).toEqual([first, "Another question?", third, ...rest]);
});

test("removes all items of a list of texts, and ends the selection without a change", async ({ page }) => {
  await mockAdminApi(page);
  const form = await openForm(page, "home");
  await form.section("Trust").click();
  const texts = page.getByRole("group", { name: "Bullet points" }).getByRole("textbox");
  await expect(texts).toHaveCount(3);
  const start = page.getByRole("button", { name: "Select Several in Bullet points" });
  await start.click();
  await page.getByRole("button", { name: "Cancel selection in Bullet points" }).press("Enter");
  await expect(start).toBeFocused();
  await expect(form.bar).toContainText("No changes");
  await start.press("Enter");
  await page.getByRole("button", { name: "Select All in Bullet points" }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Remove Selected from Bullet points" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(texts).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(texts).toHaveCount(3);
  await expect(form.bar).toContainText("No changes");
});
