/** Lists in the form of a page, by keyboard alone. */
import { expect, type Locator } from "playwright/test";
import type { JsonObject } from "#schemas/json.ts";
import { mockAdminApi } from "#tests/support/browser/admin-api-mock.ts";
import { listStateViolations } from "#tests/support/browser/admin-states.ts";
import { expectAccessible } from "#tests/support/browser/axe.ts";
import { openForm } from "#tests/support/browser/document-form.ts";
import { test } from "#tests/support/browser/test.ts";

async function press(button: Locator, key = "Enter"): Promise<void> {
  await button.focus();
  await button.press(key);
}

test("moves, duplicates, removes, restores and adds questions, one by one and several at once", async ({ page }) => {
  const api = await mockAdminApi(page);
  const form = await openForm(page, "farm");
  await press(form.section("Questions"));
  await expect(form.itemTitles).not.toHaveCount(0);
  const undo = page.locator(".undo-notice").getByRole("button", { name: "Undo" });
  const [first = "", second = "", ...rest] = await form.itemTitles.allInnerTexts();
  const stored = () => (api.store.contents().farm as { faq: { items: JsonObject[] } }).faq.items;
  const questions = () => stored().map(({ question }) => question);

  await test.step("one by one", async () => {
    await press(page.getByRole("button", { name: `Move Down ${first}` }));
    await expect(form.itemTitles).toHaveText([second, first, ...rest]);
    await expect(page.getByText(`Moved to position 2 of ${rest.length + 2}.`)).toBeAttached();
    await expect(page.getByRole("button", { name: `Move Down ${first}` })).toBeFocused();
    await page.keyboard.press("Alt+ArrowUp");
    await expect(form.itemTitles).toHaveText([first, second, ...rest]);
    await expect(page.getByRole("button", { name: `Move Down ${first}` })).toBeFocused();
    await expect(form.bar).toContainText("No changes");

    await press(form.itemTitles.first().locator(".."));
    await press(page.getByRole("button", { name: `Duplicate ${first}` }));
    await expect(form.itemTitles).toHaveText([first, first, second, ...rest]);
    await expect(page.locator('[name="/faq/items/1/question"]')).toBeFocused();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("A copy?");

    await press(page.getByRole("button", { name: `Remove ${first}` }));
    await expect(undo).toBeFocused();
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
    expect(questions()).toEqual([first, "A copy?", second, ...rest, "Something new?"]);
    const ids = stored().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.at(-1)).toMatch(/^faq_\d+$/);
  });

  await test.step("several at once, after a question", async () => {
    const others = [...rest, "Something new?"];
    const remove = page.getByRole("button", { name: "Remove Selected from Questions" });
    await press(page.getByRole("button", { name: "Select Several in Questions" }));
    await expect(page.getByRole("checkbox", { name: `Select ${first}` })).toBeFocused();
    await expect(remove).toBeDisabled();
    await page.keyboard.press("Space");
    await page.getByRole("checkbox", { name: `Select ${second}` }).press("Space");
    await expect(page.getByText(`2 of ${others.length + 3} selected`)).toBeVisible();
    expect(await listStateViolations(page, "selected questions", ".document-form")).toEqual([]);

    await press(remove);
    const dialog = page.getByRole("dialog", { name: "Remove 2 items?" });
    await expect(dialog.getByRole("listitem")).toHaveText([first, second]);
    expect(await listStateViolations(page, "the question", "dialog")).toEqual([]);
    await dialog.getByRole("button", { name: "Keep" }).press("Enter");
    await expect(form.itemTitles).toHaveText([first, "A copy?", second, ...others]);
    await press(remove);
    await dialog.getByRole("button", { name: "Remove" }).press("Enter");
    await expect(form.itemTitles).toHaveText(["A copy?", ...others]);
    await expect(page.getByRole("checkbox", { name: /^Select / })).toHaveCount(0);
    await expect(undo).toBeFocused();

    // A text that is typed before the undo stays.
    await page.locator('[name="/faq/items/0/question"]').fill("Another question?");
    await press(undo);
    await expect(form.itemTitles).toHaveText([first, "Another question?", second, ...others]);
    await expect(page.locator('[name="/faq/items/1/question"]')).toBeVisible();
    await press(form.publish);
    await expect.poll(questions).toEqual([first, "Another question?", second, ...others]);
  });

  await test.step("all texts of a list, and none after the selection was canceled", async () => {
    await page.evaluate(() => {
      location.hash = "#pages/home";
    });
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
    await page.getByRole("button", { name: "Remove Selected from Bullet points" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
    await expect(texts).toHaveCount(0);
    await undo.click();
    await expect(texts).toHaveCount(3);
    await expect(form.bar).toContainText("No changes");
  });
});
