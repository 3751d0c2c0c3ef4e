import { expect } from "playwright/test";
import { backgroundOf, contrastRatio, MIN_CONTRAST } from "#tests/support/browser/measure-contrast.ts";
import { test } from "#tests/support/browser/test.ts";

test("buttons differ from the block that they are on, in every tone and scheme", async ({ page }) => {
  await page.goto("/commercial/trucking");
  const block = page.locator(".cta");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const tone of [undefined, "amber", "sky", "field", "barn", "plum", "night"]) {
      await block.evaluate((element, tone) => {
        if (tone === undefined) element.removeAttribute("data-tone");
        else element.setAttribute("data-tone", tone);
      }, tone);
      const button = await backgroundOf(block.locator(".button"));
      const ground = await backgroundOf(block);
      expect(contrastRatio(button, ground), `${tone} ${colorScheme}`).toBeGreaterThanOrEqual(MIN_CONTRAST.large);
    }
  }
});
