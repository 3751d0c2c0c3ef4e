import { chromium, expect, type Page } from "playwright/test";
import { findFullBrowser } from "#tests/support/browser/find-browser.ts";
import { test } from "#tests/support/browser/test.ts";
import { DESKTOP, PHONE } from "#tests/support/browser/viewports.ts";
import { forRun, isFullRun } from "#tests/support/full-run.ts";

const HEADERS = [
  { viewport: PHONE, heightPx: 70 },
  { viewport: DESKTOP, heightPx: 85 },
];

const LINKS = ["Home", "About", "Commercial", "Farm", "Personal", "Medicare", "Contact"];

/** A Monday during office hours. While the office is closed, a choice takes the place of the call link. */
const OFFICE_HOURS = "2026-11-23T17:00:00Z";

const menuOf = (page: Page) => page.getByRole("navigation", { name: "Main" });
const open = (page: Page) => page.getByRole("button", { name: "Menu", exact: true }).click();

const WAYS_TO_CLOSE: Record<string, (page: Page) => Promise<void>> = {
  "the close button": (page) => page.getByRole("button", { name: "Close Menu" }).click(),
  Escape: (page) => page.keyboard.press("Escape"),
  // Clicks below the menu.
  "a click outside": async (page) => {
    const { y = 0, height = 0 } = (await page.locator(".menu").boundingBox()) ?? {};
    await page.mouse.click(5, y + height + 5);
  },
};

// Another test opens and closes the menu with scripts.
for (const javaScriptEnabled of forRun([true, false], [false])) {
  test.describe(`the menu on a phone, ${javaScriptEnabled ? "with" : "without"} scripts`, () => {
    test.use({ javaScriptEnabled, viewport: PHONE });

    test("opens and closes, links to the main pages, a quote and a call, and is closed on the next page", async ({
      page,
    }) => {
      await page.clock.setFixedTime(OFFICE_HOURS);
      await page.goto("/about");
      await expect(menuOf(page)).toBeHidden();
      for (const [way, close] of Object.entries(WAYS_TO_CLOSE)) {
        await open(page);
        await expect(menuOf(page), way).toBeVisible();
        await close(page);
        await expect(menuOf(page), way).toBeHidden();
      }
      await expect(page).toHaveURL(/\/about$/);

      const numbers = page.getByRole("banner").locator('a[href^="tel:"]:visible');
      const quote = page.getByRole("link", { name: "Get a Custom Quote" });
      await expect(numbers).toHaveCount(1);
      await expect(quote).toBeHidden();
      await open(page);
      await expect(menuOf(page).getByRole("link")).toHaveText(LINKS);
      await expect(numbers).toHaveCount(2);
      await expect(quote).toBeVisible();
      await menuOf(page).getByRole("link", { name: "Farm" }).click();
      await expect(page).toHaveURL(/\/farm$/);
      await expect(menuOf(page)).toBeHidden();

      await page.goBack();
      await expect(page).toHaveURL(/\/about$/);
      await expect(menuOf(page)).toBeHidden();

      await open(page);
      await quote.click();
      await expect(page).toHaveURL(/\/contact$/);
      await expect(menuOf(page)).toBeHidden();
    });
  });
}

test.describe("the open menu", () => {
  test.use({ viewport: PHONE });

  test("has one button, and closes when the visitor leaves it, its page or its width", async ({ page }) => {
    await page.clock.setFixedTime(OFFICE_HOURS);
    await page.goto("/about");
    const button = page.getByRole("button", { name: /menu/i });
    await test.step("the button says what it does", async () => {
      await expect(button).toHaveAccessibleName("Menu");
      await open(page);
      await expect(button).toHaveCount(1);
      await expect(button).toHaveAccessibleName("Close Menu");
      await button.click();
      await expect(button).toHaveAccessibleName("Menu");
    });

    for (const [key, presses, start, outside] of [
      ["Tab", 1, "Get a Custom Quote", page.locator("main a, .breadcrumbs a").first()],
      ["Shift+Tab", 2, "Home", page.locator(".header-contact a").first()],
    ] as const) {
      await test.step(`${key} moves the focus out of it`, async () => {
        await open(page);
        await page.locator(".menu").getByRole("link", { name: start, exact: true }).focus();
        for (let press = 0; press < presses; press += 1) await page.keyboard.press(key);
        await expect(outside).toBeFocused();
        await expect(menuOf(page)).toBeHidden();
      });
    }

    await test.step("the browser keeps its page for the Back button", async () => {
      await open(page);
      await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })));
      await expect(menuOf(page)).toBeHidden();
    });

    await test.step("the window becomes wide enough for the navigation", async () => {
      await page.setViewportSize({ width: 820, height: 1180 });
      await open(page);
      await page.setViewportSize({ width: 1180, height: 820 });
      await expect(menuOf(page)).toBeInViewport();
      await expect(page.locator(":popover-open")).toHaveCount(0);
    });
  });
});

// The full browser starts slowly. In every run, the open menu closes on the event by which a page learns that it is kept.
const testFully = isFullRun ? test : () => undefined;

