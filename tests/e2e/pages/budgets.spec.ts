/** Transfer sizes, layout shifts and blocking times against their budgets. `npm run budgets` prints the figures. */
import { readFileSync } from "node:fs";
import { type Browser, expect, type Page, test, type ViewportSize } from "playwright/test";
import { type BuiltPage, builtPages } from "#tests/support/browser/built-pages.ts";
import { VALID_ANSWERS } from "#tests/support/browser/quote-requests.ts";
import { SAMPLE_ROUTES } from "#tests/support/browser/routes.ts";
import { scrollThrough } from "#tests/support/browser/scroll-through.ts";
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

/** Path of a coverage page, such as `/farm/agribusiness`. */
const COVERAGE_PATH = /^\/[\w-]+\/[\w-]+$/;
const COVERAGE_ROUTE = "/commercial/trucking";
const FONT_DELAY_MS = 1000;
const ROTATION_MS = 5000;
const LONG_TASK_MS = 50;

interface VisitOptions {
  viewport?: ViewportSize;
  /** Runs before the page opens. */
  before?: (page: Page) => Promise<unknown>;
  /** Steps after the page has loaded. Each starts when the network is idle. */
  steps?: readonly ((page: Page) => Promise<unknown>)[];
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
  /** Cumulative layout shift. */
  shift: number;
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

  const coverage = await visit(COVERAGE_ROUTE, { steps: [scrollThrough] });
  const home = await visit("/");
  const homeOnPhone = await visit("/", { viewport: { width: 390, height: 844 } });
  const slider = await visit("/", { steps: [reachSlider] });
  const contact = await visit("/contact", { steps: [exploreForm, sendForm] });
  const readings: Visit[] = [];
  const rotations: Visit[] = [];
  const measureAt = async (viewport: ViewportSize) => {
    rotations.push(await visit("/", { viewport, before: (page) => page.clock.install(), steps: [rotateSlider] }));
    for (const route of SAMPLE_ROUTES) {
      readings.push(await visit(route, { viewport, before: delayFonts, steps: [scrollThrough] }));
    }
  };
  await Promise.all([measureAt(PHONE), measureAt(DESKTOP)]);
  const throttled: Visit[] = [];
  for (const route of ["/", COVERAGE_ROUTE, "/contact"]) throttled.push(await visit(route, { before: throttleCpu }));

  const admin = await measureAdmin(browser);

  const largest = largestDocument(builtPages().filter(({ route }) => COVERAGE_PATH.test(route)));
  const kB = { unit: "kB" };
  const budgets: Budget[] = [
    {
      what: "largest coverage page: HTML with inlined CSS",
      ...largest,
      limit: 14.6,
      ...kB,
    },
    { what: "coverage page: JavaScript", measured: scriptKilobytes(coverage.loaded), limit: 2, ...kB },
    { what: "home, not scrolled: JavaScript", measured: scriptKilobytes(home.loaded), limit: 2, ...kB },
    { what: "home, slider in view: JavaScript", measured: scriptKilobytes(slider.loaded), limit: 62, ...kB },
    { what: "/contact, form used: JavaScript", measured: scriptKilobytes(contact.loaded), limit: 85, ...kB },
    { what: "coverage page without images", measured: kilobytesWithoutImages(coverage), limit: 60, ...kB },
    { what: "home without images, not scrolled", measured: kilobytesWithoutImages(home), limit: 60, ...kB },
    { what: "home at 1440 px: height", measured: home.heightPx, limit: 8500, unit: "px" },
    { what: "home at 390 px: height", measured: homeOnPhone.heightPx, limit: 13_000, unit: "px" },
    { what: "render-blocking requests", ...worst(readings, "blocking"), limit: 0 },
    { what: "third-party requests before a click", ...worst(readings, "thirdParty"), limit: 0 },
    { what: "CLS with late fonts, scrolled to the end", ...worst(readings, "shift"), limit: 0 },
    { what: "CLS while the slider rotates", ...worst(rotations, "shift"), limit: 0 },
    {
      what: "TBT with a CPU four times slower",
      ...worst(throttled, "blockedMs"),
      limit: 50,
      unit: "ms",
      isTime: true,
    },
    ...admin,
  ];
  console.log(formatTable(budgets));
  expect(budgets.filter((budget) => !isWithin(budget) && !budget.isTime).map(({ what }) => what)).toEqual([]);
});

async function measureVisit(browser: Browser, url: string, options: VisitOptions = {}): Promise<Visit> {
  const { viewport = DESKTOP, before, steps = [] } = options;
  const page = await browser.newPage({ viewport });
  try {
    const responses: Promise<LoadedResource>[] = [];
    page.on("response", (response) => responses.push(measureResponse(response)));
    await before?.(page);
    await page.addInitScript(observe);
    await page.goto(url);
    await waitUntilIdle(page, responses);
    for (const step of steps) {
      await step(page);
      await waitUntilIdle(page, responses);
    }
    const loaded = await Promise.all(responses);
    const { shift, longTasksMs, blocking, heightPx } = await page.evaluate(() => ({
      ...window.observed,
      heightPx: document.documentElement.scrollHeight,
      blocking: performance
        .getEntriesByType("resource")
        .filter((entry) => "renderBlockingStatus" in entry && entry.renderBlockingStatus === "blocking").length,
    }));
    return {
      where: `${new URL(url).pathname}, ${viewport.width} px`,
      loaded,
      blocking,
      thirdParty: loaded.filter(({ origin }) => origin !== new URL(url).origin).length,
      shift,
      blockedMs: sum(longTasksMs.map((ms) => Math.max(0, ms - LONG_TASK_MS))),
      heightPx,
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

async function reachSlider(page: Page): Promise<void> {
  const next = page.getByRole("button", { name: "Next testimonial" });
  await next.scrollIntoViewIfNeeded();
  await waitForHydration(next);
}

/** Rotates the slider once through all testimonials. The clock is paused first, so that a slow machine cannot skew it. */
async function rotateSlider(page: Page): Promise<void> {
  await reachSlider(page);
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

function delayFonts(page: Page): Promise<unknown> {
  return page.route("**/*.woff2", async (route) => {
    await new Promise((done) => setTimeout(done, FONT_DELAY_MS));
    await route.continue();
  });
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
function worst(visits: readonly Visit[], figure: "blocking" | "thirdParty" | "shift" | "blockedMs") {
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
