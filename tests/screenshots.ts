/**
 * `npm run shots [-- /farm]`: pictures of every page, or of those whose name holds what is given, at three widths, in the
 * light and in the dark, in test-results/shots; a sheet of all of them for each width and scheme stands beside them.
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

interface Look {
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

const LOOKS: readonly Look[] = SIZES.flatMap((size) =>
  (["light", "dark"] as const).map((colorScheme) => ({ name: `${size.width}-${colorScheme}`, ...size, colorScheme })),
);

/** How pages are shown on a sheet: scaled to a width, cut off where they are too tall, so many in a row. */
const SHEET = { width: 200, tallestPx: 1000, columns: 12, gapPx: 16, background: "#808080" };

/** A page, and what is done there before its picture is taken. */
interface Scene {
  name: string;
  route: string;
  prepare?: (page: Page) => Promise<void>;
}

interface Shot {
  scene: Scene;
  look: Look;
}

const SCENES: readonly Scene[] = [
  ...[...ROUTES, MISSING_ROUTE].map((route) => ({ name: route, route })),
  { name: "/farm, menu open", route: "/farm", prepare: openMenu },
  { name: "/farm, question open", route: "/farm", prepare: (page) => page.locator("details[name]").first().click() },
  { name: "/contact, form with errors", route: "/contact", prepare: sendEmptyForm },
];

/** Only narrow pages have a menu to open. */
async function openMenu(page: Page): Promise<void> {
  const toggle = page.getByRole("button", { name: "Menu", exact: true });
  if (await toggle.isVisible()) await toggle.click();
}

async function sendEmptyForm(page: Page): Promise<void> {
  // The form comes to life when it is touched.
  await page.getByRole("textbox").first().focus();
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: "Submit Request" }).click();
}

/** Takes pictures until none are left to take. */
async function shoot(browser: Browser, baseURL: string, shots: Shot[]): Promise<void> {
  const page = await browser.newPage({ baseURL, reducedMotion: "reduce" });
  for (let shot = shots.pop(); shot !== undefined; shot = shots.pop()) {
    const { width, height, colorScheme } = shot.look;
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    await page.goto(shot.scene.route);
    await scrollThrough(page);
    await shot.scene.prepare?.(page);
    // What sticks to the edge stands where the page begins.
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await page.screenshot({ path: fileOf(shot), fullPage: true, animations: "disabled" });
  }
  await page.close();
}

function fileOf({ scene, look }: Shot): string {
  const name = scene.name.replaceAll(/[^a-z0-9]+/g, "-").replace(/^-/, "");
  return join(OUT, look.name, `${name || "home"}.png`);
}

/** Puts the pictures of one look side by side, in rows. */
async function writeSheet(look: Look, scenes: readonly Scene[]): Promise<void> {
  const { width, tallestPx, columns, gapPx, background } = SHEET;
  const pages = await Promise.all(
    scenes.map((scene) => sharp(fileOf({ scene, look })).resize({ width }).toBuffer({ resolveWithObject: true })),
  );
  const composites: OverlayOptions[] = [];
  let top = gapPx;
  for (let first = 0; first < pages.length; first += columns) {
    const row = pages.slice(first, first + columns);
    const height = Math.min(tallestPx, Math.max(...row.map(({ info }) => info.height)));
    for (const [column, { data, info }] of row.entries()) {
      const cut = { left: 0, top: 0, width, height: Math.min(height, info.height) };
      const input = await sharp(data).extract(cut).toBuffer();
      composites.push({ input, top, left: gapPx + column * (width + gapPx) });
    }
    top += height + gapPx;
  }
  const sheetWidth = gapPx + Math.min(columns, pages.length) * (width + gapPx);
  await sharp({ create: { width: sheetWidth, height: top, channels: 3, background } })
    .composite(composites)
    .png()
    .toFile(join(OUT, `${look.name}.png`));
}

const [wanted = ""] = process.argv.slice(2);
const isNamed = SCENES.some(({ name }) => name === wanted);
const scenes = SCENES.filter(({ name }) => (isNamed ? name === wanted : name.includes(wanted)));
if (scenes.length === 0) {
  console.error(`No page has ${wanted} in its name. There are:\n${SCENES.map(({ name }) => name).join("\n")}`);
  process.exit(2);
}
const server = startCli(["serve", "--port", "0"]);
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
try {
  const baseURL = await firstLine(server);
  const shots = scenes.flatMap((scene) => LOOKS.map((look) => ({ scene, look })));
  await Promise.all(Array.from({ length: availableParallelism() }, () => shoot(browser, baseURL, shots)));
  for (const look of LOOKS) await writeSheet(look, scenes);
  console.log(`${scenes.length * LOOKS.length} pictures and ${LOOKS.length} sheets in ${OUT}`);
} finally {
  await browser.close();
  await end(server);
}
