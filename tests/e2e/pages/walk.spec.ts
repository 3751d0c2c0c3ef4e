/** Every route as visitors get it: no error, no violation of the policy, no request elsewhere, nothing wider than a phone. */
import { expect, type Page } from "playwright/test";
import { recordViolations } from "#tests/support/browser/record-violations.ts";
import { ROUTES } from "#tests/support/browser/routes.ts";
import { scrollThrough } from "#tests/support/browser/scroll-through.ts";
import { test } from "#tests/support/browser/test.ts";
import { isFullRun } from "#tests/support/full-run.ts";

/** Narrowest window of WCAG 1.4.10. */
const NARROW = { width: 320, height: 640 };

/** Pages with islands, which load when they are scrolled into view. */
const ISLAND_ROUTES = ["/", "/contact", "/medicare", "/personal/home"];

// Animations and transitions must be allowed by the policy, too.
test.use({ viewport: NARROW, contextOptions: { reducedMotion: "no-preference" } });

/**
 * Records console errors, uncaught errors, external requests and failed requests of a page.
 * @returns problems, updated as they happen
 */
function recordProblems(page: Page, origin: string): string[] {
  const problems: string[] = [];
  page.on("console", (message) => {
    if (/error|warning/.test(message.type())) problems.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => problems.push(`uncaught: ${error.message}`));
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin && url.protocol !== "data:") problems.push(`external: ${request.url()}`);
  });
  page.on("requestfailed", (request) => {
    // The next page.goto() ends what a form still loads.
    const reason = request.failure()?.errorText;
    if (reason !== "net::ERR_ABORTED") problems.push(`failed: ${request.url()}: ${reason}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
  return problems;
}

test("no route causes an error or a violation of the policy, or is wider than its window", async ({
  page,
  baseURL,
}) => {
  if (isFullRun) test.slow();
  const violations = await recordViolations(page.context());
  const problems = recordProblems(page, new URL(baseURL ?? "").origin);
  const found: Record<string, string[]> = {};
  for (const route of ROUTES) {
    await page.goto(route);
    if (isFullRun || ISLAND_ROUTES.includes(route)) {
      await scrollThrough(page);
      await page.waitForLoadState("networkidle");
    }
    if (isFullRun) {
      await page.emulateMedia({ colorScheme: "dark" });
      await scrollThrough(page);
      await page.emulateMedia({ colorScheme: "light" });
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (overflow > 0) problems.push(`${overflow} px too wide`);
    const ofRoute = [...problems.splice(0), ...violations.splice(0)];
    if (ofRoute.length > 0) found[route] = ofRoute;
  }
  expect(found).toEqual({});
});
