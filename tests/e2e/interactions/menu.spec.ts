import { chromium, expect, type Page, test } from "playwright/test";
import { findFullBrowser } from "#tests/support/browser/find-browser.ts";
import { COVERAGE_ROUTES, MISSING_ROUTE } from "#tests/support/browser/routes.ts";
import { DESKTOP, PHONE } from "#tests/support/browser/viewports.ts";

const HEADERS = [
  { viewport: PHONE, heightPx: 70 },
  { viewport: DESKTOP, heightPx: 85 },
];

const LINKS = ["Home", "About", "Commercial", "Farm", "Personal", "Medicare", "Contact"];

const menuOf = (page: Page) => page.getByRole("navigation", { name: "Main" });
const open = (page: Page) => page.getByRole("button", { name: "Menu", exact: true }).click();

const WAYS_TO_CLOSE: Record<string, (page: Page) => Promise<void>> = {
  "the close button": (page) => page.getByRole("button", { name: "Close Menu" }).click(),
  Escape: (page) => page.keyboard.press("Escape"),
  // Clicks below the menu.
  "a click outside": async (page) => {
    const { y = 0, height = 0 } = (await page.locator("[popover]").boundingBox()) ?? {};
    await page.mouse.click(5, y + height + 5);
  },
};

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the menu on a phone, ${javaScriptEnabled ? "with" : "without"} scripts`, () => {
    test.use({ javaScriptEnabled, viewport: PHONE });

    for (const [way, close] of Object.entries(WAYS_TO_CLOSE)) {
      test(`closes with ${way}`, async ({ page }) => {
        await page.goto("/about");
        await expect(menuOf(page)).toBeHidden();
        // The second round shows that the menu can be opened again.
        for (const _ of [1, 2]) {
          await open(page);
          await expect(menuOf(page)).toBeVisible();
          await close(page);
          await expect(menuOf(page)).toBeHidden();
        }
        await expect(page).toHaveURL(/\/about$/);
      });
    }

    test("links to the main pages, a quote and a call, and is closed on the next page", async ({ page }) => {
      await page.goto("/about");
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

  test("has one button, which says what it does", async ({ page }) => {
    await page.goto("/about");
    const button = page.getByRole("button", { name: /menu/i });
    await expect(button).toHaveAccessibleName("Menu");
    await open(page);
    await expect(button).toHaveCount(1);
    await expect(button).toHaveAccessibleName("Close Menu");
    await button.click();
    await expect(button).toHaveAccessibleName("Menu");
  });

  for (const [key, start, outside] of [
    ["Tab", "Get a Custom Quote", (page: Page) => page.locator("main a, .breadcrumbs a").first()],
    ["Shift+Tab", "Home", (page: Page) => page.locator(".header-contact a").first()],
  ] as const) {
    test(`closes when ${key} moves the focus out of it`, async ({ page }) => {
      await page.goto("/about");
      await open(page);
      await page.locator(".menu").getByRole("link", { name: start, exact: true }).focus();
      for (let press = 0; press < (key === "Tab" ? 1 : 2); press += 1) await page.keyboard.press(key);
      await expect(outside(page)).toBeFocused();
      await expect(menuOf(page)).toBeHidden();
    });
  }

  test("closes when the window becomes wide enough for the navigation", async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 1180 });
    await page.goto("/about");
    await open(page);
    await page.setViewportSize({ width: 1180, height: 820 });
    await expect(menuOf(page)).toBeInViewport();
    await expect(page.locator(":popover-open")).toHaveCount(0);
  });
});

test("the menu is closed on a page from the back/forward cache", async ({ launchOptions, baseURL }) => {
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

for (const { viewport, heightPx } of HEADERS) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test(`the header is ${heightPx} px high and sticky, with the breadcrumbs below it`, async ({ page }) => {
      for (const route of ["/medicare", "/commercial/trucking"]) {
        await page.goto(route);
        await page.evaluate(() => scrollTo({ top: 2000, behavior: "instant" }));
        const bar = await page.getByRole("banner").boundingBox();
        expect(bar, route).toMatchObject({ x: 0, y: 0, width: viewport.width, height: heightPx });
        const trail = page.getByRole("navigation", { name: "Breadcrumb" });
        expect((await trail.boundingBox())?.y, route).toBe(heightPx);
        await expect(trail, route).toBeInViewport();
      }
    });

    test("the logo links to the home page, and the phone number is a call link", async ({ page }) => {
      await page.goto("/about");
      const banner = page.getByRole("banner");
      await expect(banner.getByRole("link").first()).toHaveAttribute("href", "/");
      const phone = banner.locator('a[href^="tel:"]:visible');
      await expect(phone).toHaveAttribute("href", "tel:+15155550142");
      await expect(phone).toHaveAccessibleName(/\(515\) 555-0142/);
    });

    test("an anchor scrolls to a position below the header", async ({ page }) => {
      await page.goto("/#team");
      const team = page.getByRole("heading", { name: "Meet Our Team" });
      await expect(team).toBeInViewport({ ratio: 1 });
      expect((await team.boundingBox())?.y).toBeGreaterThanOrEqual(heightPx);
    });
  });
}

for (const [what, viewport, share] of [
  ["a phone", { width: 390, height: 844 }, 0.15],
  ["a small phone", PHONE, 0.15],
  ["a phone on its side", { width: 844, height: 390 }, 0],
  ["400 % zoom", { width: 320, height: 256 }, 0],
] as const) {
  test(`sticky bars take at most ${share * 100} % of the height at ${what}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const route of ["/", "/medicare", "/commercial/errors-omissions", "/contact"]) {
      await page.goto(route);
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
      expect(coveredPx, route).toBeLessThanOrEqual(viewport.height * share);
    }
  });
}

