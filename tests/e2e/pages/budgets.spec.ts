/** What a visit costs, measured in Chromium, against what it may cost. `npm run budgets` shows the figures. */
import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { type Browser, expect, type Page, type Response, test } from "playwright/test";
import { builtPages } from "#tests/support/browser/built-pages.ts";
import { COVERAGE_ROUTES, SAMPLE_ROUTES } from "#tests/support/browser/routes.ts";
import { scrollThrough } from "#tests/support/browser/scroll-through.ts";
import { waitForHydration } from "#tests/support/browser/wait-for-hydration.ts";

const COVERAGE = "/commercial/trucking";
const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1440, height: 900 };
const FILLED = { "First Name": "Ada", "Last Name": "Lindqvist", Email: "ada@example.com", Phone: "(515) 555-0199" };
const QUIET_MS = 500;
const FONT_DELAY_MS = 1000;
const ROTATION_MS = 5000;
const LONG_TASK_MS = 50;

interface Viewport {
  width: number;
  height: number;
}

interface VisitOptions {
  viewport?: Viewport;
  /** Before the page is opened. */
  before?: (page: Page) => Promise<unknown>;
  /** What is done once it has loaded, each when all is quiet again. */
  during?: readonly ((page: Page) => Promise<unknown>)[];
}

interface Loaded {
  kind: string;
  origin: string;
  /** With Brotli. */
  kilobytes: number;
}

/** What a visit came to. */
interface Visit {
  /** The page and the width. */
  where: string;
  loaded: readonly Loaded[];
  /** Requests that rendering waited for. */
  blocking: number;
  /** Requests to other servers. */
  elsewhere: number;
  /** Everything that moved though nobody had done anything. */
  shift: number;
  /** What long tasks took beyond what nobody feels. */
  blockedMs: number;
}

interface Budget {
  what: string;
  /** The worst of many visits. */
  where?: string;
  measured: number;
  most: number;
  unit?: string;
  /** A time says as much about the machine: it is shown, and fails nothing. */
  isTime?: boolean;
}

test("a visit keeps to its budgets", async ({ browser, baseURL }) => {
  test.slow();
  const visit = (route: string, options?: VisitOptions) => visitIn(browser, `${baseURL}${route.slice(1)}`, options);

  const coverage = await visit(COVERAGE, { during: [scrollThrough] });
  const home = await visit("/");
  const slider = await visit("/", { during: [reachSlider] });
  const contact = await visit("/contact", { during: [touchForm, sendForm] });
  const readings: Visit[] = [];
  const turns: Visit[] = [];
  const readAt = async (viewport: Viewport) => {
    turns.push(await visit("/", { viewport, before: (page) => page.clock.install(), during: [turnSlider] }));
    for (const route of SAMPLE_ROUTES) {
      readings.push(await visit(route, { viewport, before: delayFonts, during: [scrollThrough] }));
    }
  };
  await Promise.all([readAt(PHONE), readAt(DESKTOP)]);
  const slowed: Visit[] = [];
  for (const route of ["/", COVERAGE, "/contact"]) slowed.push(await visit(route, { before: slowDown }));

  const pages = builtPages().filter(({ route }) => COVERAGE_ROUTES.includes(route));
  const kB = { unit: "kB" };
  const budgets: Budget[] = [
    {
      what: "largest coverage page: HTML with its styles",
      measured: Math.max(...pages.map(({ file }) => packed(readFileSync(file)))),
      most: 14.6,
      ...kB,
    },
    { what: "coverage page: JavaScript", measured: scriptsOf(coverage), most: 2, ...kB },
    { what: "home, not scrolled: JavaScript", measured: scriptsOf(home), most: 2, ...kB },
    { what: "home, the slider in view: JavaScript", measured: scriptsOf(slider), most: 62, ...kB },
    { what: "/contact, the form tried: JavaScript", measured: scriptsOf(contact), most: 85, ...kB },
    { what: "coverage page without pictures", measured: withoutPictures(coverage), most: 60, ...kB },
    { what: "home without pictures, not scrolled", measured: withoutPictures(home), most: 60, ...kB },
    { what: "requests that block rendering", ...worst(readings, "blocking"), most: 0 },
    { what: "requests to others before a click", ...worst(readings, "elsewhere"), most: 0 },
    { what: "CLS, the fonts late, read to the end", ...worst(readings, "shift"), most: 0 },
    { what: "CLS while the slider goes round", ...worst(turns, "shift"), most: 0 },
    {
      what: "TBT, the processor four times slower",
      ...worst(slowed, "blockedMs"),
      most: 50,
      unit: "ms",
      isTime: true,
    },
  ];
  console.log(tableOf(budgets));
  expect(budgets.filter((budget) => !isHeld(budget) && !budget.isTime).map(({ what }) => what)).toEqual([]);
});

