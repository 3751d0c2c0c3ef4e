/**
 * Takes screenshots of the site and the admin at four sizes, in light and dark: `npm run screenshots [-- NAME]`.
 *
 * NAME selects the pages whose name contains it, such as `/farm` or `admin`. The files are written to `test-results/screenshots`,
 * with a contact sheet of all pages for each width and color scheme.
 */
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page, type ViewportSize } from "playwright/test";
import sharp, { type OverlayOptions } from "sharp";
import { findBrowser } from "./support/browser/find-browser.ts";
import { MISSING_ROUTE, ROUTES } from "./support/browser/routes.ts";
import { openAsOwner, SAMPLE_NOTE, SAMPLE_REQUEST, startSampleOffice } from "./support/browser/sample-office.ts";
import { scrollThrough } from "./support/browser/scroll-through.ts";
import { inProject } from "./support/project.ts";

const OUT = inProject("test-results/screenshots");

const COLOR_SCHEMES = ["light", "dark"] as const;
type ColorScheme = (typeof COLOR_SCHEMES)[number];

const SIZES: readonly ViewportSize[] = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1366, height: 657 },
  { width: 1440, height: 900 },
];

/** Layout of a contact sheet. Screenshots are scaled to a width and cut at a height. */
const SHEET = { widthPx: 200, maxHeightPx: 1000, columns: 12, gapPx: 16, background: "#808080" };

/** State of a page to capture. */
interface PageState {
  name: string;
  route: string;
  /** Brings the page into the state. */
  prepare?: (page: Page) => Promise<void>;
}

/** A page at one size, for a screenshot in each color scheme. */
interface Visit {
  state: PageState;
  size: ViewportSize;
}

interface Screenshot {
  state: PageState;
  /** The name of the folder. */
  appearance: string;
}

/** In a full-page screenshot, bars that stay in view would cover the middle of the page. */
const UNSTICK = ".publish-bar, .import-bar, .preview-bar { position: static !important; }";

