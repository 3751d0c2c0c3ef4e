/** The main journeys in Firefox, over WebDriver BiDi. Playwright's own build of Firefox cannot be had everywhere. */

import { test as base, expect } from "playwright/test";
import { type Browser, launch, type Page } from "puppeteer-core";
import { MIN_FILL_MS } from "#schemas/quotes/quote-request.ts";
import { findFirefox } from "#tests/support/browser/find-browser.ts";
import { SAMPLE_ROUTES } from "#tests/support/browser/routes.ts";
import { DESKTOP, PHONE } from "#tests/support/browser/viewports.ts";

const ANSWERS = {
  firstName: "Ada",
  lastName: "Lindqvist",
  email: "ada@example.com",
  phone: "(515) 555-0199",
  insuranceType: "farm",
} as const;

interface FirefoxPage {
  page: Page;
  /** Errors in the console, of scripts and of the content security policy. */
  problems: string[];
  open(route: string): Promise<void>;
}

/** Playwright's `test` with a page in Firefox. Each worker starts one browser. */
const test = base.extend<{ firefox: FirefoxPage }, { browserOfWorker: Browser }>({
  browserOfWorker: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of required fixtures from the pattern
    async ({}, use) => {
      const browser = await launchFirefox();
      await use(browser);
      await browser.close();
    },
    { scope: "worker", timeout: 300_000 },
  ],
  async firefox({ browserOfWorker, baseURL }, use) {
    const context = await browserOfWorker.createBrowserContext();
    const page = await context.newPage();
    const problems: string[] = [];
    page.on("pageerror", (error) => problems.push(String(error)));
    page.on("console", (message) => {
      if (message.type() === "error") problems.push(message.text());
    });
    await page.setViewport(DESKTOP);
    await use({
      page,
      problems,
      async open(route) {
        await page.goto(new URL(route, baseURL).href, { waitUntil: "load" });
      },
    });
    await context.close();
  },
});

// One browser is enough for all of them.
test.describe.configure({ mode: "default" });

test("Firefox shows each kind of page without an error", async ({ firefox: { page, problems, open } }) => {
  for (const route of SAMPLE_ROUTES.filter((path) => !path.includes("nothing"))) {
    await open(route);
    expect(await page.$eval("h1", (heading) => heading.textContent), route).toBeTruthy();
    const { scrollWidth, clientWidth } = await page.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
      clientWidth: document.documentElement.clientWidth,
    }));
    expect(scrollWidth, route).toBeLessThanOrEqual(clientWidth);
  }
  expect(problems).toEqual([]);
});

test("Firefox opens, closes and leaves the menu by keyboard", async ({ firefox: { page, open } }) => {
  await page.setViewport(PHONE);
  await open("/about");
  const isOpen = () => page.$eval(".menu", (menu) => menu.matches(":popover-open"));
  await page.focus(".menu-toggle");
  await page.keyboard.press("Enter");
  await expect.poll(isOpen).toBe(true);
  const button = await page.$eval(".menu-toggle", (toggle) => (toggle as HTMLElement).innerText.trim());
  expect(button).toMatch(/^Close/);
  await page.keyboard.press("Escape");
  await expect.poll(isOpen).toBe(false);
  await page.keyboard.press("Enter");
  await page.focus(".menu-actions .button");
  await page.keyboard.press("Tab");
  await expect.poll(isOpen).toBe(false);
});

test("Firefox opens one question at a time", async ({ firefox: { page, open } }) => {
  await open("/commercial/trucking");
  const openQuestions = () => page.$$eval("details[name]", (all) => all.flatMap(({ open }, at) => (open ? [at] : [])));
  const questions = await page.$$("details[name] > summary");
  await questions[1]?.click();
  await expect.poll(openQuestions).toEqual([1]);
  await questions[2]?.click();
  await expect.poll(openQuestions).toEqual([2]);
  await questions[2]?.click();
  await expect.poll(openQuestions).toEqual([]);
});

test("Firefox advances the slider", async ({ firefox: { page, problems, open } }) => {
  await open("/");
  const next = '[aria-label="Next testimonial"]';
  await page.$eval(next, (button) => button.scrollIntoView({ block: "center", behavior: "instant" }));
  await page.focus(next);
  for (let click = 0; click < 2; click += 1) await page.click(next);
  await expect.poll(() => page.$eval(".slider-position", ({ textContent }) => textContent)).toMatch(/^3 of/);
  expect(problems).toEqual([]);
});

test("Firefox lists the mistakes in the form, then sends the request", async ({ firefox: { page, open } }) => {
  await open("/contact");
  await page.$eval("main form", (form) => form.scrollIntoView({ block: "center", behavior: "instant" }));
  await page.focus("[name=firstName]");
  await page.waitForFunction(() => document.querySelector("form")?.noValidate);
  await page.click("main form button[type=submit]");
  await expect.poll(() => page.$$eval("main [role=alert] a", (links) => links.length)).toBe(5);

  await fillIn(page);
  const response = page.waitForResponse(
    (answer) => answer.url().endsWith("/contact") && answer.request().method() === "POST",
  );
  await page.waitForFunction((least) => performance.now() > least, {}, MIN_FILL_MS);
  await page.click("main form button[type=submit]");
  const answer = await response;
  expect(answer.status()).toBe(200);
  expect(await answer.json()).toMatchObject({ success: true });
});

test("Firefox sends the form when no script loads", async ({ firefox: { page, open } }) => {
  await page.setRequestInterception(true);
  page.on("request", (request) =>
    new URL(request.url()).pathname.endsWith(".js") ? request.abort() : request.continue(),
  );
  await open("/contact");
  await fillIn(page);
  await Promise.all([page.waitForNavigation(), page.click("main form button[type=submit]")]);
  expect(new URL(page.url()).pathname).toMatch(/^\/(?:api\/)?contact/);
  expect(await page.$eval("main", (main) => main.innerText)).toMatch(/success|submitted|received/i);
});

test("Firefox follows the dark scheme", async ({ baseURL }) => {
  const browser = await launchFirefox({ "layout.css.prefers-color-scheme.content-override": 0 });
  try {
    const page = await browser.newPage();
    await page.goto(String(baseURL));
    const background = await page.$eval("html", (root) => getComputedStyle(root).backgroundColor);
    expect(background).toBe("rgb(15, 22, 38)");
  } finally {
    await browser.close();
  }
});

function launchFirefox(extraPrefsFirefox: Record<string, unknown> = {}): Promise<Browser> {
  return launch({ browser: "firefox", executablePath: findFirefox(), headless: true, extraPrefsFirefox });
}

async function fillIn(page: Page): Promise<void> {
  for (const [name, answer] of Object.entries(ANSWERS)) {
    const field = `main form [name=${name}]`;
    if (name === "insuranceType") await page.select(field, answer);
    else await page.type(field, answer);
  }
}
