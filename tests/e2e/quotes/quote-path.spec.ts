/** Steps and pixels from a page to a sent request. `npx playwright test … quote-path` prints them. */
import { expect, type Page } from "playwright/test";
import { measurePath } from "#tests/support/browser/measure-path.ts";
import { QUOTE_ENDPOINT } from "#tests/support/browser/quote-requests.ts";
import { test } from "#tests/support/browser/test.ts";
import { forRun } from "#tests/support/full-run.ts";

const DESKTOP = { width: 1366, height: 657 };
const PHONE = { width: 390, height: 844 };

const findCallToAction = (page: Page) => page.locator('main a[href^="/contact"]').first();

const PATHS = [
  ["home", "/", findCallToAction],
  ["trucking", "/commercial/trucking", findCallToAction],
  ["Medicare", "/medicare", findCallToAction],
  ["boat", "/", (page: Page) => page.locator(".specialty li", { hasText: "Boat" }).getByRole("link")],
] as const;

interface Way {
  viewport: { width: number; height: number };
  javaScriptEnabled: boolean;
  paths: readonly (typeof PATHS)[number][];
}

const EVERY_WAY: Way[] = [PHONE, DESKTOP].flatMap((viewport) =>
  [true, false].map((javaScriptEnabled) => ({ viewport, javaScriptEnabled, paths: PATHS })),
);
const SAMPLE: Way[] = [
  { viewport: PHONE, javaScriptEnabled: true, paths: PATHS.slice(1, 2) },
  { viewport: DESKTOP, javaScriptEnabled: false, paths: PATHS.slice(3) },
];

for (const { viewport, javaScriptEnabled, paths } of forRun(EVERY_WAY, SAMPLE)) {
  const where = `${viewport.width}×${viewport.height}, ${javaScriptEnabled ? "with" : "without"} scripts`;
  test.describe(where, () => {
    test.use({ javaScriptEnabled, viewport });

    for (const [name, start, findLink] of paths) {
      test(`the first field is in view after one click: ${name}`, async ({ page }) => {
        await page.route(QUOTE_ENDPOINT, (route) => route.fulfill({ json: { success: true } }));
        const effort = await measurePath(page, start, findLink);
        console.log(`${where}, ${name}: ${JSON.stringify(effort)}`);
        expect(effort.toFirstFieldPx).toBe(0);
      });
    }
  });
}