testFully("the menu is closed on a page from the back/forward cache", async ({ launchOptions, baseURL }) => {
  // Playwright turns off the back/forward cache: https://web.dev/articles/bfcache
  const options = { ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] };
  const browser = await chromium.launch({ ...options, executablePath: findFullBrowser() });
  try {
    const page = await browser.newPage({ viewport: PHONE, ...(baseURL && { baseURL }) });
    await page.goto("/about");
    await page.evaluate(() => {
      document.title = "cached";
    });
    await open(page);
    await menuOf(page).getByRole("link", { name: "Farm" }).click();
    await expect(page).toHaveURL(/\/farm$/);
    await page.goBack({ waitUntil: "commit" });
    await expect(page).toHaveTitle("cached");
    await expect(menuOf(page)).toBeHidden();
  } finally {
    await browser.close();
  }
});

test("the header is sticky, with the breadcrumbs below it, and covers no anchor", async ({ page }) => {
  for (const route of forRun(["/medicare", "/commercial/trucking"], ["/commercial/trucking"])) {
    await page.goto(route);
    for (const { viewport, heightPx } of HEADERS) {
      await page.setViewportSize(viewport);
      await page.evaluate(() => scrollTo({ top: 2000, behavior: "instant" }));
      const bar = await page.getByRole("banner").boundingBox();
      expect(bar, route).toMatchObject({ x: 0, y: 0, width: viewport.width, height: heightPx });
      const trail = page.getByRole("navigation", { name: "Breadcrumb" });
      expect((await trail.boundingBox())?.y, route).toBe(heightPx);
      await expect(trail, route).toBeInViewport();
    }
  }
  for (const { viewport, heightPx } of HEADERS) {
    await page.setViewportSize(viewport);
    await page.goto("/about");
    await page.goto("/#team");
    const team = page.getByRole("heading", { name: "Meet Our Team" });
    await expect(team).toBeInViewport({ ratio: 1 });
    expect((await team.boundingBox())?.y).toBeGreaterThanOrEqual(heightPx);
  }
});

for (const route of forRun(
  ["/", "/medicare", "/commercial/errors-omissions", "/contact"],
  ["/commercial/errors-omissions"],
)) {
  test(`the sticky bars of ${route} leave room for the page`, async ({ page }) => {
    await page.goto(route);
    for (const [what, viewport, share] of [
      ["a phone", { width: 390, height: 844 }, 0.15],
      ["a small phone", PHONE, 0.15],
      ["a phone on its side", { width: 844, height: 390 }, 0],
      ["400 % zoom", { width: 320, height: 256 }, 0],
    ] as const) {
      await page.setViewportSize(viewport);
      const coveredPx = await page.evaluate(() => {
        scrollTo({ top: 1000, behavior: "instant" });
        const bars = [...document.querySelectorAll("body *")].filter(
          (element) => /sticky|fixed/.test(getComputedStyle(element).position) && element.checkVisibility(),
        );
        const heights = bars.map((bar) => {
          const { top, bottom } = bar.getBoundingClientRect();
          return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
        });
        return heights.reduce((total, height) => total + height, 0);
      });
      expect(coveredPx, `at ${what}`).toBeLessThanOrEqual(viewport.height * share);
    }
  });
}

test("a quote, a claim and a call are one click away at every width of a desktop", async ({ page }) => {
  await page.goto("/commercial/trucking");
  for (const width of [1024, 1366, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const banner = page.getByRole("banner");
    for (const [name, href] of [
      ["Get a Quote", /^\/contact/],
      ["Report a Claim", /^\/claims$/],
      ["(515) 555-0142", /^tel:/],
    ] as const) {
      const link = banner.getByRole("link", { name, exact: true });
      await expect(link).toHaveAttribute("href", href);
      await expect(link, `${width} px`).toBeInViewport({ ratio: 1 });
    }
    await expect(menuOf(page).getByRole("link")).toHaveText(LINKS);
    const tops = await menuOf(page)
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    expect(new Set(tops).size, `${width} px`).toBe(1);
  }
});

test("a link to the same page scrolls to its top, and a coverage page opens at its top", async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  const expectScrollsToTop = async (navigation: string, path: string) => {
    const link = page.getByRole("navigation", { name: navigation }).locator("[aria-current=page]");
    await link.evaluate((element) => {
      scrollTo({ top: 300, behavior: "instant" });
      element.focus({ preventScroll: true });
    });
    expect(await getScrollY(page)).toBe(300);
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => scrollY === 0);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  };
  await page.goto("/commercial");
  await expectScrollsToTop("Main", "/commercial");
  const card = page
    .getByRole("main")
    .getByRole("link", { name: /trucking/i })
    .first();
  await card.scrollIntoViewIfNeeded();
  expect(await getScrollY(page)).toBeGreaterThan(0);
  await card.click();
  await expect(page).toHaveURL(/\/commercial\/trucking$/);
  expect(await getScrollY(page)).toBe(0);
  await expectScrollsToTop("Commercial Insurance", "/commercial/trucking");
});

function getScrollY(page: Page): Promise<number> {
  return page.evaluate(() => scrollY);
}

for (const viewport of [
  { width: 1366, height: 657 },
  { width: 1280, height: 720 },
]) {
  test(`the side menu shows the current page at ${viewport.width} by ${viewport.height} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto("/commercial/fuel-propane");
    const list = page.locator(".sidebar");
    await page.mouse.wheel(0, 900);
    await expect(list.locator("[aria-current]")).toBeInViewport({ ratio: 1 });
    expect(await list.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  });
}
