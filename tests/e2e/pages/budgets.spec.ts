/** Transfer sizes, layout shifts and blocking times against their budgets. `npm run budgets` prints the figures. */
import { readFileSync } from "node:fs";
import { type Browser, expect, type Page, type Response, type ViewportSize } from "playwright/test";
import { type BuiltPage, builtPages } from "#tests/support/browser/built-pages.ts";
import { holdRequests } from "#tests/support/browser/hold-requests.ts";
import { VALID_ANSWERS } from "#tests/support/browser/quote-requests.ts";
import { SAMPLE_ROUTES } from "#tests/support/browser/routes.ts";
import { scrollThrough } from "#tests/support/browser/scroll-through.ts";
import { test, warmUp } from "#tests/support/browser/test.ts";
import { DESKTOP, PHONE } from "#tests/support/browser/viewports.ts";
import { waitForHydration } from "#tests/support/browser/wait-for-hydration.ts";
import { measureAdmin } from "#tests/support/budgets/admin-budgets.ts";
import type { Budget } from "#tests/support/budgets/budget.ts";
import {
  brotliKilobytes,
  type LoadedResource,
  measureResponse,
  scriptKilobytes,
  sum,
  waitUntilIdle,
} from "#tests/support/budgets/transfer-size.ts";
import { forRun, isFullRun, NIGHTLY } from "#tests/support/full-run.ts";

/** Path of a coverage page, such as `/farm/agribusiness`. */
const COVERAGE_PATH = /^\/(?!service\/)[^/]+\/./;
const COVERAGE_ROUTE = "/commercial/trucking";
/**
 * Maximum layout shift when the display font replaces its fallback, which visitors do not notice: https://web.dev/articles/cls.
 * Lines keep their height exactly (site/fonts/fallback-metrics.test.ts), but a heading can break at another word, depending on
 * the fonts of the machine.
 */
const FONT_SHIFT_LIMIT = 0.1;
const ROTATION_MS = 5000;
const LONG_TASK_MS = 50;

interface VisitOptions {
  viewport?: ViewportSize;
  /** Runs before the page opens. */
  before?: (page: Page) => Promise<unknown>;
  /** Steps after the page has loaded. Each starts when the network is idle. */
  steps?: readonly ((page: Page) => Promise<unknown>)[];
  /** Holds the fonts until the page was scrolled through, and scrolls through it again after they arrived. */
  hasLateFonts?: boolean;
}

/** Measurements of a visit. */
interface Visit {
  /** Path and width. */
  where: string;
  loaded: readonly LoadedResource[];
  /** Number of render-blocking requests. */
  blocking: number;
  /** Number of requests to other origins. */
  thirdParty: number;
  /** Cumulative layout shift, except when late fonts arrive. */
  shift: number;
  /** Cumulative layout shift when late fonts arrive. */
  fontShift: number;
  /** Total blocking time: the part of each long task beyond 50 ms. */
  blockedMs: number;
  /** Height of the page. */
  heightPx: number;
}

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("pages stay within their budgets", async ({ browser, baseURL }) => {
  test.slow();
  const visit = (route: string, options?: VisitOptions) =>
    measureVisit(browser, `${baseURL}${route.slice(1)}`, options);

  const home = await visit("/");
  const contact = await visit("/contact", { steps: [exploreForm, sendForm] });
  const rotate = (viewport: ViewportSize) =>
    visit("/", { viewport, before: (page) => page.clock.install(), steps: [rotateSlider] });
  const homeOnPhone = await rotate({ width: 390, height: 844 });
  const rotations = isFullRun ? [homeOnPhone, await rotate(DESKTOP)] : [homeOnPhone];
  const coverage = await visit(COVERAGE_ROUTE, { viewport: PHONE, hasLateFonts: true });
  const readings = [coverage];
  for (const viewport of forRun([PHONE, DESKTOP], [PHONE])) {
    for (const route of forRun(SAMPLE_ROUTES, ["/"])) {
      readings.push(await visit(route, { viewport, hasLateFonts: true }));
    }
  }
  const throttled: Visit[] = [];
  for (const route of forRun(["/", COVERAGE_ROUTE, "/contact"], [])) {
    throttled.push(await visit(route, { before: throttleCpu }));
  }

  const largest = largestDocument(builtPages().filter(({ route }) => COVERAGE_PATH.test(route)));
  const kB = { unit: "kB" };
  expectWithin([
    {
      what: "largest coverage page: HTML with inlined CSS",
      ...largest,
      limit: 14.6,
      ...kB,
    },
    { what: "coverage page: JavaScript", measured: scriptKilobytes(coverage.loaded), limit: 2, ...kB },
    { what: "home, not scrolled: JavaScript", measured: scriptKilobytes(home.loaded), limit: 2, ...kB },
    { what: "home, slider in view: JavaScript", measured: scriptKilobytes(homeOnPhone.loaded), limit: 62, ...kB },
    { what: "/contact, form used: JavaScript", measured: scriptKilobytes(contact.loaded), limit: 87, ...kB },
    { what: "coverage page without images", measured: kilobytesWithoutImages(coverage), limit: 60, ...kB },
    { what: "home without images, not scrolled", measured: kilobytesWithoutImages(home), limit: 60, ...kB },
    { what: "home at 1440 px: height", measured: home.heightPx, limit: 8200, unit: "px" },
    { what: "home at 390 px: height", measured: homeOnPhone.heightPx, limit: 12_250, unit: "px" },
    { what: "render-blocking requests", ...worst(readings, "blocking"), limit: 0 },
    { what: "third-party requests before a click", ...worst(readings, "thirdParty"), limit: 0 },
    { what: "CLS, scrolled to the end, without late fonts", ...worst(readings, "shift"), limit: 0 },
    { what: "CLS when the fonts arrive late", ...worst(readings, "fontShift"), limit: FONT_SHIFT_LIMIT },
    { what: "CLS while the slider rotates", ...worst(rotations, "shift"), limit: 0 },
    ...(isFullRun
      ? [
          {
            what: "TBT with a CPU four times slower",
            ...worst(throttled, "blockedMs"),
            limit: 50,
            unit: "ms",
            isTime: true,
          },
        ]
      : []),
  ]);
});

