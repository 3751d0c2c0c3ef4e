import { expect, type Locator, type Page } from "playwright/test";
import { FAILURE_TITLE, mockQuoteApi, openQuoteForm, type QuotePage } from "#tests/support/browser/quote-requests.ts";
import { test } from "#tests/support/browser/test.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const DURATION_MS = 5000;

/** Opens the form with a paused clock. Every request fails with its number. */
async function openForm(page: Page): Promise<QuotePage & { fail(number: number): Promise<void> }> {
  await page.clock.install();
  let count = 0;
  await mockQuoteApi(page, (route) => route.fulfill({ status: 503, json: { error: `Failure ${++count}.` } }));
  const quote = await openQuoteForm(page);
  const viewport = page.getByRole("region", { name: "Notifications (F8)" });
  await expect(viewport).toHaveCount(0);
  await quote.fill();
  await expect(viewport).toHaveCount(1);
  await page.clock.pauseAt(Date.now() + 60_000);
  return {
    ...quote,
    async fail(number) {
      await quote.field("Email").press("Enter");
      await expect(quote.toast).toContainText(`Failure ${number}.`);
      await expect(quote.toast).toHaveCount(1);
      await expect(quote.notice(FAILURE_TITLE)).toBeFocused();
      await waitForPauseListeners(page);
    },
  };
}

/**
 * Waits until focus and pointer pause the timer. Radix adds the listeners in an effect, which runs after the toast and the two
 * elements around the list have appeared.
 */
async function waitForPauseListeners(page: Page): Promise<void> {
  await expect(page.getByRole("region", { name: "Notifications (F8)" }).locator("> span")).toHaveCount(2);
  // React has posted the task with its effects before.
  await page.evaluate(() => scheduler.postTask(() => undefined, { priority: "background" }));
}

test("a failure is announced once, by the notice that takes the focus", async ({ page }) => {
  const { notice, fail } = await openForm(page);
  await fail(1);
  await expect(notice(FAILURE_TITLE)).toBeFocused();
  // Radix announces a toast by a copy of its text.
  await page.clock.runFor(500);
  await expect(page.getByRole("status").filter({ hasText: "Notification" })).not.toContainText("Failure 1.");
});

test("a toast stays for 5 seconds, and longer while the focus or the pointer is on it", async ({ page }) => {
  const { toast, notice, fail } = await openForm(page);
  await test.step("a new toast replaces the previous one and stays for its full duration", async () => {
    await fail(1);
    await page.clock.runFor(DURATION_MS - 1);
    await expect(toast).toBeVisible();
    await fail(2);
    await page.clock.runFor(DURATION_MS - 1);
    await expect(toast).toHaveCount(1);
    await page.clock.runFor(1);
    await expect(toast).toHaveCount(0);
    await expect(notice(FAILURE_TITLE)).toBeVisible();
  });
  await test.step("F8 moves the focus to the toast and pauses its timer", async () => {
    await fail(3);
    await page.keyboard.press("F8");
    await expect(page.getByRole("region", { name: "Notifications (F8)" }).getByRole("list")).toBeFocused();
    await page.clock.runFor(3 * DURATION_MS);
    await expect(toast).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(toast).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(toast).toHaveCount(0);
  });
  await test.step("the pointer pauses it, too, and its button dismisses it", async () => {
    await fail(4);
    await toast.hover();
    await page.clock.runFor(3 * DURATION_MS);
    await toast.getByRole("button", { name: "Dismiss" }).click();
    await expect(toast).toHaveCount(0);
  });
});

async function swipeRight(page: Page, toast: Locator, distancePx: number): Promise<void> {
  const { x = 0, y = 0 } = (await toast.boundingBox()) ?? {};
  const from = { x: Math.round(x) + 30, y: Math.round(y) + 20 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + distancePx, from.y, { steps: 7 });
  await page.mouse.up();
}

test("a swipe of 50 px to the right dismisses a toast", async ({ page }) => {
  const { toast, fail } = await openForm(page);
  let number = 0;
  await fail(++number);
  for (const [distancePx, remaining] of [
    [-120, 1],
    [49, 1],
    [50, 0],
    [120, 0],
  ] as const) {
    await swipeRight(page, toast, distancePx);
    await expect(toast, `after ${distancePx} px`).toHaveCount(remaining);
    if (remaining === 0) await fail(++number);
  }
});