for (const width of [1024, 1366, 1440, 1920]) {
  test(`a quote, a claim and a call are one click away at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/commercial/trucking");
    const banner = page.getByRole("banner");
    for (const [name, href] of [
      ["Get a Quote", /^\/contact/],
      ["Report a Claim", /^\/claims$/],
      ["(515) 555-0142", /^tel:/],
    ] as const) {
      const link = banner.getByRole("link", { name, exact: true });
      await expect(link).toHaveAttribute("href", href);
      await expect(link).toBeInViewport({ ratio: 1 });
    }
    await expect(menuOf(page).getByRole("link")).toHaveText(LINKS);
    const tops = await menuOf(page)
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
  });
}

test.describe("the main navigation", () => {
  test.use({ viewport: DESKTOP });

  test("marks the current page", async ({ page }) => {
    const pages = [
      ...LINKS.map((name) => [name === "Home" ? "/" : `/${name.toLowerCase()}`, [name]] as const),
      ...COVERAGE_ROUTES.map(
        (route) => [route, [LINKS.find((name) => route.startsWith(`/${name.toLowerCase()}/`))]] as const,
      ),
      ...["/privacy", "/terms", "/claims", MISSING_ROUTE].map((route) => [route, []] as const),
    ];
    for (const [route, marked] of pages) {
      await page.goto(route, { waitUntil: "commit" });
      await expect(menuOf(page).getByRole("link"), route).toHaveText(LINKS);
      await expect(menuOf(page).locator("a[aria-current]"), route).toHaveText(marked.map(String));
    }
  });

  test("marks the current page in the sidebar", async ({ page }) => {
    const linkCounts = { commercial: 13, farm: 5, personal: 5 };
    for (const [line, links] of Object.entries(linkCounts)) {
      for (const route of COVERAGE_ROUTES.filter((route) => route.startsWith(`/${line}/`))) {
        await page.goto(route, { waitUntil: "commit" });
        const sidebar = page.getByRole("navigation", { name: new RegExp(`^${line} insurance$`, "i") });
        await expect(sidebar.getByRole("link"), route).toHaveCount(links);
        await expect(sidebar.getByRole("link").first(), route).toHaveAttribute("href", `/${line}`);
        await expect(sidebar.locator("[aria-current=page]"), route).toHaveCount(1);
        await expect(sidebar.locator("[aria-current=page]"), route).toHaveAttribute("href", route);
      }
    }
  });

  for (const [path, navigation] of [
    ["/commercial", "Main"],
    ["/commercial/trucking", "Commercial Insurance"],
  ] as const) {
    test(`a link on ${path} to itself scrolls to the top`, async ({ page }) => {
      await page.goto(path);
      const link = page.getByRole("navigation", { name: navigation }).locator("[aria-current=page]");
      await link.evaluate((element) => {
        scrollTo({ top: 300, behavior: "instant" });
        element.focus({ preventScroll: true });
      });
      expect(await getScrollY(page)).toBe(300);
      await page.keyboard.press("Enter");
      await page.waitForFunction(() => scrollY === 0);
      await expect(page).toHaveURL(new RegExp(`${path}$`));
    });
  }

  test("a coverage page opens at its top", async ({ page }) => {
    await page.goto("/commercial");
    const card = page
      .getByRole("main")
      .getByRole("link", { name: /trucking/i })
      .first();
    await card.scrollIntoViewIfNeeded();
    expect(await getScrollY(page)).toBeGreaterThan(0);
    await card.click();
    await expect(page).toHaveURL(/\/commercial\/trucking$/);
    expect(await getScrollY(page)).toBe(0);
  });
});

function getScrollY(page: Page): Promise<number> {
  return page.evaluate(() => scrollY);
}
