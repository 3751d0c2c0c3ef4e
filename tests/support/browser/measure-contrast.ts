/** Contrast of text and areas as the browser draws them, also on images and gradients, which axe cannot compute. */
import type { Locator, Page } from "playwright/test";
import sharp from "sharp";

/** Minimum contrast of normal and large text: https://www.w3.org/TR/WCAG22/#contrast-minimum */
export const MIN_CONTRAST = { text: 4.5, large: 3 };

type Color = readonly [red: number, green: number, blue: number];

/**
 * Lists text that has too little contrast, with what was measured.
 * @param selectors selectors of text on images, gradients or other areas without a color
 */
export async function listLowContrastOnImages(page: Page, selectors: readonly string[]): Promise<string[]> {
  const problems: string[] = [];
  for (const selector of selectors) {
    const { required, measured } = await measureContrast(page.locator(selector), page);
    if (measured < required) problems.push(`${selector}: contrast ${measured.toFixed(2)} instead of ${required}`);
  }
  return problems;
}

/** Returns the background color of an element. */
export function backgroundOf(element: Locator): Promise<Color> {
  return element.evaluate((node) => {
    const context = new OffscreenCanvas(1, 1).getContext("2d");
    if (context === null) throw new Error("The browser has no canvas.");
    context.fillStyle = getComputedStyle(node).backgroundColor;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return [red, green, blue] as const;
  });
}

/** Measures the lowest contrast of a text with any pixel behind its lines, in screenshots without the text. */
async function measureContrast(text: Locator, page: Page): Promise<{ required: number; measured: number }> {
  const { color, lines, isLarge } = await text.evaluate((element) => {
    element.scrollIntoView({ block: "center", behavior: "instant" });
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const range = document.createRange();
    range.selectNodeContents(element);
    const lines = [...range.getClientRects()].map(({ x, y, width, height }) => ({ x, y, width, height }));
    const context = new OffscreenCanvas(1, 1).getContext("2d");
    if (context === null || !(element instanceof HTMLElement)) throw new Error(`${element.tagName} has no text.`);
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    element.style.cssText = "-webkit-text-fill-color: transparent; text-decoration-color: transparent";
    const px = Number.parseFloat(fontSize);
    return {
      color: [red, green, blue] as const,
      lines,
      isLarge: px >= 24 || (px >= 18.66 && Number(fontWeight) >= 700),
    };
  });
  let measured = Number.POSITIVE_INFINITY;
  for (const clip of lines) {
    const screenshot = await page.screenshot({ clip });
    const { data } = await sharp(screenshot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    for (let offset = 0; offset < data.length; offset += 3) {
      const pixel = [data[offset] ?? 0, data[offset + 1] ?? 0, data[offset + 2] ?? 0] as const;
      measured = Math.min(measured, contrastRatio(color, pixel));
    }
  }
  await text.evaluate((element: HTMLElement) => {
    element.style.cssText = "";
  });
  return { required: isLarge ? MIN_CONTRAST.large : MIN_CONTRAST.text, measured };
}

/** Computes a contrast ratio: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrastRatio(one: Color, other: Color): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Computes the relative luminance: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = color.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
