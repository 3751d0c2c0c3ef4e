import { test as base, type Page } from "playwright/test";

/** Playwright's `test`, with a page that is ready to draw. */
export const test = base.extend({
  async page({ page, baseURL }, use) {
    await warmUp(page, baseURL);
    await use(page);
  },
});

/**
 * Loads a first page without scripts, so that the process of the page has started before the page under test comes. On a busy
 * machine, Chromium 156 without a GPU otherwise stops drawing in 2 of 100 first pages while their scripts load: no animation
 * frame fires again, and every later step waits for one.
 * @param url the address of the server
 */
export async function warmUp(page: Page, url = ""): Promise<void> {
  await page.goto(new URL("/healthz", url).href);
}