test("the admin stays within its budgets", NIGHTLY, async ({ browser }) => {
  test.slow();
  expectWithin(await measureAdmin(browser));
});

/** Prints the figures, and asserts that those that do not depend on the machine are within their limits. */
function expectWithin(budgets: readonly Budget[]): void {
  console.log(formatTable(budgets));
  expect(budgets.filter((budget) => !isWithin(budget) && !budget.isTime).map(({ what }) => what)).toEqual([]);
}

/**
 * Returns the height of the page with all text in its display font, which it brings along. The height in other fonts depends
 * on the machine.
 */
function measureHeight(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(":root { --text: Fraunces !important; }");
    document.adoptedStyleSheets = [sheet];
    await document.fonts.ready;
    return document.documentElement.scrollHeight;
  });
}

async function measureVisit(browser: Browser, url: string, options: VisitOptions = {}): Promise<Visit> {
  const { viewport = DESKTOP, before, steps = [], hasLateFonts = false } = options;
  const page = await browser.newPage({ viewport });
  try {
    await warmUp(page, url);
    const responses: Response[] = [];
    page.on("response", (response) => responses.push(response));
    await before?.(page);
    await page.addInitScript(observe);
    const releaseFonts = hasLateFonts ? await holdRequests(page, "**/*.woff2") : undefined;
    // The fonts are preloaded, so the page does not finish loading without them.
    await page.goto(url, { waitUntil: "domcontentloaded" });
    if (releaseFonts === undefined) await waitUntilIdle(page, responses);
    else await page.evaluate(showAll);
    const early = await page.evaluate(() => window.observed.shift);
    releaseFonts?.();
    const fontShift = (await page.evaluate(readShiftWithFonts)) - early;
    for (const step of hasLateFonts ? [scrollThrough, ...steps] : steps) {
      await step(page);
      await waitUntilIdle(page, responses);
    }
    // A response after this does not count, and its body could not be read once the page is closed.
    const loaded = await Promise.all(responses.map(measureResponse));
    const { shift, longTasksMs, blocking } = await page.evaluate(() => ({
      ...window.observed,
      blocking: performance
        .getEntriesByType("resource")
        .filter((entry) => "renderBlockingStatus" in entry && entry.renderBlockingStatus === "blocking").length,
    }));
    return {
      where: `${new URL(url).pathname}, ${viewport.width} px`,
      loaded,
      blocking,
      thirdParty: loaded.filter(({ origin }) => origin !== new URL(url).origin).length,
      shift: shift - fontShift,
      fontShift,
      blockedMs: sum(longTasksMs.map((ms) => Math.max(0, ms - LONG_TASK_MS))),
      heightPx: await measureHeight(page),
    };
  } finally {
    await page.close();
  }
}

