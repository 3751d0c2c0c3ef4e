/** Every template is accessible at every width, zoom and text size, in both color schemes, and with forced colors. */
import { expect, type Page } from "playwright/test";
import { CONTRAST, runAxe } from "#tests/support/browser/axe.ts";
import { listAnimatedElements } from "#tests/support/browser/list-animated-elements.ts";
import { listBrokenWords } from "#tests/support/browser/list-broken-words.ts";
import { listCutText } from "#tests/support/browser/list-cut-text.ts";
import { listHiddenFocus } from "#tests/support/browser/list-hidden-focus.ts";
import { listSmallTargets } from "#tests/support/browser/list-small-targets.ts";
import { listLowContrastOnImages } from "#tests/support/browser/measure-contrast.ts";
import { MISSING_ROUTE, ROUTES, SAMPLE_ROUTES } from "#tests/support/browser/routes.ts";
import { scrollThrough } from "#tests/support/browser/scroll-through.ts";
import { test } from "#tests/support/browser/test.ts";
import { DESKTOP, PHONE, WIDTHS_PX } from "#tests/support/browser/viewports.ts";
import { forRun, isFullRun } from "#tests/support/full-run.ts";

const SCHEMES = ["light", "dark"] as const;

const COVERAGE_ROUTE = "/commercial/trucking";

/** Pages whose focus is followed from control to control, and the widths. Together they have every control. */
const FOCUS_CASES = [PHONE.width, DESKTOP.width].flatMap((width) =>
  forRun(SAMPLE_ROUTES, width === PHONE.width ? ["/", "/contact"] : [COVERAGE_ROUTE]).map(
    (route) => [route, width] as const,
  ),
);

/** Parts and pages whose contrast in dark is checked in a wide window, in which they have other texts and colors. */
const WIDE_PARTS = ".header, .sidebar, .hero";
const WIDE_ROUTES = ["/", COVERAGE_ROUTE];

/** Pages with the elements that move without a preference for reduced motion. */
const ANIMATED_ROUTES = ["/", COVERAGE_ROUTE, "/contact"];

interface Setting {
  width: number;
  height: number;
  /** Default font size in the browser's settings. */
  fontPx?: number;
  isSpaced?: boolean;
}

const DEFAULT_FONT_PX = 16;

/** Settings of WCAG 1.4.4, 1.4.10 and 1.4.12, in which text stays readable. */
const ALL_SETTINGS: Record<string, Setting> = {
  "320 px wide": { width: 320, height: 640 },
  // A window of 1280 by 1024 px at 400 % has this size in CSS pixels.
  "400 % zoom": { width: 320, height: 256 },
  "200 % zoom": { width: 640, height: 512 },
  "200 % text": { width: 1280, height: 1024, fontPx: 2 * DEFAULT_FONT_PX },
  "large text on a phone": { width: 360, height: 740, fontPx: 1.5 * DEFAULT_FONT_PX },
  "200 % text on a phone": { width: 360, height: 740, fontPx: 2 * DEFAULT_FONT_PX },
  "200 % text on a wider phone": { width: 390, height: 844, fontPx: 2 * DEFAULT_FONT_PX },
  "spaced text": { width: 1280, height: 1024, isSpaced: true },
  "spaced text, 320 px wide": { width: 320, height: 640, isSpaced: true },
};

/** In the usual run, those that leave the least room for text, which cut the texts that the others cut. */
const SETTINGS = Object.entries(ALL_SETTINGS).filter(
  ([name]) =>
    isFullRun ||
    ["200 % text", "large text on a phone", "200 % text on a phone", "spaced text, 320 px wide"].includes(name),
);

for (const route of forRun([...ROUTES, MISSING_ROUTE], SAMPLE_ROUTES)) {
  test(`${route} is accessible in every setting`, async ({ page }) => {
    if (isFullRun) test.slow();
    await page.setViewportSize(DESKTOP);
    await page.goto(route);
    await scrollThrough(page);
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    for (const landmark of ["banner", "main", "contentinfo"] as const) {
      await expect(page.getByRole(landmark)).toHaveCount(1);
    }
    const problems: string[] = [];
    for (const width of WIDTHS_PX) {
      await page.setViewportSize({ width, height: width === DESKTOP.width ? DESKTOP.height : PHONE.height });
      const found = [...(await listSmallTargets(page)), ...(await listViolations(page, route, width))];
      problems.push(...found.map((problem) => `${width} px: ${problem}`));
    }
    problems.push(...(await listTextProblems(page)), ...(await listWithForcedColors(page)));
    for (const viewport of ANIMATED_ROUTES.includes(route) ? [PHONE, DESKTOP] : []) {
      await page.setViewportSize(viewport);
      problems.push(...(await listAnimatedElements(page)));
    }
    expect(problems).toEqual([]);
  });
}

