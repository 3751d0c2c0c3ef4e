import { expect, type Locator, type Page, test } from "playwright/test";
import {
  FAILURE_TITLE,
  mockQuoteApi,
  openQuoteForm,
  QUOTE_ENDPOINT,
  type QuotePage,
  SUCCESS_TITLE,
} from "#tests/support/browser/quote-requests.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const DURATION_MS = 5000;

/** Opens the form with a paused clock and its first toast. Every request fails with its number. */
async function openToast(page: Page): Promise<QuotePage> {
  await page.clock.install();
  let count = 0;
  await mockQuoteApi(page, (route) => route.fulfill({ status: 503, json: { error: `Failure ${++count}.` } }));
  const quote = await openQuoteForm(page);
  await quote.fill();
  await page.clock.pauseAt(Date.now() + 60_000);
  await quote.field("Email").press("Enter");
  await expect(quote.toast).toContainText("Failure 1.");
  await expect(quote.notice(FAILURE_TITLE)).toBeFocused();
  await waitForPauseListeners(page);
  return quote;
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

test("a toast disappears after 5 seconds, while the notice stays", async ({ page }) => {
  const { toast, notice } = await openToast(page);
  await page.clock.runFor(DURATION_MS - 1);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1);
  await expect(toast).toHaveCount(0);
  await expect(notice(FAILURE_TITLE)).toBeVisible();
});

test("a new toast replaces the previous one and stays for its full duration", async ({ page }) => {
  const { toast, field } = await openToast(page);
  await page.clock.runFor(DURATION_MS - 1);
  await field("Email").press("Enter");
  await expect(toast).toContainText("Failure 2.");
  await expect(toast).toHaveCount(1);
  await page.clock.runFor(DURATION_MS - 1);
  await expect(toast).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(toast).toHaveCount(0);
});

test("F8 moves the focus to the toast and pauses its timer", async ({ page }) => {
  const { toast } = await openToast(page);
  await page.keyboard.press("F8");
  await expect(page.getByRole("region", { name: "Notifications (F8)" }).getByRole("list")).toBeFocused();
  await page.clock.runFor(3 * DURATION_MS);
  await expect(toast).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(toast).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(toast).toHaveCount(0);
});

test("a toast stays while the pointer is on it, and its button dismisses it", async ({ page }) => {
  const { toast } = await openToast(page);
  await toast.hover();
  await page.clock.runFor(3 * DURATION_MS);
  await toast.getByRole("button", { name: "Dismiss" }).click();
  await expect(toast).toHaveCount(0);
});

async function swipeRight(page: Page, toast: Locator, distancePx: number): Promise<void> {
  const { x = 0, y = 0 } = (await toast.boundingBox()) ?? {};
  const from = { x: Math.round(x) + 30, y: Math.round(y) + 20 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + distancePx, from.y, { steps: 7 });
  await page.mouse.up();
}

for (const [distancePx, remaining] of [
  [49, 1],
  [50, 0],
  [120, 0],
  [-120, 1],
] as const) {
  test(`a swipe of ${distancePx} px to the right ${remaining ? "keeps" : "dismisses"} a toast`, async ({ page }) => {
    const { toast } = await openToast(page);
    await swipeRight(page, toast, distancePx);
    await expect(toast).toHaveCount(remaining);
  });
}

test("only a failure has the destructive style", async ({ page }) => {
  const { toast, field } = await openToast(page);
  await expect(toast).toHaveClass("toast destructive");
  await page.unroute(QUOTE_ENDPOINT);
  await mockQuoteApi(page);
  await field("Email").press("Enter");
  await expect(toast).toContainText(SUCCESS_TITLE);
  await expect(toast).toHaveClass("toast");
});

test("the toast viewport is added on the first input", async ({ page }) => {
  const { field } = await openQuoteForm(page);
  const viewport = page.getByRole("region", { name: "Notifications (F8)" });
  await page.waitForLoadState("networkidle");
  await expect(viewport).toHaveCount(0);
  await field("First Name").press("A");
  await expect(viewport).toHaveCount(1);
});
