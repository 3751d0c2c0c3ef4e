/** No hairline shows where two areas of one color meet, at any density of pixels. */
import { expect, type Page } from "playwright/test";
import sharp from "sharp";
import { test, warmUp } from "#tests/support/browser/test.ts";
import { forRun } from "#tests/support/full-run.ts";

const SCREENS = [
  { width: 390, height: 844, deviceScaleFactor: 3 },
  { width: 412, height: 915, deviceScaleFactor: 2.625 },
  { width: 1440, height: 900, deviceScaleFactor: 1 },
  { width: 1536, height: 864, deviceScaleFactor: 1.25 },
];
/** Pages whose blocks have different tones. */
const ROUTES = ["/", "/about", "/commercial", "/commercial/trucking", "/farm", "/personal"];
/** Height of the strip around an edge. */
const STRIP_PX = 12;
/** Maximum difference of a channel from the color of the area. */
const TOLERANCE = 2;

for (const { deviceScaleFactor, ...viewport } of forRun(SCREENS, SCREENS.slice(1, 2))) {
  for (const colorScheme of forRun<readonly ("light" | "dark")[]>(["light", "dark"], ["light"])) {
    test(`the last block joins the footer at ${viewport.width} px × ${deviceScaleFactor}, ${colorScheme}`, async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({
        viewport,
        deviceScaleFactor,
        colorScheme,
        ...(baseURL && { baseURL }),
      });
      const page = await context.newPage();
      await warmUp(page, baseURL);
      for (const route of forRun(ROUTES, ["/", "/commercial/trucking"])) {
        await page.goto(route);
        expect(await strayPixels(page, ".cta:last-child"), route).toBe(0);
      }
      await context.close();
    });
  }
}

/** Counts the pixels around the lower edge of a block that differ from its background. */
async function strayPixels(page: Page, selector: string): Promise<number> {
  const { edge, color } = await page.locator(selector).evaluate((block) => {
    block.scrollIntoView({ block: "center", behavior: "instant" });
    scrollBy({ top: block.clientHeight / 2, behavior: "instant" });
    const color = getComputedStyle(block).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
    return { edge: block.getBoundingClientRect().bottom, color };
  });
  const clip = { x: 20, y: Math.floor(edge) - STRIP_PX / 2, width: 100, height: STRIP_PX };
  const { data } = await sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let strays = 0;
  for (let offset = 0; offset < data.length; offset += 3) {
    const channels = [0, 1, 2].map((channel) => Math.abs((data[offset + channel] ?? 0) - (color[channel] ?? 0)));
    if (Math.max(...channels) > TOLERANCE) strays += 1;
  }
  return strays;
}
