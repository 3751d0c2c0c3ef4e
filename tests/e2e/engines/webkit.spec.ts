/** The main journeys in WebKit, over WebDriver. They are skipped where WebKit cannot be installed. */

import { test as base, expect } from "playwright/test";
import { MIN_FILL_MS } from "#schemas/quotes/quote-request.ts";
import { findWebKit } from "#tests/support/browser/find-browser.ts";
import { SAMPLE_ROUTES } from "#tests/support/browser/routes.ts";
import { DESKTOP, PHONE } from "#tests/support/browser/viewports.ts";
import { startWebKit, type WebKit, type WebKitPage } from "#tests/support/browser/webkit.ts";

const ANSWERS = {
  firstName: "Ada",
  lastName: "Lindqvist",
  email: "ada@example.com",
  phone: "(515) 555-0199",
  insuranceType: "Farm",
} as const;

const SUBMIT = "main form button[type=submit]";

/** Playwright's `test` with a window of WebKit, which opens routes of the site. Each worker starts one driver. */
const test = base.extend<{ webkitArgs: string[]; webkit: WebKitPage }, { driver: WebKit | string }>({
  driver: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of required fixtures from the pattern
    async ({}, use) => {
      const driver = await startInstalledWebKit();
      await use(driver);
      if (typeof driver !== "string") driver.close();
    },
    { scope: "worker", timeout: 300_000 },
  ],
  webkitArgs: [[], { option: true }],
  async webkit({ driver, webkitArgs, baseURL }, use) {
    if (typeof driver === "string") {
      test.skip(true, driver);
      return;
    }
    const page = await driver.openWindow(...webkitArgs);
    await page.resize(DESKTOP);
    await use({ ...page, open: (route) => page.open(new URL(route, baseURL).href) });
    await page.close();
  },
});

// One driver is enough for all of them.
test.describe.configure({ mode: "default" });

test("WebKit shows each kind of page without overflow", async ({ webkit }) => {
  for (const size of [PHONE, DESKTOP]) {
    await webkit.resize(size);
    for (const route of SAMPLE_ROUTES) {
      await webkit.open(route);
      const { heading, overflow } = await webkit.evaluate(() => ({
        heading: document.querySelector("h1")?.textContent,
        overflow: document.documentElement.scrollWidth - innerWidth,
      }));
      expect(heading, route).toBeTruthy();
      expect(overflow, route).toBe(0);
    }
  }
});

test("WebKit opens, closes and leaves the menu by keyboard", async ({ webkit }) => {
  await webkit.resize(PHONE);
  await webkit.open("/about");
  const isOpen = () => webkit.evaluate(() => document.querySelector(".menu")?.matches(":popover-open"));
  await webkit.evaluate(() => document.querySelector<HTMLElement>(".menu-toggle")?.focus());
  await webkit.press("Enter");
  await expect.poll(isOpen).toBe(true);
  const gap = await webkit.evaluate(() => {
    const bottom = document.querySelector(".header")?.getBoundingClientRect().bottom ?? 0;
    return Math.abs((document.querySelector(".menu")?.getBoundingClientRect().top ?? 0) - bottom);
  });
  expect(gap).toBeLessThan(20);
  await webkit.press("Escape");
  await expect.poll(isOpen).toBe(false);
  await webkit.press("Enter");
  await expect.poll(isOpen).toBe(true);
  await webkit.evaluate(() => document.querySelector<HTMLElement>(".menu-actions .button")?.focus());
  await webkit.press("Tab");
  await expect.poll(isOpen).toBe(false);
});

test("WebKit opens one question at a time", async ({ webkit }) => {
  await webkit.open("/commercial/trucking");
  const openQuestions = () =>
    webkit.evaluate(() =>
      [...document.querySelectorAll<HTMLDetailsElement>("details[name]")].flatMap(({ open }, at) => (open ? [at] : [])),
    );
  const clickQuestion = (number: number) => webkit.click(`details[name]:nth-of-type(${number}) > summary`);
  await clickQuestion(2);
  await expect.poll(openQuestions).toEqual([1]);
  await clickQuestion(3);
  await expect.poll(openQuestions).toEqual([2]);
  await clickQuestion(3);
  await expect.poll(openQuestions).toEqual([]);
});

test("WebKit advances the slider", async ({ webkit }) => {
  await webkit.open("/");
  const next = '[aria-label="Next testimonial"]';
  for (let click = 0; click < 2; click += 1) await webkit.click(next);
  await expect
    .poll(() => webkit.evaluate(() => document.querySelector(".slider-position")?.textContent))
    .toMatch(/^3 of/);
});

test("WebKit lists the mistakes in the form, then sends the request", async ({ webkit }) => {
  await webkit.open("/contact");
  await webkit.click("[name=firstName]");
  await expect.poll(() => webkit.evaluate(() => document.querySelector("form")?.noValidate)).toBe(true);
  await webkit.click(SUBMIT);
  await expect.poll(() => webkit.evaluate(() => document.querySelectorAll("main [role=alert] a").length)).toBe(5);

  await fillIn(webkit);
  await expect.poll(() => webkit.evaluate(() => performance.now())).toBeGreaterThan(MIN_FILL_MS);
  await webkit.click(SUBMIT);
  await expectConfirmation(webkit);
});

test.describe("in the dark", () => {
  test.use({ webkitArgs: ["--dark-mode"] });

  test("WebKit follows the dark scheme", async ({ webkit }) => {
    await webkit.open("/");
    const background = await webkit.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(background).toBe("rgb(15, 22, 38)");
  });
});

test.describe("without scripts", () => {
  test.use({ webkitArgs: ["--enable-javascript=false"] });

  test("WebKit sends the form", async ({ webkit }) => {
    await webkit.open("/contact");
    expect(await webkit.evaluate(() => matchMedia("(scripting: none)").matches)).toBe(true);
    await fillIn(webkit);
    await webkit.click(SUBMIT);
    await expectConfirmation(webkit);
  });
});

/** Returns WebKit, or the reason why it cannot be started. */
async function startInstalledWebKit(): Promise<WebKit | string> {
  try {
    return await startWebKit(findWebKit());
  } catch (error) {
    const reason = `The journeys in WebKit are skipped. ${error}`;
    process.stderr.write(`${reason}\n`);
    return reason;
  }
}

async function fillIn(webkit: WebKitPage): Promise<void> {
  for (const [name, answer] of Object.entries(ANSWERS)) await webkit.type(`main form [name=${name}]`, answer);
}

async function expectConfirmation(webkit: WebKitPage): Promise<void> {
  await expect
    .poll(() => webkit.evaluate(() => document.querySelector("main")?.innerText))
    .toMatch(/success|submitted|received/i);
}
