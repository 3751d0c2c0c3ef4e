/** Text in a narrow window, enlarged text and spaced text stay readable: WCAG 1.4.4, 1.4.10 and 1.4.12. */
import { expect, type Page, test } from "playwright/test";
import { listCutText } from "#tests/support/browser/list-cut-text.ts";
import { MISSING_ROUTE, ROUTES } from "#tests/support/browser/routes.ts";

interface Setting {
  width: number;
  height: number;
  /** Default font size in the browser's settings. */
  fontPx?: number;
  isSpaced?: boolean;
}

const DEFAULT_FONT_PX = 16;

const SETTINGS: Record<string, Setting> = {
  "320 px wide": { width: 320, height: 640 },
  // A window of 1280 by 1024 px at 400 % has this size in CSS pixels.
  "400 % zoom": { width: 320, height: 256 },
  "200 % zoom": { width: 640, height: 512 },
  "200 % text": { width: 1280, height: 1024, fontPx: 2 * DEFAULT_FONT_PX },
  "large text on a phone": { width: 360, height: 740, fontPx: 1.5 * DEFAULT_FONT_PX },
  "spaced text": { width: 1280, height: 1024, isSpaced: true },
  "spaced text, 320 px wide": { width: 320, height: 640, isSpaced: true },
};

for (const route of [...ROUTES, MISSING_ROUTE]) {
  test(`${route} cuts no text at any width, zoom or text size`, async ({ page }) => {
    const devTools = await page.context().newCDPSession(page);
    await devTools.send("Page.enable");
    await page.goto(route);
    const problems: string[] = [];
    for (const [name, { width, height, fontPx = DEFAULT_FONT_PX, isSpaced = false }] of Object.entries(SETTINGS)) {
      await page.setViewportSize({ width, height });
      await devTools.send("Page.setFontSizes", { fontSizes: { standard: fontPx } });
      await setTextSpacing(page, isSpaced);
      for (const problem of await listCutText(page)) problems.push(`${name}: ${problem}`);
    }
    expect(problems).toEqual([]);
  });
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