/**
 * Lists axe's violations and text on images with too little contrast. In the usual run, axe applies all rules at one width and
 * in one scheme, and the parts that change in a wide window in dark; the layout of a tablet has no text that the others lack.
 */
async function listViolations(page: Page, route: string, width: number): Promise<string[]> {
  const problems: string[] = [];
  for (const colorScheme of SCHEMES) {
    const usual = { [PHONE.width]: "dark", [DESKTOP.width]: "light" }[width];
    const isUsual = isFullRun || colorScheme === usual;
    if (!isUsual && !(width === DESKTOP.width && WIDE_ROUTES.includes(route))) continue;
    await page.emulateMedia({ colorScheme });
    const isComplete = isFullRun || colorScheme === "light";
    const { violations, unclearContrasts } = await runAxe(
      page,
      isComplete ? undefined : CONTRAST,
      isUsual ? undefined : WIDE_PARTS,
    );
    const measured = await listLowContrastOnImages(page, unclearContrasts);
    problems.push(...violations, ...measured.map((problem) => `${colorScheme}: ${problem}`));
  }
  return problems;
}

/** Lists text that is cut and headings with a broken word in any of the settings, and restores the settings. */
async function listTextProblems(page: Page): Promise<string[]> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Page.enable");
  const setFont = (standard: number) => devTools.send("Page.setFontSizes", { fontSizes: { standard } });
  const problems: string[] = [];
  for (const [name, { width, height, fontPx = DEFAULT_FONT_PX, isSpaced = false }] of SETTINGS) {
    await page.setViewportSize({ width, height });
    await setFont(fontPx);
    await setTextSpacing(page, isSpaced);
    const found = [...(await listCutText(page)), ...(isSpaced ? [] : await listBrokenWords(page))];
    problems.push(...found.map((problem) => `${name}: ${problem}`));
    await expect(
      page.locator(".header-contact").locator(".phone-link, .call-toggle").filter({ visible: true }),
    ).toHaveCount(1);
  }
  await setTextSpacing(page, false);
  await setFont(DEFAULT_FONT_PX);
  return problems;
}

/** Applies or removes the spacing of https://www.w3.org/TR/WCAG22/#text-spacing. */
function setTextSpacing(page: Page, isSpaced: boolean): Promise<void> {
  return page.evaluate((isSpaced) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }
    `);
    document.adoptedStyleSheets = isSpaced ? [sheet] : [];
  }, isSpaced);
}

/** Lists the buttons that have no visible border with forced colors. */
async function listWithForcedColors(page: Page): Promise<string[]> {
  const problems: string[] = [];
  for (const viewport of forRun([PHONE, DESKTOP], [PHONE])) {
    await page.setViewportSize(viewport);
    for (const colorScheme of forRun<readonly ("light" | "dark")[]>(SCHEMES, ["dark"])) {
      await page.emulateMedia({ colorScheme, forcedColors: "active" });
      const borderless = await page
        .locator(".button:visible, .menu-toggle:visible, main form button:visible")
        .evaluateAll((buttons) =>
          buttons
            .filter((button) => {
              const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(button);
              const isVisible = borderTopStyle !== "none" && Number.parseFloat(borderTopWidth) >= 1;
              return !isVisible || borderTopColor === getComputedStyle(document.body).backgroundColor;
            })
            .map((button) => `no border with forced colors: ${button.outerHTML.slice(0, 100)}`),
        );
      problems.push(...borderless.map((problem) => `${viewport.width} px ${colorScheme}: ${problem}`));
    }
  }
  await page.emulateMedia({ colorScheme: "light", forcedColors: "none" });
  return problems;
}

for (const [route, width] of FOCUS_CASES) {
  test(`every focused element is visible on ${route} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ ...PHONE, width });
    await page.goto(route);
    expect(await listHiddenFocus(page)).toEqual([]);
  });
}
