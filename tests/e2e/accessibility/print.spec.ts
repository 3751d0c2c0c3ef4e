import { expect, test } from "playwright/test";

test.describe("on paper", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/commercial/trucking");
    await page.emulateMedia({ media: "print" });
  });

  test("a coverage page prints only its content", async ({ page }) => {
    for (const heading of await page.getByRole("main").getByRole("heading").all()) {
      if ((await heading.evaluate((element) => element.closest("nav"))) === null) await expect(heading).toBeVisible();
    }
    await expect(page.getByRole("contentinfo").locator("address")).toBeVisible();
    await expect(page.locator("nav:visible")).toHaveCount(0);
    await expect(page.getByRole("button")).toHaveCount(0);
    // Only the logo is printed.
    await expect(page.locator("svg:visible")).toHaveCount(1);
    await expect(page.getByRole("main").locator('a[href^="/contact"]:visible')).toHaveCount(0);
  });

  test("closed answers are printed", async ({ page }) => {
    const answers = page.locator("details[name] > :not(summary)");
    expect(await answers.count()).toBeGreaterThan(1);
    for (const answer of await answers.all()) await expect(answer).toBeVisible();
    await expect(page.locator("details[name][open]")).toHaveCount(0);
  });

  test("links print their URLs", async ({ page }) => {
    const links = await page
      .getByRole("main")
      .locator('a[href^="/"]:visible, a[href^="http"]:visible')
      .evaluateAll((anchors) =>
        anchors.map((link) => [link.getAttribute("href") ?? "", getComputedStyle(link, "::after").content] as const),
      );
    expect(links.length).toBeGreaterThan(0);
    for (const [href, printed] of links) expect(printed).toContain(href);
  });

  test("the logo is on the left and the phone number, without a frame, on the right", async ({ page }) => {
    const banner = page.getByRole("banner");
    const logo = banner.getByRole("link").first();
    const box = await logo.boundingBox();
    const name = await logo.locator("span").evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return [...range.getClientRects()].map(({ left }) => Math.round(left));
    });
    expect(box?.x).toBeLessThan(10);
    expect(new Set(name).size).toBe(1);
    const phone = banner.locator('a[href^="tel:"]:visible');
    await expect(phone).toHaveCount(1);
    await expect(phone).toHaveCSS("border-top-width", "0px");
  });

  test("all testimonials are printed", async ({ page }) => {
    await page.goto("/");
    const quotations = page.locator(".slide");
    expect(await quotations.count()).toBe(8);
    for (const quotation of await quotations.all()) await expect(quotation).toBeVisible();
  });

  test("no element is fixed or sticky", async ({ page }) => {
    const fixed = await page
      .locator("body *:visible")
      .evaluateAll((elements) =>
        elements
          .filter((element) => /sticky|fixed/.test(getComputedStyle(element).position))
          .map((element) => element.outerHTML.slice(0, 100)),
      );
    expect(fixed).toEqual([]);
  });
});
