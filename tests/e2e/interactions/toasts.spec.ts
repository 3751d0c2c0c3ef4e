import { expect, type Locator, type Page, test } from "playwright/test";
import { mockQuoteApi, openQuoteForm, QUOTE_ENDPOINT, type QuotePage } from "#tests/support/browser/quote-requests.ts";

const DURATION_MS = 5000;

/** The form with its first toast, in a world whose clock stands still. Every request fails, with its number. */
async function openToast(page: Page): Promise<QuotePage> {
  await page.clock.install();
  let count = 0;
  await mockQuoteApi(page, (route) => route.fulfill({ status: 503, json: { error: `Failure ${++count}.` } }));
  const quote = await openQuoteForm(page);
  await quote.fill();
  await page.clock.pauseAt(Date.now() + 60_000);
  await quote.field("Email").press("Enter");
  await expect(quote.toast).toContainText("Failure 1.");
  await expect(quote.notice("Something went wrong")).toBeFocused();
  return quote;
}

test("a toast goes after 5 seconds; what the form says stays", async ({ page }) => {
  const { toast, notice } = await openToast(page);
  await page.clock.runFor(DURATION_MS - 1);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1);
  await expect(toast).toHaveCount(0);
  await expect(notice("Something went wrong")).toBeVisible();
});

test("one toast shows at a time, the newest, for its whole time", async ({ page }) => {
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

test("F8 takes the focus to the toast, which waits there", async ({ page }) => {
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

test("a toast waits under the pointer, and its button dismisses it", async ({ page }) => {
  const { toast } = await openToast(page);
  await toast.hover();
  await page.clock.runFor(3 * DURATION_MS);
  await toast.getByRole("button", { name: "Dismiss" }).click();
  await expect(toast).toHaveCount(0);
});

async function swipe(page: Page, toast: Locator, pixels: number): Promise<void> {
  const { x = 0, y = 0 } = (await toast.boundingBox()) ?? {};
  const from = { x: Math.round(x) + 30, y: Math.round(y) + 20 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + pixels, from.y, { steps: 7 });
  await page.mouse.up();
}

for (const [pixels, stays] of [
  [49, 1],
  [50, 0],
  [120, 0],
  [-120, 1],
] as const) {
  test(`a swipe of ${pixels} pixels to the right ${stays ? "leaves" : "dismisses"} a toast`, async ({ page }) => {
    const { toast } = await openToast(page);
    await swipe(page, toast, pixels);
    await expect(toast).toHaveCount(stays);
  });
}

test("success is told calmly, failure in the style of failures", async ({ page }) => {
  const { toast, field } = await openToast(page);
  await expect(toast).toHaveClass("toast destructive");
  await page.unroute(QUOTE_ENDPOINT);
  await mockQuoteApi(page);
  await field("Email").press("Enter");
  await expect(toast).toContainText("Success!");
  await expect(toast).toHaveClass("toast");
});

test("the page holds no place for toasts until somebody writes", async ({ page }) => {
  const { field } = await openQuoteForm(page);
  const place = page.getByRole("region", { name: "Notifications (F8)" });
  await page.waitForLoadState("networkidle");
  await expect(place).toHaveCount(0);
  await field("First Name").press("A");
  await expect(place).toHaveCount(1);
});
