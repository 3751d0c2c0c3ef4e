/** Text that is larger, wider apart or in a narrow window is all there: WCAG 1.4.4, 1.4.10 and 1.4.12. */
import { expect, type Page, test } from "playwright/test";
import { MISSING_ROUTE, ROUTES } from "#tests/support/browser/routes.ts";

interface Setting {
  width: number;
  height: number;
  /** The size of text that the visitor has set in the browser. */
  fontPx?: number;
  isSpaced?: boolean;
}

const USUAL_FONT_PX = 16;

const SETTINGS: Record<string, Setting> = {
  "320 px wide": { width: 320, height: 640 },
  // To the page, 1280 by 1024 px at 400 % are these.
  "400 % zoom": { width: 320, height: 256 },
  "200 % zoom": { width: 640, height: 512 },
  "200 % text": { width: 1280, height: 1024, fontPx: 2 * USUAL_FONT_PX },
  "large text on a telephone": { width: 360, height: 740, fontPx: 1.5 * USUAL_FONT_PX },
  "spaced text": { width: 1280, height: 1024, isSpaced: true },
  "spaced text, 320 px wide": { width: 320, height: 640, isSpaced: true },
};

// What moves as the window changes would be looked at on its way.
test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const route of [...ROUTES, MISSING_ROUTE]) {
  test(`${route} holds all its text, however it is shown`, async ({ page }) => {
    const browser = await page.context().newCDPSession(page);
    await browser.send("Page.enable");
    await page.goto(route);
    const problems: string[] = [];
    for (const [name, { width, height, fontPx = USUAL_FONT_PX, isSpaced = false }] of Object.entries(SETTINGS)) {
      await page.setViewportSize({ width, height });
      await browser.send("Page.setFontSizes", { fontSizes: { standard: fontPx } });
      await spaceText(page, isSpaced);
      for (const problem of await cutText(page)) problems.push(`${name}: ${problem}`);
    }
    expect(problems).toEqual([]);
  });
}

/** The spacing of https://www.w3.org/TR/WCAG22/#text-spacing, or the page's own. */
function spaceText(page: Page, isSpaced: boolean): Promise<void> {
  return page.evaluate((isSpaced) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }
    `);
    document.adoptedStyleSheets = isSpaced ? [sheet] : [];
  }, isSpaced);
}

/** What makes the page or a part of it scroll sideways, and text that leaves the window at a side or that a box cuts. */
function cutText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SLACK_PX = 1;
    const FAR = 1e6;
    const problems: string[] = [];

    const elements = [...document.querySelectorAll("*")].filter((element) => element.checkVisibility());
    const scrollers = elements.filter(
      ({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth + SLACK_PX,
    );
    for (const element of scrollers) {
      const isRoot = element === document.documentElement;
      if (!isRoot && !/auto|scroll/.test(getComputedStyle(element).overflowX)) continue;
      const cause = elements.find(
        (inner) =>
          element.contains(inner) &&
          inner.getBoundingClientRect().right > element.getBoundingClientRect().left + element.clientWidth + SLACK_PX,
      );
      problems.push(`${element.tagName} scrolls sideways because of ${cause?.outerHTML.slice(0, 100)}`);
    }

    /** The boxes that text must not leave; undefined where it is for ears only. */
    const boxesAround = (text: Text) => {
      const boxes = [new DOMRect(0, -FAR, innerWidth, 2 * FAR)];
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
      if (text.data.trim() === "" || !text.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      const boxes = boxesAround(text);
      if (boxes === undefined) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const isCut = [...range.getClientRects()].some(({ left, right, top, bottom }) =>
        boxes.some(
          (box) =>
            left < box.left - SLACK_PX ||
            right > box.right + SLACK_PX ||
            top < box.top - SLACK_PX ||
            bottom > box.bottom + SLACK_PX,
        ),
      );
      if (isCut) problems.push(`cut: ${text.data.trim().slice(0, 80)}`);
    }
    return problems;
  });
}
