import { expect, test } from "playwright/test";

test.use({ viewport: { width: 360, height: 740 } });

test("a page that is left with its menu open comes back with it closed", async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const menu = page.getByRole("navigation", { name: "Main" });
  await expect(menu).toBeVisible();
  // As the browser does when it keeps the page for Back; under test it keeps none.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })));
  await expect(menu).toBeHidden();
});
