/** Text in a narrow window, enlarged text and spaced text stay readable: WCAG 1.4.4, 1.4.10 and 1.4.12. */
import { expect, type Page, test } from "playwright/test";
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

// Without reduced motion, elements would be measured in the middle of a transition.
test.use({ contextOptions: { reducedMotion: "reduce" } });

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

/**
 * Lists elements that scroll sideways, and text that the window or an element cuts. The name of the page in the breadcrumbs
 * may be cut, because it is the heading of the page too.
 */
function listCutText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const TOLERANCE_PX = 1;
    const FAR_PX = 1e6;
    const problems: string[] = [];

    const elements = [...document.querySelectorAll("*")].filter((element) => element.checkVisibility());
    const scrollers = elements.filter(
      ({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth + TOLERANCE_PX,
    );
    for (const element of scrollers) {
      const isRoot = element === document.documentElement;
      if (!isRoot && !/auto|scroll/.test(getComputedStyle(element).overflowX)) continue;
      const cause = elements.find(
        (inner) =>
          element.contains(inner) &&
          inner.getBoundingClientRect().right >
            element.getBoundingClientRect().left + element.clientWidth + TOLERANCE_PX,
      );
      problems.push(`${element.tagName} scrolls sideways because of ${cause?.outerHTML.slice(0, 100)}`);
    }

    /** Returns the boxes that clip a text, or undefined for text that only screen readers get. */
    const clippingBoxes = (text: Text) => {
      const boxes = [new DOMRect(0, -FAR_PX, innerWidth, 2 * FAR_PX)];
      for (let box = text.parentElement; box !== null && box !== document.body; box = box.parentElement) {
        const { overflow, clipPath, position } = getComputedStyle(box);
        if (clipPath.startsWith("inset(50%")) return undefined;
        if (position === "fixed") break;
        if (/hidden|clip/.test(overflow) || box.matches("header")) boxes.push(box.getBoundingClientRect());
      }
      return boxes;
    };

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode() as Text | null; text !== null; text = texts.nextNode() as Text | null) {
      if (text.parentElement?.matches(".breadcrumbs [aria-current]")) continue;
      if (text.data.trim() === "" || !text.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      const boxes = clippingBoxes(text);
      if (boxes === undefined) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const isCut = [...range.getClientRects()].some(({ left, right, top, bottom }) =>
        boxes.some(
          (box) =>
            left < box.left - TOLERANCE_PX ||
            right > box.right + TOLERANCE_PX ||
            top < box.top - TOLERANCE_PX ||
            bottom > box.bottom + TOLERANCE_PX,
        ),
      );
      if (isCut) problems.push(`cut: ${text.data.trim().slice(0, 80)}`);
    }
    return problems;
  });
}
