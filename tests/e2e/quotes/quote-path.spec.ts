/** Steps and pixels from a page to a sent request. `npx playwright test … quote-path` prints them. */
import { expect, type Page, test } from "playwright/test";
import { measurePath } from "#tests/support/browser/measure-path.ts";
import { QUOTE_ENDPOINT } from "#tests/support/browser/quote-requests.ts";

const VIEWPORTS = [
  { width: 1366, height: 657 },
  { width: 390, height: 844 },
];

const findCallToAction = (page: Page) => page.locator('main a[href^="/contact"]').first();

const PATHS = [
  ["home", "/", findCallToAction],
  ["trucking", "/commercial/trucking", findCallToAction],
  ["Medicare", "/medicare", findCallToAction],
  ["boat", "/", (page: Page) => page.locator(".specialty li", { hasText: "Boat" }).getByRole("link")],
] as const;

for (const javaScriptEnabled of [true, false]) {
  for (const viewport of VIEWPORTS) {
    const where = `${viewport.width}×${viewport.height}, ${javaScriptEnabled ? "with" : "without"} scripts`;
    test.describe(where, () => {
      test.use({ javaScriptEnabled, viewport });

      for (const [name, start, findLink] of PATHS) {
        test(`the first field is in view after one click: ${name}`, async ({ page }) => {
          await page.route(QUOTE_ENDPOINT, (route) => route.fulfill({ json: { success: true } }));
          const effort = await measurePath(page, start, findLink);
          console.log(`${where}, ${name}: ${JSON.stringify(effort)}`);
          expect(effort.toFirstFieldPx).toBe(0);
        });
      }
    });
  }
}
