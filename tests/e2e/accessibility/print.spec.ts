import { expect } from "playwright/test";
import { mockQuoteApi, openQuoteForm, SUCCESS_TITLE } from "#tests/support/browser/quote-requests.ts";
import { test } from "#tests/support/browser/test.ts";

test("a coverage page prints its content and closed answers, but nothing to click on", async ({ page }) => {
  await page.goto("/commercial/trucking");
  await page.emulateMedia({ media: "print" });
  const main = page.getByRole("main");
  await test.step("only the content, the address and the logo", async () => {
    for (const heading of await main.getByRole("heading").all()) {
      if ((await heading.evaluate((element) => element.closest("nav"))) === null) await expect(heading).toBeVisible();
    }
    await expect(page.getByRole("contentinfo").locator("address")).toBeVisible();
    await expect(page.locator("nav:visible")).toHaveCount(0);
    await expect(page.getByRole("button")).toHaveCount(0);
    await expect(page.locator("svg:visible")).toHaveCount(1);
    await expect(main.locator('a[href^="/contact"]:visible')).toHaveCount(0);
  });
  await test.step("closed answers", async () => {
    const answers = page.locator("details[name] > :not(summary)");
    expect(await answers.count()).toBeGreaterThan(1);
    await expect(page.locator("details[name] > :not(summary):visible")).toHaveCount(await answers.count());
    await expect(page.locator("details[name][open]")).toHaveCount(0);
  });
  await test.step("the URLs of links", async () => {
    const links = await main
      .locator('a[href^="/"]:visible, a[href^="http"]:visible')
      .evaluateAll((anchors) =>
        anchors.map((link) => [link.getAttribute("href") ?? "", getComputedStyle(link, "::after").content] as const),
      );
    expect(links.length).toBeGreaterThan(0);
    for (const [href, printed] of links) expect(printed).toContain(href);
  });
  await test.step("the logo on the left, and the phone number without a frame", async () => {
    const banner = page.getByRole("banner");
    const logo = banner.getByRole("link").first();
    const name = await logo.locator("span").evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return [...range.getClientRects()].map(({ left }) => Math.round(left));
    });
    expect((await logo.boundingBox())?.x).toBeLessThan(10);
    expect(new Set(name).size).toBe(1);
    const phone = banner.locator('a[href^="tel:"]:visible');
    await expect(phone).toHaveCount(1);
    await expect(phone).toHaveCSS("border-top-width", "0px");
  });
  await test.step("no element that is fixed or sticky", async () => {
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

test("the claims page prints the number of each carrier in bold beside its name, and no URL of a carrier", async ({
  page,
}) => {
  await page.setViewportSize({ width: 672, height: 912 });
  await page.goto("/claims");
  await page.emulateMedia({ media: "print" });
  const rows = page.locator(".carriers .fact-list > div");
  expect(await rows.count()).toBeGreaterThan(3);
  for (const row of await rows.all()) {
    const name = row.locator("dt");
    const phone = row.locator(".phone-link");
    await expect(phone).toHaveCSS("font-weight", "700");
    const nameRight = await name.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().right;
    });
    expect((await phone.boundingBox())?.x).toBeGreaterThan(nameRight);
  }
  const urls = await page
    .locator(".carriers a")
    .evaluateAll((links) => links.map((link) => getComputedStyle(link, "::after").content));
  expect(new Set(urls)).toEqual(new Set(["none"]));
});

test("a confirmation is printed with the name, phone number and address of the agency, and nothing else", async ({
  page,
}) => {
  await mockQuoteApi(page, (route) => route.fulfill({ json: { success: true, reference: "7F3A-29C1" } }));
  const { fill, button, notice, toast } = await openQuoteForm(page, "/contact?about=boat");
  await fill();
  await button.click();
  await expect(notice(SUCCESS_TITLE)).toBeFocused();
  await toast.hover();
  await page.emulateMedia({ media: "print" });
  await expect(toast).toBeHidden();
  await expect(page.locator(".confirmation")).toBeVisible();
  await expect(page.locator("main > :visible, .contact-lead > :visible")).toHaveCount(2);
  await expect(page.getByRole("banner")).toContainText("(515) 555-0142");
  await expect(page.getByRole("contentinfo").locator("address")).toContainText("118 North Main Street");
  await expect(page.locator(".footer-ground > :visible")).toHaveCount(1);
});

test("all testimonials are printed", async ({ page }) => {
  await page.goto("/");
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".slide")).toHaveCount(8);
  await expect(page.locator(".slide:visible")).toHaveCount(8);
});