declare global {
  interface Window {
    observed: Pick<Visit, "shift"> & { longTasksMs: number[] };
  }
}

/** Records layout shifts and long tasks. It runs in the page before the page's own scripts. */
function observe(): void {
  window.observed = { shift: 0, longTasksMs: [] };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) window.observed.shift += entry.value;
    }
  }).observe({ type: "layout-shift", buffered: true });
  new PerformanceObserver((list) => {
    window.observed.longTasksMs.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: "longtask", buffered: true });
}

/** Returns the layout shift until two frames after the last font has loaded. It runs in the page. */
async function readShiftWithFonts(): Promise<number> {
  await document.fonts.ready;
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  return window.observed.shift;
}

/** Rotates the slider once through all testimonials. The clock is paused first, so that a slow machine cannot skew it. */
async function rotateSlider(page: Page): Promise<void> {
  const next = page.getByRole("button", { name: "Next testimonial" });
  await next.scrollIntoViewIfNeeded();
  await waitForHydration(next);
  await page.clock.pauseAt(Date.now() + 60_000);
  const position = page.getByText(/^\d of 8$/);
  const start = (await position.textContent()) ?? "";
  await page.clock.runFor(9.5 * ROTATION_MS);
  await expect(position).not.toHaveText(start);
}

/** Scrolls through the page and focuses every control, so that everything lazy loads. */
async function exploreForm(page: Page): Promise<void> {
  await scrollThrough(page);
  for (const control of await page.getByRole("main").locator("input, select, textarea, button").all()) {
    if (await control.isVisible()) await control.focus();
  }
}

async function sendForm(page: Page): Promise<void> {
  await page.route("**/contact", (route) => route.fulfill({ json: { ok: true } }));
  const form = page.getByRole("main").locator("form");
  for (const [label, text] of Object.entries(VALID_ANSWERS)) await form.getByLabel(label, { exact: true }).fill(text);
  await form.getByLabel("Insurance Type").selectOption("farm");
  await form.getByRole("button", { name: "Submit Request" }).click();
}

/** Scrolls through the page and back. It runs in the page, and does not wait for the fonts. */
async function showAll(): Promise<void> {
  for (let y = document.documentElement.scrollHeight; y >= 0; y -= innerHeight / 3) {
    scrollTo({ top: y, behavior: "instant" });
    await new Promise((done) => requestAnimationFrame(done));
  }
  scrollTo({ top: 0, behavior: "instant" });
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}

async function throttleCpu(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}

function kilobytesWithoutImages({ loaded }: Visit): number {
  return sum(loaded.filter(({ kind }) => kind !== "image").map(({ kilobytes }) => kilobytes));
}

/** Returns the transfer size of the largest HTML file, and its path. */
function largestDocument(pages: readonly BuiltPage[]) {
  const sizes = pages.map(({ route, file }) => ({ where: route, measured: brotliKilobytes(readFileSync(file)) }));
  const [largest = { where: "", measured: Number.NaN }] = sizes.sort((one, other) => other.measured - one.measured);
  return largest;
}

/** Returns the highest figure among some visits. */
function worst(visits: readonly Visit[], figure: "blocking" | "thirdParty" | "shift" | "fontShift" | "blockedMs") {
  const [highest] = visits.toSorted((one, other) => other[figure] - one[figure]);
  return { measured: highest?.[figure] ?? Number.NaN, where: highest?.where ?? "" };
}

/** Rounds a figure for the comparison and the table. */
function round(figure: number): number {
  return Number(figure.toFixed(3));
}

function isWithin({ measured, limit }: Budget): boolean {
  return round(measured) <= limit;
}

function formatTable(budgets: readonly Budget[]): string {
  const lines = budgets.map((budget) => {
    const { what, where = "", measured, limit, unit = "", isTime = false } = budget;
    const within = isWithin(budget) ? "yes" : `${isTime ? "no (time)" : "NO"}: ${where}`;
    return [what, `${round(measured)} ${unit}`, `${limit} ${unit}`, within];
  });
  const table = [["what", "measured", "budget", "within"], ...lines];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((line) => line[column]?.length ?? 0)));
  const text = table.map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  "));
  return `\n${text.join("\n")}\n`;
}
