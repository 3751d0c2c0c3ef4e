import { expect, type Page, test } from "playwright/test";
import { scrollThrough } from "#tests/support/browser/scroll-through.ts";
import { DESKTOP, PHONE } from "#tests/support/browser/viewports.ts";
import { waitForHydration } from "#tests/support/browser/wait-for-hydration.ts";

/** Maximum duration of a transition or an animation with reduced motion. */
const MAX_DURATION_MS = 1;

test("scrolling is smooth without a preference for reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/");
  expect(await getScrollBehavior(page)).toBe("smooth");
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  for (const route of ["/", "/commercial/trucking", "/contact"]) {
    for (const { width } of [PHONE, DESKTOP]) {
      test(`no element of ${route} is animated at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ ...PHONE, width });
        await page.goto(route);
        await scrollThrough(page);
        expect(await getScrollBehavior(page)).toBe("auto");
        expect(await listAnimatedElements(page)).toEqual([]);
      });
    }
  }

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

/** Lists the elements and pseudo-elements with a transition or an animation that takes time. */
function listAnimatedElements(page: Page): Promise<string[]> {
  return page.evaluate((maxMs) => {
    const longest = (durations: string) =>
      Math.max(
        ...durations.split(",").map((text) => (Number.parseFloat(text) || 0) * (text.endsWith("ms") ? 1 : 1000)),
      );
    const parts = ["", "::before", "::after", "::backdrop", "::details-content", "::marker"];
    return [...document.querySelectorAll("*")].flatMap((element) =>
      parts.flatMap((part) => {
        const style = getComputedStyle(element, part || null);
        const transition = style.transitionProperty === "none" ? 0 : longest(style.transitionDuration);
        const animation = style.animationName === "none" ? 0 : longest(style.animationDuration);
        if (Math.max(transition, animation) <= maxMs) return [];
        return [`${element.tagName.toLowerCase()}.${element.className}${part}: ${style.transition} ${style.animation}`];
      }),
    );
  }, MAX_DURATION_MS);
}
