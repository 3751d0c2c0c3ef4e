import { expect, type Page, test } from "playwright/test";
import { ROUTES } from "#tests/support/browser/routes.ts";

test.use({ javaScriptEnabled: false });

test("every route shows its content", async ({ page }) => {
  for (const route of ROUTES) {
    await page.goto(route, { waitUntil: "commit" });
    await expect(page.locator("h1"), route).toBeVisible();
    const text = await page.getByRole("main").textContent();
    expect(text?.length, route).toBeGreaterThan(400);
    expect(text, route).not.toContain("Loading...");
  }
});

test("one question at a time opens, and closes again", async ({ page }) => {
  await page.goto("/farm");
  const questions = page.locator("details");
  await expect(questions).toHaveCount(5);
  await toggle(page, 0);
  await expect(page.locator("details[open]")).toHaveCount(1);
  await toggle(page, 1);
  await expect(questions.nth(1)).toHaveAttribute("open", "");
  await expect(page.locator("details[open]")).toHaveCount(1);
  await toggle(page, 1);
  await expect(page.locator("details[open]")).toHaveCount(0);
});

test("the first question of the personal page is initially open", async ({ page }) => {
  await page.goto("/personal");
  await expect(page.locator("details")).toHaveCount(3);
  await expect(page.locator("details").first()).toHaveAttribute("open", "");
});

test("the testimonials are visible", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("blockquote:visible")).not.toHaveCount(0);
});

function toggle(page: Page, index: number): Promise<void> {
  return page.locator("details > summary").nth(index).click();
}
