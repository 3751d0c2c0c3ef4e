import { expect, test } from "playwright/test";
import { SAMPLE_ROUTES } from "#tests/support/browser/routes.ts";
import { DESKTOP, PHONE } from "#tests/support/browser/viewports.ts";

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`with forced colors, ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { forcedColors: "active" } });

    test("buttons have a visible border", async ({ page }) => {
      for (const viewport of [PHONE, DESKTOP]) {
        await page.setViewportSize(viewport);
        for (const route of SAMPLE_ROUTES) {
          await page.goto(route);
          const borderless = await page
            .locator(".button:visible, .menu-toggle:visible, main form button:visible")
            .evaluateAll((buttons) =>
              buttons
                .filter((button) => {
                  const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(button);
                  const isVisible = borderTopStyle !== "none" && Number.parseFloat(borderTopWidth) >= 1;
                  return !isVisible || borderTopColor === getComputedStyle(document.body).backgroundColor;
                })
                .map((button) => button.outerHTML.slice(0, 100)),
            );
          expect(borderless, route).toEqual([]);
        }
      }
    });

    test("the current page and the focus are visible in the menu", async ({ page }) => {
      for (const viewport of [PHONE, DESKTOP]) {
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
    });
  });
}
