/** Journeys without a pointer. */
import { expect, type Locator, type Page } from "playwright/test";
import { test } from "#tests/support/browser/test.ts";
import { PHONE } from "#tests/support/browser/viewports.ts";
import { waitForHydration } from "#tests/support/browser/wait-for-hydration.ts";
import { NIGHTLY } from "#tests/support/full-run.ts";

/** Presses a key until `target` has the focus. */
async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  const maxStops = await page.locator("a, button, summary, input, select, textarea").count();
  for (let stops = 0; stops <= maxStops; stops += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${key} never reaches ${target}.`);
}

test.describe("on a phone with a keyboard", () => {
  test.use({ viewport: PHONE });

  test("the menu leads from the home page to a coverage page", async ({ page }) => {
    await page.goto("/");
    const toggle = page.getByRole("button", { name: "Menu", exact: true });
    const menu = page.getByRole("navigation", { name: "Main" });
    await tabTo(page, toggle);
    for (const [open, close] of [
      ["Enter", "Escape"],
      ["Space", "Space"],
      ["Space", "Enter"],
    ] as const) {
      await page.keyboard.press(open);
      await expect(menu).toBeVisible();
      await page.keyboard.press(close);
      await expect(menu).toBeHidden();
      await expect(toggle).toBeFocused();
    }
    await page.keyboard.press("Enter");
    await tabTo(page, menu.getByRole("link", { name: "Farm" }));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/farm$/);
    await tabTo(page, page.getByRole("main").locator('a[href="/farm/tractor-truck"]').first());
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/farm\/tractor-truck$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});

test("the skip link and a call to action lead to the first field of the form", async ({ page }) => {
  await page.goto("/commercial/trucking");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.querySelector("main")?.contains(document.activeElement))).toBe(true);
  await tabTo(page, page.getByRole("main").locator('a[href^="/contact"]').first());
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/contact/);
  const first = page.getByRole("textbox", { name: "First Name" });
  await tabTo(page, first);
  await page.keyboard.type("Ada");
  await expect(first).toHaveValue("Ada");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("textbox", { name: "Last Name" })).toBeFocused();
});

test("the keys open and close one question at a time", NIGHTLY, async ({ page }) => {
  await page.goto("/farm");
  const questions = page.locator("details[name]");
  const isOpen = (index: number) => questions.nth(index).evaluate((details) => details.hasAttribute("open"));
  await tabTo(page, questions.nth(0).locator("summary"));
  await page.keyboard.press("Enter");
  expect(await isOpen(0)).toBe(true);
  await tabTo(page, questions.nth(1).locator("summary"));
  await page.keyboard.press("Space");
  expect([await isOpen(0), await isOpen(1)]).toEqual([false, true]);
  await page.keyboard.press("Space");
  expect([await isOpen(0), await isOpen(1)]).toEqual([false, false]);
  await tabTo(page, questions.nth(0).locator("summary"), "Shift+Tab");
  await page.keyboard.press("Enter");
  expect([await isOpen(0), await isOpen(1)]).toEqual([true, false]);
});

test("the keys pause and advance the slider, starting with the pause button", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/");
  const slider = page.getByRole("region", { name: "Testimonials" });
  const pause = slider.getByRole("button").first();
  await tabTo(page, pause);
  await waitForHydration(pause);
  await expect(pause).toHaveAccessibleName(/^Pause/);
  await page.keyboard.press("Enter");
  await expect(pause).toHaveAccessibleName(/^Play/);
  const position = slider.getByText(/^\d+ of 8$/);
  await tabTo(page, slider.getByRole("button", { name: "Next testimonial" }));
  await page.keyboard.press("Enter");
  await expect(position).toHaveText("2 of 8");
  await tabTo(page, slider.getByRole("button", { name: "Previous testimonial" }), "Shift+Tab");
  await page.keyboard.press("Space");
  await expect(position).toHaveText("1 of 8");
  await page.keyboard.press("Space");
  await expect(position).toHaveText("8 of 8");
});

test("the keys expand and collapse a bio", NIGHTLY, async ({ page }) => {
  await page.goto("/");
  const bio = page.locator("details", { hasText: "See more" }).first();
  await tabTo(page, bio.locator("summary"));
  await expect(bio.getByText("See less")).toBeHidden();
  await page.keyboard.press("Enter");
  await expect(bio.getByText("See less")).toBeVisible();
  await expect(bio.getByText("See more")).toBeHidden();
  await page.keyboard.press("Enter");
  await expect(bio.getByText("See more")).toBeVisible();
});
