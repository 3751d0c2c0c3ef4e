import type { Page, ViewportSize } from "playwright/test";

export const PHONE = { width: 360, height: 740 };
export const DESKTOP = { width: 1440, height: 900 };
/** Widths of a phone, a tablet and a desktop. */
export const WIDTHS_PX = [360, 768, 1440];

/** Changes the size of the window and waits until the page has reacted to it, which takes a frame. */
export async function resizeTo(page: Page, size: ViewportSize): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}
