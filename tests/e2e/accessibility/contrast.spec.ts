import { expect, type Locator, type Page, test } from "playwright/test";
import sharp from "sharp";
import { listUnclearContrasts } from "#tests/support/browser/axe.ts";
import { SAMPLE_ROUTES } from "#tests/support/browser/routes.ts";
import { scrollThrough } from "#tests/support/browser/scroll-through.ts";

/** Least contrast of text, and of text that is large: https://www.w3.org/TR/WCAG22/#contrast-minimum */
const LEAST = { text: 4.5, large: 3 };

type Color = readonly [red: number, green: number, blue: number];

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const route of SAMPLE_ROUTES) {
  test(`text on pictures stands out on ${route}`, async ({ page }) => {
    test.slow();
    await page.goto(route);
    const problems: string[] = [];
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await scrollThrough(page);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        for (const selector of await listUnclearContrasts(page)) {
          const { least, found } = await contrastOf(page.locator(selector), page);
          if (found < least) problems.push(`${width} px ${colorScheme}: ${selector}: ${found.toFixed(2)} of ${least}`);
        }
      }
    }
    expect(problems).toEqual([]);
  });
}

/** The contrast that a text must have, and the lowest that it has with anything behind it. */
async function contrastOf(text: Locator, page: Page): Promise<{ least: number; found: number }> {
  const { color, clip, isLarge } = await text.evaluate((element) => {
    element.scrollIntoView({ block: "center", behavior: "instant" });
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const range = document.createRange();
    range.selectNodeContents(element);
    const { x, y, width, height } = range.getBoundingClientRect();
    const context = new OffscreenCanvas(1, 1).getContext("2d");
    if (context === null || !(element instanceof HTMLElement)) throw new Error(`${element.tagName} has no text.`);
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    element.style.cssText = "-webkit-text-fill-color: transparent; text-decoration-color: transparent";
    const px = Number.parseFloat(fontSize);
    return {
      color: [red, green, blue] as const,
      clip: { x, y, width, height },
      isLarge: px >= 24 || (px >= 18.66 && Number(fontWeight) >= 700),
    };
  });
  const shot = await page.screenshot({ clip });
  await text.evaluate((element: HTMLElement) => {
    element.style.cssText = "";
  });
  const { data } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let found = Number.POSITIVE_INFINITY;
  for (let at = 0; at < data.length; at += 3) {
    found = Math.min(found, contrast(color, [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]));
  }
  return { least: isLarge ? LEAST.large : LEAST.text, found };
}

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: Color, other: Color): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = color.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
