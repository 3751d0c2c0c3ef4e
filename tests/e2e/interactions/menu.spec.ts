import { chromium, expect, type Page, test } from "playwright/test";
import { COVERAGE_ROUTES, MISSING_ROUTE } from "#tests/support/browser/routes.ts";

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1440, height: 900 };
const HEADER_PX = [
  { viewport: PHONE, height: 70 },
  { viewport: DESKTOP, height: 85 },
];

const LINKS = ["Home", "About", "Commercial", "Farm", "Personal", "Medicare", "Contact"];

const menuOf = (page: Page) => page.getByRole("navigation", { name: "Main" });
const toggle = (page: Page) => page.getByRole("button", { name: "Menu", exact: true }).click();

const CLOSINGS: Record<string, (page: Page) => Promise<void>> = {
  "the toggle": toggle,
  "the close button": (page) => page.getByRole("button", { name: "Close menu" }).click(),
  Escape: (page) => page.keyboard.press("Escape"),
  // Between the menu and the number at the foot of the screen.
  "a click outside": async (page) => {
    const { y = 0, height = 0 } = (await page.locator("[popover]").boundingBox()) ?? {};
    await page.mouse.click(5, y + height + 5);
  },
};

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the menu on a telephone, ${javaScriptEnabled ? "with" : "without"} scripts`, () => {
    test.use({ javaScriptEnabled, viewport: PHONE });

    for (const [what, close] of Object.entries(CLOSINGS)) {
      test(`closes by ${what}`, async ({ page }) => {
        await page.goto("/about");
        await expect(menuOf(page)).toBeHidden();
        // A menu that closes only once is none.
        for (const _ of [1, 2]) {
          await toggle(page);
          await expect(menuOf(page)).toBeVisible();
          await close(page);
          await expect(menuOf(page)).toBeHidden();
        }
        await expect(page).toHaveURL(/\/about$/);
      });
    }

    test("leads to every section, to a quote and to a call, and is closed there", async ({ page }) => {
      await page.goto("/about");
      const numbers = page.getByRole("banner").locator('a[href^="tel:"]:visible');
      const quote = page.getByRole("link", { name: "Get a Custom Quote" });
      await expect(numbers).toHaveCount(1);
      await expect(quote).toBeHidden();
      await toggle(page);
      await expect(menuOf(page).getByRole("link")).toHaveText(LINKS);
      await expect(numbers).toHaveCount(2);
      await expect(quote).toBeVisible();
      await menuOf(page).getByRole("link", { name: "Farm" }).click();
      await expect(page).toHaveURL(/\/farm$/);
      await expect(menuOf(page)).toBeHidden();

      await page.goBack();
      await expect(page).toHaveURL(/\/about$/);
      await expect(menuOf(page)).toBeHidden();

      await toggle(page);
      await quote.click();
      await expect(page).toHaveURL(/\/contact$/);
      await expect(menuOf(page)).toBeHidden();
    });
  });
}

test("the menu is closed on a page that the browser kept and brings back", async ({ launchOptions, baseURL }) => {
  // Playwright turns the cache for back and forward off. https://web.dev/articles/bfcache
  const browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] });
  try {
    const page = await browser.newPage({ viewport: PHONE, ...(baseURL && { baseURL }) });
    await page.goto("/about");
    await page.evaluate(() => {
      document.title = "kept";
    });
    await toggle(page);
    await menuOf(page).getByRole("link", { name: "Farm" }).click();
    await expect(page).toHaveURL(/\/farm$/);
    await page.goBack({ waitUntil: "commit" });
    await expect(page).toHaveTitle("kept");
    await expect(menuOf(page)).toBeHidden();
  } finally {
    await browser.close();
  }
});

for (const { viewport, height } of HEADER_PX) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test(`the header is ${height} px high and stays, with the breadcrumbs under it`, async ({ page }) => {
      for (const route of ["/medicare", "/commercial/trucking"]) {
        await page.goto(route);
        await page.evaluate(() => scrollTo({ top: 2000, behavior: "instant" }));
        const bar = await page.getByRole("banner").boundingBox();
        expect(bar, route).toMatchObject({ x: 0, y: 0, width: viewport.width, height });
        const trail = page.getByRole("navigation", { name: "Breadcrumb" });
        expect((await trail.boundingBox())?.y, route).toBe(height);
        await expect(trail, route).toBeInViewport();
      }
    });

    test("the logo leads home, and the number calls", async ({ page }) => {
      await page.goto("/about");
      const banner = page.getByRole("banner");
      await expect(banner.getByRole("link").first()).toHaveAttribute("href", "/");
      const phone = banner.locator('a[href^="tel:"]:visible');
      await expect(phone).toHaveAttribute("href", "tel:+15155550142");
      await expect(phone).toHaveAccessibleName(/\(515\) 555-0142/);
    });

    test("an anchor stands below the header", async ({ page }) => {
      await page.goto("/#team");
      const team = page.getByRole("heading", { name: "Meet Our Team" });
      await expect(team).toBeInViewport({ ratio: 1 });
      expect((await team.boundingBox())?.y).toBeGreaterThanOrEqual(height);
    });
  });
}

test.describe("the main navigation", () => {
  test.use({ viewport: DESKTOP });

  test("marks where the visitor is", async ({ page }) => {
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

  test("marks the page in the list of its section", async ({ page }) => {
    const lists = { commercial: 13, farm: 5, personal: 5 };
    for (const [section, links] of Object.entries(lists)) {
      for (const route of COVERAGE_ROUTES.filter((route) => route.startsWith(`/${section}/`))) {
        await page.goto(route, { waitUntil: "commit" });
        const list = page.getByRole("navigation", { name: new RegExp(`^${section} insurance$`, "i") });
        await expect(list.getByRole("link"), route).toHaveCount(links);
        await expect(list.getByRole("link").first(), route).toHaveAttribute("href", `/${section}`);
        await expect(list.locator("[aria-current=page]"), route).toHaveCount(1);
        await expect(list.locator("[aria-current=page]"), route).toHaveAttribute("href", route);
      }
    }
  });

  for (const [from, list] of [
    ["/commercial", "Main"],
    ["/commercial/trucking", "Commercial Insurance"],
  ] as const) {
    test(`a link on ${from} to itself leads to its top`, async ({ page }) => {
      await page.goto(from);
      const link = page.getByRole("navigation", { name: list }).locator("[aria-current=page]");
      await link.evaluate((element) => {
        scrollTo({ top: 300, behavior: "instant" });
        element.focus({ preventScroll: true });
      });
      expect(await scrolledBy(page)).toBe(300);
      await page.keyboard.press("Enter");
      await page.waitForFunction(() => scrollY === 0);
      await expect(page).toHaveURL(new RegExp(`${from}$`));
    });
  }

  test("a coverage page is shown from its top", async ({ page }) => {
    await page.goto("/commercial");
    const card = page
      .getByRole("main")
      .getByRole("link", { name: /trucking/i })
      .first();
    await card.scrollIntoViewIfNeeded();
    expect(await scrolledBy(page)).toBeGreaterThan(0);
    await card.click();
    await expect(page).toHaveURL(/\/commercial\/trucking$/);
    expect(await scrolledBy(page)).toBe(0);
  });
});

function scrolledBy(page: Page): Promise<number> {
  return page.evaluate(() => scrollY);
}