async function visitIn(browser: Browser, url: string, options: VisitOptions = {}): Promise<Visit> {
  const { viewport = DESKTOP, before, during = [] } = options;
  const page = await browser.newPage({ viewport });
  try {
    const responses: Promise<Loaded>[] = [];
    page.on("response", (response) => responses.push(read(response)));
    await before?.(page);
    await page.addInitScript(observe);
    await page.goto(url);
    await quiet(page, responses);
    for (const step of during) {
      await step(page);
      await quiet(page, responses);
    }
    const loaded = await Promise.all(responses);
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
      elsewhere: loaded.filter(({ origin }) => origin !== new URL(url).origin).length,
      shift,
      blockedMs: sum(longTasksMs.map((ms) => Math.max(0, ms - LONG_TASK_MS))),
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

/** In the page, before its own scripts. */
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

async function read(response: Response): Promise<Loaded> {
  return {
    kind: response.request().resourceType(),
    origin: new URL(response.url()).origin,
    kilobytes: packed(await response.body()),
  };
}

/** Waits until the page has not loaded anything for a while. */
async function quiet(page: Page, responses: readonly unknown[]): Promise<void> {
  for (let seen = -1; seen < responses.length; ) {
    seen = responses.length;
    await page.waitForTimeout(QUIET_MS);
  }
}

/** Kilobytes that a body takes on its way; fonts and pictures are packed already. */
function packed(body: Buffer): number {
  return Math.min(body.byteLength, brotliCompressSync(body).byteLength) / 1000;
}

async function reachSlider(page: Page): Promise<void> {
  const next = page.getByRole("button", { name: "Next testimonial" });
  await next.scrollIntoViewIfNeeded();
  await waitForHydration(next);
}

async function turnSlider(page: Page): Promise<void> {
  await reachSlider(page);
  await page.clock.runFor(9.5 * ROTATION_MS);
  await expect(page.getByText("2 of 8", { exact: true })).toBeVisible();
}

/** Comes by everything that loads more when it is touched. */
async function touchForm(page: Page): Promise<void> {
  await scrollThrough(page);
  for (const control of await page.getByRole("main").locator("input, select, textarea, button").all()) {
    if (await control.isVisible()) await control.focus();
  }
}

async function sendForm(page: Page): Promise<void> {
  await page.route("**/contact", (route) => route.fulfill({ json: { ok: true } }));
  const form = page.getByRole("main").locator("form");
  for (const [label, text] of Object.entries(FILLED)) await form.getByLabel(label, { exact: true }).fill(text);
  await form.getByLabel("Insurance Type").selectOption("farm");
  await form.getByRole("button", { name: "Submit Request" }).click();
}

function delayFonts(page: Page): Promise<unknown> {
  return page.route("**/*.woff2", async (route) => {
    await new Promise((done) => setTimeout(done, FONT_DELAY_MS));
    await route.continue();
  });
}

async function slowDown(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}

function scriptsOf({ loaded }: Visit): number {
  return sum(loaded.filter(({ kind }) => kind === "script").map(({ kilobytes }) => kilobytes));
}

function withoutPictures({ loaded }: Visit): number {
  return sum(loaded.filter(({ kind }) => kind !== "image").map(({ kilobytes }) => kilobytes));
}

/** The highest figure of some visits, and where it was. */
function worst(visits: readonly Visit[], figure: "blocking" | "elsewhere" | "shift" | "blockedMs") {
  const [highest] = visits.toSorted((one, other) => other[figure] - one[figure]);
  return { measured: highest?.[figure] ?? Number.NaN, where: highest?.where ?? "" };
}

function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0);
}

/** A figure as it is shown and held to its budget. */
function rounded(figure: number): number {
  return Number(figure.toFixed(3));
}

function isHeld({ measured, most }: Budget): boolean {
  return rounded(measured) <= most;
}

function tableOf(budgets: readonly Budget[]): string {
  const lines = budgets.map((budget) => {
    const { what, where = "", measured, most, unit = "", isTime = false } = budget;
    const held = isHeld(budget) ? "yes" : `${isTime ? "no, but a time" : "NO"}: ${where}`;
    return [what, `${rounded(measured)} ${unit}`, `${most} ${unit}`, held];
  });
  const table = [["what", "measured", "budget", "held"], ...lines];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((line) => line[column]?.length ?? 0)));
  const text = table.map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  "));
  return `\n${text.join("\n")}\n`;
}
