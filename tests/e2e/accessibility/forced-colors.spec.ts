import { expect } from "playwright/test";
import { test } from "#tests/support/browser/test.ts";
import { DESKTOP, PHONE } from "#tests/support/browser/viewports.ts";
import { forRun } from "#tests/support/full-run.ts";

test("with forced colors, the current page and the focus are visible in the menu", async ({ page }) => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, forcedColors: "active" });
    for (const viewport of forRun([PHONE, DESKTOP], [colorScheme === "light" ? PHONE : DESKTOP])) {
      await page.setViewportSize(viewport);
      await page.goto("/medicare");
      if (viewport === PHONE) await page.getByRole("button", { name: "Menu" }).click();
      const menu = page.getByRole("navigation", { name: "Main" });
      const current = menu.locator("[aria-current]");
      await expect(current).toHaveCSS("text-decoration-line", "underline");
      await page.keyboard.press("Tab");
      await current.focus();
      await expect(current).toHaveCSS("outline-style", "solid");
    }
  }
});
