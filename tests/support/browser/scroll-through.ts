import type { Page } from "playwright/test";

/** Scrolls through the page, waits for the images and fonts that this loads, and returns to the top. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 3) {
      scrollTo({ top: y, behavior: "instant" });
      await new Promise((done) => requestAnimationFrame(done));
    }
    await document.fonts.ready;
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    scrollTo({ top: 0, behavior: "instant" });
    await new Promise((done) => requestAnimationFrame(done));
  });
}
