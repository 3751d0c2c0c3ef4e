/** Motion with and without a preference for less. templates.spec.ts looks for elements that move all the same. */
import { expect, type Page } from "playwright/test";
import { test } from "#tests/support/browser/test.ts";
import { waitForHydration } from "#tests/support/browser/wait-for-hydration.ts";

test("scrolling is smooth only without a preference for reduced motion", async ({ page }) => {
  await page.goto("/privacy");
  expect(await getScrollBehavior(page)).toBe("auto");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  expect(await getScrollBehavior(page)).toBe("smooth");
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("pages change without a transition", async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener("pagereveal", ({ viewTransition }) => {
        document.documentElement.dataset.transition = String(viewTransition !== null);
      });
    });
    await page.goto("/");
    await page.getByRole("main").locator('a[href="/farm"]').first().click();
    await expect(page).toHaveURL(/\/farm$/);
    await expect(page.locator("html")).toHaveAttribute("data-transition", "false");
  });

  test("the home page does not change on its own", async ({ page }) => {
    const start = new Date("2026-01-05T12:00:00");
    await page.clock.install({ time: start });
    await page.goto("/");
    const next = page.getByRole("button", { name: "Next testimonial" });
    await next.scrollIntoViewIfNeeded();
    await waitForHydration(next);
    await page.clock.pauseAt(new Date(start.getTime() + 60_000));
    const text = await page.locator("body").innerText();
    await page.clock.runFor(60_000);
    expect(await page.locator("body").innerText()).toBe(text);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});

function getScrollBehavior(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
}
