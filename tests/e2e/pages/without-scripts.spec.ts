import { expect } from "playwright/test";
import { test } from "#tests/support/browser/test.ts";

test.use({ javaScriptEnabled: false });

// tests/built-site/html.test.ts checks that the HTML of every page has its content.
test("the home page shows its headline, its testimonials and its questions without scripts", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("h1")).toBeVisible();
  await expect(page.locator("blockquote:visible")).not.toHaveCount(0);
  const main = await page.getByRole("main").innerText();
  expect(main.length).toBeGreaterThan(400);
  await page.goto("/farm");
  await page.locator("details > summary").first().click();
  await expect(page.locator("details[open] > :not(summary):visible")).not.toHaveCount(0);
});
