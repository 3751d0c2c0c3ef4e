import { expect, test } from "playwright/test";
import { listHiddenFocus } from "#tests/support/browser/list-hidden-focus.ts";
import { SAMPLE_ROUTES } from "#tests/support/browser/routes.ts";
import { DESKTOP, PHONE } from "#tests/support/browser/viewports.ts";

for (const route of SAMPLE_ROUTES) {
  for (const { width } of [PHONE, DESKTOP]) {
    test(`every focused element is visible on ${route} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ ...PHONE, width });
      await page.goto(route);
      expect(await listHiddenFocus(page)).toEqual([]);
    });
  }
}

test("the skip link moves the focus past the header", async ({ page }) => {
  await page.goto("/commercial/trucking");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.querySelector("main")?.contains(document.activeElement))).toBe(true);
});
