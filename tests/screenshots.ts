/**
 * Takes screenshots of the site at three widths, in light and dark: `npm run screenshots [-- NAME]`.
 *
 * NAME selects the pages whose name contains it, such as `/farm`. The files are written to `test-results/screenshots`,
 * with a contact sheet of all pages for each width and color scheme.
 */
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright/test";
import sharp, { type OverlayOptions } from "sharp";
import { findBrowser } from "./support/browser/find-browser.ts";
import { MISSING_ROUTE, ROUTES } from "./support/browser/routes.ts";
import { scrollThrough } from "./support/browser/scroll-through.ts";
import { end, firstLine, startCli } from "./support/cli/cli-process.ts";
import { inProject } from "./support/project.ts";

const OUT = inProject("test-results/screenshots");

interface Appearance {
  name: string;
  width: number;
  height: number;
  colorScheme: "light" | "dark";
}

const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

const APPEARANCES: readonly Appearance[] = SIZES.flatMap((size) =>
  (["light", "dark"] as const).map((colorScheme) => ({ name: `${size.width}-${colorScheme}`, ...size, colorScheme })),
);

/** Layout of a contact sheet. Screenshots are scaled to a width and cut at a height. */
const SHEET = { widthPx: 200, maxHeightPx: 1000, columns: 12, gapPx: 16, background: "#808080" };

/** State of a page to capture. */
interface PageState {
  name: string;
  route: string;
  /** Brings the page into the state. */
  prepare?: (page: Page) => Promise<void>;
}

interface Screenshot {
  state: PageState;
  appearance: Appearance;
}

const PAGE_STATES: readonly PageState[] = [
  ...[...ROUTES, MISSING_ROUTE].map((route) => ({ name: route, route })),
  { name: "/farm, menu open", route: "/farm", prepare: openMenu },
  { name: "/farm, question open", route: "/farm", prepare: (page) => page.locator("details[name]").first().click() },
  { name: "/contact, form with errors", route: "/contact", prepare: sendEmptyForm },
];

/** Opens the menu, which exists on narrow screens only. */
async function openMenu(page: Page): Promise<void> {
  const toggle = page.getByRole("button", { name: "Menu", exact: true });
  if (await toggle.isVisible()) await toggle.click();
}

async function sendEmptyForm(page: Page): Promise<void> {
  // Focusing a field hydrates the form.
  await page.getByRole("textbox").first().focus();
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: "Submit Request" }).click();
}

/** Takes screenshots from a queue that several pages share, until it is empty. */
async function takeScreenshots(browser: Browser, baseURL: string, queue: Screenshot[]): Promise<void> {
  const page = await browser.newPage({ baseURL, reducedMotion: "reduce" });
  for (let screenshot = queue.pop(); screenshot !== undefined; screenshot = queue.pop()) {
    const { state, appearance } = screenshot;
    const { width, height, colorScheme } = appearance;
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    await page.goto(state.route);
    await scrollThrough(page);
    await state.prepare?.(page);
    // In a full-page screenshot, sticky elements appear at the scroll position.
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await page.screenshot({ path: filePath(screenshot), fullPage: true, animations: "disabled" });
  }
  await page.close();
}

function filePath({ state, appearance }: Screenshot): string {
  const name = state.name.replaceAll(/[^a-z0-9]+/g, "-").replace(/^-/, "");
  return join(OUT, appearance.name, `${name || "home"}.png`);
}

/** Arranges the screenshots of one appearance in rows and writes the contact sheet. */
async function writeSheet(appearance: Appearance, states: readonly PageState[]): Promise<void> {
  const { widthPx, maxHeightPx, columns, gapPx, background } = SHEET;
  const pages = await Promise.all(
    states.map((state) =>
      sharp(filePath({ state, appearance })).resize({ width: widthPx }).toBuffer({ resolveWithObject: true }),
    ),
  );
  const composites: OverlayOptions[] = [];
  let top = gapPx;
  for (let first = 0; first < pages.length; first += columns) {
    const row = pages.slice(first, first + columns);
    const height = Math.min(maxHeightPx, Math.max(...row.map(({ info }) => info.height)));
    for (const [column, { data, info }] of row.entries()) {
      const visible = { left: 0, top: 0, width: widthPx, height: Math.min(height, info.height) };
      const input = await sharp(data).extract(visible).toBuffer();
      composites.push({ input, top, left: gapPx + column * (widthPx + gapPx) });
    }
    top += height + gapPx;
  }
  const sheetWidth = gapPx + Math.min(columns, pages.length) * (widthPx + gapPx);
  await sharp({ create: { width: sheetWidth, height: top, channels: 3, background } })
    .composite(composites)
    .png()
    .toFile(join(OUT, `${appearance.name}.png`));
}

const [wanted = ""] = process.argv.slice(2);
const isExactName = PAGE_STATES.some(({ name }) => name === wanted);
const states = PAGE_STATES.filter(({ name }) => (isExactName ? name === wanted : name.includes(wanted)));
if (states.length === 0) {
  console.error(`No page name contains ${wanted}. Available pages:\n${PAGE_STATES.map(({ name }) => name).join("\n")}`);
  process.exit(2);
}
const server = startCli(["serve", "--port", "0"]);
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
try {
  const baseURL = await firstLine(server);
  const queue = states.flatMap((state) => APPEARANCES.map((appearance) => ({ state, appearance })));
  const count = queue.length;
  await Promise.all(Array.from({ length: availableParallelism() }, () => takeScreenshots(browser, baseURL, queue)));
  for (const appearance of APPEARANCES) await writeSheet(appearance, states);
  console.log(`Wrote ${count} screenshots and ${APPEARANCES.length} contact sheets to ${OUT}`);
} finally {
  await browser.close();
  await end(server);
}