/** Adds rules to the page, which the policy of the site lets only scripts do. */
function addRules(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

/** Addresses in the admin, without "#", by the name of their screenshot. */
const ADMIN_STATES: Readonly<Record<string, string>> = {
  home: "home",
  pages: "pages",
  "page form": "pages/farm",
  "team member": "pages/home?field=/team/members/0/name",
  "business info": "business-info",
  "office hours": "business-info?field=/hours",
  photos: "photos",
  "quote requests": "quote-requests",
  "quote request": `quote-requests/${SAMPLE_REQUEST}`,
  "content import": "import",
  history: "history",
  "waiting changes": "proposals",
  "site health": "site-health",
  accounts: "accounts",
  "own account": "accounts/me",
};

const PAGE_STATES: readonly PageState[] = [
  ...[...ROUTES, MISSING_ROUTE].map((route) => ({ name: route, route })),
  { name: "/farm, menu open", route: "/farm", prepare: openMenu },
  { name: "/farm, question open", route: "/farm", prepare: (page) => page.locator("details[name]").first().click() },
  { name: "/contact, form with errors", route: "/contact", prepare: sendEmptyForm },
  { name: "admin, sign-in", route: "/admin", prepare: openSignIn },
  { name: "admin, waiting change", route: "/admin#proposals", prepare: openChange },
  { name: "admin, changed page form", route: "/admin#pages/farm", prepare: changeForm },
  { name: "admin, schedule dialog", route: "/admin#pages/farm", prepare: openSchedule },
  { name: "preview link", route: "/admin#proposals", prepare: openPreview },
  ...Object.entries(ADMIN_STATES).map(([name, address]) => ({
    name: `admin, ${name}`,
    route: `/admin#${address}`,
    prepare: openSection,
  })),
];

/** Forgets the session, and waits for the form. */
async function openSignIn(page: Page): Promise<void> {
  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  await page.reload();
  await page.getByRole("button", { name: "Sign In", exact: true }).waitFor();
  await page.context().addCookies(cookies);
}

async function openSection(page: Page): Promise<void> {
  await page.getByRole("navigation", { name: "Admin" }).waitFor();
  await page.waitForLoadState("networkidle");
}

async function openChange(page: Page): Promise<void> {
  await page.getByRole("link", { name: SAMPLE_NOTE }).filter({ visible: true }).click();
  await page.getByRole("heading", { name: "Preview Links" }).waitFor();
}

async function changeForm(page: Page): Promise<void> {
  const field = page.getByLabel("Line below the headline");
  // The visit before has left a draft.
  const discard = page.getByRole("button", { name: "Discard", exact: true });
  await field.or(discard).first().waitFor();
  if (!(await field.isVisible())) await discard.click();
  await field.fill("Fields, barns and everything in between");
  await page.getByRole("button", { name: "Save for Later" }).waitFor();
}

async function openSchedule(page: Page): Promise<void> {
  await changeForm(page);
  await page.getByRole("button", { name: "Schedule…" }).click();
  await page.getByRole("dialog").waitFor();
}

/** Makes a link, and opens it. */
async function openPreview(page: Page): Promise<void> {
  await openChange(page);
  await page.getByRole("button", { name: "Create Link" }).click();
  await page.goto(await page.getByLabel("Address of the new link").inputValue());
  await page.getByText("What changes").click();
}

/** Returns the name of the folder of a size and a color scheme. */
function appearanceOf({ width }: ViewportSize, colorScheme: ColorScheme): string {
  return `${width}-${colorScheme}`;
}

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

/** Takes screenshots from a queue that several browser contexts share, until it is empty. */
async function takeScreenshots(browser: Browser, adminUrl: string, queue: Visit[]): Promise<void> {
  const context = await openAsOwner(browser, adminUrl, { baseURL: new URL(adminUrl).origin });
  const page = await context.newPage();
  for (let visit = queue.pop(); visit !== undefined; visit = queue.pop()) {
    const { state, size } = visit;
    await page.setViewportSize(size);
    // A page that differs from the last one in its fragment only would keep its state.
    await page.goto("about:blank");
    await page.goto(state.route);
    await state.prepare?.(page);
    await page.evaluate(addRules, UNSTICK);
    for (const colorScheme of COLOR_SCHEMES) {
      await page.emulateMedia({ colorScheme });
      await scrollThrough(page);
      const path = filePath({ state, appearance: appearanceOf(size, colorScheme) });
      await page.screenshot({ path, fullPage: true, animations: "disabled" });
    }
  }
  await context.close();
}

function filePath({ state, appearance }: Screenshot): string {
  const name = state.name.replaceAll(/[^a-z0-9]+/g, "-").replace(/^-/, "");
  return join(OUT, appearance, `${name || "home"}.png`);
}

/** Returns the name of the contact sheet that a screenshot is on. */
function sheetOf({ state, appearance }: Screenshot): string {
  return state.name.startsWith("admin") ? `admin-${appearance}` : appearance;
}

/** Arranges the screenshots of one appearance in rows and writes the contact sheet. */
async function writeSheet(name: string, screenshots: readonly Screenshot[]): Promise<void> {
  const { widthPx, maxHeightPx, columns, gapPx, background } = SHEET;
  const pages = await Promise.all(
    screenshots.map((screenshot) =>
      sharp(filePath(screenshot)).resize({ width: widthPx }).toBuffer({ resolveWithObject: true }),
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
    .toFile(join(OUT, `${name}.png`));
}

const [wanted = ""] = process.argv.slice(2);
const isExactName = PAGE_STATES.some(({ name }) => name === wanted);
const states = PAGE_STATES.filter(({ name }) => (isExactName ? name === wanted : name.includes(wanted)));
if (states.length === 0) {
  console.error(`No page name contains ${wanted}. Available pages:\n${PAGE_STATES.map(({ name }) => name).join("\n")}`);
  process.exit(2);
}
const office = await startSampleOffice();
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
try {
  const visits = states.flatMap((state) => SIZES.map((size) => ({ state, size })));
  const screenshots = visits.flatMap(({ state, size }) =>
    COLOR_SCHEMES.map((colorScheme) => ({ state, appearance: appearanceOf(size, colorScheme) })),
  );
  const queue = visits.toReversed();
  const count = Math.min(queue.length, availableParallelism());
  await Promise.all(Array.from({ length: count }, () => takeScreenshots(browser, office.adminUrl, queue)));
  const sheets = new Set(screenshots.map(sheetOf));
  for (const sheet of sheets) {
    await writeSheet(
      sheet,
      screenshots.filter((screenshot) => sheetOf(screenshot) === sheet),
    );
  }
  console.log(`Wrote ${screenshots.length} screenshots and ${sheets.size} contact sheets to ${OUT}`);
} finally {
  await browser.close();
  await office.close();
}
